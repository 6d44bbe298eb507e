import { EventIcon } from '../../football/event-icon.tsx'
import type { TeamLook } from '../../football/team-look.ts'
import { classNames, KeyHint } from '../../ui/index.ts'
import type { SideOfEvent } from './act.ts'
import type { TypeOfKeys } from './event-key.ts'

interface EventKeysProps {
  types: readonly TypeOfKeys[]
  home: TeamLook
  away: TeamLook
  disabled: boolean
  letterOf: (code: string) => string
  /** Types nobody can bet on at the moment. */
  suspended: readonly string[]
  onPress: (eventType: string, team: SideOfEvent | null) => void
}

const KEY =
  'transition-[background-color,border-color] active:bg-flood-soft hover:bg-flood-soft disabled:pointer-events-none disabled:text-faint'

/** So many letters and more of an event type's name take two lines of a key. */
const LONG = 14

/** A big key for each event type, which stays where it is when bets on it are suspended: its upper part records it, the two lower ones say whose it was in the same press. */
export function EventKeys({ types, home, away, disabled, letterOf, suspended, onPress }: EventKeysProps) {
  return (
    <ul aria-label="Event keys" className="grid grid-cols-3 gap-1.5 sm:gap-2">
      {types.map(({ eventType, label, keys }) => {
        const whole = keys.length === 1 ? keys[0] : undefined
        const isSuspended = suspended.includes(eventType)
        const head = (
          <>
            <EventIcon eventType={eventType} className="size-6 shrink-0 text-flood sm:size-7" />
            {/* Two lines of a long name stay clear of what is laid over the key. */}
            <span
              className={classNames(
                'line-clamp-2 min-w-0 text-balance leading-none',
                label.length > LONG && 'text-sm sm:text-base lg:text-lg',
              )}
            >
              {label}
            </span>
          </>
        )
        const looks =
          'caps relative flex min-h-16 w-full flex-1 flex-col items-center justify-center gap-1 px-1 text-center max-sm:pt-4 text-lg sm:min-h-17 sm:flex-row sm:gap-2 sm:px-2 sm:text-xl lg:text-[1.75rem]'
        return (
          <li
            key={eventType}
            className={classNames(
              'relative flex min-w-0 flex-col overflow-hidden rounded-panel border bg-raised',
              isSuspended ? 'border-danger' : 'border-line-strong',
            )}
          >
            {whole ? (
              <button
                type="button"
                disabled={disabled}
                onClick={() => onPress(eventType, null)}
                aria-label={label}
                aria-keyshortcuts={letterOf(whole.code)}
                className={classNames(looks, KEY)}
              >
                {head}
                <KeyHint keys={letterOf(whole.code)} className="max-sm:hidden sm:ml-auto" />
              </button>
            ) : (
              <div className={classNames(looks, disabled && 'text-faint')}>{head}</div>
            )}
            <div className="grid grid-cols-2 divide-x divide-line-strong border-line-strong border-t">
              {([home, away] as const).map((look, index) => {
                const team = index === 0 ? 'home' : 'away'
                const own = keys.find((key) => key.team === team)
                return (
                  <button
                    key={team}
                    type="button"
                    disabled={disabled}
                    onClick={() => onPress(eventType, team)}
                    aria-label={`${label} ${look.short}`}
                    {...(own && { 'aria-keyshortcuts': letterOf(own.code) })}
                    className={classNames(
                      'caps flex min-h-11 min-w-0 items-center justify-center gap-1.5 px-1 text-base leading-none sm:min-h-12 sm:text-xl',
                      KEY,
                    )}
                  >
                    <span
                      aria-hidden="true"
                      className="h-4 w-1 shrink-0 rounded-full max-sm:hidden"
                      style={{ backgroundColor: look.colour }}
                    />
                    <span className="truncate">{look.short}</span>
                    {own && <KeyHint keys={letterOf(own.code)} className="max-sm:hidden" />}
                  </button>
                )
              })}
            </div>
            {isSuspended && (
              <p className="pointer-events-none absolute inset-x-0 top-0 bg-danger px-1 py-0.5 text-center text-on-danger text-xs leading-none">
                No bets
              </p>
            )}
          </li>
        )
      })}
    </ul>
  )
}
