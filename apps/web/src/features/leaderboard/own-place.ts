import type { LeaderboardEntry, Lobby } from '@bettle/contract'
import { winnerOf } from '@bettle/rules'
import { ownRankIn } from '../../push/lobby/standings.ts'
import { msg } from '../../texts/msg.ts'

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
  const said = crowd
    ? msg('leaderboard.own-place.you-are-of', { rank, ranked: crowd.ranked })
    : msg('leaderboard.own-place.you-are', { rank })
  const other = entries[rank === 1 ? at + 1 : at - 1]
  return other && `${said}${rank === 1 ? aheadText(own, other) : behindText(lobby, own, other)}`
}

function placeOfWatcher({ currentUser }: Lobby): string {
  if (currentUser.eliminatedIn !== null)
    return msg('leaderboard.own-place.you-have-been-out', { eliminatedIn: currentUser.eliminatedIn })
  return currentUser.isHost
    ? msg('leaderboard.own-place.you-host-this-game')
    : msg('leaderboard.own-place.you-watch-this-game')
}

function aheadText(own: LeaderboardEntry, next: LeaderboardEntry): string {
  if (own.lastStanding) return msg('leaderboard.own-place.the-last-one-left')
  if (next.eliminatedIn !== null || own.isActive !== next.isActive) return ''
  return own.chips > next.chips
    ? msg('leaderboard.own-place.ahead-of', { chips: chipsText(own.chips - next.chips), username: next.user.username })
    : msg('leaderboard.own-place.level-on-chips-with', { username: next.user.username })
}

function behindText({ bets, competition }: Lobby, own: LeaderboardEntry, above: LeaderboardEntry): string {
  // The figures that others may see leave out bets on rounds to come.
  if (!own.hasSettledBet)
    return bets.length === 0
      ? msg('leaderboard.own-place.you-have-not-bet')
      : msg('leaderboard.own-place.until-your-bet-is')
  if (!own.isActive && above.isActive) return msg('leaderboard.own-place.you-bet-in-too')
  const name = above.user.username
  if (above.lastStanding || own.isActive !== above.isActive) return msg('leaderboard.own-place.behind', { name })
  if (above.chips !== own.chips)
    return msg('leaderboard.own-place.behind-2', { chips: chipsText(above.chips - own.chips), name })
  if (above.betsWon !== own.betsWon) return msg('leaderboard.own-place.is-level-and-won', { name })
  if (above.betsPlaced !== own.betsPlaced) return msg('leaderboard.own-place.is-level-with-fewer', { name })
  // In a competition lots decide instead of the time of joining.
  return competition
    ? msg('leaderboard.own-place.level-with', { name })
    : msg('leaderboard.own-place.is-level-and-joined', { name })
}

const chipsText = (chips: number) => msg('leaderboard.own-place.chips', { chips })
