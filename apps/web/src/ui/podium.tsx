import type { ReactNode } from 'react'
import { Avatar } from './avatar.tsx'
import { classNames } from './class-names.ts'

export interface PodiumPlace {
  id: string
  name: string
  avatarSrc?: string | undefined
  /** What it was won with: '148 chips'. */
  value: ReactNode
  own?: boolean | undefined
}

export interface PodiumProps {
  /** First to third. */
  places: readonly PodiumPlace[]
  className?: string | undefined
}

const STEPS = [
  { at: 'col-start-2', height: 'h-36', avatar: 72, digit: 'text-3xl', delay: 320, lit: true },
  { at: 'col-start-1', height: 'h-24', avatar: 56, digit: 'text-2xl', delay: 160, lit: false },
  { at: 'col-start-3', height: 'h-16', avatar: 56, digit: 'text-2xl', delay: 0, lit: false },
]

/** Third, second, first: they rise in that order. Read out from the first. */
export function Podium({ places, className }: PodiumProps) {
  return (
    <ol className={classNames('mx-auto grid w-full max-w-xl grid-cols-3 items-end gap-2', className)}>
      {STEPS.map((step, index) => {
        const place = places[index]
        return place ? (
          <li key={place.id} className={classNames('row-start-1 flex min-w-0 flex-col items-center', step.at)}>
            <div
              className="flex w-full animate-rise flex-col items-center"
              style={{ animationDelay: `${step.delay + 200}ms` }}
            >
              <Avatar name={place.name} src={place.avatarSrc} size={step.avatar} own={place.own} />
              <p className="mt-2.5 w-full truncate text-center font-semibold">{place.name}</p>
              <p className="figures mt-1 mb-3 text-lg text-muted">{place.value}</p>
            </div>
            <div
              className={classNames(
                'grid w-full origin-bottom animate-grow place-items-center rounded-t-panel border border-b-0',
                step.lit ? 'border-flood bg-flood text-on-flood' : 'border-line bg-raised text-muted',
                step.height,
              )}
              style={{ animationDelay: `${step.delay}ms` }}
            >
              <span className={classNames('figures', step.digit)}>
                <span className="sr-only">Place </span>
                {index + 1}
              </span>
            </div>
          </li>
        ) : null
      })}
    </ol>
  )
}
