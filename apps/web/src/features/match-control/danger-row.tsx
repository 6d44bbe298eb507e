import type { Match } from '@bettle/contract'
import { OctagonPause, PlayCircle, ScanSearch, SlidersHorizontal } from 'lucide-react'
import { Button, KeyHint } from '../../ui/index.ts'
import type { TypeOfKeys } from './event-key.ts'

/** What a referee looks at again. */
const REVIEWED: ReadonlySet<string> = new Set(['Goal', 'Penalty', 'Card'])

export const reviewedTypes = (types: readonly TypeOfKeys[]): string[] =>
  types.map(({ eventType }) => eventType).filter((eventType) => REVIEWED.has(eventType))

interface DangerRowProps extends Pick<Match, 'suspended' | 'suspendedEventTypes'> {
  types: readonly TypeOfKeys[]
  disabled: boolean
  onDanger: () => void
  onReview: () => void
  onOne: () => void
  letterOf: (code: string) => string
}

/** Across the top: no bet on anything, no bet on what a referee reviews, or on one thing alone. */
export function DangerRow({
  suspended,
  suspendedEventTypes,
  types,
  disabled,
  onDanger,
  onReview,
  onOne,
  letterOf,
}: DangerRowProps) {
  const reviewed = reviewedTypes(types)
  const isReviewed = reviewed.length > 0 && reviewed.every((type) => suspendedEventTypes.includes(type))
  const hint = (code: string) => <KeyHint keys={letterOf(code)} className="max-sm:hidden" />
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] gap-1.5 sm:gap-2">
      <Button
        variant={suspended ? 'primary' : 'danger'}
        size="lg"
        disabled={disabled}
        aria-label={suspended ? 'Resume betting' : 'Danger: Suspend betting'}
        aria-keyshortcuts={letterOf('KeyD')}
        icon={suspended ? <PlayCircle aria-hidden="true" /> : <OctagonPause aria-hidden="true" />}
        trailing={hint('KeyD')}
        onClick={onDanger}
        className="max-sm:px-2 max-sm:text-lg"
      >
        {suspended ? (
          'Resume'
        ) : (
          <>
            Danger
            <span className="font-normal text-sm max-[87.5rem]:hidden">no bets at all</span>
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
        {!isReviewed && <span className="font-normal text-sm max-[87.5rem]:hidden">goals, penalties, cards</span>}
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
