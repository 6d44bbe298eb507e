import { useEffect, useRef } from 'react'
import { Virtualizer, type VirtualizerHandle } from 'virtua'
import { classNames } from '../theme/class-names.ts'
import type { LongListProps } from './long-list.tsx'

/**
 * Renders only the visible rows and a few around them. ARIA attributes give screen readers the number of rows and the
 * position of each row.
 */
export function VirtualList<Item>({ label, items, idOf, row, startAt, rowHeight, className }: LongListProps<Item>) {
  const list = useRef<VirtualizerHandle>(null)
  const first = useRef(startAt)
  useEffect(() => {
    if (first.current !== undefined) list.current?.scrollToIndex(first.current, { align: 'center' })
  }, [])
  return (
    // biome-ignore lint/a11y/useSemanticElements: the virtualizer needs a box between list and rows
    <div
      role="list"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
      tabIndex={0}
      aria-label={label}
      className={classNames(
        'scroll-y -outline-offset-2! max-md:max-h-[max(18rem,calc(100dvh-25rem))] md:max-xl:max-h-[70dvh]',
        className,
      )}
    >
      <Virtualizer ref={list} data={items} itemSize={rowHeight}>
        {(item, index) => (
          // biome-ignore lint/a11y/useSemanticElements: see above
          <div
            key={idOf(item)}
            role="listitem"
            aria-posinset={index + 1}
            aria-setsize={items.length}
            className="px-1.5"
          >
            {row(item, index)}
          </div>
        )}
      </Virtualizer>
    </div>
  )
}
