import { competitionById, type LobbyCompetition, type MatchId } from '@bettle/contract'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Play } from 'lucide-react'
import { queryOf } from '../../../api/query/query-of.ts'
import { dayAndTime } from '../../../text/date-text.ts'
import { msg } from '../../../texts/msg.ts'
import { Button } from '../../../ui/index.ts'
import { BackToCompetition } from '../../competition-link.tsx'

interface OnInCompetitionProps {
  competition: LobbyCompetition
  /** The match of the game that has ended. */
  matchId: MatchId
}

/**
 * The main press after a competition's game: the player's next fixture if that is known, else the competition. While a
 * seat is not reserved yet, the competition's page shows the fixture.
 */
export function OnInCompetition({ competition, matchId }: OnInCompetitionProps) {
  const { data } = useQuery(queryOf(competitionById, { params: { competitionId: competition._id } }))
  const next = data?.mine.next
  if (!next || next.matchId === matchId)
    return <BackToCompetition competition={competition} variant="primary" size="lg" />
  const { lobbyId, homeTeam, awayTeam, kickOffAt } = next
  const label = (
    <>
      <Play aria-hidden="true" /> {msg('pages-game.on-in-competition.next-fixture-v', { homeTeam, awayTeam })}
    </>
  )
  return (
    <>
      <Button asChild variant="primary" size="lg" className="max-w-full whitespace-normal!">
        {lobbyId === null ? (
          <Link to="/compete/$" params={{ _splat: competition._id }}>
            {label}
          </Link>
        ) : (
          <Link to="/game/$code" params={{ code: lobbyId }}>
            {label}
          </Link>
        )}
      </Button>
      <BackToCompetition competition={competition} size="lg" />
      <p className="w-full text-muted text-sm">{dayAndTime(Date.parse(kickOffAt))}</p>
    </>
  )
}
