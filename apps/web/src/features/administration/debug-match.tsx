import {
  type DueWork,
  debugMatch,
  isId,
  type MatchHalf,
  type MatchId,
  type MatchRound,
  type Reply,
} from '@bettle/contract'
import { useQuery } from '@tanstack/react-query'
import { RecordPage } from '../../admin-ui/records/record-page.tsx'
import { messageOf } from '../../api/call-error.ts'
import { queryOf } from '../../api/query/query-of.ts'
import { dayAndTime } from '../../text/date-text.ts'
import { Button, type Column, ErrorState, Panel, SkeletonRows, Table, Tag } from '../../ui/index.ts'

type Debugged = Reply<typeof debugMatch>

const at = (time: string | null) => (time === null ? '–' : dayAndTime(Date.parse(time)))

const HALVES: readonly Column<MatchHalf>[] = [
  { id: 'half', header: 'Half', rowHeader: true, cell: ({ halfNumber }) => halfNumber },
  { id: 'status', header: 'Status', cell: ({ status }) => status },
  { id: 'start', header: 'Kick-off', cell: ({ startTime }) => at(startTime) },
  { id: 'end', header: 'End', cell: ({ endTime }) => at(endTime) },
]
const ROUNDS: readonly Column<MatchRound>[] = [
  { id: 'round', header: 'Round', rowHeader: true, cell: ({ roundNumber }) => roundNumber },
  { id: 'half', header: 'Half', cell: ({ half }) => half.halfNumber },
  { id: 'minutes', header: 'Minutes', cell: ({ startMinute, endMinute }) => `${startMinute}–${endMinute ?? 'end'}` },
  { id: 'starts', header: 'Starts', cell: ({ startsAt }) => at(startsAt) },
  { id: 'status', header: 'Status', cell: ({ status }) => status },
]
const WORK: readonly Column<DueWork>[] = [
  { id: 'kind', header: 'Job', rowHeader: true, cell: ({ kind }) => kind },
  { id: 'due', header: 'Runs at', cell: ({ dueAt: runAt }) => at(runAt) },
  { id: 'attempts', header: 'Failures', align: 'right', cell: ({ attempts }) => attempts },
  { id: 'error', header: 'Error', cell: ({ lastError }) => lastError ?? '–' },
]
const LEDGER_TONES = { sound: 'won', broken: 'lost', unchecked: 'neutral' } as const
const LOBBIES: readonly Column<Debugged['lobbies'][number]>[] = [
  { id: 'code', header: 'Lobby', rowHeader: true, cell: ({ lobbyCode }) => lobbyCode || 'Competition' },
  { id: 'rounds', header: 'Round length', cell: ({ roundDuration }) => `${roundDuration} min` },
  { id: 'status', header: 'Status', cell: ({ status }) => status },
  { id: 'version', header: 'Version', align: 'right', cell: ({ version }) => version },
  { id: 'settled', header: 'Settled', cell: ({ settledRounds }) => settledRounds.join(', ') || '–' },
  {
    id: 'ledger',
    header: 'Ledger',
    cell: ({ ledger }) => <Tag tone={LEDGER_TONES[ledger]}>{ledger}</Tag>,
  },
]

/** Shows on one page everything about a match that the server is allowed to reveal. */
export function DebugMatch({ id }: { id: string }) {
  const { data, error, isFetching, refetch } = useQuery({
    ...queryOf(debugMatch, { params: { id: id as MatchId } }),
    enabled: isId<MatchId>(id),
    staleTime: 0,
  })
  const back = { to: isId(id) ? `manage-match/${id}` : 'matches', label: isId(id) ? 'Manage Match' : 'Matches' }
  const again = () => void refetch()
  return (
    <RecordPage
      title={data ? `${data.match.homeTeam} v ${data.match.awayTeam}` : 'Debug match'}
      back={back}
      aside={
        <Button size="sm" loading={isFetching} onClick={again}>
          Refresh
        </Button>
      }
    >
      {!isId(id) && <ErrorState title="No match ID available" />}
      {error && <ErrorState title={messageOf(error)} retrying={isFetching} onRetry={again} />}
      {data ? <Everything of={data} /> : isId(id) && !error && <SkeletonRows rows={6} label="Loading the match" />}
    </RecordPage>
  )
}

function Everything({ of }: { of: Debugged }) {
  return (
    <>
      <p className="text-muted text-sm tabular-nums">
        {of.match.status}, version {of.match.version}, tempo {of.match.tempo}
        {of.match.suspended && ', suspended'} · {of.events.recorded} events, {of.events.takenBack} removed · server time{' '}
        {of.serverTime}
      </p>
      <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-2">
        <Panel title="Halves" flush>
          <Table caption="Halves" columns={HALVES} rows={of.halves} rowKey={({ _id }) => _id} />
        </Panel>
        <Panel title="Lobbies" flush>
          <Table
            caption="Lobbies"
            columns={LOBBIES}
            rows={of.lobbies}
            rowKey={({ _id }) => _id}
            empty="This match has no lobby"
          />
        </Panel>
        <Panel title="Jobs" flush className="xl:col-span-2">
          <Table
            caption="Jobs"
            columns={WORK}
            rows={of.dueWork}
            rowKey={({ _id }) => _id}
            empty="No job is planned for this match"
          />
        </Panel>
        {of.plans.map(({ roundDuration, rounds, pricedRoundNumber }) => (
          <Panel
            key={roundDuration}
            title={`Rounds of ${roundDuration} min`}
            aside={pricedRoundNumber === null ? 'no odds yet' : `odds calculated for round ${pricedRoundNumber}`}
            flush
          >
            <Table
              caption={`Rounds of ${roundDuration} minutes`}
              columns={ROUNDS}
              rows={rounds}
              rowKey={({ _id }) => _id}
            />
          </Panel>
        ))}
      </div>
    </>
  )
}
