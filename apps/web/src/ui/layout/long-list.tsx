import { type ReactNode, Suspense } from 'react'
import { lazily } from '../loading/lazily.ts'
import { classNames } from '../theme/class-names.ts'

const VirtualList = lazily(() => import('./virtual-list.tsx').then(({ VirtualList }) => ({ default: VirtualList })))

export interface LongListProps<Item> {
  label: string
  items: readonly Item[]
  idOf: (item: Item) => string
  row: (item: Item, index: number) => ReactNode
  /**
   * The index of the row that is in the middle of the list at first. It applies only to a list too long to render all
   * rows.
   */
  startAt?: number | undefined
  /**
   * The id of a row that sticks to the edge of the list when it would scroll out of view. It applies only while all
   * rows are rendered.
   */
  pinnedId?: string | undefined
  /** The approximate height of a row in pixels. */
  rowHeight: number
  className?: string | undefined
}

/** Up to this many rows, all rows are rendered. */
const ALL_AT_ONCE = 40

/**
 * A ranked list with up to a thousand rows, which scrolls in its own box. For a list of more than `ALL_AT_ONCE` rows,
 * only the rows in view are rendered.
 */
export function LongList<Item>(props: LongListProps<Item>) {
  const { label, items, idOf, row, pinnedId, className } = props
  const plain = (shown: readonly Item[]) => (
    <ol aria-label={label} className={className}>
      {shown.map((item, index) => (
        <li
          key={idOf(item)}
          className={classNames(
            'px-1.5',
            // The shadow of the pinned row fades the rows that it covers.
            idOf(item) === pinnedId && 'sticky inset-y-0 z-10 bg-panel shadow-[0_0_6px_6px_var(--panel)]',
          )}
        >
          {row(item, index)}
        </li>
      ))}
    </ol>
  )
  if (items.length <= ALL_AT_ONCE) return plain(items)
  const List = VirtualList as (props: LongListProps<Item>) => ReactNode
  return (
    <Suspense fallback={plain(items.slice(0, ALL_AT_ONCE))}>
      <List {...props} />
    </Suspense>
  )
}
