import { type Bet, type Lobby, LobbyId, lobbyDetails } from '@bettle/contract'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams, useSearch } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { Suspense, useMemo, useState } from 'react'
import { CallError, messageOf } from '../../api/call-error.ts'
import { queryOf } from '../../api/query/query-of.ts'
import { DealButton } from '../../features/card/deal-button.tsx'
import { BetReceipt } from '../../features/my-bets/bet-receipt.tsx'
import { OwnChips } from '../../features/my-bets/own-chips.tsx'
import { RematchCard } from '../../features/rematch/rematch-card.tsx'
import { ChipsChart } from '../../features/result/chips-chart.tsx'
import { FinalStandings } from '../../features/result/final-standings.tsx'
import { HighlightFigures } from '../../features/result/highlight-figures.tsx'
import { MatchFacts } from '../../features/result/match-facts.tsx'
import { OwnReceipts } from '../../features/result/own-receipts.tsx'
import { RankText } from '../../features/result/rank-text.tsx'
import { ResultPictureButton } from '../../features/result/result-picture-button.tsx'
import { ResultStage } from '../../features/result/result-stage.tsx'
import { useRanksByRound } from '../../features/result/use-ranks-by-round.ts'
import { useTrophies } from '../../features/result/use-trophies.ts'
import { liveBets } from '../../match-ui/bets/own-bets.ts'
import { EventTypesOfMatch } from '../../match-ui/event-names.tsx'
import { useServerNow } from '../../push/clock/use-server-now.ts'
import { ownRankIn } from '../../push/lobby/standings.ts'
import { lobbyTimetable } from '../../push/match/timetable.ts'
import { teamsText } from '../../text/teams-text.ts'
import { msg } from '../../texts/msg.ts'
import { Button, EmptyState, ErrorState, lazyNamed, Skeleton } from '../../ui/index.ts'
import { BackToCompetition } from '../competition-link.tsx'
import { useDocumentTitle } from '../use-document-title.ts'

const KeepPeople = lazyNamed(() => import('../../features/circle/keep-people.tsx'), 'KeepPeople')

/**
 * The page of a finished game: the final ranking, the chips over the rounds, and a receipt for each of the user's bets.
 */
export function ResultPage() {
  const { lobbyId } = useParams({ from: '/signed-in/previous-results/$lobbyId' })
  const search = useSearch({ from: '/signed-in/previous-results/$lobbyId' })
  const named = LobbyId.safeParse(lobbyId)
  return (
    <div className="mx-auto flex w-full max-w-6xl flex-col gap-4 px-3 py-4 sm:px-6 sm:py-8">
      <Button asChild variant="ghost" size="sm" className="self-start">
        <Link to="/previous-results" search={search}>
          <ArrowLeft aria-hidden="true" /> {msg('pages.result-page.previous-results')}
        </Link>
      </Button>
      {named.success ? <ResultOf lobbyId={named.data} /> : <NotFound />}
    </div>
  )
}

function ResultOf({ lobbyId }: { lobbyId: LobbyId }) {
  const { data, error, isFetching, refetch } = useQuery({
    ...queryOf(lobbyDetails, { params: { lobbyId } }),
    // The result is fetched again, because a correction may have changed it.
    staleTime: 0,
  })
  useDocumentTitle({
    title: data
      ? msg('pages.result-page.v', { homeTeam: data.match.homeTeam, awayTeam: data.match.awayTeam })
      : msg('pages.result-page.result'),
  })
  if (data) return isOver(data) ? <Result lobby={data} /> : <StillOn lobby={data} />
  if (error instanceof CallError && error.status === 404) return <NotFound />
  if (error) {
    return (
      <ErrorState
        title={msg('pages.result-page.this-result-could-not')}
        kept={messageOf(error)}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    )
  }
  return <ResultSkeleton />
}

const isOver = ({ match, status }: Lobby) =>
  match.status === 'completed' || match.status === 'abandoned' || status === 'closed'

