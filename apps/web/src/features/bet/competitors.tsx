import { type Bet, competitorBets, type Lobby, type MatchRound, type RoundId } from '@bettle/contract'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from '../../api/query-of.ts'
import { useEventName } from '../../football/event-names.tsx'
import { PersonAvatar } from '../../people/person-avatar.tsx'
import { classNames, DirectionTag, ErrorState, LongList, SkeletonRows, Tag, type TagTone } from '../../ui/index.ts'

const TAGS: Record<Bet['outcome'], { tone: TagTone; word: string } | undefined> = {
  open: undefined,
  won: { tone: 'won', word: 'Won' },
  lost: { tone: 'lost', word: 'Lost' },
  void: { tone: 'void', word: 'Void' },
}

/** What everyone had on the round that has last begun. */
export function Competitors({ lobby }: { lobby: Lobby }) {
  const round = lastBegun(lobby.rounds)
  return (
    <div>
      <h3 className="caps flex items-center justify-between text-base text-muted">
        PREVIOUS ROUND BETS
        {round && (
          <span className="text-faint">
            Round {round.roundNumber}
            {round.status === 'active' && ', on now'}
          </span>
        )}
      </h3>
      {round ? (
        <CompetitorRows lobby={lobby} roundId={round._id} />
      ) : (
        <p className="py-8 text-center text-muted">No bets placed in previous round</p>
      )}
    </div>
  )
}

/** The latest round whose bets may be seen. */
function lastBegun(rounds: readonly MatchRound[]): MatchRound | undefined {
  return rounds
    .toSorted((a, b) => a.roundNumber - b.roundNumber)
    .findLast(({ status, startsAt }) => status !== 'upcoming' && startsAt !== null)
}

function CompetitorRows({ lobby, roundId }: { lobby: Lobby; roundId: RoundId }) {
  const { data, error, refetch, isFetching } = useQuery(
    queryOf(competitorBets, { params: { roundId }, query: { lobbyId: lobby._id } }),
  )
  const eventName = useEventName()
  if (error && !data) {
    return (
      <ErrorState
        title="The bets could not be loaded."
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
          Waiting for player data...
        </p>
        <SkeletonRows rows={3} />
      </div>
    )
  }
  if (data.bets.length === 0) return <p className="py-8 text-center text-muted">No bets placed in previous round</p>
  const betOf = new Map(data.bets.map((bet) => [bet.user._id, bet]))
  return (
    <LongList
      label="Previous round bets"
      items={lobby.leaderboard}
      idOf={({ user }) => user._id}
      rowHeight={52}
      className={lobby.leaderboard.length > 40 ? 'mt-2 max-h-112 overflow-y-auto' : '-mx-1.5 mt-2'}
      row={({ user }) => {
        const bet = betOf.get(user._id)
        const isOwn = user._id === lobby.currentUser.user._id
        const tag = bet && TAGS[bet.outcome]
        return (
          <div
            data-own={isOwn || undefined}
            className={classNames(
              'flex min-h-13 items-center gap-3 rounded-control px-2 py-1.5',
              isOwn && 'bg-flood-soft',
            )}
          >
            <PersonAvatar person={user} size={28} own={isOwn} />
            <span className="w-20 shrink-0 truncate font-medium text-sm sm:w-28">{isOwn ? 'YOU' : user.username}</span>
            {bet ? (
              <span className="flex min-w-0 flex-1 flex-wrap items-center justify-end gap-x-2 gap-y-1">
                <DirectionTag direction={bet.odds.betType} line={bet.odds.threshold.toFixed(1)} />
                <span className="text-sm">{eventName(bet.odds.eventType)}</span>
                <span className="figures text-lg">
                  {bet.stake}
                  <span className="text-faint text-sm"> at {bet.odds.odds.toFixed(2)}</span>
                </span>
                {tag && <Tag tone={tag.tone}>{tag.word}</Tag>}
              </span>
            ) : (
              <span className="flex-1 text-right text-faint text-sm">No bet</span>
            )}
          </div>
        )
      }}
    />
  )
}
