import type { Lobby } from '@bettle/contract'
import { winnerOf } from '@bettle/rules'
import { Trophy } from 'lucide-react'
import type { ReactNode } from 'react'
import { msg, rich } from '../../texts/msg.ts'

/** Names the winner and the user's own rank. */
export function RankText({ lobby, ownRank }: { lobby: Lobby; ownRank: number }): ReactNode {
  const { leaderboard, match, crowd } = lobby
  const players = crowd?.ranked ?? leaderboard.length
  const winner = winnerOf(leaderboard)
  if (match.status === 'abandoned') return msg('result.rank-text.the-match-was-abandoned')
  if (!winner) {
    if (players === 0) return msg('result.rank-text.nobody-played')
    // A bet without a result may still be settled, and the game may then have a winner.
    if (leaderboard.some(({ betsPlaced }) => betsPlaced > 0)) return msg('result.rank-text.the-last-bets-are')
    return msg('result.rank-text.nobody-placed-a-bet')
  }
  if (ownRank === 1) {
    return msg('result.rank-text.you-finished-with-chips', {
      chips: winner.chips,
      isPlayers: players > 1,
      others: others(players - 1),
    })
  }
  return (
    <>
      <Trophy aria-hidden="true" className="me-1 inline size-4 align-[-0.15em] text-flood" />
      {rich('result.rank-text.wins-with-chips', {
        username: winner.user.username,
        part: <span className="whitespace-nowrap" />,
        chips: <span className="figures text-ink text-lg">{winner.chips}</span>,
      })}
      {ownRank > 0 && msg('result.rank-text.you-finished-of', { ownRank, players })}
    </>
  )
}

const others = (count: number) =>
  count === 1 ? msg('result.rank-text.one-other-player') : msg('result.rank-text.other-players', { count })