function Result({ lobby }: { lobby: Lobby }) {
  const ranks = useRanksByRound(lobby)
  const [opened, setOpened] = useState<Bet['_id']>()
  const now = useServerNow()
  const timetable = useMemo(() => lobbyTimetable(lobby), [lobby])
  const bets = useMemo(() => liveBets(lobby.bets, {}, timetable, now), [lobby.bets, timetable, now])
  const shown = bets.find(({ bet }) => bet._id === opened)
  const ownRank = ownRankIn(lobby)
  const { trophies, isAwaited } = useTrophies(lobby)
  if (isAwaited) return <ResultSkeleton />
  return (
    <EventTypesOfMatch matchId={lobby.match._id}>
      <div className="grid gap-4 lg:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)] lg:items-start">
        <div className="flex min-w-0 flex-col gap-4">
          <ResultStage
            lobby={lobby}
            title={
              lobby.match.status === 'abandoned'
                ? msg('pages.result-page.match-abandoned')
                : msg('pages.result-page.final-result')
            }
            trophies={trophies}
          >
            <p className="text-balance text-muted">
              <RankText lobby={lobby} ownRank={ownRank} />
            </p>
            {lobby.competition && <BackToCompetition competition={lobby.competition} />}
            <ResultPictureButton lobby={lobby} />
            <RematchCard lobby={lobby} isMain />
            <Suspense fallback={null}>
              <KeepPeople lobby={lobby} />
            </Suspense>
            <DealButton lobby={lobby} />
          </ResultStage>
          <FinalStandings lobby={lobby} ownRank={ownRank} trophies={trophies} />
        </div>
        <div className="flex min-w-0 flex-col gap-4">
          {ownRank > 0 && bets.length > 0 && <HighlightFigures bets={lobby.bets} ranks={ranks} />}
          <OwnReceipts bets={bets} isSpectator={ownRank === 0} onOpen={setOpened} />
          <OwnChips lobby={lobby} />
          <ChipsChart lobby={lobby} />
          <MatchFacts lobby={lobby} />
        </div>
      </div>
      {shown && <BetReceipt live={shown} match={teamsText(lobby.match)} onClose={() => setOpened(undefined)} />}
    </EventTypesOfMatch>
  )
}

function StillOn({ lobby }: { lobby: Lobby }) {
  return (
    <div className="panel">
      <EmptyState
        title={msg('pages.result-page.this-game-is-not')}
        action={
          <Button asChild variant="primary">
            {lobby.competition ? (
              <Link to="/game/$code" params={{ code: lobby._id }}>
                {msg('pages.result-page.go-to-the-game')}
              </Link>
            ) : (
              <Link to="/join/$code" params={{ code: lobby.lobbyCode }}>
                {msg('pages.result-page.go-to-the-game')}
              </Link>
            )}
          </Button>
        }
      >
        {msg('pages.result-page.the-result-of-v', { homeTeam: lobby.match.homeTeam, awayTeam: lobby.match.awayTeam })}
      </EmptyState>
    </div>
  )
}

function NotFound() {
  return (
    <div className="panel">
      <EmptyState title={msg('pages.result-page.lobby-not-found')}>
        {msg('pages.result-page.this-game-does-not')}
      </EmptyState>
    </div>
  )
}

function ResultSkeleton() {
  return (
    <div role="status" className="grid gap-4 lg:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)]">
      <span className="sr-only">{msg('pages.result-page.loading-the-result')}</span>
      <div className="panel flex flex-col items-center gap-5 p-7">
        <Skeleton className="h-6 w-36" />
        <Skeleton className="h-10 w-64 max-w-full" />
        <Skeleton className="h-12 w-72 max-w-full" />
        <Skeleton className="mt-6 h-44 w-full max-w-xl" />
      </div>
      <div className="panel flex flex-col gap-4 p-4">
        {['first', 'second', 'third', 'fourth', 'fifth'].map((row) => (
          <Skeleton key={row} className="h-10 w-full" />
        ))}
      </div>
    </div>
  )
}
