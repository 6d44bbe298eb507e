import { Check } from 'lucide-react'
import { EventIcon } from '../../../match-ui/event-icon.tsx'
import type { TypeOfKeys } from '../../../match-ui/keys/event-key.ts'
import type { TeamAppearance } from '../../../match-ui/team-appearance.ts'
import { msg } from '../../../texts/msg.ts'
import { classNames, KeyHint } from '../../../ui/index.ts'
import type { ShownEvent } from '../events/shown-events.ts'
import type { JustRecorded } from '../events/use-just-recorded.ts'
import type { SideOfEvent } from '../offline-queue/queued-action.ts'

interface EventKeysProps {
  types: readonly TypeOfKeys[]
  home: TeamAppearance
  away: TeamAppearance
  disabled: boolean
  letterOf: (code: string) => string
  /** True if betting on the whole match is suspended. */
  isStopped: boolean
  /** The event types whose betting is suspended. */
  suspended: readonly string[]
  shown: readonly ShownEvent[]
  recorded: JustRecorded | undefined
  onPress: (eventType: string, team: SideOfEvent | null) => void
}

const KEY =
  'transition-[background-color,border-color] active:bg-flood-soft hover:bg-flood-soft disabled:pointer-events-none disabled:text-faint'
const RECORDED = 'bg-flood! text-on-flood! outline-3 outline-flood'

/** A name of an event type with more letters than this takes two lines on its key. */
const LONG = 14

/**
 * Shows a large key for each event type. A key keeps its position when betting on its type is suspended. Its upper part
 * records an event without a side; its two lower parts record an event with a side. Each part shows how many events
 * were recorded, and lights up when it is pressed.
 */
export function EventKeys({ types, shown, isStopped, suspended, ...rest }: EventKeysProps) {
  return (
    <div className="@container">
      <ul
        aria-label={msg('match-control.event-keys.event-keys')}
        className="grid grid-cols-2 @min-[16rem]:grid-cols-3 gap-1.5 @min-[36rem]:gap-2"
      >
        {types.map((type) => (
          <TypeKeys
            key={type.eventType}
            {...rest}
            {...{ type, isStopped }}
            isSuspended={suspended.includes(type.eventType)}
            events={shown.filter(({ eventType }) => eventType === type.eventType)}
          />
        ))}
      </ul>
    </div>
  )
}

interface TypeKeysProps
  extends Pick<EventKeysProps, 'home' | 'away' | 'disabled' | 'letterOf' | 'isStopped' | 'recorded' | 'onPress'> {
  type: TypeOfKeys
  isSuspended: boolean
  events: readonly ShownEvent[]
}

function TypeKeys({
  type: { eventType, label, keys },
  home,
  away,
  disabled,
  letterOf,
  isStopped,
  isSuspended,
  events,
  recorded,
  onPress,
}: TypeKeysProps) {
  const whole = keys.length === 1 ? keys[0] : undefined
  const ofType = recorded?.eventType === eventType ? recorded : undefined
  const isWhole = ofType?.team === null
  const hasNoBets = isSuspended && !isStopped
  const classes =
    'caps relative flex min-h-[min(4rem,64px)] w-full flex-1 flex-col items-center justify-center gap-1 px-1 py-1.5 text-center text-[min(1.25rem,8.5cqi)] @min-[36rem]:min-h-16 @min-[36rem]:flex-row @min-[36rem]:gap-2 @min-[36rem]:px-2 @min-[36rem]:text-xl'
  const head = (
    <>
      {isWhole ? (
        <Check aria-hidden="true" strokeWidth={3} className="@min-[36rem]:size-7 size-[min(1.5rem,24px)] shrink-0" />
      ) : (
        <EventIcon
          eventType={eventType}
          className={classNames(
            '@min-[36rem]:size-7 size-[min(1.5rem,24px)] shrink-0 text-flood',
            hasNoBets && '@max-[36rem]:hidden',
          )}
        />
      )}
      <span
        className={classNames(
          'line-clamp-2 min-w-0 text-balance leading-none',
          label.length > LONG && '@min-[36rem]:text-base text-sm',
        )}
      >
        {label}
      </span>
      <Count of={events.length} className="absolute top-1.5 end-2" />
      {hasNoBets && (
        <span
          className={classNames(
            '@min-[36rem]:absolute @min-[36rem]:top-1.5 @min-[36rem]:start-2 font-sans font-semibold text-danger text-xs normal-case tracking-normal @max-[36rem]:-order-1 @max-[36rem]:leading-6',
            isWhole && '@max-[36rem]:sr-only',
          )}
        >
          {msg('match-control.event-keys.no-bets')}
        </span>
      )}
    </>
  )
  return (
    <li
      data-recorded={ofType ? '' : undefined}
      className={classNames(
        'relative flex min-w-0 flex-col overflow-hidden rounded-panel border bg-raised',
        isSuspended || isStopped ? 'border-danger' : 'border-line-strong',
      )}
    >
      {whole ? (
        <button
          type="button"
          disabled={disabled}
          onClick={() => onPress(eventType, null)}
          aria-label={label}
          aria-keyshortcuts={letterOf(whole.code)}
          className={classNames(classes, KEY, isWhole && RECORDED)}
        >
          {head}
          <KeyHint keys={letterOf(whole.code)} className="@max-[36rem]:hidden" />
        </button>
      ) : (
        <div className={classNames(classes, disabled && 'text-faint')}>{head}</div>
      )}
      <div className="grid grid-cols-2 divide-x divide-line-strong border-line-strong border-t">
        {([home, away] as const).map((appearance, index) => {
          const team = index === 0 ? 'home' : 'away'
          const own = keys.find((key) => key.team === team)
          const isIt = ofType?.team === team
          return (
            <button
              key={team}
              type="button"
              disabled={disabled}
              onClick={() => onPress(eventType, team)}
              aria-label={`${label} ${appearance.short}`}
              {...(own && { 'aria-keyshortcuts': letterOf(own.code) })}
              className={classNames(
                'caps flex min-h-[44px] min-w-0 items-center justify-center gap-1.5 whitespace-nowrap px-1 text-[min(1rem,8cqi)] leading-none @min-[36rem]:min-h-12 @min-[36rem]:text-lg',
                KEY,
                isIt && RECORDED,
              )}
            >
              {isIt ? (
                <Check aria-hidden="true" strokeWidth={3} className="size-[1em] shrink-0" />
              ) : (
                <span
                  aria-hidden="true"
                  className="h-4 w-1 shrink-0 rounded-full @max-[36rem]:hidden"
                  style={{ backgroundColor: appearance.colour }}
                />
              )}
              <span>{appearance.short}</span>
              <Count of={events.filter((event) => event.team === team).length} />
              {own && <KeyHint keys={letterOf(own.code)} className="@max-[36rem]:hidden" />}
            </button>
          )
        })}
      </div>
    </li>
  )
}

/** Shows the number of recorded events, and nothing for 0. */
function Count({ of, className }: { of: number; className?: string }) {
  if (of === 0) return null
  return (
    <span aria-hidden="true" className={classNames('figures text-[0.9em] leading-none', className)}>
      {of}
    </span>
  )
}
