import { competitorBets, type Lobby, type MatchRound, type RoundId } from '@bettle/contract'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { queryOf } from '../../api/query/query-of.ts'
import { usePollingWhileNotLive } from '../../push/connection/live-status.ts'
import { POLL } from '../../push/lobby/polling.ts'
import { msg } from '../../texts/msg.ts'
import { ErrorState, LongList, lazyNamed, SkeletonRows } from '../../ui/index.ts'
import { CompetitorRow } from './competitor-row.tsx'

/** Shows every player's bet on the latest round that has begun. */
export function Competitors({ lobby }: { lobby: Lobby }) {
  const round = lastBegun(lobby.rounds)
  return (
    <div>
      <h3 className="caps flex items-center justify-between text-base text-muted">
        {msg('bet.competitors.previous-round-bets')}
        {round && (
          <span className="text-faint">
            {msg('bet.competitors.round', { roundNumber: round.roundNumber })}
            {round.status === 'active' && msg('bet.competitors.now')}
          </span>
        )}
      </h3>
      {round ? (
        <BetsOf lobby={lobby} roundId={round._id} />
      ) : (
        <p className="py-8 text-center text-muted">{msg('bet.competitors.no-bets-placed-in')}</p>
      )}
    </div>
  )
}

/** Returns the latest round whose bets may be shown [V1]. */
function lastBegun(rounds: readonly MatchRound[]): MatchRound | undefined {
  return rounds
    .toSorted((a, b) => a.roundNumber - b.roundNumber)
    .findLast(({ status, startsAt }) => status !== 'upcoming' && startsAt !== null)
}

const CrowdBets = lazyNamed(() => import('./crowd-bets.tsx'), 'CrowdBets')

function BetsOf(props: { lobby: Lobby; roundId: RoundId }) {
  if (!props.lobby.crowd) return <CompetitorRows {...props} />
  return (
    <Suspense fallback={<SkeletonRows rows={3} label={msg('bet.competitors.loading-the-bets')} />}>
      <CrowdBets {...props} />
    </Suspense>
  )
}

function CompetitorRows({ lobby, roundId }: { lobby: Lobby; roundId: RoundId }) {
  const refetchInterval = usePollingWhileNotLive(POLL.statistics)
  const { data, error, refetch, isFetching } = useQuery({
    ...queryOf(competitorBets, { params: { roundId }, query: { lobbyId: lobby._id } }),
    refetchInterval,
  })
  if (error && !data) {
    return (
      <ErrorState
        title={msg('bet.competitors.the-bets-could-not')}
        onRetry={() => void refetch()}
        retrying={isFetching}
        className="mt-3"
      />
    )
  }
  if (!data) {
    return (
      <div className="mt-3">
        <p role="status" className="mb-2 text-muted text-sm">
          {msg('bet.competitors.waiting-for-player-data')}
        </p>
        <SkeletonRows rows={3} />
      </div>
    )
  }
  if (data.bets.length === 0)
    return <p className="py-8 text-center text-muted">{msg('bet.competitors.no-bets-placed-in')}</p>
  const betOf = new Map(data.bets.map((bet) => [bet.user._id, bet]))
  return (
    <LongList
      label={msg('bet.competitors.previous-round-bets-2')}
      items={lobby.leaderboard}
      idOf={({ user }) => user._id}
      rowHeight={52}
      className={lobby.leaderboard.length > 40 ? 'mt-2 max-h-112 overflow-y-auto' : '-mx-1.5 mt-2'}
      row={({ user }) => (
        <CompetitorRow user={user} bet={betOf.get(user._id)} isOwn={user._id === lobby.currentUser.user._id} />
      )}
    />
  )
}
