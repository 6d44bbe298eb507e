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
import { EmptyState, IconButton, notify } from '../../ui/index.ts'

const COLUMNS: readonly RecordColumn<DueWork>[] = [
  {
    id: 'kind',
    header: 'Job',
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
    header: 'Planned for',
    sortable: true,
    className: 'tabular-nums max-sm:hidden',
    fileTime: ({ dueAt: runAt }) => runAt,
    cell: ({ dueAt: runAt }) => numericDateAndTime(Date.parse(runAt)),
  },
  {
    id: 'attempts',
    header: 'Attempts',
    sortable: true,
    align: 'right',
    file: ({ attempts }) => attempts,
    cell: ({ attempts }) => attempts,
  },
  {
    id: 'waitUntil',
    header: 'Next attempt',
    sortable: true,
    className: 'tabular-nums max-md:hidden',
    fileTime: ({ waitUntil }) => waitUntil,
    file: () => 'now',
    cell: ({ waitUntil }) => (waitUntil === null ? 'now' : numericDateAndTime(Date.parse(waitUntil))),
  },
  { id: 'queue', header: 'Queue', className: 'max-lg:hidden', file: ({ queue }) => queue, cell: ({ queue }) => queue },
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
      title="Failing jobs"
      route={adminListDueWork}
      rowsOf={({ dueWork }) => dueWork}
      columns={COLUMNS}
      search={search}
      onSearch={onSearch}
      searchHint="Job or error"
      refetchInterval={30_000}
      rowActions={(work) => {
        const matchId = matchOf(work)
        return (
          matchId && (
            <IconButton
              label={`Run the failing job ${work.kind} again now`}
              icon={<RefreshCw aria-hidden="true" />}
              loading={retrying.isPending && retrying.request === matchId}
              onClick={() => void retrying.press(matchId)}
            />
          )
        )
      }}
      empty={<EmptyState title="No failing jobs">Every job runs without errors.</EmptyState>}
    />
  )
}
