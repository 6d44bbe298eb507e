import { Lock } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { msg } from '../../texts/msg.ts'
import { DIRECTION_LABELS, type Direction, DirectionMark } from '../pictures/direction.tsx'
import { classNames } from '../theme/class-names.ts'

export interface PriceButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'value'> {
  direction: Direction
  /** The threshold, such as 1.5. */
  line: number | string
  /** The formatted multiplier, such as '1.85'. */
  price: string
  selected?: boolean | undefined
  /** The direction of the last price change. */
  moved?: 'up' | 'down' | undefined
  /** If true, the option is closed: the button shows a lock and ignores presses. */
  locked?: boolean | undefined
  /** An explanation of one or two lines below the price. */
  description?: ReactNode
  /** On a tall phone, shows the price in large figures below the line. */
  isLarge?: boolean | undefined
}

/** A button for one option of a bet, over or under a threshold: ▲ OVER 1.5 … 1.85. */
export function PriceButton({
  direction,
  line,
  price,
  selected = false,
  moved,
  locked = false,
  description,
  isLarge = false,
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
        '@container relative flex min-h-14 w-full flex-col justify-center min-w-0 select-none overflow-hidden rounded-control border text-start transition-[background-color,border-color,color,transform] active:translate-y-px',
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
      <span
        className={classNames(
          'flex w-full min-w-0 @max-[6.5rem]:flex-wrap @max-[6.5rem]:px-1.5! items-center gap-1.5 @min-[11.5rem]:gap-2.5 px-2.5 @min-[11.5rem]:px-3',
          description !== undefined && 'pt-1',
          isLarge && '@max-[10rem]:gap-1 @max-[10rem]:px-2 tall-phone:flex-wrap tall-phone:pt-2.5',
        )}
      >
        {locked ? (
          <Lock aria-hidden="true" className="size-3.5 shrink-0" />
        ) : (
          <DirectionMark
            direction={direction}
            className={classNames('size-3.5', !selected && !disabled && (over ? 'text-over' : 'text-under'))}
          />
        )}
        <span className="flex min-w-0 flex-wrap items-baseline gap-x-1.5 gap-y-0.5 whitespace-nowrap leading-none">
          <span className="caps @min-[11.5rem]:text-lg text-sm @max-[10rem]:text-xs leading-none">
            {DIRECTION_LABELS[direction]}
          </span>{' '}
          <span translate="no" className="figures text-lg leading-none">
            {line}
          </span>
        </span>
        <span
          className={classNames(
            'figures relative ms-auto flex shrink-0 items-center text-xl @max-[6.5rem]:text-lg!',
            isLarge && '@max-[10rem]:text-lg tall-phone:basis-full tall-phone:text-2xl',
          )}
        >
          {moved && (
            <>
              {/* The mark of a price change is in the padding of the button, so that nothing moves when it appears and
                 it covers no text. In a narrow button the price has a row of its own, with space on its left. */}
              <DirectionMark
                direction={moved === 'up' ? 'over' : 'under'}
                className={classNames(
                  'absolute start-full ms-px size-2 animate-pop @max-[6.5rem]:end-full @max-[6.5rem]:start-auto @max-[6.5rem]:me-1',
                  isLarge && 'tall-phone:static tall-phone:order-last',
                  !selected && 'text-muted',
                )}
              />
              <span className="sr-only">
                {moved === 'up' ? msg('ui.price-button.price-up-to') : msg('ui.price-button.price-down-to')}
              </span>
            </>
          )}
          <span translate="no">{price}</span>
          {locked && <span className="sr-only">{msg('ui.price-button.closed')}</span>}
        </span>
      </span>
      {description}
    </button>
  )
}
