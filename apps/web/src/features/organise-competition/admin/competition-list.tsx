import { adminListCompetitions, type Reply } from '@bettle/contract'
import { Gavel, Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { AdminLink } from '../../../admin-ui/admin-link.tsx'
import { fileOnly, usernameInFile, yesOrNo } from '../../../admin-ui/records/file-cells.ts'
import type { RecordColumn } from '../../../admin-ui/records/record-column.ts'
import { RecordLink } from '../../../admin-ui/records/record-link.tsx'
import { RecordList } from '../../../admin-ui/records/record-list.tsx'
import type { RecordsSearch } from '../../../admin-ui/records/records-search.ts'
import { numericDateAndTime } from '../../../text/numeric-date.ts'
import { msg } from '../../../texts/msg.ts'
import { Button, EmptyState, Tag } from '../../../ui/index.ts'
import { phaseText } from '../stage-text.ts'

type Row = Reply<typeof adminListCompetitions>['competitions'][number]

const FORMATS: Readonly<Record<Row['format'], string>> = {
  tournament: msg('organise-competition.competition-list.tournament'),
  league: msg('organise-competition.competition-list.league'),
  lobby: msg('organise-competition.competition-list.one-game'),
}

const entryOf = ({ isExclusive, isPrivate, isPractice }: Row) =>
  isPractice ? 'practice' : isExclusive ? 'exclusive' : isPrivate ? 'private' : 'public'

const COLUMNS: readonly RecordColumn<Row>[] = [
  {
    id: 'name',
    header: msg('organise-competition.competition-list.name'),
    column: 'Name',
    sortable: true,
    rowHeader: true,
    file: ({ name }) => name,
    cell: (row) => (
      <>
        <AdminLink
          to={`competition/${row._id}`}
          className="font-medium underline-offset-4 [overflow-wrap:anywhere] hover:underline"
        >
          {row.name}
        </AdminLink>
        <Tag className="ms-2">{msg('organise-competition.competition-list.entry', { entry: entryOf(row) })}</Tag>
      </>
    ),
  },
  fileOnly('entry', 'Entry', entryOf),
  fileOnly('exclusive', 'Exclusive', ({ isExclusive }) => yesOrNo(isExclusive)),
  {
    id: 'format',
    header: msg('organise-competition.competition-list.format'),
    column: 'Format',
    sortable: true,
    className: 'max-md:hidden',
    file: ({ format }) => ({ tournament: 'Tournament', league: 'League', lobby: 'One game' })[format],
    cell: ({ format }) => FORMATS[format],
  },
  {
    id: 'organiser',
    header: msg('organise-competition.competition-list.organiser'),
    column: 'Organiser',
    sortable: true,
    className: 'max-md:hidden',
    file: ({ organiser }) => (organiser ? usernameInFile(organiser) : ''),
    cell: ({ organiser }) =>
      organiser?.username ?? (
        <span className="text-faint">{msg('organise-competition.competition-list.deleted-account')}</span>
      ),
  },
  {
    id: 'phase',
    header: msg('organise-competition.competition-list.state'),
    column: 'State',
    sortable: true,
    file: ({ phase }) =>
      ({
        enrolling: 'Enrolment open',
        closed: 'Did not start',
        drawn: 'Drawn',
        running: 'Under way',
        finished: 'Finished',
        cancelled: 'Cancelled',
      })[phase] ?? phase,
    cell: ({ phase }) => <Tag tone={phase === 'running' ? 'live' : 'neutral'}>{phaseText(phase)}</Tag>,
  },
  {
    id: 'entries',
    header: msg('organise-competition.competition-list.entries'),
    column: 'Entries',
    align: 'end',
    className: 'max-sm:hidden',
    file: ({ entries }) => entries,
    cell: ({ entries, places }) => `${entries} / ${places}`,
  },
  fileOnly('places', 'Places', ({ places }) => places),
  {
    id: 'closesAt',
    header: msg('organise-competition.competition-list.enrolment-closes'),
    column: 'Enrolment closes',
    sortable: true,
    className: 'tabular-nums max-lg:hidden',
    fileTime: ({ closesAt }) => closesAt,
    cell: ({ closesAt }) => numericDateAndTime(Date.parse(closesAt)),
  },
]

interface CompetitionListProps {
  search: RecordsSearch
  onSearch: (search: RecordsSearch) => void
  /** Renders a link to the form of a new competition. */
  newLink: (children: ReactNode) => ReactNode
}

/** Lists all competitions for administrators. */
export function CompetitionList({ search, onSearch, newLink }: CompetitionListProps) {
  return (
    <RecordList
      title={msg('organise-competition.competition-list.competitions')}
      many={msg('organise-competition.competition-list.competitions-in-a-sentence')}
      route={adminListCompetitions}
      rowsOf={({ competitions }) => competitions}
      columns={COLUMNS}
      search={search}
      onSearch={onSearch}
      searchHint={msg('organise-competition.competition-list.name')}
      add={
        <Button asChild variant="primary" size="sm">
          {newLink(
            <>
              <Plus aria-hidden="true" /> {msg('organise-competition.competition-list.new-competition')}
            </>,
          )}
        </Button>
      }
      rowActions={({ _id, name }) => (
        <RecordLink
          to={`competition/${_id}`}
          label={msg('organise-competition.competition-list.open-name', { name })}
          icon={<Gavel aria-hidden="true" />}
        />
      )}
      empty={
        <EmptyState title={msg('organise-competition.competition-list.no-competitions-yet')}>
          {msg('organise-competition.competition-list.create-a-public-competition')}
        </EmptyState>
      }
    />
  )
}
