import { Lock } from 'lucide-react'
import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { DIRECTION_WORDS, type Direction, DirectionMark } from './direction.tsx'

export interface PriceButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'value'> {
  direction: Direction
  /** The line: 1.5. */
  line: number | string
  /** The multiplier as written: '1.85'. */
  price: string
  selected?: boolean | undefined
  /** Which way the price last moved. */
  moved?: 'up' | 'down' | undefined
  /** Closed: shown with a lock, takes no press. */
  locked?: boolean | undefined
}

/** One side of a line, to be pressed: ▲ OVER 1.5 … 1.85. */
export function PriceButton({
  direction,
  line,
  price,
  selected = false,
  moved,
  locked = false,
  className,
  disabled,
  type = 'button',
  ...rest
}: PriceButtonProps) {
  const over = direction === 'over'
  return (
    <button
      type={type}
      aria-pressed={selected}
      disabled={disabled || locked}
      className={classNames(
        '@container relative flex min-h-14 w-full min-w-0 select-none items-center overflow-hidden rounded-control border text-left transition-[background-color,border-color,color,transform] active:translate-y-px',
        selected
          ? over
            ? 'border-over bg-over-fill text-on-over'
            : 'border-under bg-under-fill text-on-under'
          : over
            ? 'border-line bg-raised text-ink hover:border-over'
            : 'border-line bg-raised text-ink hover:border-under',
        'disabled:pointer-events-none disabled:border-line disabled:bg-transparent disabled:text-faint',
        className,
      )}
      {...rest}
    >
      <span className="flex w-full min-w-0 items-center gap-2 @min-[11.5rem]:gap-2.5 px-2.5 @min-[11.5rem]:px-3">
        <DirectionMark
          direction={direction}
          className={classNames('size-3.5', !selected && !(disabled || locked) && (over ? 'text-over' : 'text-under'))}
        />
        <span className="flex min-w-0 @min-[11.5rem]:flex-row flex-col @min-[11.5rem]:items-baseline gap-x-1.5 gap-y-1 whitespace-nowrap leading-none">
          <span className="caps @min-[11.5rem]:text-lg text-sm leading-none">{DIRECTION_WORDS[direction]}</span>{' '}
          <span className="figures text-lg">{line}</span>
        </span>
        <span className="figures ml-auto flex items-center gap-1.5 text-xl">
          {moved && (
            <>
              <DirectionMark
                direction={moved === 'up' ? 'over' : 'under'}
                className={classNames('size-2 animate-pop', !selected && 'text-muted')}
              />
              <span className="sr-only">{moved === 'up' ? 'price up to' : 'price down to'}</span>
            </>
          )}
          {locked && <Lock aria-label="closed" className="size-4" />}
          {price}
        </span>
      </span>
    </button>
  )
}
