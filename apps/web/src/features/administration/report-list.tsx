import { adminListReports, type Reported } from '@bettle/contract'
import { AdminLink } from '../../admin-ui/admin-link.tsx'
import { fileOnly, usernameInFile } from '../../admin-ui/records/file-cells.ts'
import type { RecordColumn } from '../../admin-ui/records/record-column.ts'
import { RecordList } from '../../admin-ui/records/record-list.tsx'
import type { RecordsSearch } from '../../admin-ui/records/records-search.ts'
import { REPORT_REASON_TEXTS } from '../../report-ui/report-reasons.ts'
import { numericDateAndTime } from '../../text/numeric-date.ts'
import { msg } from '../../texts/msg.ts'
import { classNames, EmptyState } from '../../ui/index.ts'
import { NoneOfStatus, StatusFilter, StatusRowButtons, StatusTag, statusNamed } from './record-status.tsx'
import { REPORT_STATUSES, useReportStatus } from './report-status.tsx'

const at = (time: string) => numericDateAndTime(Date.parse(time))
const reasonsOf = ({ reasons }: Reported) => reasons.map((reason) => REPORT_REASON_TEXTS[reason]).join(', ')
const subjectOf = ({ kind, text, username }: Reported) => {
  if (kind === 'name') return msg('administration.report-list.name-username', { username: username || '–' })
  if (kind === 'teams') return msg('administration.report-list.teams-text', { text: text ?? '–' })
  return kind === 'circle' ? msg('administration.report-list.circle-text', { text: text ?? '–' }) : (text ?? '')
}

const COLUMNS: readonly RecordColumn<Reported>[] = [
  {
    id: 'kind',
    header: msg('administration.report-list.reported'),
    column: 'Reported',
    rowHeader: true,
    file: ({ kind, text, username }) => {
      if (kind === 'name') return `Name: ${username || '–'}`
      if (kind === 'teams') return `Teams: ${text ?? '–'}`
      return kind === 'circle' ? `Circle: ${text ?? '–'}` : (text ?? '')
    },
    cell: (reported) => (
      <>
        <AdminLink
          to={`report/${reported._id}`}
          className={classNames(
            'max-w-[60ch] font-medium underline-offset-4 [overflow-wrap:anywhere] hover:underline',
            reported.kind === 'message' && 'line-clamp-2',
          )}
        >
          {subjectOf(reported)}
        </AdminLink>
        <span className="block text-muted text-xs [overflow-wrap:anywhere]">
          {reported.user.username} · {reasonsOf(reported)}
        </span>
        {/* On a phone, the list has no room for a column with the status. */}
        <span className="mt-1 inline-block sm:hidden">
          <StatusTag of={REPORT_STATUSES} status={reported.status} />
        </span>
      </>
    ),
  },
  fileOnly('reasons', 'Reasons', ({ reasons }) =>
    reasons
      .map(
        (reason) =>
          ({
            insult: 'Insults or bullies someone',
            hate: 'Hate speech',
            threat: 'Threatens someone',
            spam: 'Spam or advertising',
            cheating: 'Cheating',
            'private-data': 'Shows private data',
            other: 'Something else',
          })[reason],
      )
      .join(', '),
  ),
  fileOnly('user', 'User', ({ user }) => usernameInFile(user)),
  {
    id: 'status',
    header: msg('administration.report-list.status'),
    column: 'Status',
    sortable: true,
    className: 'max-sm:hidden',
    file: ({ status }) => status,
    cell: ({ status }) => <StatusTag of={REPORT_STATUSES} status={status} />,
  },
  {
    id: 'count',
    header: msg('administration.report-list.reports'),
    column: 'Reports',
    align: 'end',
    file: ({ count }) => count,
    cell: ({ count }) => count,
  },
  {
    id: 'lobby',
    header: msg('administration.report-list.lobby'),
    column: 'Lobby',
    className: 'max-lg:hidden',
    file: ({ lobby }) => lobby?.competition?.name ?? lobby?.lobbyCode ?? '',
    cell: ({ lobby }) =>
      lobby?.competition ? (
        <AdminLink
          to={`competition/${lobby.competition._id}`}
          className="underline-offset-4 [overflow-wrap:anywhere] hover:underline"
        >
          {lobby.competition.name}
        </AdminLink>
      ) : (
        <code>{lobby?.lobbyCode ?? '–'}</code>
      ),
  },
  {
    id: 'lastAt',
    header: msg('administration.report-list.last'),
    column: 'Last',
    sortable: true,
    className: 'whitespace-nowrap tabular-nums max-md:hidden',
    fileTime: ({ lastAt }) => lastAt,
    cell: ({ lastAt }) => at(lastAt),
  },
]

interface ReportListProps {
  search: RecordsSearch
  onSearch: (search: RecordsSearch) => void
  /** The status to which the list is limited, as the address names it. */
  status: string | undefined
  onStatus: (status: string | undefined) => void
}

/** Lists reported messages and names, the open ones first [MD5]. */
export function ReportList({ search, onSearch, status: named, onStatus }: ReportListProps) {
  const status = statusNamed(REPORT_STATUSES, named)
  const press = useReportStatus()
  return (
    <RecordList
      title={msg('administration.report-list.reports')}
      many={msg('administration.report-list.reports-in-a-sentence')}
      route={adminListReports}
      rowsOf={({ reports }) => reports}
      columns={COLUMNS}
      search={search}
      onSearch={onSearch}
      given={status && { status }}
      searchHint={msg('administration.report-list.text-name-or-lobby')}
      refetchInterval={30_000}
      rowActions={(reported) => (
        <StatusRowButtons of={REPORT_STATUSES} record={reported} name={reported.user.username} press={press} />
      )}
      empty={
        <NoneOfStatus status={status}>
          <EmptyState title={msg('administration.report-list.no-reports')}>
            {msg('administration.report-list.messages-and-names-that')}
          </EmptyState>
        </NoneOfStatus>
      }
    >
      <StatusFilter of={REPORT_STATUSES} status={status} onStatus={onStatus} />
    </RecordList>
  )
}
