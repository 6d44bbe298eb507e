import type { Lobby } from '@bettle/contract'
import { PictureDialog } from '../../match-ui/picture/picture-dialog.tsx'
import { ordinal } from '../../text/ordinal.ts'
import { msg } from '../../texts/msg.ts'
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
    game: competition ? competition.name : msg('result.result-picture.lobby', { lobbyCode }),
    state:
      match.resultsConfirmedAt === null
        ? msg('result.result-picture.provisional-result')
        : msg('result.result-picture.final-result'),
  }
  return (
    <PictureDialog
      title={msg('result.result-picture.your-result-as-a')}
      name={`${`bettle-${homeTeam}-${awayTeam}`.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '-')}.png`}
      text={msg('result.result-picture.of-with-chip', {
        username: user.username,
        ordinal: ordinal(ownRank),
        players,
        chips,
        homeTeam,
        home: score.home,
        away: score.away,
        awayTeam,
        state: facts.state,
      })}
      draw={(withNames) => drawResult({ ...facts, table: withNames ? leaderboard.slice(0, MOST_NAMED) : undefined })}
      names={
        players > 1
          ? {
              label: msg('result.result-picture.show-the-ranking'),
              hint: msg('result.result-picture.the-picture-then-also'),
            }
          : undefined
      }
      onClose={onClose}
    />
  )
}
