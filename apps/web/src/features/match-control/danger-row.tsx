import { listOdds, type Match, type Odds, resume, suspend } from '@bettle/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { OctagonPause, PlayCircle, ScanSearch, SlidersHorizontal } from 'lucide-react'
import { queryOf } from '../../api/query-of.ts'
import { Button, KeyHint, Sheet, Switch } from '../../ui/index.ts'
import type { TypeOfKeys } from './event-key.ts'
import { useOperation } from './use-operation.ts'

/** What a referee looks at again. */
const REVIEWED: ReadonlySet<string> = new Set(['Goal', 'Penalty', 'Card'])

export const reviewedTypes = (types: readonly TypeOfKeys[]): string[] =>
  types.map(({ eventType }) => eventType).filter((eventType) => REVIEWED.has(eventType))

interface DangerRowProps {
  match: Match
  types: readonly TypeOfKeys[]
  disabled: boolean
  onDanger: () => void
  onReview: () => void
  onOne: () => void
  letterOf: (code: string) => string
}

/** Across the top: no bet on anything, no bet on what a referee reviews, or on one thing alone. */
export function DangerRow({ match, types, disabled, onDanger, onReview, onOne, letterOf }: DangerRowProps) {
  const reviewed = reviewedTypes(types)
  const isReviewed = reviewed.length > 0 && reviewed.every((type) => match.suspendedEventTypes.includes(type))
  const hint = (code: string) => <KeyHint keys={letterOf(code)} className="max-sm:hidden" />
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] gap-1.5 sm:gap-2">
      <Button
        variant={match.suspended ? 'primary' : 'danger'}
        size="lg"
        disabled={disabled}
        aria-label={match.suspended ? 'Resume betting' : 'Danger: Suspend betting'}
        aria-keyshortcuts={letterOf('KeyD')}
        icon={match.suspended ? <PlayCircle aria-hidden="true" /> : <OctagonPause aria-hidden="true" />}
        trailing={hint('KeyD')}
        onClick={onDanger}
        className="max-sm:px-2 max-sm:text-lg"
      >
        {match.suspended ? (
          'Resume'
        ) : (
          <>
            Danger
            <span className="font-normal text-sm max-xl:hidden">no bets at all</span>
          </>
        )}
      </Button>
      <Button
        variant={isReviewed ? 'primary' : 'danger'}
        size="lg"
        disabled={disabled || reviewed.length === 0}
        aria-label={
          isReviewed ? 'VAR is over: goals, penalties and cards again' : 'VAR: no bets on goals, penalties and cards'
        }
        aria-keyshortcuts={letterOf('KeyV')}
        icon={isReviewed ? <PlayCircle aria-hidden="true" /> : <ScanSearch aria-hidden="true" />}
        trailing={hint('KeyV')}
        onClick={onReview}
        className="max-sm:px-2 max-sm:text-lg"
      >
        {isReviewed ? 'VAR over' : 'VAR'}
        {!isReviewed && <span className="font-normal text-sm max-xl:hidden">goals, penalties, cards</span>}
      </Button>
      <Button
        size="lg"
        disabled={disabled}
        aria-label="Suspend one type or option"
        aria-keyshortcuts={letterOf('KeyX')}
        icon={<SlidersHorizontal aria-hidden="true" />}
        trailing={hint('KeyX')}
        onClick={onOne}
        className="max-sm:px-3"
      />
    </div>
  )
}

interface SuspendOneProps {
  match: Match
  types: readonly TypeOfKeys[]
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** One type or one option at a time. */
export function SuspendOne({ match, types, open, onOpenChange }: SuspendOneProps) {
  const queryClient = useQueryClient()
  const query = queryOf(listOdds, { params: { matchId: match._id } })
  const { data } = useQuery({ ...query, enabled: open })
  const again = () => void queryClient.invalidateQueries({ queryKey: query.queryKey })
  const pause = useOperation(suspend, () => void again())
  const goOn = useOperation(resume, () => void again())
  const isAll = match.suspended
  const change = (isOn: boolean, target: { eventType: string } | { oddsId: Odds['_id'] }) =>
    (isOn ? goOn : pause).mutate({ body: { matchId: match._id, ...target } })
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title="Bets accepted on">
      <div className="grid gap-5">
        {isAll && <p className="text-muted">Nothing at the moment: betting on the whole match is suspended.</p>}
        {types.map(({ eventType, label }) => {
          const isTypeOn = !match.suspendedEventTypes.includes(eventType)
          return (
            <section key={eventType} aria-label={label}>
              <Switch
                label={label}
                checked={isTypeOn}
                disabled={isAll}
                onCheckedChange={(isOn) => change(isOn, { eventType })}
              />
              <div className="ml-3 border-line border-l pl-3">
                {data?.odds
                  .filter((option) => option.eventType === eventType && !option.retired)
                  .map((option) => (
                    <Switch
                      key={option._id}
                      label={option.name}
                      checked={isTypeOn && !option.suspended}
                      disabled={isAll || !isTypeOn}
                      onCheckedChange={(isOn) => change(isOn, { oddsId: option._id })}
                    />
                  ))}
              </div>
            </section>
          )
        })}
      </div>
    </Sheet>
  )
}
