import { Hand } from 'lucide-react'
import type { ReactNode } from 'react'
import { EventIcon } from '../../match-ui/event-icon.tsx'
import type { TypeOfKeys } from '../../match-ui/keys/event-key.ts'
import type { TeamAppearance } from '../../match-ui/team-appearance.ts'
import { msg } from '../../texts/msg.ts'
import { classNames, KeyHint } from '../../ui/index.ts'
import { sightText } from './pad-tap.ts'

type Side = 'home' | 'away'

interface TapRowsProps {
  types: readonly TypeOfKeys[]
  home: TeamAppearance
  away: TeamAppearance
  letterOf: (code: string) => string
  disabled: boolean
  /** Returns how often the user has made this tap in the last ten seconds. */
  timesOf: (text: string) => number
  /** Returns how many events of the type the match has, which every member reads in the ticker too. */
  countOf: (eventType: string) => number
  /** Returns true if this is one of the user's own latest taps. */
  isMarked: (text: string) => boolean
  onTap: (type: TypeOfKeys, team: Side | null) => void
}

const COLUMNS = 'grid grid-cols-[minmax(0,1fr)_minmax(0,1.35fr)_minmax(0,1fr)] gap-1'

/** One row of keys for each event type. One press names the type and the side, or the type alone. */
export function TapRows({ types, home, away, ...rest }: TapRowsProps) {
  return (
    <div className="@container flex flex-col gap-1">
      <div aria-hidden="true" className={classNames(COLUMNS, 'items-end text-center text-muted text-sm leading-tight')}>
        <span className="wrap-anywhere min-w-0">{home.name}</span>
        <span className="wrap-anywhere min-w-0">{msg('room.tap-rows.side-unknown')}</span>
        <span className="wrap-anywhere min-w-0">{away.name}</span>
      </div>
      <ul aria-label={msg('room.tap-rows.event-types')} className="flex flex-col gap-1">
        {types.map((type) => (
          <TapRow key={type.eventType} {...rest} type={type} home={home} away={away} />
        ))}
      </ul>
    </div>
  )
}

type TapRowProps = Omit<TapRowsProps, 'types'> & { type: TypeOfKeys }

function TapRow({ type, home, away, letterOf, countOf, onTap, ...keyProps }: TapRowProps) {
  const [first] = type.keys
  const count = countOf(type.eventType)
  const keyOf = (team: Side) => type.keys.find((key) => key.team === team)
  const hint = (code: string | undefined) =>
    code !== undefined &&
    code !== '' && (
      <KeyHint
        keys={letterOf(code)}
        className="absolute top-0 end-0 @min-[20rem]:static shrink-0 @max-[20rem]:scale-75"
      />
    )
  const side = (team: Side, { short, colour }: TeamAppearance) => (
    <TapKey text={sightText(type.label, team)} {...keyProps} onTap={() => onTap(type, team)}>
      <span aria-hidden="true" className="h-5 w-1 shrink-0 rounded-full" style={{ backgroundColor: colour }} />
      <span className="@min-[20rem]:text-lg text-base leading-none">{short}</span>
      {hint(keyOf(team)?.code)}
    </TapKey>
  )
  return (
    <li className={classNames(COLUMNS, 'relative')}>
      <span className="sr-only">{msg('room.tap-rows.in-this-match', { label: type.label, count })}</span>
      {side('home', home)}
      <TapKey text={sightText(type.label, null)} {...keyProps} onTap={() => onTap(type, null)}>
        <span className="flex min-w-0 @min-[20rem]:flex-row flex-col items-center gap-x-1.5 gap-y-0.5">
          <span className="flex items-center gap-1">
            <EventIcon eventType={type.eventType} className="@min-[20rem]:size-5 size-4 shrink-0 text-flood" />
            <span className="figures min-w-[1ch] @min-[20rem]:text-lg text-base leading-none">{count}</span>
          </span>
          <span className="wrap-anywhere min-w-0 text-balance @min-[20rem]:text-base text-sm leading-none">
            {type.label}
          </span>
        </span>
        {first?.team === undefined && hint(first?.code)}
      </TapKey>
      {side('away', away)}
    </li>
  )
}

interface TapKeyProps {
  text: string
  disabled: boolean
  timesOf: (text: string) => number
  isMarked: (text: string) => boolean
  onTap: () => void
  children: ReactNode
}

/**
 * A key stays lit while its tap can be undone, and has a hand while its tap is one of the user's latest. Both say only
 * that the user has tapped, not that the tap counted.
 */
function TapKey({ text, disabled, timesOf, isMarked, onTap, children }: TapKeyProps) {
  const times = timesOf(text)
  return (
    <button
      type="button"
      aria-label={text}
      disabled={disabled}
      onClick={onTap}
      className={classNames(
        'caps relative flex min-h-[clamp(3rem,5.7dvh,3.75rem)] md:max-xl:min-h-12 min-w-0 touch-manipulation select-none items-center justify-center gap-1 rounded-control border px-1 py-0.5 text-center transition-colors active:bg-flood-soft disabled:text-faint disabled:opacity-60',
        times > 0 ? 'border-flood bg-flood-soft' : 'border-line-strong bg-raised hover:border-muted',
      )}
    >
      {children}
      {isMarked(text) && <Hand aria-hidden="true" className="absolute bottom-0.5 start-1 size-3.5 text-flood" />}
      {times > 1 && (
        <span aria-hidden="true" className="figures absolute top-0.5 start-1.5 text-flood text-sm leading-none">
          {times}
        </span>
      )}
    </button>
  )
}
