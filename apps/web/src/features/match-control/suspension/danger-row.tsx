import type { Match } from '@bettle/contract'
import { OctagonPause, PlayCircle, ScanSearch, SlidersHorizontal } from 'lucide-react'
import type { TypeOfKeys } from '../../../match-ui/keys/event-key.ts'
import { msg } from '../../../texts/msg.ts'
import { Button, classNames, KeyHint } from '../../../ui/index.ts'

/** The event types that a referee may review. */
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

const PRESS =
  'px-[6px]! text-[min(1.25rem,8cqi)]! gap-[6px] @min-[36rem]:gap-3 @min-[36rem]:px-5! @min-[36rem]:text-xl!'
const ICON = '@max-[20rem]:hidden'

/**
 * The row of keys that suspend betting: all betting, the event types that a referee may review, or a single event type
 * or option.
 */
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
  const hint = (code: string) => <KeyHint keys={letterOf(code)} className="@max-[36rem]:hidden" />
  return (
    <div className="@container">
      {/* The button that resumes betting is the largest one of the row, because the operator needs it next. */}
      <div
        className={classNames(
          'grid gap-1.5 [&_button]:min-h-[56px] [&_button]:min-w-0 sm:gap-2',
          suspended
            ? 'grid-cols-[minmax(0,2.2fr)_minmax(0,1fr)_auto]'
            : isReviewed
              ? 'grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)_auto]'
              : 'grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto]',
        )}
      >
        <Button
          variant={suspended ? 'primary' : 'danger'}
          size="lg"
          disabled={disabled}
          aria-label={
            suspended
              ? msg('match-control.danger-row.resume-betting')
              : msg('match-control.danger-row.danger-suspend-betting')
          }
          aria-keyshortcuts={letterOf('KeyD')}
          icon={
            suspended ? (
              <PlayCircle aria-hidden="true" className={ICON} />
            ) : (
              <OctagonPause aria-hidden="true" className={ICON} />
            )
          }
          trailing={hint('KeyD')}
          onClick={onDanger}
          className={classNames(
            PRESS,
            suspended &&
              'whitespace-normal! text-balance @max-[17rem]:text-[min(1.25rem,7cqi)]! ring-2 ring-flood ring-offset-2 ring-offset-ground',
          )}
        >
          {suspended ? (
            msg('match-control.danger-row.resume-betting')
          ) : (
            <>
              {msg('match-control.danger-row.danger')}
              <span className="font-normal text-sm max-[87.5rem]:hidden">
                {msg('match-control.danger-row.no-bets-at-all')}
              </span>
            </>
          )}
        </Button>
        <Button
          variant={isReviewed ? 'primary' : 'danger'}
          size="lg"
          disabled={disabled || reviewed.length === 0}
          aria-label={
            isReviewed
              ? msg('match-control.danger-row.var-is-over-accept')
              : msg('match-control.danger-row.var-suspend-bets-on')
          }
          aria-keyshortcuts={letterOf('KeyV')}
          icon={
            isReviewed ? (
              <PlayCircle aria-hidden="true" className={ICON} />
            ) : (
              <ScanSearch aria-hidden="true" className={ICON} />
            )
          }
          trailing={hint('KeyV')}
          onClick={onReview}
          className={PRESS}
        >
          {isReviewed ? msg('match-control.danger-row.var-is-over') : msg('match-control.danger-row.var')}
          {!(isReviewed || suspended) && (
            <span className="font-normal text-sm max-[87.5rem]:hidden">
              {msg('match-control.danger-row.goals-penalties-cards')}
            </span>
          )}
        </Button>
        <Button
          size="lg"
          disabled={disabled}
          aria-label={msg('match-control.danger-row.suspend-one-type-or')}
          aria-keyshortcuts={letterOf('KeyX')}
          icon={<SlidersHorizontal aria-hidden="true" />}
          trailing={hint('KeyX')}
          onClick={onOne}
          className="px-[10px]! @min-[36rem]:px-5! @max-[17rem]:[&_svg]:size-[28px]"
        />
      </div>
    </div>
  )
}
