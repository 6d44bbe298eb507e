import {
  createEventType,
  type GlobalEventType,
  listAvailableEventTypes,
  listGlobalEventTypes,
  reorderEventTypes,
  updateEventType,
} from '@bettle/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Archive, ArchiveRestore } from 'lucide-react'
import { useEffect } from 'react'
import { AddEventType } from '../../admin-ui/add-event-type.tsx'
import { SortableList } from '../../admin-ui/sortable-list.tsx'
import { useOrder } from '../../admin-ui/use-order.ts'
import { call } from '../../api/call.ts'
import { messageOf } from '../../api/call-error.ts'
import { queryOf } from '../../api/query/query-of.ts'
import { usePress } from '../../api/use-press.ts'
import { liveClient } from '../../push/connection/live-client.ts'
import { EmptyState, ErrorState, IconButton, Notice, Panel, SkeletonRows, Tag, TextField } from '../../ui/index.ts'

/** Lists the built-in event types and the custom ones for all matches. Both can be renamed, sorted and retired. */
export function EventTypeList() {
  const queryClient = useQueryClient()
  const query = queryOf(listGlobalEventTypes, {})
  const { data, error, isFetching, refetch } = useQuery({ ...query, staleTime: 0 })
  const { data: available } = useQuery(queryOf(listAvailableEventTypes, {}))
  const keep = (eventTypes: GlobalEventType[]) => queryClient.setQueryData(query.queryKey, { eventTypes })
  useEffect(
    () =>
      liveClient().follow('user', {
        onUpdate: ({ push }) => push.type === 'global-event-types.changed' && void refetch(),
        onResync: () => void refetch(),
      }),
    [refetch],
  )
  const types = data?.eventTypes ?? []
  const displayOf = (name: string) => types.find((type) => type.name === name)?.displayName ?? name

  const ordering = useOrder({
    all: types,
    keep,
    save: async (eventTypeOrder) => (await call(reorderEventTypes, { body: { eventTypeOrder } })).eventTypes,
  })
  const changing = usePress({
    oneAtATime: true,
    mutationFn: async ({ name, ...change }: { name: string; displayName?: string; retired?: boolean }) => {
      const { eventType } = await call(updateEventType, { params: { name }, body: change })
      queryClient.setQueryData(
        query.queryKey,
        (held) => held && { eventTypes: held.eventTypes.map((type) => (type.name === name ? eventType : type)) },
      )
    },
  })
  return (
    <div className="flex flex-col gap-5">
      <h1 className="headline text-xl sm:text-2xl">Event Types</h1>
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-2">
        <Panel title="Made for all matches" flush>
          {data ? (
            types.length === 0 ? (
              <EmptyState title="No event types yet">
                You can add an event type that you create here to any match.
              </EmptyState>
            ) : (
              <SortableList
                label="Event types that you can add to any match"
                names={types.map(({ name }) => name)}
                nameOf={displayOf}
                onOrder={ordering.order}
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
                        label={`${isRetired ? 'Restore' : 'Retire'} ${displayOf(name)}`}
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
          <AddEventType
            existing={[...types, ...(available?.eventTypes.builtIn ?? [])]}
            add={async (name) => {
              await call(createEventType, { body: { name, displayName: name } })
              void refetch()
            }}
          />
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
          <p className="mt-3 text-muted text-sm">Every match has these from the start. They cannot be changed.</p>
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
