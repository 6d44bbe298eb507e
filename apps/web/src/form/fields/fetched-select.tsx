import type { Giving, Reply, RouteSpec } from '@bettle/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../api/call.ts'
import { queryOf } from '../../api/query/query-of.ts'
import { Button, ErrorState, type SelectProps, Skeleton } from '../../ui/index.ts'
import type { FieldValues, Path, PathValue } from '../values/paths.ts'
import { useControlled } from '../values/use-controlled.ts'
import type { FieldBinding } from './field-binding.ts'
import { NewOption } from './new-option.tsx'
import { SelectInput } from './select-input.tsx'

export interface OptionSource<List extends RouteSpec, Create extends RouteSpec> {
  /** The GET route that returns the options. */
  list: List
  giving?: Giving<List> | undefined
  itemsOf: (reply: Reply<List>) => readonly object[]
  /** The field of an option that is displayed. The call that creates an option uses the same field. */
  textKey: string
  /** The field of an option that is stored; `_id` by default. */
  valueKey?: string | undefined
  /**
   * The POST route that creates an option with the typed text as `textKey`. Without this route, no option can be added.
   */
  create?: Create | undefined
  /** Returns the new option from the response. */
  createdOf?: ((reply: Reply<Create>) => object) | undefined
}

type FetchedSelectProps<
  Values extends FieldValues,
  List extends RouteSpec,
  Create extends RouteSpec,
> = FieldBinding<Values> &
  Omit<
    SelectProps,
    'form' | 'name' | 'prompt' | 'invalid' | 'value' | 'onValueChange' | 'options' | 'ref' | 'onBlur'
  > & {
    source: OptionSource<List, Create>
  }

/** A select with options from the server, to which users may add new options. */
export function FetchedSelect<Values extends FieldValues, List extends RouteSpec, Create extends RouteSpec>({
  source,
  ...props
}: FetchedSelectProps<Values, List, Create>) {
  const { form, name, label } = props
  const [isAdding, setAdding] = useState(false)
  const queryClient = useQueryClient()
  const query = queryOf<RouteSpec>(source.list, (source.giving ?? {}) as Giving<RouteSpec>)
  const { data, error, isFetching, refetch } = useQuery(query)
  const field = useControlled(form.fields, name)

  if (data === undefined && error && !isFetching)
    return <ErrorState title={error.message} onRetry={() => void refetch()} />
  if (data === undefined) return <OptionsComing label={label} />

  const { create } = source
  const add = async (text: string) => {
    if (!create) return
    const reply = await call<RouteSpec>(create, { body: { [source.textKey]: text } } as Giving<RouteSpec>)
    const created = source.createdOf?.(reply as Reply<Create>)
    await queryClient.invalidateQueries({ queryKey: query.queryKey })
    if (created) field.onChange(textAt(created, source.valueKey ?? '_id') as PathValue<Values, Path<Values>>)
    setAdding(false)
  }
  return (
    <div className="flex flex-col gap-2">
      <SelectInput {...props} options={optionsOf(source.itemsOf(data as Reply<List>), source)} />
      {create && !isAdding && (
        <Button variant="ghost" size="sm" className="self-start" onClick={() => setAdding(true)}>
          Add new
        </Button>
      )}
      {isAdding && <NewOption label={`New ${label.toLowerCase()}`} onAdd={add} onCancel={() => setAdding(false)} />}
    </div>
  )
}

function optionsOf(
  items: readonly object[],
  { textKey, valueKey = '_id' }: { textKey: string; valueKey?: string | undefined },
) {
  return items.map((item) => ({ value: textAt(item, valueKey), label: textAt(item, textKey) }))
}

const textAt = (item: object, key: string): string => String((item as Record<string, unknown>)[key] ?? '')

function OptionsComing({ label }: { label: string }) {
  return (
    <div role="status" className="flex flex-col gap-2">
      <span className="font-medium text-muted text-sm">{label}</span>
      <span className="sr-only">Loading</span>
      <Skeleton className="h-11 w-full rounded-control" />
    </div>
  )
}
