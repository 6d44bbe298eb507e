import { type CSSProperties, Fragment, type ReactNode } from 'react'
import { classNames } from '../theme/class-names.ts'

export interface TickerItem {
  id: string
  content: ReactNode
}

export interface TickerProps {
  label: string
  items: readonly TickerItem[]
  /** The duration of one full cycle of the ticker (s). */
  seconds?: number | undefined
  className?: string | undefined
}

/**
 * A ticker along the top of the scoreboard. It stops on hover, touch and focus. With reduced motion it does not move.
 */
export function Ticker({ label, items, seconds = 24, className }: TickerProps) {
  // A change of the text renders the ticker from its start, so that the remaining items do not jump.
  const text = items.map(({ content }) => String(content)).join()
  return (
    <section
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: moving content must be stoppable by keyboard
      tabIndex={0}
      className={classNames(
        'group caps relative flex h-8 items-center overflow-hidden text-base text-muted leading-none -outline-offset-2!',
        '[mask-image:linear-gradient(90deg,transparent,black_1.5rem,black_calc(100%-1.5rem),transparent)]',
        'motion-reduce:overflow-x-auto motion-reduce:[scrollbar-width:none]',
        className,
      )}
      style={{ '--ticker-time': `${seconds}s` } as CSSProperties}
    >
      <div className="flex w-max min-w-full animate-ticker group-hover:[animation-play-state:paused] group-focus:[animation-play-state:paused]">
        <TickerRun key={text} items={items} />
        <div aria-hidden="true" className="contents motion-reduce:hidden">
          <TickerRun key={text} items={items} />
        </div>
      </div>
    </section>
  )
}

function TickerRun({ items }: { items: readonly TickerItem[] }) {
  return (
    <div className="flex min-w-[50%] shrink-0 items-center justify-around whitespace-nowrap">
      {items.map((item) => (
        <Fragment key={item.id}>
          <span className="px-5">{item.content}</span>
          <span aria-hidden="true" className="size-1 shrink-0 rotate-45 bg-flood" />
        </Fragment>
      ))}
    </div>
  )
}
