import {
  createEventType,
  type GlobalEventType,
  listAvailableEventTypes,
  listGlobalEventTypes,
  reorderEventTypes,
  updateEventType,
} from '@bettle/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Archive, ArchiveRestore, Plus } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { call } from '../../api/call.ts'
import { messageOf } from '../../api/call-error.ts'
import { queryOf } from '../../api/query-of.ts'
import { usePress } from '../../api/use-press.ts'
import { SortableList } from '../../records/sortable-list.tsx'
import {
  Button,
  EmptyState,
  ErrorState,
  IconButton,
  Notice,
  Panel,
  SkeletonRows,
  Tag,
  TextField,
} from '../../ui/index.ts'

/** What matches may count: the built-in types, and those made for all matches, which are named, put in order and retired. */
export function EventTypeList() {
  const queryClient = useQueryClient()
  const query = queryOf(listGlobalEventTypes, {})
  const { data, error, isFetching, refetch } = useQuery({ ...query, staleTime: 0 })
  const { data: available } = useQuery(queryOf(listAvailableEventTypes, {}))
  const keep = (eventTypes: GlobalEventType[]) => queryClient.setQueryData(query.queryKey, { eventTypes })
  const types = data?.eventTypes ?? []
  const displayOf = (name: string) => types.find((type) => type.name === name)?.displayName ?? name

  const ordering = usePress({
    mutationFn: async (order: string[]) => {
      keep(order.flatMap((name) => types.find((type) => type.name === name) ?? []))
      try {
        keep((await call(reorderEventTypes, { body: { eventTypeOrder: order } })).eventTypes)
      } catch (failure) {
        keep(types)
        throw failure
      }
    },
  })
  const changing = usePress({
    mutationFn: async ({ name, ...change }: { name: string; displayName?: string; retired?: boolean }) => {
      const { eventType } = await call(updateEventType, { params: { name }, body: change })
      keep(types.map((type) => (type.name === name ? eventType : type)))
    },
  })
  return (
    <div className="flex flex-col gap-5">
      <h1 className="headline text-xl sm:text-2xl">Event Types</h1>
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-2">
        <Panel title="Made for all matches" flush>
          {data ? (
            types.length === 0 ? (
              <EmptyState title="None yet">What is made here can be added to any match.</EmptyState>
            ) : (
              <SortableList
                label="Event types for all matches"
                names={types.map(({ name }) => name)}
                nameOf={displayOf}
                onOrder={(order) => void ordering.press(order)}
              >
                {(name) => {
                  const type = types.find((each) => each.name === name)
                  const isRetired = type?.retired === true
                  return (
                    <>
                      <TextField
                        key={displayOf(name)}
                        label={`Display name of ${name}`}
                        hideLabel
                        className="min-w-0 flex-1 py-1"
                        maxLength={60}
                        autoComplete="off"
                        defaultValue={displayOf(name)}
                        onBlur={({ target }) => {
                          const displayName = target.value.trim()
                          if (displayName === '') target.value = displayOf(name)
                          else if (displayName !== displayOf(name)) void changing.press({ name, displayName })
                        }}
                      />
                      {isRetired && <Tag tone="void">retired</Tag>}
                      <IconButton
                        label={`${isRetired ? 'Take back' : 'Retire'} ${displayOf(name)}`}
                        icon={isRetired ? <ArchiveRestore aria-hidden="true" /> : <Archive aria-hidden="true" />}
                        onClick={() => void changing.press({ name, retired: !isRetired })}
                      />
                    </>
                  )
                }}
              </SortableList>
            )
          ) : (
            <div className="p-4">
              {error ? (
                <ErrorState title={messageOf(error)} retrying={isFetching} onRetry={() => void refetch()} />
              ) : (
                <SkeletonRows rows={3} label="Loading the event types" />
              )}
            </div>
          )}
          <NewType known={[...types, ...(available?.eventTypes.builtIn ?? [])]} onMade={() => void refetch()} />
          <div role="alert" className="contents">
            {ordering.error && <Failed what="Failed to reorder event types" error={ordering.error} />}
            {changing.error && <Failed what="Failed to change the event type" error={changing.error} />}
          </div>
        </Panel>
        <Panel title="Built in">
          <ul className="flex flex-wrap gap-2">
            {(available?.eventTypes.builtIn ?? []).map(({ name, displayName }) => (
              <li key={name}>
                <Tag>{displayName}</Tag>
              </li>
            ))}
          </ul>
          <p className="mt-3 text-muted text-sm">Every match begins with them; they stay as they are.</p>
        </Panel>
      </div>
    </div>
  )
}

function Failed({ what, error }: { what: string; error: Error }) {
  return (
    <Notice tone="error" className="mx-4 mb-4">
      {what}. {messageOf(error)}
    </Notice>
  )
}

function NewType({ known, onMade }: { known: readonly { name: string }[]; onMade: () => void }) {
  const [name, setName] = useState('')
  const [isTaken, setTaken] = useState(false)
  const { press, isPending, error } = usePress({
    mutationFn: (wish: string) => call(createEventType, { body: { name: wish, displayName: wish } }),
    onSuccess: () => {
      setName('')
      onMade()
    },
  })
  const add = (event: FormEvent) => {
    event.preventDefault()
    const wish = name.trim()
    if (wish === '') return
    const isThere = known.some((type) => type.name.toLowerCase() === wish.toLowerCase())
    setTaken(isThere)
    if (!isThere) void press(wish)
  }
  const problem = isTaken ? 'Event type already exists' : error ? `Failed to add event type. ${messageOf(error)}` : ''
  return (
    <form
      noValidate
      onSubmit={add}
      aria-label="Add event type"
      className="flex flex-col gap-3 border-line border-t p-4"
    >
      <div className="flex items-end gap-2">
        <TextField
          label="New event type"
          className="min-w-0 flex-1"
          maxLength={40}
          autoComplete="off"
          value={name}
          onChange={({ target }) => {
            setName(target.value)
            setTaken(false)
          }}
        />
        <Button type="submit" icon={<Plus aria-hidden="true" />} loading={isPending}>
          Add
        </Button>
      </div>
      <div role="alert" className="contents">
        {problem !== '' && <Notice tone="error">{problem}</Notice>}
      </div>
    </form>
  )
}
