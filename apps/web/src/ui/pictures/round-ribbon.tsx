import { CircleDot, Lock, Timer } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '../theme/class-names.ts'

export type RibbonState = 'open' | 'closing' | 'closed'

export interface RibbonMark {
  /** The position of the mark, from 0 to 1. */
  at: number
  /** The accessible name, which is also the tooltip. */
  label: string
}

export interface RoundRibbonProps {
  /** 'Round 4'. */
  label: string
  /** The elapsed share of the round, from 0 to 1. */
  progress: number
  marks?: readonly RibbonMark[] | undefined
  state: RibbonState
  /** The meaning of the state as a text: 'closes 0:48', 'closed for next round'. */
  status: ReactNode
  /** The time left to bet in large figures, beside the strip. The status is then read to screen readers only. */
  figure?: { value: ReactNode; caption: string } | undefined
  className?: string | undefined
}

const STYLES = {
  open: { icon: CircleDot, fill: 'text-flood', text: 'text-flood' },
  closing: { icon: Timer, fill: 'text-closing-fill', text: 'text-closing' },
  closed: { icon: Lock, fill: 'text-void', text: 'text-muted' },
}

/** A round as a strip of grass that fills up over time, with chalk lines at the marks. */
export function RoundRibbon({ label, progress, marks = [], state, status, figure, className }: RoundRibbonProps) {
  const { icon: Icon, fill, text } = STYLES[state]
  const share = Math.min(1, Math.max(0, progress))
  const strip = (
    <div className={classNames('flex min-w-0 flex-col gap-1.5', figure ? 'flex-1 justify-center' : className)}>
      <div className="flex items-center justify-between gap-3 leading-none">
        <span className="caps max-[22.5rem]:text-sm text-base text-ink leading-none">{label}</span>
        <span
          className={classNames(
            'caps flex items-center gap-1.5 max-[22.5rem]:text-sm text-base leading-none transition-colors',
            figure && 'sr-only',
            text,
          )}
        >
          <Icon aria-hidden="true" className="size-4" />
          <span className="tabular-nums">{status}</span>
        </span>
      </div>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(share * 100)}
        className="relative h-3.5"
      >
        <div className="absolute inset-0 overflow-hidden rounded-full border border-line bg-sunken [container-type:inline-size]">
          {/* The filled part is a slightly transparent gradient. An element that grows would make the browser sort
             all its layers every second. */}
          <div
            className={classNames(
              'absolute inset-0 bg-no-repeat transition-[background-size,color] duration-200 ease-linear forced-color-adjust-none forced-colors:text-[Highlight]!',
              'bg-[image:repeating-linear-gradient(90deg,transparent_0_5cqw,rgb(0_0_0/0.16)_5cqw_10cqw),linear-gradient(currentColor_99.9%,transparent)]',
              fill,
            )}
            style={{ backgroundSize: `${share * 100}% 100%` }}
          />
        </div>
        {marks.map((mark) => (
          <span
            key={mark.at}
            title={mark.label}
            className="-inset-y-[3px] -translate-x-1/2 absolute w-[3px] rounded-full bg-ink ring-2 ring-ground"
            style={{ left: `${mark.at * 100}%` }}
          />
        ))}
      </div>
    </div>
  )
  if (!figure) return strip
  return (
    <div className={classNames('flex min-w-0 items-center gap-3', className)}>
      {strip}
      <RibbonFigure {...figure} className={text} />
    </div>
  )
}

/** A figure with its meaning below it, as large as a phone allows. It keeps its width while it counts. */
export function RibbonFigure({
  value,
  caption,
  className,
}: {
  value: ReactNode
  caption: string
  className?: string | undefined
}) {
  return (
    <span aria-hidden="true" className={classNames('flex min-w-20 shrink-0 flex-col items-end', className)}>
      <span className="figures flex h-11 short-phone:h-8 items-center text-2xl short-phone:text-xl leading-none">
        {value}
      </span>
      <span className="caps text-xs leading-none">{caption}</span>
    </span>
  )
}
