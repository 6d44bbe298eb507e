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
import { msg } from '../../texts/msg.ts'
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
      <h1 className="headline text-xl sm:text-2xl">{msg('event-type.event-type-list.event-types')}</h1>
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-2">
        <Panel title={msg('event-type.event-type-list.made-for-all-matches')} flush>
          {data ? (
            types.length === 0 ? (
              <EmptyState title={msg('event-type.event-type-list.no-event-types-yet')}>
                {msg('event-type.event-type-list.you-can-add-an')}
              </EmptyState>
            ) : (
              <SortableList
                label={msg('event-type.event-type-list.event-types-that-you')}
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
                        label={msg('event-type.event-type-list.display-name-of-name', { name })}
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
                      {isRetired && <Tag tone="void">{msg('event-type.event-type-list.retired')}</Tag>}
                      <IconButton
                        label={msg('event-type.event-type-list.restore-is-retired-display', {
                          isRetired,
                          display: displayOf(name),
                        })}
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
                <SkeletonRows rows={3} label={msg('event-type.event-type-list.loading-the-event-types')} />
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
            {ordering.error && (
              <Failed what={msg('event-type.event-type-list.failed-to-reorder-event')} error={ordering.error} />
            )}
            {changing.error && (
              <Failed what={msg('event-type.event-type-list.failed-to-change-the')} error={changing.error} />
            )}
          </div>
        </Panel>
        <Panel title={msg('event-type.event-type-list.built-in')}>
          <ul className="flex flex-wrap gap-2">
            {(available?.eventTypes.builtIn ?? []).map(({ name, displayName }) => (
              <li key={name}>
                <Tag>{displayName}</Tag>
              </li>
            ))}
          </ul>
          <p className="mt-3 text-muted text-sm">{msg('event-type.event-type-list.every-match-has-these')}</p>
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
