import { adminListDueWork, type DueWork, type MatchId, manualTrigger } from '@bettle/contract'
import { useQueryClient } from '@tanstack/react-query'
import { RefreshCw } from 'lucide-react'
import { fileOnly } from '../../admin-ui/records/file-cells.ts'
import type { RecordColumn } from '../../admin-ui/records/record-column.ts'
import { RecordList } from '../../admin-ui/records/record-list.tsx'
import type { RecordsSearch } from '../../admin-ui/records/records-search.ts'
import { call } from '../../api/call.ts'
import { messageOf } from '../../api/call-error.ts'
import { usePress } from '../../api/use-press.ts'
import { numericDateAndTime } from '../../text/numeric-date.ts'
import { msg } from '../../texts/msg.ts'
import { EmptyState, IconButton, notify } from '../../ui/index.ts'

const COLUMNS: readonly RecordColumn<DueWork>[] = [
  {
    id: 'kind',
    header: msg('administration.job-list.job'),
    column: 'Job',
    sortable: true,
    rowHeader: true,
    file: ({ kind }) => kind,
    cell: ({ kind, lastError }) => (
      <>
        <span className="font-medium">{kind}</span>
        <span className="block max-w-[60ch] text-pretty text-muted text-xs">{lastError}</span>
      </>
    ),
  },
  fileOnly('lastError', 'Error', ({ lastError }) => lastError ?? ''),
  {
    id: 'dueAt',
    header: msg('administration.job-list.planned-for'),
    column: 'Planned for',
    sortable: true,
    className: 'tabular-nums max-sm:hidden',
    fileTime: ({ dueAt: runAt }) => runAt,
    cell: ({ dueAt: runAt }) => numericDateAndTime(Date.parse(runAt)),
  },
  {
    id: 'attempts',
    header: msg('administration.job-list.attempts'),
    column: 'Attempts',
    sortable: true,
    align: 'end',
    file: ({ attempts }) => attempts,
    cell: ({ attempts }) => attempts,
  },
  {
    id: 'waitUntil',
    header: msg('administration.job-list.next-attempt'),
    column: 'Next attempt',
    sortable: true,
    className: 'tabular-nums max-md:hidden',
    fileTime: ({ waitUntil }) => waitUntil,
    file: () => 'now',
    cell: ({ waitUntil }) => (waitUntil === null ? 'now' : numericDateAndTime(Date.parse(waitUntil))),
  },
  {
    id: 'queue',
    header: msg('administration.job-list.queue'),
    column: 'Queue',
    className: 'max-lg:hidden',
    file: ({ queue }) => queue,
    cell: ({ queue }) => queue,
  },
]

const matchOf = ({ queue }: DueWork) => (queue.startsWith('match:') ? (queue.slice(6) as MatchId) : undefined)

/** Lists failed jobs with the reason and the time of the next attempt. */
export function JobList({ search, onSearch }: { search: RecordsSearch; onSearch: (s: RecordsSearch) => void }) {
  const queryClient = useQueryClient()
  const retrying = usePress({
    oneAtATime: true,
    mutationFn: (matchId: MatchId) => call(manualTrigger, { body: { matchId } }),
    onSuccess: () => void queryClient.invalidateQueries({ queryKey: [adminListDueWork.path] }),
    onError: (error) => notify.error(messageOf(error), { duration: 6000 }),
  })
  return (
    <RecordList
      title={msg('administration.job-list.failing-jobs')}
      many={msg('administration.job-list.failing-jobs-in-a')}
      route={adminListDueWork}
      rowsOf={({ dueWork }) => dueWork}
      columns={COLUMNS}
      search={search}
      onSearch={onSearch}
      searchHint={msg('administration.job-list.job-or-error')}
      refetchInterval={30_000}
      rowActions={(work) => {
        const matchId = matchOf(work)
        return (
          matchId && (
            <IconButton
              label={msg('administration.job-list.run-the-failing-job', { kind: work.kind })}
              icon={<RefreshCw aria-hidden="true" />}
              loading={retrying.isPending && retrying.request === matchId}
              onClick={() => void retrying.press(matchId)}
            />
          )
        )
      }}
      empty={
        <EmptyState title={msg('administration.job-list.no-failing-jobs')}>
          {msg('administration.job-list.every-job-runs-without')}
        </EmptyState>
      }
    />
  )
}
