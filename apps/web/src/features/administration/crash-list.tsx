import { adminListCrashReports, type CrashGroup } from '@bettle/contract'
import { AdminLink } from '../../admin-ui/admin-link.tsx'
import { fileOnly } from '../../admin-ui/records/file-cells.ts'
import type { RecordColumn } from '../../admin-ui/records/record-column.ts'
import { RecordList } from '../../admin-ui/records/record-list.tsx'
import type { RecordsSearch } from '../../admin-ui/records/records-search.ts'
import { grouped } from '../../text/number-text.ts'
import { numericDateAndTime } from '../../text/numeric-date.ts'
import { msg } from '../../texts/msg.ts'
import { EmptyState, Tag } from '../../ui/index.ts'
import { CRASH_STATUSES, useCrashStatus } from './crash-status.tsx'
import { NoneOfStatus, StatusFilter, StatusRowButtons, StatusTag, statusNamed } from './record-status.tsx'

const at = (time: string) => numericDateAndTime(Date.parse(time))
export const ORIGINS = {
  browser: msg('administration.crash-list.browser'),
  server: msg('administration.crash-list.server'),
  person: msg('administration.crash-list.reported-by-users'),
} as const

const COLUMNS: readonly RecordColumn<CrashGroup>[] = [
  {
    id: 'name',
    header: msg('administration.crash-list.crash'),
    column: 'Crash',
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
        {origin !== 'browser' && <Tag className="ms-2">{ORIGINS[origin]}</Tag>}
        {/* On a phone, the list has no room for a column with the status. */}
        {status !== 'open' && (
          <span className="ms-2 sm:hidden">
            <StatusTag of={CRASH_STATUSES} status={status} />
          </span>
        )}
        <span className="block max-w-[60ch] text-muted text-xs [overflow-wrap:anywhere]">{message}</span>
        {place && <code className="block max-w-[60ch] text-faint text-xs [overflow-wrap:anywhere]">{place}</code>}
      </>
    ),
  },
  fileOnly(
    'origin',
    'From',
    ({ origin }) => ({ browser: 'Browser', server: 'Server', person: 'Reported by users' })[origin],
  ),
  fileOnly('place', 'Code', ({ place }) => place ?? ''),
  {
    id: 'status',
    header: msg('administration.crash-list.status'),
    column: 'Status',
    sortable: true,
    className: 'max-sm:hidden',
    file: ({ status }) => status,
    cell: ({ status }) => <StatusTag of={CRASH_STATUSES} status={status} />,
  },
  {
    id: 'count',
    header: msg('administration.crash-list.count'),
    column: 'Count',
    sortable: true,
    align: 'end',
    file: ({ count }) => count,
    cell: ({ count }) => grouped(count),
  },
  {
    id: 'firstAt',
    header: msg('administration.crash-list.first'),
    column: 'First',
    sortable: true,
    className: 'whitespace-nowrap tabular-nums max-lg:hidden',
    fileTime: ({ firstAt }) => firstAt,
    cell: ({ firstAt }) => at(firstAt),
  },
  {
    id: 'lastAt',
    header: msg('administration.crash-list.last'),
    column: 'Last',
    sortable: true,
    className: 'whitespace-nowrap tabular-nums max-md:hidden',
    fileTime: ({ lastAt }) => lastAt,
    cell: ({ lastAt }) => at(lastAt),
  },
  {
    id: 'versions',
    header: msg('administration.crash-list.versions'),
    column: 'Versions',
    className: 'max-xl:hidden',
    file: ({ versions }) => versions.join(' '),
    cell: ({ versions }) => (
      <span className="block max-w-[18ch] truncate text-muted text-xs" title={versions.join(', ')}>
        {versionsText(versions)}
      </span>
    ),
  },
]

function versionsText([first = '–', ...others]: readonly string[]): string {
  const more = others.length
  return more > 0 ? msg('administration.crash-list.and-more-first-more', { first, more }) : first
}

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
      title={msg('administration.crash-list.crash-reports')}
      many={msg('administration.crash-list.crash-reports-in-a')}
      route={adminListCrashReports}
      rowsOf={({ crashReports }) => crashReports}
      columns={COLUMNS}
      search={search}
      onSearch={onSearch}
      given={status && { status }}
      searchHint={msg('administration.crash-list.error-name-message-or')}
      refetchInterval={30_000}
      rowActions={(crash) => <StatusRowButtons of={CRASH_STATUSES} record={crash} name={crash.name} press={press} />}
      empty={
        <NoneOfStatus status={status}>
          <EmptyState title={msg('administration.crash-list.no-crashes')}>
            {msg('administration.crash-list.errors-in-browsers-and')}
          </EmptyState>
        </NoneOfStatus>
      }
    >
      <StatusFilter of={CRASH_STATUSES} status={status} onStatus={onStatus} />
    </RecordList>
  )
}
