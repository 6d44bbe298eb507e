import type { Lobby } from '@bettle/contract'
import { PictureDialog } from '../../match-ui/picture/picture-dialog.tsx'
import { ordinal } from '../../text/ordinal.ts'
import { drawResult, MOST_NAMED } from './draw-result.ts'

interface ResultPictureProps {
  lobby: Lobby
  ownRank: number
  onClose: () => void
}

/** The user's result as a picture. Other players are in it only if the user adds the table. */
export function ResultPicture({ lobby, ownRank, onClose }: ResultPictureProps) {
  const { match, leaderboard, currentUser, crowd, competition, lobbyCode } = lobby
  const players = crowd?.ranked ?? leaderboard.length
  const { chips, user } = currentUser
  const { homeTeam, awayTeam, score } = match
  const facts = {
    match,
    username: user.username,
    rank: ownRank,
    players,
    chips,
    game: competition ? competition.name : `Lobby ${lobbyCode}`,
    state: match.resultsConfirmedAt === null ? 'Provisional result' : 'Final result',
  }
  return (
    <PictureDialog
      title="Your result as a picture"
      name={`${`bettle-${homeTeam}-${awayTeam}`.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '-')}.png`}
      text={`${user.username}: ${ordinal(ownRank)} of ${players} with ${chips} ${chips === 1 ? 'chip' : 'chips'}. ${homeTeam} ${score.home}–${score.away} ${awayTeam}. ${facts.state}.`}
      draw={(withNames) => drawResult({ ...facts, table: withNames ? leaderboard.slice(0, MOST_NAMED) : undefined })}
      names={
        players > 1
          ? {
              label: 'Show the ranking',
              hint: 'The picture then also shows the usernames and chips of the top players.',
            }
          : undefined
      }
      onClose={onClose}
    />
  )
}
