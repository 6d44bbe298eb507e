import type { Lobby } from '@bettle/contract'
import { winnerOf } from '@bettle/rules'
import { Trophy } from 'lucide-react'
import type { ReactNode } from 'react'

/** Names the winner and the user's own rank. */
export function RankText({ lobby, ownRank }: { lobby: Lobby; ownRank: number }): ReactNode {
  const { leaderboard, match, crowd } = lobby
  const players = crowd?.ranked ?? leaderboard.length
  const winner = winnerOf(leaderboard)
  if (match.status === 'abandoned') return 'The match was abandoned. This is the ranking at that moment.'
  if (!winner) {
    if (players === 0) return 'Nobody played.'
    // A bet without a result may still be settled, and the game may then have a winner.
    if (leaderboard.some(({ betsPlaced }) => betsPlaced > 0)) return 'The last bets are being settled.'
    return 'Nobody placed a bet, so nobody has won.'
  }
  if (ownRank === 1) {
    return `You finished with ${winner.chips} chips${players > 1 ? `, ahead of ${others(players - 1)}` : ''}.`
  }
  return (
    <>
      <Trophy aria-hidden="true" className="mr-1 inline size-4 align-[-0.15em] text-flood" />
      {winner.user.username} wins with{' '}
      <span className="whitespace-nowrap">
        <span className="figures text-ink text-lg">{winner.chips}</span> chips.
      </span>
      {ownRank > 0 && ` You finished #${ownRank} of ${players}.`}
    </>
  )
}

const others = (count: number) => (count === 1 ? 'one other player' : `${count} other players`)
