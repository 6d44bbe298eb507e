import type { ReactNode } from 'react'
import { EventIcon } from '../../match-ui/event-icon.tsx'
import type { TypeOfKeys } from '../../match-ui/keys/event-key.ts'
import type { TeamAppearance } from '../../match-ui/team-appearance.ts'
import { classNames, KeyHint } from '../../ui/index.ts'
import { sightText } from './pad-tap.ts'

type Side = 'home' | 'away'

interface TapRowsProps {
  types: readonly TypeOfKeys[]
  home: TeamAppearance
  away: TeamAppearance
  letterOf: (code: string) => string
  disabled: boolean
  /** How often the user has tapped this in the last seconds. */
  timesOf: (text: string) => number
  onTap: (type: TypeOfKeys, team: Side | null) => void
}

const COLUMNS = 'grid grid-cols-[minmax(0,1fr)_minmax(0,1.35fr)_minmax(0,1fr)] gap-1'

/** One row for each event type: one press names the type and the side, or the type alone. */
export function TapRows({ types, home, away, ...rest }: TapRowsProps) {
  return (
    <div className="flex flex-col gap-1">
      <div aria-hidden="true" className={classNames(COLUMNS, 'text-center text-faint text-sm leading-5')}>
        <span className="truncate">{home.name}</span>
        <span className="truncate">Side unknown</span>
        <span className="truncate">{away.name}</span>
      </div>
      <ul aria-label="Event types" className="flex flex-col gap-1">
        {types.map((type) => (
          <TapRow key={type.eventType} {...rest} type={type} home={home} away={away} />
        ))}
      </ul>
    </div>
  )
}

type TapRowProps = Omit<TapRowsProps, 'types'> & { type: TypeOfKeys }

function TapRow({ type, home, away, letterOf, disabled, timesOf, onTap }: TapRowProps) {
  const [first] = type.keys
  const keyOf = (team: Side) => type.keys.find((key) => key.team === team)
  const hint = (code: string | undefined) =>
    code !== undefined && code !== '' && <KeyHint keys={letterOf(code)} className="shrink-0" />
  const side = (team: Side, { short, colour }: TeamAppearance) => (
    <TapKey text={sightText(type.label, team)} disabled={disabled} timesOf={timesOf} onTap={() => onTap(type, team)}>
      <span aria-hidden="true" className="h-5 w-1 shrink-0 rounded-full" style={{ backgroundColor: colour }} />
      <span className="text-lg leading-none">{short}</span>
      {hint(keyOf(team)?.code)}
    </TapKey>
  )
  return (
    <li className={COLUMNS}>
      {side('home', home)}
      <TapKey text={sightText(type.label, null)} disabled={disabled} timesOf={timesOf} onTap={() => onTap(type, null)}>
        <EventIcon eventType={type.eventType} className="size-5 shrink-0 text-flood" />
        <span className="line-clamp-2 min-w-0 text-balance text-base leading-none">{type.label}</span>
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
  onTap: () => void
  children: ReactNode
}

/** A key stays marked while its tap can be undone. The mark says that the user tapped, not that the tap counted. */
function TapKey({ text, disabled, timesOf, onTap, children }: TapKeyProps) {
  const times = timesOf(text)
  return (
    <button
      type="button"
      aria-label={text}
      disabled={disabled}
      onClick={onTap}
      className={classNames(
        'caps relative flex min-h-[clamp(3rem,6.4dvh,3.75rem)] min-w-0 touch-manipulation select-none items-center justify-center gap-1.5 rounded-control border px-1.5 text-center transition-colors active:bg-flood-soft disabled:text-faint disabled:opacity-60',
        times > 0 ? 'border-flood bg-flood-soft' : 'border-line-strong bg-raised hover:border-muted',
      )}
    >
      {children}
      {times > 1 && (
        <span aria-hidden="true" className="figures absolute top-0.5 right-1.5 text-flood text-sm leading-none">
          {times}
        </span>
      )}
    </button>
  )
}
