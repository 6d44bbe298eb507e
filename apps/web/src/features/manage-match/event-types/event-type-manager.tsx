import {
  addMatchEventType,
  adminListMatchEventTypes,
  type EventType,
  listAvailableEventTypes,
  type Match,
  type MatchRound,
  removeMatchEventType,
  reorderMatchEventTypes,
} from '@bettle/contract'
import { modelLines } from '@bettle/rules'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useState } from 'react'
import { AddEventType } from '../../../admin-ui/add-event-type.tsx'
import { SortableList } from '../../../admin-ui/sortable-list.tsx'
import { useOrder } from '../../../admin-ui/use-order.ts'
import { call } from '../../../api/call.ts'
import { messageOf } from '../../../api/call-error.ts'
import { queryOf } from '../../../api/query/query-of.ts'
import { eventTypesQuery } from '../../../push/match/event-types.ts'
import { roundsQuery } from '../../../push/match/match-feed.ts'
import { decimal, fixed } from '../../../text/number-text.ts'
import { msg } from '../../../texts/msg.ts'
import { ConfirmDialog, classNames, IconButton, Panel } from '../../../ui/index.ts'
import { Problem } from '../problem.tsx'
import { useAction } from '../use-action.ts'
import { NO_OWN_ODDS, ownOddsOf } from './own-odds.ts'
import { OwnOddsFields } from './own-odds-fields.tsx'

interface EventTypeManagerProps {
  match: Match
  eventTypes: readonly EventType[]
  /** The event type whose options are shown; undefined if no type is selected. */
  chosen?: string | undefined
  onChoose?: ((name: string) => void) | undefined
}

/** Lists the event types of a match in order. Selecting a type shows its options. */
export function EventTypeManager({ match, eventTypes, chosen, onChoose }: EventTypeManagerProps) {
  const [removed, setRemoved] = useState<EventType>()
  const queryClient = useQueryClient()
  const { queryKey } = queryOf(adminListMatchEventTypes, { params: { id: match._id } })
  const params = { id: match._id }
  const keep = (reply: { eventTypes: EventType[] }) => {
    queryClient.setQueryData(queryKey, reply)
    queryClient.setQueryData(eventTypesQuery(match._id).queryKey, reply)
  }

  const removing = useAction(
    async (type: EventType) => {
      const { eventTypes: left } = await call(removeMatchEventType, { params: { ...params, name: type.name } })
      keep({ eventTypes: left })
    },
    { failed: msg('manage-match.event-type-manager.failed-to-remove-event') },
  )
  const ordering = useOrder({
    all: eventTypes,
    keep: (all) => keep({ eventTypes: all }),
    save: async (eventTypeOrder) =>
      (await call(reorderMatchEventTypes, { params, body: { eventTypeOrder } })).eventTypes,
  })
  const [ownOdds, setOwnOdds] = useState(NO_OWN_ODDS)
  const given = ownOddsOf(ownOdds)
  const { data: all } = useQuery(queryOf(listAvailableEventTypes, {}))
  const { data: rounds } = useQuery(roundsQuery(match._id))
  const available = all
    ? [...all.eventTypes.builtIn, ...all.eventTypes.configurable]
        .filter(({ name }) => eventTypes.every((type) => type.name !== name))
        .map((type) => ({ ...type, detail: offeredText(type.name, rounds?.matchRounds ?? []) }))
    : []
  const displayOf = (each: string) => eventTypes.find((type) => type.name === each)?.displayName ?? each

  return (
    <Panel title={msg('manage-match.event-type-manager.event-types')} flush>
      <SortableList
        label={msg('manage-match.event-type-manager.event-types')}
        names={eventTypes.map((type) => type.name)}
        nameOf={displayOf}
        onOrder={ordering.order}
      >
        {(each) => (
          <>
            {onChoose ? (
              <button
                type="button"
                aria-pressed={each === chosen}
                onClick={() => onChoose(each)}
                className={classNames(
                  'wrap-anywhere min-h-11 min-w-0 flex-1 rounded-control px-2 text-start text-sm',
                  each === chosen ? 'bg-flood-soft font-semibold' : 'hover:bg-raised',
                )}
              >
                {displayOf(each)}
              </button>
            ) : (
              <span className="min-w-0 flex-1 px-2 text-sm">{displayOf(each)}</span>
            )}
            <IconButton
              label={msg('manage-match.event-type-manager.remove-display', { display: displayOf(each) })}
              tooltip={false}
              icon={<X aria-hidden="true" />}
              onClick={() => setRemoved(eventTypes.find((type) => type.name === each))}
            />
          </>
        )}
      </SortableList>
      <AddEventType
        existing={eventTypes}
        available={available}
        refusal={given.problem}
        add={async (eventTypeName) => {
          const customOdds = given.problem === undefined ? given.odds : []
          const body = { eventTypeName, ...(customOdds.length > 0 && { customOdds }) }
          keep(await call(addMatchEventType, { params, body }))
          setOwnOdds(NO_OWN_ODDS)
        }}
      >
        <OwnOddsFields value={ownOdds} onChange={setOwnOdds} />
      </AddEventType>
      <div className="px-4 pb-4 empty:hidden">
        <Problem
          of={[
            removing.problem,
            ordering.error
              ? msg('manage-match.event-type-manager.failed-to-reorder-event', { problem: messageOf(ordering.error) })
              : undefined,
          ]}
        />
      </div>
      <ConfirmDialog
        open={removed !== undefined}
        onOpenChange={(open) => !open && setRemoved(undefined)}
        danger
        pending={removing.isPending}
        onConfirm={() => removed && void removing.press(removed).then(() => setRemoved(undefined))}
      >
        {msg('manage-match.event-type-manager.this-removes-from-the', { displayName: removed?.displayName ?? '' })}
      </ConfirmDialog>
    </Panel>
  )
}

/** Describes the options that an event type gets in the next round: 'Round 3: over 0.5 at 1.80, under 0.5 at 2.00'. */
function offeredText(eventType: string, rounds: readonly MatchRound[]): string | undefined {
  const next = rounds
    .filter(({ status }) => status === 'upcoming')
    .toSorted((one, other) => one.roundNumber - other.roundNumber)[0]
  if (!next) return undefined
  const { halfNumber } = next.half
  const lines = modelLines(eventType, { halfNumber, startMinute: next.startMinute, endMinute: next.endMinute ?? null })
  if (lines.length === 0)
    return msg('manage-match.event-type-manager.round-no-odds-round', { roundNumber: next.roundNumber })
  const texts = lines.map(({ betType, threshold, hundredths }) =>
    msg('manage-match.event-type-manager.at-bet-type-threshold', {
      betType,
      threshold: decimal(threshold),
      hundredths: fixed(hundredths / 100, 2),
    }),
  )
  return msg('manage-match.event-type-manager.round-round-number-texts', {
    roundNumber: next.roundNumber,
    texts: texts.join(', '),
  })
}
