import type { Lobby } from '@bettle/contract'
import { CircleCheck, Hourglass, Trophy } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { teamLooks } from '../../football/team-look.ts'
import { BoardDigits, Button, celebrate, Podium, Tag } from '../../ui/index.ts'
import { FinalStandings } from './final-standings.tsx'
import { ownStory } from './own-story.ts'
import { StoryFigures } from './story-figures.tsx'

export interface MatchCompleteProps {
  lobby: Lobby
  /** Back to the lobbies, out of this one. */
  onPlayAgain: () => void
  isLeaving: boolean
}

/** The end: who won, where one came in, and how it went. */
export function MatchComplete({ lobby, onPlayAgain, isLeaving }: MatchCompleteProps) {
  const { match, leaderboard, currentUser } = lobby
  const winner = leaderboard[0]
  const ownPlace = leaderboard.findIndex(({ user }) => user._id === currentUser.user._id) + 1
  const isAbandoned = match.status === 'abandoned'
  const podium = useRef<HTMLDivElement>(null)
  const hasWon = ownPlace === 1 && !isAbandoned
  useEffect(() => {
    if (hasWon) void celebrate(podium.current)
  }, [hasWon])

  return (
    <div className="mx-auto grid w-full max-w-5xl gap-4 lg:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)] lg:items-start">
      <section className="panel flex flex-col overflow-hidden" aria-labelledby="match-complete">
        <header className="flex flex-col items-center gap-4 px-4 pt-7 text-center">
          <ResultsState lobby={lobby} />
          <h1 id="match-complete" className="headline text-2xl">
            {isAbandoned ? 'Match abandoned' : 'Match Complete'}
          </h1>
          <FinalScore lobby={lobby} />
          <p className="text-muted text-sm">
            Lobby <span className="figures text-ink text-lg tracking-wider">{lobby.lobbyCode}</span> · pot{' '}
            <span className="figures text-ink text-lg">{lobby.prizePot}</span> trophies
          </p>
          {(isAbandoned || lobby.closedReason) && <Abandoned lobby={lobby} />}
        </header>
        <div ref={podium} className="mt-8 px-4 sm:px-8">
          <Podium
            places={leaderboard.slice(0, 3).map(({ user, chips }) => ({
              id: user._id,
              name: user.username,
              value: `${chips} chips`,
              own: user._id === currentUser.user._id,
            }))}
          />
        </div>
        <footer className="flex flex-col items-center gap-4 border-line border-t bg-raised/40 px-4 py-6 text-center">
          <p className="headline text-xl">{hasWon ? 'You won!' : 'Thanks for playing!'}</p>
          <p className="text-muted">
            {isAbandoned
              ? 'This is how it stood when the match was called off.'
              : placeWords(ownPlace, leaderboard.length, winner)}
          </p>
          <Button variant="primary" size="lg" loading={isLeaving} onClick={onPlayAgain}>
            Play again
          </Button>
        </footer>
      </section>
      <div className="flex min-w-0 flex-col gap-4">
        {ownPlace > 0 && <StoryFigures story={ownStory(lobby.bets)} hasPlayed={lobby.bets.length > 0} />}
        <FinalStandings lobby={lobby} ownPlace={ownPlace} />
      </div>
    </div>
  )
}

function ResultsState({ lobby: { match } }: { lobby: Lobby }): ReactNode {
  if (match.status === 'abandoned') return null
  return match.resultsConfirmedAt === null ? (
    <Tag tone="closing" icon={<Hourglass aria-hidden="true" />}>
      Provisional results
    </Tag>
  ) : (
    <Tag tone="won" icon={<CircleCheck aria-hidden="true" />}>
      Results confirmed
    </Tag>
  )
}

function FinalScore({ lobby: { match } }: { lobby: Lobby }) {
  const { home, away } = teamLooks(match.homeTeam, match.awayTeam)
  return (
    <div className="grid w-full max-w-md grid-cols-[1fr_auto_1fr] items-center gap-3">
      <span className="headline truncate pt-1 text-right text-lg sm:text-xl">{home.name}</span>
      <span className="flex items-center gap-1.5">
        <BoardDigits value={match.score.home} size="sm" />
        <span className="sr-only"> to </span>
        <BoardDigits value={match.score.away} size="sm" />
      </span>
      <span className="headline truncate pt-1 text-left text-lg sm:text-xl">{away.name}</span>
    </div>
  )
}

function Abandoned({ lobby: { match, closedReason } }: { lobby: Lobby }) {
  return (
    <p role="status" className="max-w-[44ch] rounded-control bg-raised px-4 py-3 text-sm">
      <span className="font-semibold">{match.abandonedReason ?? closedReason}</span>{' '}
      <span className="text-muted">Open bets are void and their stakes returned; settled rounds stand.</span>
    </p>
  )
}

function placeWords(ownPlace: number, players: number, winner: Lobby['leaderboard'][number] | undefined): ReactNode {
  if (!winner) return 'Nobody played.'
  const won = (
    <>
      <Trophy aria-hidden="true" className="mr-1 inline size-4 align-[-0.15em] text-flood" />
      {winner.user.username} wins with <span className="figures text-ink text-lg">{winner.chips}</span> chips.
    </>
  )
  if (ownPlace === 1) return <>You finished with {winner.chips} chips.</>
  return ownPlace === 0 ? (
    won
  ) : (
    <>
      {won} You finished #{ownPlace} of {players}.
    </>
  )
}
