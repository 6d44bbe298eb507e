import { adminListCrashReports, type CrashGroup } from '@bettle/contract'
import { AdminLink } from '../../admin-ui/admin-link.tsx'
import { fileOnly } from '../../admin-ui/records/file-cells.ts'
import type { RecordColumn } from '../../admin-ui/records/record-column.ts'
import { RecordList } from '../../admin-ui/records/record-list.tsx'
import type { RecordsSearch } from '../../admin-ui/records/records-search.ts'
import { numericDateAndTime } from '../../text/numeric-date.ts'
import { EmptyState, Tag } from '../../ui/index.ts'
import { CRASH_STATUSES, useCrashStatus } from './crash-status.tsx'
import { NoneOfStatus, StatusFilter, StatusRowButtons, StatusTag, statusNamed } from './record-status.tsx'

const at = (time: string) => numericDateAndTime(Date.parse(time))
export const ORIGINS = { browser: 'Browser', server: 'Server', person: 'Reported by users' } as const

const COLUMNS: readonly RecordColumn<CrashGroup>[] = [
  {
    id: 'name',
    header: 'Crash',
    sortable: true,
    rowHeader: true,
    file: ({ name, message }) => `${name}: ${message}`,
    cell: ({ _id, name, message, place, origin, status }) => (
      <>
        <AdminLink
          to={`crash-report/${_id}`}
          className="font-medium underline-offset-4 [overflow-wrap:anywhere] hover:underline"
        >
          {name}
        </AdminLink>
        {origin !== 'browser' && <Tag className="ml-2">{ORIGINS[origin]}</Tag>}
        {/* On a phone, the list has no room for a column with the status. */}
        {status !== 'open' && (
          <span className="ml-2 sm:hidden">
            <StatusTag of={CRASH_STATUSES} status={status} />
          </span>
        )}
        <span className="block max-w-[60ch] text-muted text-xs [overflow-wrap:anywhere]">{message}</span>
        {place && <code className="block max-w-[60ch] text-faint text-xs [overflow-wrap:anywhere]">{place}</code>}
      </>
    ),
  },
  fileOnly('origin', 'From', ({ origin }) => ORIGINS[origin]),
  fileOnly('place', 'Code', ({ place }) => place ?? ''),
  {
    id: 'status',
    header: 'Status',
    sortable: true,
    className: 'max-sm:hidden',
    file: ({ status }) => status,
    cell: ({ status }) => <StatusTag of={CRASH_STATUSES} status={status} />,
  },
  {
    id: 'count',
    header: 'Count',
    sortable: true,
    align: 'right',
    file: ({ count }) => count,
    cell: ({ count }) => count.toLocaleString('en-US'),
  },
  {
    id: 'firstAt',
    header: 'First',
    sortable: true,
    className: 'whitespace-nowrap tabular-nums max-lg:hidden',
    fileTime: ({ firstAt }) => firstAt,
    cell: ({ firstAt }) => at(firstAt),
  },
  {
    id: 'lastAt',
    header: 'Last',
    sortable: true,
    className: 'whitespace-nowrap tabular-nums max-md:hidden',
    fileTime: ({ lastAt }) => lastAt,
    cell: ({ lastAt }) => at(lastAt),
  },
  {
    id: 'versions',
    header: 'Versions',
    className: 'max-xl:hidden',
    file: ({ versions }) => versions.join(' '),
    cell: ({ versions }) => (
      <span className="block max-w-[18ch] truncate text-muted text-xs" title={versions.join(', ')}>
        {versions[0] ?? '–'}
        {versions.length > 1 && ` and ${versions.length - 1} more`}
      </span>
    ),
  },
]

interface CrashListProps {
  search: RecordsSearch
  onSearch: (search: RecordsSearch) => void
  /** The status to which the list is limited, as the address names it. */
  status: string | undefined
  onStatus: (status: string | undefined) => void
}

/** Lists crashes of browsers and the server, grouped by kind [Q3]. */
export function CrashList({ search, onSearch, status: named, onStatus }: CrashListProps) {
  const status = statusNamed(CRASH_STATUSES, named)
  const press = useCrashStatus()
  return (
    <RecordList
      title="Crash reports"
      route={adminListCrashReports}
      rowsOf={({ crashReports }) => crashReports}
      columns={COLUMNS}
      search={search}
      onSearch={onSearch}
      given={status && { status }}
      searchHint="Error name, message or file"
      refetchInterval={30_000}
      rowActions={(crash) => <StatusRowButtons of={CRASH_STATUSES} record={crash} name={crash.name} press={press} />}
      empty={
        <NoneOfStatus status={status}>
          <EmptyState title="No crashes">Errors in browsers and on the server appear here.</EmptyState>
        </NoneOfStatus>
      }
    >
      <StatusFilter of={CRASH_STATUSES} status={status} onStatus={onStatus} />
    </RecordList>
  )
}
