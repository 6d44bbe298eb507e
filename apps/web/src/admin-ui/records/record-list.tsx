import type { RouteSpec } from '@bettle/contract'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Download, Search, X } from 'lucide-react'
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { messageOf } from '../../api/call-error.ts'
import { usePress } from '../../api/use-press.ts'
import { saveFile } from '../../files/save-file.ts'
import { msg } from '../../texts/msg.ts'
import { useSearchText } from '../../ui/fields/use-search-text.ts'
import {
  Button,
  classNames,
  EmptyState,
  ErrorState,
  IconButton,
  Notice,
  Pager,
  Select,
  TextField,
} from '../../ui/index.ts'
import { BulkDelete, type BulkDeletion } from './bulk-delete.tsx'
import { exportRecords } from './export-records.ts'
import { type ListReply, listQuery } from './list-query.ts'
import type { RecordColumn } from './record-column.ts'
import { RecordTable } from './record-table.tsx'
import { PAGE_SIZES, type PageSize, type RecordsSearch, recordsQuery } from './records-search.ts'
import { useChoice } from './use-choice.ts'

export interface RecordListProps<R extends RouteSpec, Row extends { readonly _id: string }> {
  /** The title of the list, such as 'Users'. */
  title: string
  /** The name of the records inside a sentence, such as 'users'. */
  many: string
  route: R
  rowsOf: (reply: ListReply<R>) => readonly Row[]
  columns: readonly RecordColumn<Row>[]
  search: RecordsSearch
  onSearch: (search: RecordsSearch) => void
  /** Names the fields that a search covers. Without this text the list has no search. */
  searchHint?: string | undefined
  /** A fixed filter, such as one lobby or one match. */
  given?: Readonly<Record<string, unknown>> | undefined
  /** A button beside the title, such as Add User. */
  add?: ReactNode
  /** Further actions on the list, shown beside the export button. */
  actions?: ReactNode
  rowActions?: ((row: Row) => ReactNode) | undefined
  /** Content for an empty list, which names the next step. */
  empty: ReactNode
  /** The polling interval of the list (ms). */
  refetchInterval?: number | false | undefined
  /** If given, rows can be selected and deleted together. */
  bulk?:
    | {
        /** The name of one record, such as 'match'. */
        one: string
        nameOf: (row: Row) => string
        remove: (request: BulkDeletion) => Promise<unknown>
      }
    | undefined
  /** Returns true for a row without available actions. Such a row is greyed out and cannot be selected. */
  isLocked?: ((row: Row) => boolean) | undefined
  /** Content above the table, which names the subject of the list. */
  children?: ReactNode
}

const ONLY_NEWEST = msg('admin-ui.record-list.this-list-has-only')

const SIZES = PAGE_SIZES.map((size) => ({
  value: String(size),
  label: msg('admin-ui.record-list.per-page-size', { size }),
}))

