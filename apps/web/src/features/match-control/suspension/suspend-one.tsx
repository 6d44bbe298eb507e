import { listOdds, type Match, type Odds } from '@bettle/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { queryOf } from '../../../api/query/query-of.ts'
import type { TypeOfKeys } from '../../../match-ui/keys/event-key.ts'
import { serverNow } from '../../../push/clock/server-clock.ts'
import { liveClient } from '../../../push/connection/live-client.ts'
import { msg } from '../../../texts/msg.ts'
import { KeyHint, Sheet, Switch } from '../../../ui/index.ts'
import type { EventRecorder } from '../events/use-event-recorder.ts'

interface SuspendOneProps {
  match: Match
  types: readonly TypeOfKeys[]
  recorder: EventRecorder
  letterOf: (code: string) => string
  singleKeys: boolean
  onClose: () => void
}

/**
 * Suspends or resumes betting on one event type or option. A letter selects the type, the same letter again suspends or
 * resumes it, and a digit suspends or resumes one of its options.
 */
export function SuspendOne({ match, types, recorder, letterOf, singleKeys, onClose }: SuspendOneProps) {
  const [chosen, setChosen] = useState<string>()
  const { options: all, lay } = useOptions(match, recorder.refused.length)
  const options = all.filter(({ eventType }) => eventType === chosen)
  const { suspended: isAll, suspendedEventTypes } = recorder.suspensions
  const isTypeOn = (eventType: string) => !suspendedEventTypes.includes(eventType)
  const change = (isOn: boolean, target: { readonly eventType: string } | { readonly oddsId: Odds['_id'] }) => {
    recorder.offlineQueue.press({ kind: isOn ? 'resume' : 'suspend', ...target }, serverNow())
    if ('oddsId' in target) lay(target.oddsId, !isOn)
  }

  const press = (code: string): boolean => {
    const type = types.find(({ keys }) => keys.some((key) => key.code === code))
    const option = options[Number(/^Digit([1-9])$/.exec(code)?.[1] ?? 0) - 1]
    if (type && type.eventType !== chosen) setChosen(type.eventType)
    else if (type && !isAll) change(!isTypeOn(type.eventType), { eventType: type.eventType })
    else if (option && !isAll && isTypeOn(option.eventType)) change(option.suspended, { oddsId: option._id })
    return type !== undefined || option !== undefined
  }
  useKeysOfSheet(singleKeys, press)

  return (
    <Sheet
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={msg('match-control.suspend-one.which-bets-are-accepted')}
    >
      <div className="grid grid-cols-1 gap-1">
        <p className="mb-2 text-muted text-sm">
          {isAll
            ? msg('match-control.suspend-one.betting-on-the-whole')
            : msg('match-control.suspend-one.choose-an-event-type')}
        </p>
        {types.map(({ eventType, label, keys }) => (
          <section key={eventType} aria-label={label} className={eventType === chosen ? 'rounded-panel bg-raised' : ''}>
            <div className="flex items-center gap-3 px-3">
              <button
                type="button"
                aria-expanded={eventType === chosen}
                onClick={() => setChosen(eventType === chosen ? undefined : eventType)}
                className="flex min-h-12 min-w-0 flex-1 cursor-pointer items-center gap-2 text-start"
              >
                <span className="caps min-w-0 text-lg leading-none">{label}</span>
                {singleKeys && keys[0] && <KeyHint keys={letterOf(keys[0].code)} />}
              </button>
              <Switch
                label={msg('match-control.suspend-one.bets-on-label', { label })}
                hideLabel
                checked={!isAll && isTypeOn(eventType)}
                disabled={isAll}
                onCheckedChange={(isOn) => change(isOn, { eventType })}
              />
            </div>
            {eventType === chosen && (
              <ol className="border-line border-t px-3 py-1">
                {options.map((option, index) => (
                  <li key={option._id} className="flex items-center gap-3">
                    <span className="w-6 shrink-0">{singleKeys && index < 9 && <KeyHint keys={`${index + 1}`} />}</span>
                    <Switch
                      className="flex-1"
                      label={option.name}
                      checked={!isAll && isTypeOn(eventType) && !option.suspended}
                      disabled={isAll || !isTypeOn(eventType)}
                      onCheckedChange={(isOn) => change(isOn, { oddsId: option._id })}
                    />
                  </li>
                ))}
              </ol>
            )}
          </section>
        ))}
      </div>
    </Sheet>
  )
}

/**
 * Returns the offered options, and a function that marks an option as suspended at once. The options are fetched again
 * when an update changes one of them or a press is refused.
 */
function useOptions({ _id }: Match, refused: number) {
  const queryClient = useQueryClient()
  const query = queryOf(listOdds, { params: { matchId: _id } })
  const { data } = useQuery(query)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a refusal fetches the options again
  useEffect(() => {
    const { queryKey } = queryOf(listOdds, { params: { matchId: _id } })
    void queryClient.invalidateQueries({ queryKey })
    return liveClient().follow(`match:${_id}`, {
      onUpdate: ({ push }) => {
        if (push.type === 'suspension.changed' || push.type === 'odds.changed')
          void queryClient.invalidateQueries({ queryKey })
      },
    })
  }, [queryClient, _id, refused])
  const lay = (oddsId: Odds['_id'], suspended: boolean) =>
    queryClient.setQueryData(
      query.queryKey,
      (held) => held && { odds: held.odds.map((one) => (one._id === oddsId ? { ...one, suspended } : one)) },
    )
  return { options: data?.odds.filter(({ retired }) => !retired) ?? [], lay }
}

function useKeysOfSheet(isOn: boolean, press: (code: string) => boolean): void {
  const latest = useRef(press)
  useEffect(() => {
    latest.current = press
  })
  useEffect(() => {
    if (!isOn) return
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.repeat || event.ctrlKey || event.metaKey || event.altKey) return
      if (latest.current(event.code)) event.preventDefault()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [isOn])
}
