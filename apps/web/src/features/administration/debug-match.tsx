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
import { statusText } from '../../admin-ui/status-text.ts'
import { messageOf } from '../../api/call-error.ts'
import { queryOf } from '../../api/query/query-of.ts'
import { dayAndTime } from '../../text/date-text.ts'
import { msg } from '../../texts/msg.ts'
import { Button, type Column, ErrorState, Panel, SkeletonRows, Table, Tag } from '../../ui/index.ts'

type Debugged = Reply<typeof debugMatch>

const at = (time: string | null) => (time === null ? '–' : dayAndTime(Date.parse(time)))

const HALVES: readonly Column<MatchHalf>[] = [
  { id: 'half', header: msg('administration.debug-match.half'), rowHeader: true, cell: ({ halfNumber }) => halfNumber },
  { id: 'status', header: msg('administration.debug-match.status'), cell: ({ status }) => statusText(status) },
  { id: 'start', header: msg('administration.debug-match.kick-off'), cell: ({ startTime }) => at(startTime) },
  { id: 'end', header: msg('administration.debug-match.end-of-a-half'), cell: ({ endTime }) => at(endTime) },
]
const END = msg('administration.debug-match.end')
const ROUNDS: readonly Column<MatchRound>[] = [
  {
    id: 'round',
    header: msg('administration.debug-match.round'),
    rowHeader: true,
    cell: ({ roundNumber }) => roundNumber,
  },
  { id: 'half', header: msg('administration.debug-match.half'), cell: ({ half }) => half.halfNumber },
  {
    id: 'minutes',
    header: msg('administration.debug-match.minutes'),
    cell: ({ startMinute, endMinute }) => `${startMinute}–${endMinute ?? END}`,
  },
  { id: 'starts', header: msg('administration.debug-match.starts'), cell: ({ startsAt }) => at(startsAt) },
  { id: 'status', header: msg('administration.debug-match.status'), cell: ({ status }) => statusText(status) },
]
const WORK: readonly Column<DueWork>[] = [
  { id: 'kind', header: msg('administration.debug-match.job'), rowHeader: true, cell: ({ kind }) => kind },
  { id: 'due', header: msg('administration.debug-match.runs-at'), cell: ({ dueAt: runAt }) => at(runAt) },
  {
    id: 'attempts',
    header: msg('administration.debug-match.failures'),
    align: 'end',
    cell: ({ attempts }) => attempts,
  },
  { id: 'error', header: msg('administration.debug-match.error'), cell: ({ lastError }) => lastError ?? '–' },
]
const LEDGER_TONES = { sound: 'won', broken: 'lost', unchecked: 'neutral' } as const
const LOBBIES: readonly Column<Debugged['lobbies'][number]>[] = [
  {
    id: 'code',
    header: msg('administration.debug-match.lobby'),
    rowHeader: true,
    cell: ({ lobbyCode }) => lobbyCode || msg('administration.debug-match.competition'),
  },
  {
    id: 'rounds',
    header: msg('administration.debug-match.round-length'),
    cell: ({ roundDuration }) => msg('administration.debug-match.min-round-duration', { roundDuration }),
  },
  { id: 'status', header: msg('administration.debug-match.status'), cell: ({ status }) => statusText(status) },
  { id: 'version', header: msg('administration.debug-match.version'), align: 'end', cell: ({ version }) => version },
  {
    id: 'settled',
    header: msg('administration.debug-match.settled'),
    cell: ({ settledRounds }) => settledRounds.join(', ') || '–',
  },
  {
    id: 'ledger',
    header: msg('administration.debug-match.ledger'),
    cell: ({ ledger }) => <Tag tone={LEDGER_TONES[ledger]}>{statusText(ledger)}</Tag>,
  },
]

/** Shows on one page everything about a match that the server is allowed to reveal. */
export function DebugMatch({ id }: { id: string }) {
  const { data, error, isFetching, refetch } = useQuery({
    ...queryOf(debugMatch, { params: { id: id as MatchId } }),
    enabled: isId<MatchId>(id),
    staleTime: 0,
  })
  const back = {
    to: isId(id) ? `manage-match/${id}` : 'matches',
    label: isId(id) ? msg('administration.debug-match.manage-match') : msg('administration.debug-match.matches'),
  }
  const again = () => void refetch()
  return (
    <RecordPage
      title={
        data
          ? msg('administration.debug-match.v-home-team-away', {
              homeTeam: data.match.homeTeam,
              awayTeam: data.match.awayTeam,
            })
          : msg('administration.debug-match.debug-match')
      }
      back={back}
      aside={
        <Button size="sm" loading={isFetching} onClick={again}>
          {msg('administration.debug-match.refresh')}
        </Button>
      }
    >
      {!isId(id) && <ErrorState title={msg('administration.debug-match.no-match-id-available')} />}
      {error && <ErrorState title={messageOf(error)} retrying={isFetching} onRetry={again} />}
      {data ? (
        <Everything of={data} />
      ) : (
        isId(id) && !error && <SkeletonRows rows={6} label={msg('administration.debug-match.loading-the-match')} />
      )}
    </RecordPage>
  )
}

function Everything({ of }: { of: Debugged }) {
  return (
    <>
      <p className="text-muted text-sm tabular-nums">
        {msg('administration.debug-match.version-tempo-suspended-events', {
          status: statusText(of.match.status),
          version: of.match.version,
          tempo: of.match.tempo,
          hasSuspended: Boolean(of.match.suspended),
          recorded: of.events.recorded,
          takenBack: of.events.takenBack,
          serverTime: of.serverTime,
        })}
      </p>
      <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-2">
        <Panel title={msg('administration.debug-match.halves')} flush>
          <Table
            caption={msg('administration.debug-match.halves')}
            columns={HALVES}
            rows={of.halves}
            rowKey={({ _id }) => _id}
          />
        </Panel>
        <Panel title={msg('administration.debug-match.lobbies')} flush>
          <Table
            caption={msg('administration.debug-match.lobbies')}
            columns={LOBBIES}
            rows={of.lobbies}
            rowKey={({ _id }) => _id}
            empty={msg('administration.debug-match.this-match-has-no')}
          />
        </Panel>
        <Panel title={msg('administration.debug-match.jobs')} flush className="xl:col-span-2">
          <Table
            caption={msg('administration.debug-match.jobs')}
            columns={WORK}
            rows={of.dueWork}
            rowKey={({ _id }) => _id}
            empty={msg('administration.debug-match.no-job-is-planned')}
          />
        </Panel>
        {of.plans.map(({ roundDuration, rounds, pricedRoundNumber }) => (
          <Panel
            key={roundDuration}
            title={msg('administration.debug-match.rounds-of-min-round', { roundDuration })}
            aside={
              pricedRoundNumber === null
                ? msg('administration.debug-match.no-odds-yet')
                : msg('administration.debug-match.odds-calculated-for-round', { pricedRoundNumber })
            }
            flush
          >
            <Table
              caption={msg('administration.debug-match.rounds-of-minutes-round', { roundDuration })}
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
