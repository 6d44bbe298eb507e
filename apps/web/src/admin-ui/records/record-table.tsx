import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { msg } from '../../texts/msg.ts'
import { CheckboxField, classNames, Skeleton, VisuallyHidden } from '../../ui/index.ts'
import type { RecordColumn } from './record-column.ts'
import { sortAfter } from './records-search.ts'

export interface RecordTableProps<Row> {
  caption: string
  columns: readonly RecordColumn<Row>[]
  /** Undefined while the first rows are loading. */
  rows: readonly Row[] | undefined
  /** The expected number of rows. Space for them is reserved, so that nothing moves when they arrive. */
  expected: number
  sort: string | undefined
  onSort: (sort: string) => void
  /** Returns the buttons at the end of a row. */
  rowActions?: ((row: Row) => ReactNode) | undefined
  /** If given, rows can be selected. */
  choice?: { isChosen: (row: Row) => boolean; choose: (row: Row, on: boolean) => void; nameOf: (row: Row) => string }
  /**
   * Returns true for a row without available actions. Such a row is greyed out and cannot be selected. A cell of the
   * row gives the reason.
   */
  isLocked?: ((row: Row) => boolean) | undefined
  /** True if the rows may be outdated: they belong to the previous search, or the last request has failed. */
  isStale: boolean
}

const HEAD = 'caps h-10 whitespace-nowrap border-line border-b bg-panel px-3 text-base text-faint leading-none'
const CELL = 'h-11 border-line border-b px-3 py-1 in-[tr:last-child]:border-b-0'

/**
 * A table with small, aligned rows that can be sorted. A table that is wider than the screen scrolls sideways in its
 * own box.
 */
export function RecordTable<Row extends { readonly _id: string }>({
  caption,
  columns,
  rows,
  expected,
  sort,
  onSort,
  rowActions,
  choice,
  isLocked,
  isStale,
}: RecordTableProps<Row>) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
    <section aria-label={caption} tabIndex={0} className="relative min-w-0 overflow-x-auto outline-offset-[-2px]">
      <table
        aria-busy={isStale || rows === undefined}
        className={classNames('w-full border-separate border-spacing-0 text-sm', isStale && 'opacity-70')}
      >
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {choice && (
              <th scope="col" className={classNames(HEAD, 'w-12 text-start')}>
                <span className="sr-only">{msg('admin-ui.record-table.selected')}</span>
              </th>
            )}
            {columns.map((column) => (
              <HeadCell key={column.id} column={column} sort={sort} onSort={onSort} />
            ))}
            {rowActions && (
              <th scope="col" className={classNames(HEAD, 'w-px text-end')}>
                <span className="sr-only">{msg('admin-ui.record-table.actions')}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows === undefined
            ? Array.from({ length: expected }, (_, row) => `row-${row}`).map((row) => (
                <tr key={row}>
                  {choice && <td className={CELL} />}
                  {columns.map(({ id, className }) => (
                    <td key={id} className={classNames(CELL, className)}>
                      <Skeleton className="h-4 w-24 max-w-full" />
                    </td>
                  ))}
                  {rowActions && <td className={CELL} />}
                </tr>
              ))
            : rows.map((row) => (
                <tr
                  key={row._id}
                  className={classNames(
                    'transition-colors',
                    choice?.isChosen(row) ? 'bg-flood-soft' : 'hover:bg-raised',
                    isLocked?.(row) && 'text-faint',
                  )}
                >
                  {choice && (
                    <td className={classNames(CELL, 'py-0')}>
                      <CheckboxField
                        label={
                          <VisuallyHidden>
                            {msg('admin-ui.record-table.select-name', { name: choice.nameOf(row) })}
                          </VisuallyHidden>
                        }
                        checked={choice.isChosen(row)}
                        disabled={isLocked?.(row)}
                        onChange={({ target }) => choice.choose(row, target.checked)}
                      />
                    </td>
                  )}
                  {columns.map((column) => (
                    <BodyCell key={column.id} column={column} row={row} />
                  ))}
                  {rowActions && (
                    <td className={classNames(CELL, 'whitespace-nowrap py-0 text-end')}>{rowActions(row)}</td>
                  )}
                </tr>
              ))}
        </tbody>
      </table>
    </section>
  )
}

function HeadCell<Row>({
  column,
  sort,
  onSort,
}: {
  column: RecordColumn<Row>
  sort: string | undefined
  onSort: (sort: string) => void
}) {
  const { id, header, sortable, align, className } = column
  const direction = sort === id ? 'ascending' : sort === `-${id}` ? 'descending' : 'none'
  const Icon = { ascending: ArrowUp, descending: ArrowDown, none: ArrowUpDown }[direction]
  return (
    <th
      scope="col"
      aria-sort={sortable ? direction : undefined}
      className={classNames(HEAD, align === 'end' ? 'text-end' : 'text-start', className)}
    >
      {sortable ? (
        <button
          type="button"
          onClick={() => onSort(sortAfter(sort, id))}
          className={classNames(
            'reach inline-flex h-9 items-center gap-1 uppercase tracking-[inherit] transition-colors hover:text-ink',
            align === 'end' && 'flex-row-reverse',
            direction !== 'none' && 'text-ink',
          )}
        >
          {header}
          <Icon aria-hidden="true" className={classNames('size-3.5', direction === 'none' && 'opacity-50')} />
        </button>
      ) : (
        header
      )}
    </th>
  )
}

function BodyCell<Row>({ column, row }: { column: RecordColumn<Row>; row: Row }) {
  const { cell, rowHeader, align, className } = column
  const classes = classNames(CELL, align === 'end' ? 'figures text-end text-lg' : rowHeader && 'text-start', className)
  return rowHeader ? (
    <th scope="row" className={classNames(classes, 'font-normal')}>
      {cell(row)}
    </th>
  ) : (
    <td className={classes}>{cell(row)}</td>
  )
}
