import type { Giving, Reply, RouteSpec } from '@bettle/contract'
import { useQuery } from '@tanstack/react-query'
import { Fragment, type ReactNode } from 'react'
import { call } from '../api/call.ts'
import { msg } from '../texts/msg.ts'
import { ErrorState, Skeleton } from '../ui/index.ts'
import { idName, isNew, NEW } from './save-record.ts'

interface LoadRecordProps<R extends RouteSpec, Values> {
  /** The route that fetches a record by its id. */
  route: R
  /** If the id is 'new' or undefined, nothing is fetched and the form starts from its defaults. */
  id: string | undefined
  defaults: Values
  valuesOf: (reply: Reply<R>) => Values
  /**
   * The number of fields in the skeleton. It should equal that of the form, so that nothing moves when the fields
   * appear.
   */
  fields?: number | undefined
  children: (values: Values) => ReactNode
}

/** Shows a form once its record is loaded. Later fetches do not change the input. */
export function LoadRecord<R extends RouteSpec, Values>({
  route,
  id,
  defaults,
  valuesOf,
  fields = 3,
  children,
}: LoadRecordProps<R, Values>) {
  const isExisting = !isNew(id)
  const giving = (isExisting ? { params: { [idName(route)]: id } } : {}) as Giving<RouteSpec>
  const { data, error, isFetching, refetch } = useQuery({
    // The record is always fetched, because a form with old values would write these back. The key differs from that of
    // other queries of the record, because the page may have kept their response since an earlier visit.
    queryKey: [route.path, giving, 'form'],
    queryFn: ({ signal }): Promise<Reply<R>> => call(route as RouteSpec, giving, { signal }) as Promise<Reply<R>>,
    enabled: isExisting,
    staleTime: 0,
    gcTime: 0,
  })
  if (!isExisting) return <Fragment key={NEW}>{children(defaults)}</Fragment>
  if (data !== undefined) return <Fragment key={id}>{children(valuesOf(data))}</Fragment>
  if (error && !isFetching) return <ErrorState title={error.message} onRetry={() => void refetch()} />
  return <FormSkeleton fields={fields} />
}

function FormSkeleton({ fields }: { fields: number }) {
  return (
    <div role="status" className="flex flex-col gap-4">
      <span className="sr-only">{msg('form.load-record.loading')}</span>
      {Array.from({ length: fields }, (_, field) => `field-${field}`).map((field) => (
        <div key={field} className="flex flex-col gap-2">
          <Skeleton className="h-4 w-24" />
          <Skeleton className="h-11 w-full rounded-control" />
        </div>
      ))}
      <Skeleton className="h-14 w-full rounded-control" />
    </div>
  )
}
