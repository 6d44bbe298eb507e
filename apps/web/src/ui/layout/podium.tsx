import type { CSSProperties, ReactNode } from 'react'
import { msg } from '../../texts/msg.ts'
import { Avatar } from '../pictures/avatar.tsx'
import { classNames } from '../theme/class-names.ts'

export interface PodiumEntry {
  id: string
  name: string
  /** Renders the avatar. By default initials are shown. */
  avatar?: ((props: { size: number; own: boolean | undefined }) => ReactNode) | undefined
  /** The value by which the players are ranked, such as '148 chips'. */
  value: ReactNode
  /** The prize. */
  prize?: ReactNode
  own?: boolean | undefined
}

export interface PodiumProps {
  /** The entries from first to third. */
  entries: readonly PodiumEntry[]
  /** True if the first entry has won. Its step is then highlighted. */
  hasWinner?: boolean
  className?: string | undefined
}

const STEPS = [
  { at: 'col-start-2', height: '9rem', avatar: 72, digit: 'text-3xl', delay: 240, lit: true },
  { at: 'col-start-1', height: '6rem', avatar: 56, digit: 'text-2xl', delay: 120, lit: false },
  { at: 'col-start-3', height: '4rem', avatar: 56, digit: 'text-2xl', delay: 0, lit: false },
]

/**
 * Animates the third, the second and the first entry upwards in this order, with the names always visible. Screen
 * readers read the first entry first.
 */
export function Podium({ entries, hasWinner = true, className }: PodiumProps) {
  return (
    <ol
      className={classNames(
        // The padding leaves room for the ring of the own avatar.
        'mx-auto grid w-full items-end gap-2 overflow-hidden px-2 pt-2',
        entries.length === 2 ? 'max-w-sm grid-cols-2' : 'max-w-xl grid-cols-3',
        className,
      )}
    >
      {STEPS.map((step, index) => {
        const entry = entries[index]
        return entry ? (
          <li
            key={entry.id}
            className={classNames('row-start-1 flex min-w-0 animate-lift flex-col items-center', step.at)}
            style={{ '--lift-by': step.height, animationDelay: `${step.delay}ms` } as CSSProperties}
          >
            <div className="flex w-full flex-col items-center">
              {entry.avatar?.({ size: step.avatar, own: entry.own }) ?? (
                <Avatar name={entry.name} size={step.avatar} own={entry.own} />
              )}
              <p className="mt-2.5 wrap-anywhere w-full text-center font-semibold leading-tight">{entry.name}</p>
              <p className="figures mt-1 text-lg text-muted">{entry.value}</p>
              <p className="mb-3 min-h-7 text-xl leading-7">{entry.prize}</p>
            </div>
            <div
              className={classNames(
                'grid w-full place-items-center rounded-t-panel border border-b-0',
                step.lit && hasWinner ? 'border-flood bg-flood text-on-flood' : 'border-line bg-raised text-muted',
              )}
              style={{ height: step.height }}
            >
              <span className={classNames('figures', step.digit)}>
                <span className="sr-only">{msg('ui.podium.place')} </span>
                {index + 1}
              </span>
            </div>
          </li>
        ) : null
      })}
    </ol>
  )
}
