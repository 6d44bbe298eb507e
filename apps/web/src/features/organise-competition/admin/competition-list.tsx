import { adminListCompetitions, type Reply } from '@bettle/contract'
import { Gavel, Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { AdminLink } from '../../../admin-ui/admin-link.tsx'
import { fileOnly, yesOrNo } from '../../../admin-ui/records/file-cells.ts'
import type { RecordColumn } from '../../../admin-ui/records/record-column.ts'
import { RecordLink } from '../../../admin-ui/records/record-link.tsx'
import { RecordList } from '../../../admin-ui/records/record-list.tsx'
import type { RecordsSearch } from '../../../admin-ui/records/records-search.ts'
import { numericDateAndTime } from '../../../text/numeric-date.ts'
import { Button, EmptyState, Tag } from '../../../ui/index.ts'
import { phaseText } from '../stage-text.ts'

type Row = Reply<typeof adminListCompetitions>['competitions'][number]

const FORMATS: Readonly<Record<Row['format'], string>> = {
  tournament: 'Tournament',
  league: 'League',
  lobby: 'One game',
}

const entryOf = ({ isExclusive, isPrivate, isPractice }: Row) =>
  isPractice ? 'practice' : isExclusive ? 'exclusive' : isPrivate ? 'private' : 'public'

const COLUMNS: readonly RecordColumn<Row>[] = [
  {
    id: 'name',
    header: 'Name',
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
        <Tag className="ml-2">{entryOf(row)}</Tag>
      </>
    ),
  },
  fileOnly('entry', 'Entry', entryOf),
  fileOnly('exclusive', 'Exclusive', ({ isExclusive }) => yesOrNo(isExclusive)),
  {
    id: 'format',
    header: 'Format',
    sortable: true,
    className: 'max-md:hidden',
    file: ({ format }) => FORMATS[format],
    cell: ({ format }) => FORMATS[format],
  },
  {
    id: 'organiser',
    header: 'Organiser',
    sortable: true,
    className: 'max-md:hidden',
    file: ({ organiser }) => organiser?.username ?? '',
    cell: ({ organiser }) => organiser?.username ?? <span className="text-faint">deleted account</span>,
  },
  {
    id: 'phase',
    header: 'State',
    sortable: true,
    file: ({ phase }) => phaseText(phase),
    cell: ({ phase }) => <Tag tone={phase === 'running' ? 'live' : 'neutral'}>{phaseText(phase)}</Tag>,
  },
  {
    id: 'entries',
    header: 'Entries',
    align: 'right',
    className: 'max-sm:hidden',
    file: ({ entries }) => entries,
    cell: ({ entries, places }) => `${entries} / ${places}`,
  },
  fileOnly('places', 'Places', ({ places }) => places),
  {
    id: 'closesAt',
    header: 'Enrolment closes',
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
      title="Competitions"
      route={adminListCompetitions}
      rowsOf={({ competitions }) => competitions}
      columns={COLUMNS}
      search={search}
      onSearch={onSearch}
      searchHint="Name"
      add={
        <Button asChild variant="primary" size="sm">
          {newLink(
            <>
              <Plus aria-hidden="true" /> New competition
            </>,
          )}
        </Button>
      }
      rowActions={({ _id, name }) => (
        <RecordLink to={`competition/${_id}`} label={`Open ${name}`} icon={<Gavel aria-hidden="true" />} />
      )}
      empty={
        <EmptyState title="No competitions yet">
          Create a public competition, or an exclusive game for a prize.
        </EmptyState>
      }
    />
  )
}
