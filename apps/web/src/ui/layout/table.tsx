import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react'
import { Fragment, type ReactNode, useState } from 'react'
import { msg } from '../../texts/msg.ts'
import { classNames } from '../theme/class-names.ts'

export interface Column<Row> {
  id: string
  header: ReactNode
  cell: (row: Row) => ReactNode
  /** Numbers stand at the end of a cell, and so do the buttons of a row. */
  align?: 'start' | 'center' | 'end' | 'buttons' | undefined
  /** If given, the column can be sorted by this value. */
  sortBy?: ((row: Row) => number | string) | undefined
  /** True if the cells of this column name their rows for screen readers. */
  rowHeader?: boolean | undefined
  /** True to highlight the column, such as that of the current round. */
  marked?: boolean | undefined
  className?: string | undefined
}

export interface TableProps<Row> {
  caption: string
  showCaption?: boolean | undefined
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  /** Returns content below a row over the whole width. */
  below?: ((row: Row) => ReactNode) | undefined
  /** Returns true for a row to highlight, such as the user's own. */
  isMarked?: ((row: Row) => boolean) | undefined
  initialSort?: Sort | undefined
  empty?: ReactNode
  /** Rows below all other rows that are not sorted with them, such as totals. */
  footer?: ReactNode
  className?: string | undefined
}

export interface Sort {
  column: string
  direction: 'ascending' | 'descending'
}

/** A table with small, aligned rows that can be sorted. It scrolls sideways in its own box. */
export function Table<Row>({
  caption,
  showCaption = false,
  columns,
  rows,
  rowKey,
  below,
  isMarked,
  initialSort,
  empty = msg('ui.table.nothing-here-yet'),
  footer,
  className,
}: TableProps<Row>) {
  const [sort, setSort] = useState(initialSort)
  const sorted = sortedBy(rows, columns, sort)
  // The box is positioned. Otherwise text for screen readers in a cell would widen the page.
  const scroller = classNames('relative min-w-0 overflow-x-auto', className)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
    <section aria-label={msg('ui.table.table', { caption })} tabIndex={0} className={scroller}>
      <table className="w-full border-separate border-spacing-0 text-sm">
        <caption className={showCaption ? 'caps px-3 pb-2 text-start text-lg' : 'sr-only'}>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th
                key={column.id}
                scope="col"
                aria-sort={sort?.column === column.id ? sort.direction : undefined}
                className={classNames(
                  'caps sticky top-0 z-1 h-10 whitespace-nowrap border-line border-b bg-panel px-3 text-base text-faint leading-none',
                  alignOf(column),
                  column.marked && 'text-flood',
                  column.className,
                )}
              >
                {column.sortBy ? <SortButton column={column} sort={sort} onSort={setSort} /> : column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sorted.map((row) => {
            const marked = isMarked?.(row) ?? false
            return (
              <Fragment key={rowKey(row)}>
                <tr className={classNames('transition-colors', marked ? 'bg-flood-soft' : 'hover:bg-raised')}>
                  {columns.map((column) => {
                    const classes = classNames(
                      'h-10 border-line px-3 py-1.5',
                      below ? 'pb-0' : 'border-b in-[tr:last-child]:border-b-0',
                      alignOf(column),
                      column.align === 'end' && 'figures text-lg',
                      column.marked && 'bg-flood-soft',
                      column.className,
                    )
                    return column.rowHeader ? (
                      <th key={column.id} scope="row" className={classNames(classes, 'font-normal')}>
                        {column.cell(row)}
                      </th>
                    ) : (
                      <td key={column.id} className={classes}>
                        {column.cell(row)}
                      </td>
                    )
                  })}
                </tr>
                {below && (
                  <tr>
                    <td
                      colSpan={columns.length}
                      className="border-line border-b px-3 pb-1.5 in-[tr:last-child]:border-b-0"
                    >
                      {below(row)}
                    </td>
                  </tr>
                )}
              </Fragment>
            )
          })}
          {sorted.length === 0 && (
            <tr>
              <td colSpan={columns.length} className="px-3 py-8 text-center text-muted">
                {empty}
              </td>
            </tr>
          )}
        </tbody>
        {footer && <tfoot>{footer}</tfoot>}
      </table>
    </section>
  )
}

function SortButton<Row>({
  column,
  sort,
  onSort,
}: {
  column: Column<Row>
  sort: Sort | undefined
  onSort: (sort: Sort) => void
}) {
  const on = sort?.column === column.id
  const Icon = on ? (sort.direction === 'ascending' ? ArrowUp : ArrowDown) : ArrowUpDown
  return (
    <button
      type="button"
      onClick={() =>
        onSort({ column: column.id, direction: on && sort.direction === 'descending' ? 'ascending' : 'descending' })
      }
      className={classNames(
        'reach inline-flex h-9 items-center gap-1 uppercase tracking-[inherit] transition-colors hover:text-ink',
        column.align === 'end' && 'flex-row-reverse',
        on && 'text-ink',
      )}
    >
      {column.header}
      <Icon aria-hidden="true" className={classNames('size-3.5', !on && 'opacity-50')} />
    </button>
  )
}

function alignOf<Row>({ align = 'start' }: Column<Row>): string {
  return { start: 'text-start', center: 'text-center', end: 'text-end', buttons: 'text-end' }[align]
}

function sortedBy<Row>(rows: readonly Row[], columns: readonly Column<Row>[], sort: Sort | undefined): readonly Row[] {
  const key = columns.find((column) => column.id === sort?.column)?.sortBy
  if (!key || !sort) return rows
  const sign = sort.direction === 'ascending' ? 1 : -1
  return rows.toSorted((one, other) => sign * compare(key(one), key(other)))
}

function compare(one: number | string, other: number | string): number {
  return typeof one === 'number' && typeof other === 'number' ? one - other : String(one).localeCompare(String(other))
}
