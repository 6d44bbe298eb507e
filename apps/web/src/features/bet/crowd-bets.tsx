import { competitorBets, type Lobby, type RoundId } from '@bettle/contract'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { queryOf } from '../../api/query/query-of.ts'
import { usePollingWhileNotLive } from '../../push/connection/live-status.ts'
import { PAGE_ROWS, SPREAD_MS, useFreshPages } from '../../push/lobby/list-pages.ts'
import { POLL } from '../../push/lobby/polling.ts'
import { msg } from '../../texts/msg.ts'
import { ErrorState, LongList, Skeleton, SkeletonRows } from '../../ui/index.ts'
import { CompetitorRow } from './competitor-row.tsx'

interface CrowdBetsProps {
  lobby: Lobby
  roundId: RoundId
}

/**
 * The bets of a crowded lobby on a round, the user's own bet first. Pages are fetched when the user scrolls to them.
 */
export function CrowdBets({ lobby, roundId }: CrowdBetsProps) {
  useFreshPages(lobby._id, competitorBets)
  const refetchInterval = usePollingWhileNotLive(POLL.statistics)
  const { data, error, refetch, isFetching } = useQuery({ ...betsPage(lobby, roundId, 1), refetchInterval })
  const total = data?.total ?? 0
  const indexes = useMemo(() => Array.from({ length: total }, (_, index) => index), [total])
  const own = lobby.bets.find(({ matchRound }) => matchRound._id === roundId)
  if (error && !data) {
    return (
      <ErrorState
        title={msg('bet.crowd-bets.the-bets-could-not')}
        onRetry={() => void refetch()}
        retrying={isFetching}
        className="mt-3"
      />
    )
  }
  if (!data) return <SkeletonRows rows={3} label={msg('bet.crowd-bets.loading-the-bets')} />
  if (total === 0) return <p className="py-8 text-center text-muted">{msg('bet.crowd-bets.no-bets-placed-in')}</p>
  return (
    <>
      {own && <CompetitorRow user={own.user} bet={own} isOwn />}
      <LongList
        label={msg('bet.crowd-bets.previous-round-bets')}
        items={indexes}
        idOf={String}
        rowHeight={52}
        className="mt-2 max-h-112 overflow-y-auto"
        row={(index) => <PagedBet lobby={lobby} roundId={roundId} index={index} />}
      />
    </>
  )
}

function betsPage({ _id: lobbyId }: Lobby, roundId: RoundId, page: number) {
  const query = { lobbyId, page, pageSize: PAGE_ROWS }
  return queryOptions({ ...queryOf(competitorBets, { params: { roundId }, query }), staleTime: SPREAD_MS })
}

/** All rows of a page share the request for that page. */
function PagedBet({ lobby, roundId, index }: CrowdBetsProps & { index: number }) {
  const { data } = useQuery(betsPage(lobby, roundId, Math.floor(index / PAGE_ROWS) + 1))
  const bet = data?.bets[index % PAGE_ROWS]
  if (!bet) return <Skeleton className="my-1 h-11 w-full" />
  return <CompetitorRow user={bet.user} bet={bet} isOwn={bet.user._id === lobby.currentUser.user._id} />
}
