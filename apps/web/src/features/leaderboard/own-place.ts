import type { LeaderboardEntry, Lobby } from '@bettle/contract'
import { winnerOf } from '@bettle/rules'
import { ownRankIn } from '../../push/lobby/standings.ts'
import { ordinal } from '../../text/ordinal.ts'

/**
 * Returns the player's place in one sentence, from the figures that every member may see [K7]: 'You are 2nd, 4 chips
 * behind Mara'. It names chips only where chips decide the place [K1]; else it names what decides. It is undefined
 * for a player who is alone, and while no bet of the game is settled.
 */
export function ownPlaceText(lobby: Lobby): string | undefined {
  const { currentUser, leaderboard, crowd, place } = lobby
  if (currentUser.role === 'spectator') return placeOfWatcher(lobby)
  const rank = ownRankIn(lobby)
  const entries = place?.around ?? leaderboard
  const at = entries.findIndex(({ user }) => user._id === currentUser.user._id)
  const own = entries[at]
  if (!own || rank === 0 || !winnerOf(leaderboard)) return undefined
  const said = `You are ${ordinal(rank)}${crowd ? ` of ${crowd.ranked}` : ''}`
  const other = entries[rank === 1 ? at + 1 : at - 1]
  return other && `${said}${rank === 1 ? aheadText(own, other) : behindText(lobby, own, other)}`
}

function placeOfWatcher({ currentUser }: Lobby): string {
  if (currentUser.eliminatedIn !== null) return `You have been out since round ${currentUser.eliminatedIn}`
  return currentUser.isHost ? 'You host this game and watch' : 'You watch this game'
}

function aheadText(own: LeaderboardEntry, next: LeaderboardEntry): string {
  if (own.lastStanding) return ': the last one left'
  if (next.eliminatedIn !== null || own.isActive !== next.isActive) return ''
  return own.chips > next.chips
    ? `, ${chipsText(own.chips - next.chips)} ahead of ${next.user.username}`
    : `, level on chips with ${next.user.username}`
}

function behindText({ bets, competition }: Lobby, own: LeaderboardEntry, above: LeaderboardEntry): string {
  // The figures that others may see leave out bets on rounds to come.
  if (!own.hasSettledBet) return bets.length === 0 ? ': you have not bet yet' : ' until your bet is settled'
  if (!own.isActive && above.isActive) return ': you bet in too few rounds'
  const name = above.user.username
  if (above.lastStanding || own.isActive !== above.isActive) return `, behind ${name}`
  if (above.chips !== own.chips) return `, ${chipsText(above.chips - own.chips)} behind ${name}`
  if (above.betsWon !== own.betsWon) return `: ${name} has as many chips and won more bets`
  if (above.betsPlaced !== own.betsPlaced) return `: ${name} has as many chips with fewer bets`
  // In a competition lots decide instead of the time of joining.
  return competition ? `, level with ${name}` : `: ${name} has as many chips and joined earlier`
}

const chipsText = (chips: number) => (chips === 1 ? '1 chip' : `${chips} chips`)
