import {
  addMatchEventType,
  adminListMatchEventTypes,
  type EventType,
  type Match,
  removeMatchEventType,
  reorderMatchEventTypes,
} from '@bettle/contract'
import { useQueryClient } from '@tanstack/react-query'
import { Plus, X } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { call } from '../../api/call.ts'
import { queryOf } from '../../api/query-of.ts'
import { SortableList } from '../../records/sortable-list.tsx'
import { Button, ConfirmDialog, classNames, IconButton, Panel, TextField } from '../../ui/index.ts'
import { Problem } from './problem.tsx'
import { useAct } from './use-act.ts'

interface EventTypeManagerProps {
  match: Match
  eventTypes: readonly EventType[]
  /** Whose options are shown. */
  chosen: string | undefined
  onChoose: (name: string) => void
}

/** What a match counts, in which order; one of them is chosen to see its options. */
export function EventTypeManager({ match, eventTypes, chosen, onChoose }: EventTypeManagerProps) {
  const [name, setName] = useState('')
  const [refusal, setRefusal] = useState<string>()
  const [removed, setRemoved] = useState<EventType>()
  const queryClient = useQueryClient()
  const { queryKey } = queryOf(adminListMatchEventTypes, { params: { id: match._id } })
  const params = { id: match._id }
  const keep = (reply: { eventTypes: EventType[] }) => queryClient.setQueryData(queryKey, reply)

  const adding = useAct(
    async (eventTypeName: string) => keep(await call(addMatchEventType, { params, body: { eventTypeName } })),
    { failed: 'Failed to add event type' },
    () => setName(''),
  )
  const removing = useAct(
    async (type: EventType) => {
      const { eventTypes: left } = await call(removeMatchEventType, { params: { ...params, name: type.name } })
      keep({ eventTypes: left })
    },
    { failed: 'Failed to remove event type' },
  )
  const ordering = useAct(
    async (order: string[]) => {
      const before = { eventTypes: [...eventTypes] }
      keep({ eventTypes: order.flatMap((each) => eventTypes.find((type) => type.name === each) ?? []) })
      try {
        keep(await call(reorderMatchEventTypes, { params, body: { eventTypeOrder: order } }))
      } catch (error) {
        keep(before)
        throw error
      }
    },
    { failed: 'Failed to reorder event types' },
  )
  const add = (event: FormEvent) => {
    event.preventDefault()
    const wish = name.trim()
    if (wish === '') return
    const isThere = eventTypes.some((type) => type.name.toLowerCase() === wish.toLowerCase())
    setRefusal(isThere ? 'Event type already exists' : undefined)
    if (!isThere) void adding.press(wish)
  }
  const displayOf = (each: string) => eventTypes.find((type) => type.name === each)?.displayName ?? each

  return (
    <Panel title="Event types" flush>
      <SortableList
        label="Event types"
        names={eventTypes.map((type) => type.name)}
        nameOf={displayOf}
        onOrder={(order) => void ordering.press(order)}
      >
        {(each) => (
          <>
            <button
              type="button"
              aria-pressed={each === chosen}
              onClick={() => onChoose(each)}
              className={classNames(
                'min-h-10 min-w-0 flex-1 truncate rounded-control px-2 text-left text-sm hover:bg-raised',
                each === chosen && 'bg-flood-soft font-semibold',
              )}
            >
              {displayOf(each)}
            </button>
            <IconButton
              label={`Remove ${displayOf(each)}`}
              tooltip={false}
              icon={<X aria-hidden="true" />}
              onClick={() => setRemoved(eventTypes.find((type) => type.name === each))}
            />
          </>
        )}
      </SortableList>
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
              setRefusal(undefined)
            }}
          />
          <Button type="submit" icon={<Plus aria-hidden="true" />} loading={adding.isPending}>
            Add
          </Button>
        </div>
        <Problem of={[refusal, adding.problem, removing.problem, ordering.problem]} />
      </form>
      <ConfirmDialog
        open={removed !== undefined}
        onOpenChange={(open) => !open && setRemoved(undefined)}
        danger
        pending={removing.isPending}
        onConfirm={() => removed && void removing.press(removed).then(() => setRemoved(undefined))}
      >
        {removed?.displayName} is no longer offered in this match. Bets on it are settled all the same.
      </ConfirmDialog>
    </Panel>
  )
}