/** A list for administrators. The server searches, sorts and pages the list. The address contains the search. */
export function RecordList<R extends RouteSpec, Row extends { readonly _id: string }>({
  title,
  many,
  route,
  rowsOf,
  columns,
  search,
  onSearch,
  searchHint,
  given,
  add,
  actions,
  rowActions,
  empty,
  refetchInterval = false,
  bulk,
  isLocked,
  children,
}: RecordListProps<R, Row>) {
  const asked = recordsQuery(search)
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    ...listQuery(route, { ...given, ...asked }),
    staleTime: 0,
    placeholderData: keepPreviousData,
    refetchInterval,
  })
  const [text, setText] = useSearchText(
    search.q ?? '',
    useCallback((q: string) => onSearch({ ...search, q, page: 1 }), [search, onSearch]),
  )
  const shown = useLastData(data)
  const rows = shown && rowsOf(shown)
  const total = shown?.total ?? rows?.length ?? 0
  const pages = Math.max(1, Math.ceil(total / asked.pageSize))
  const isBeyond = data !== undefined && !isPlaceholderData && asked.page > pages
  useEffect(() => {
    if (isBeyond) onSearch({ ...search, page: pages })
  }, [isBeyond, onSearch, search, pages])
  const { choice, choose, chooseAllFound, chooseNothing } = useChoice(asked.q, total)
  const isEmpty = rows?.length === 0 && !isFetching

  return (
    <section aria-labelledby="list-title" className="flex min-w-0 flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h1 id="list-title" className="headline text-xl sm:text-2xl">
          {title}
          {shown && <span className="figures ms-3 text-faint">{countText(total, shown.more)}</span>}
        </h1>
        <div
          className={classNames(
            'flex flex-wrap items-center gap-2 sm:ms-auto',
            add !== undefined && 'max-sm:order-last max-sm:-ms-3 max-sm:w-full max-sm:gap-0',
          )}
        >
          <ExportButton {...{ title, route, rowsOf, columns }} query={{ ...given, ...asked }} disabled={total === 0} />
          {actions}
        </div>
        {add}
      </div>
      {children}
      {searchHint !== undefined && (
        <search className="flex items-end gap-2">
          <TextField
            type="search"
            label={msg('admin-ui.record-list.search-many', { many })}
            hideLabel
            className="min-w-0 max-w-xl flex-1"
            icon={<Search aria-hidden="true" />}
            placeholder={searchHint}
            value={text}
            maxLength={200}
            onChange={({ target }) => setText(target.value)}
            autoComplete="off"
            enterKeyHint="search"
          />
          {text !== '' && (
            <IconButton
              label={msg('admin-ui.record-list.clear-search')}
              icon={<X aria-hidden="true" />}
              onClick={() => setText('')}
            />
          )}
        </search>
      )}
      {error && (
        <ErrorState
          title={messageOf(error)}
          kept={shown && msg('admin-ui.record-list.this-list-may-be')}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {bulk && rows && (
        <BulkDelete
          one={bulk.one}
          many={many}
          choice={choice}
          rows={rows.filter((row) => !isLocked?.(row))}
          lockedRows={isLocked ? rows.filter(isLocked).length : 0}
          total={total}
          search={asked.q}
          onChooseRows={(on) =>
            on
              ? choose(
                  rows.filter((row) => !isLocked?.(row)).map(({ _id }) => _id),
                  true,
                )
              : chooseNothing()
          }
          onChooseAllFound={chooseAllFound}
          remove={bulk.remove}
          onRemoved={() => {
            chooseNothing()
            void refetch()
          }}
        />
      )}
      {isEmpty ? (
        !error && (
          <div role="status" className="panel">
            {asked.q === undefined ? empty : <NothingFound onClear={() => setText('')} />}
          </div>
        )
      ) : rows || !error ? (
        <div className="panel overflow-hidden">
          <RecordTable
            caption={title}
            columns={columns.filter(({ isFileOnly }) => !isFileOnly)}
            rows={rows}
            expected={asked.pageSize}
            sort={search.sort}
            onSort={(sort) => onSearch({ ...search, sort, page: 1 })}
            rowActions={rowActions}
            isLocked={isLocked}
            {...(bulk && {
              choice: {
                nameOf: bulk.nameOf,
                isChosen: (row: Row) => !isLocked?.(row) && (choice.allFound !== undefined || choice.ids.has(row._id)),
                choose: ({ _id }: Row, on: boolean) => choose([_id], on),
              },
            })}
            isStale={isPlaceholderData || (error !== null && rows !== undefined)}
          />
        </div>
      ) : null}
      {!isEmpty && (rows || !error) && (
        <footer className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <p role="status" className="min-h-5 text-muted text-sm tabular-nums max-sm:w-full">
            {rows && rowsText(asked.page, asked.pageSize, rows.length, countText(total, shown.more))}
            {shown?.more && ` ${ONLY_NEWEST}`}
          </p>
          <div className="flex max-w-full flex-wrap items-center gap-x-3 gap-y-2">
            <Select
              label={msg('admin-ui.record-list.items-per-page')}
              hideLabel
              className="w-40 max-w-full"
              options={SIZES}
              value={String(asked.pageSize)}
              onValueChange={(size) => onSearch({ ...search, size: Number(size) as PageSize, page: 1 })}
            />
            <Pager
              label={msg('admin-ui.record-list.pages-of-many', { many })}
              page={Math.min(asked.page, pages)}
              pages={pages}
              onPageChange={(page) => onSearch({ ...search, page })}
            />
          </div>
        </footer>
      )}
    </section>
  )
}

/** Returns the total as a text, which says if the server stopped counting. */
const countText = (total: number, more: true | undefined): string =>
  more ? msg('admin-ui.record-list.more-than-total', { total }) : String(total)

function rowsText(page: number, size: number, held: number, total: string): string {
  const first = (page - 1) * size + 1
  const last = first + held - 1
  return held === 0
    ? msg('admin-ui.record-list.none-of-total', { total })
    : msg('admin-ui.record-list.of-first-last', { first, last, total })
}

/** Returns the latest response, also while another one is loading or after a failed request. */
function useLastData<Data>(data: Data | undefined): Data | undefined {
  const [last, setLast] = useState(data)
  if (data !== undefined && data !== last) setLast(data)
  return data ?? last
}

function NothingFound({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState
      icon={<Search aria-hidden="true" />}
      title={msg('admin-ui.record-list.nothing-found')}
      action={
        <Button variant="ghost" onClick={onClear}>
          {msg('admin-ui.record-list.show-all')}
        </Button>
      }
    >
      {msg('admin-ui.record-list.no-row-matches-your')}
    </EmptyState>
  )
}

interface ExportButtonProps<R extends RouteSpec, Row> {
  title: string
  route: R
  rowsOf: (reply: ListReply<R>) => readonly Row[]
  columns: readonly RecordColumn<Row>[]
  query: Readonly<Record<string, unknown>>
  disabled: boolean
}

/** The button that exports all records that the search finds, in the sort order on the screen. */
function ExportButton<R extends RouteSpec, Row extends { readonly _id: string }>({
  title,
  disabled,
  ...wanted
}: ExportButtonProps<R, Row>) {
  const [done, setDone] = useState<string>()
  const [missing, setMissing] = useState(0)
  const { press, isPending, error } = usePress({
    mutationFn: () =>
      exportRecords({
        ...wanted,
        onProgress: (count, total) => setDone(msg('admin-ui.record-list.of-count-total', { count, total })),
      }),
    onSuccess: ({ text, missing: less }) => {
      saveFile(`${title.toLowerCase().replaceAll(' ', '-')}.csv`, text)
      setMissing(less)
    },
  })
  return (
    <>
      {error && <Notice tone="error">{messageOf(error)}</Notice>}
      {missing > 0 && !isPending && (
        <Notice tone="warning">{msg('admin-ui.record-list.the-list-changed-during', { missing })}</Notice>
      )}
      {isPending && (
        <span role="status" className="text-muted text-sm tabular-nums">
          {done}
        </span>
      )}
      <Button
        size="sm"
        variant="ghost"
        icon={<Download aria-hidden="true" />}
        loading={isPending}
        disabled={disabled}
        onClick={() => void press(undefined)}
      >
        {msg('admin-ui.record-list.export-csv')}
      </Button>
    </>
  )
}
