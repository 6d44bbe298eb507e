import { adminListMatches, deleteMatch, deleteMatches, type Match } from '@bettle/contract'
import { useQueryClient } from '@tanstack/react-query'
import { FileUp, Pencil, Plus, Search } from 'lucide-react'
import { useEffect, useState } from 'react'
import { AdminLink } from '../../admin-ui/admin-link.tsx'
import { LockedRowNote, useHasBetOn } from '../../admin-ui/operator-lock.tsx'
import { DeleteRecord } from '../../admin-ui/records/delete-record.tsx'
import type { RecordColumn } from '../../admin-ui/records/record-column.ts'
import { RecordLink } from '../../admin-ui/records/record-link.tsx'
import { RecordList } from '../../admin-ui/records/record-list.tsx'
import type { RecordsSearch } from '../../admin-ui/records/records-search.ts'
import { statusText } from '../../admin-ui/status-text.ts'
import { call } from '../../api/call.ts'
import { usePollingWhileNotLive } from '../../push/connection/live-status.ts'
import { useMatchUpdates } from '../../push/match/use-match-updates.ts'
import { msg } from '../../texts/msg.ts'
import { Button, EmptyState, Tag } from '../../ui/index.ts'
import { FindFixtures } from './fixtures/find-fixtures.tsx'
import { ImportFixtures } from './fixtures/import-fixtures.tsx'

export interface AdminMatchListProps {
  search: RecordsSearch
  onSearch: (search: RecordsSearch) => void
}

/** The polling interval while no updates are pushed (ms). */
const POLL = 30_000

const nameOf = ({ homeTeam, awayTeam }: Match) =>
  msg('manage-match.admin-match-list.v-home-team-away', { homeTeam, awayTeam })

const lockedBy = ({ _id }: Match) => `locked-${_id}`

const columnsFor = (hasBetOn: (match: Match) => boolean): readonly RecordColumn<Match>[] => [
  {
    id: 'homeTeam',
    header: msg('manage-match.admin-match-list.home-team'),
    column: 'Home Team',
    sortable: true,
    rowHeader: true,
    file: ({ homeTeam }) => homeTeam,
    cell: (match) => (
      <>
        <span className="font-medium">{match.homeTeam}</span>
        <span className="sm:hidden">
          {' '}
          {msg('manage-match.admin-match-list.v-away-team', { awayTeam: match.awayTeam })}
        </span>
        <span className="block text-faint text-xs sm:hidden">{statusText(match.status)}</span>
        {hasBetOn(match) && <LockedRowNote id={lockedBy(match)} />}
      </>
    ),
  },
  {
    id: 'awayTeam',
    header: msg('manage-match.admin-match-list.away-team'),
    column: 'Away Team',
    sortable: true,
    className: 'max-sm:hidden',
    file: ({ awayTeam }) => awayTeam,
    cell: ({ awayTeam }) => awayTeam,
  },
  {
    id: 'status',
    header: msg('manage-match.admin-match-list.status'),
    column: 'Status',
    sortable: true,
    className: 'max-sm:hidden',
    file: ({ status }) => status,
    cell: ({ status }) => <Tag tone={status === 'active' ? 'live' : 'neutral'}>{statusText(status)}</Tag>,
  },
  // These two columns exist only in the exported file, because the import of fixtures needs them.
  {
    id: 'startTime',
    header: '',
    column: 'Kick-off',
    isFileOnly: true,
    fileTime: ({ startTime }) => startTime,
    cell: () => null,
  },
  { id: 'tempo', header: '', column: 'Tempo', isFileOnly: true, file: ({ tempo }) => tempo, cell: () => null },
]

/** Lists all matches, and refetches them after each push about one of the matches. */
export function AdminMatchList({ search, onSearch }: AdminMatchListProps) {
  const queryClient = useQueryClient()
  const hasBetOn = useHasBetOn()
  const updateCount = useMatchUpdates()
  const refetchInterval = usePollingWhileNotLive(POLL)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each update fetches the list again
  useEffect(() => {
    void queryClient.invalidateQueries({ queryKey: [adminListMatches.path] })
  }, [updateCount, queryClient])
  const [open, setOpen] = useState<'file' | 'provider'>()
  const add = (
    <Button asChild variant="primary" size="sm">
      <AdminLink to="manage-match/new">
        <Plus aria-hidden="true" /> {msg('manage-match.admin-match-list.add-match')}
      </AdminLink>
    </Button>
  )
  return (
    <>
      <RecordList
        title={msg('manage-match.admin-match-list.matches')}
        many={msg('manage-match.admin-match-list.matches-in-a-sentence')}
        route={adminListMatches}
        rowsOf={({ matches }) => matches}
        columns={columnsFor(hasBetOn)}
        isLocked={hasBetOn}
        search={search}
        onSearch={onSearch}
        searchHint={msg('manage-match.admin-match-list.team-or-status')}
        refetchInterval={refetchInterval}
        add={add}
        actions={
          <>
            <Button size="sm" variant="ghost" icon={<FileUp aria-hidden="true" />} onClick={() => setOpen('file')}>
              {msg('manage-match.admin-match-list.import-fixtures')}
            </Button>
            <Button size="sm" variant="ghost" icon={<Search aria-hidden="true" />} onClick={() => setOpen('provider')}>
              {msg('manage-match.admin-match-list.from-a-provider')}
            </Button>
          </>
        }
        rowActions={(match) => (
          <>
            <RecordLink
              to={`manage-match/${match._id}`}
              label={msg('manage-match.admin-match-list.edit-name', { name: nameOf(match) })}
              icon={<Pencil aria-hidden="true" />}
            />
            <DeleteRecord
              name={nameOf(match)}
              list={adminListMatches}
              lockedBy={hasBetOn(match) ? lockedBy(match) : undefined}
              remove={() => call(deleteMatch, { params: { id: match._id } })}
            >
              <p className="mt-1">{msg('manage-match.admin-match-list.open-bets-become-void')}</p>
            </DeleteRecord>
          </>
        )}
        bulk={{
          one: msg('manage-match.admin-match-list.match'),
          nameOf,
          remove: (request) =>
            call(deleteMatches, { body: 'ids' in request ? { ids: request.ids as Match['_id'][] } : request }),
        }}
        empty={
          <EmptyState title={msg('manage-match.admin-match-list.no-matches-yet')} action={add}>
            {msg('manage-match.admin-match-list.a-new-match-has')}
          </EmptyState>
        }
      />
      {open === 'file' && <ImportFixtures onClose={() => setOpen(undefined)} />}
      {open === 'provider' && <FindFixtures onClose={() => setOpen(undefined)} />}
    </>
  )
}
