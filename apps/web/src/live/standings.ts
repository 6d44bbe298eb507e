import { type Bet, figuresOf, type Lobby, type Member, type RoundId, type Standing } from '@bettle/contract'
import { type Instant, isHiddenStake, ownStanding, roundSpan } from '@bettle/rules'
import { lobbyTimetable } from './timetable.ts'

/** Own bets that the public numbers leave out. A push about a round says that its bets no longer are. */
function hiddenBets(lobby: Lobby, now: Instant, shownRoundId?: RoundId): Bet[] {
  const timetable = lobbyTimetable(lobby)
  const startOf = new Map(timetable.rounds.map((round) => [round.id, roundSpan(timetable, round).startsAt]))
  return lobby.bets.filter((bet) => {
    if (bet.outcome !== 'open' || bet.matchRound._id === shownRoundId) return false
    const startsAt = startOf.get(bet.matchRound._id) ?? null
    const roundStarted = startsAt !== null && now >= startsAt
    return isHiddenStake({ roundStarted, settled: false }, lobby.gameSettings.showCompetitorBets)
  })
}

/** What everyone is told of a member, as this page may show it: one's own hidden stakes are one's own knowledge. */
function asOwn<Told extends { chips: number; betsPlaced: number }>(
  lobby: Lobby,
  told: Told,
  now: Instant,
  shownRoundId?: RoundId,
): Told {
  const bets = hiddenBets(lobby, now, shownRoundId)
  const stakes = bets.reduce((sum, bet) => sum + bet.stake, 0)
  return { ...told, ...ownStanding(told, { stakes, bets: bets.length }) }
}

export function withStandings(
  lobby: Lobby,
  standings: readonly Standing[],
  now: Instant,
  shownRoundId?: RoundId,
): Lobby {
  const ownId = lobby.currentUser.user._id
  const byUser = new Map(
    standings.map((told) => [told.userId, told.userId === ownId ? asOwn(lobby, told, now, shownRoundId) : told]),
  )
  return withUsers(
    lobby,
    lobby.users.map((member) => {
      const standing = byUser.get(member.user._id)
      if (!standing) return member
      const { chips, betsPlaced, betsWon, hasSettledBet } = standing
      return { ...member, chips, betsPlaced, betsWon, hasSettledBet }
    }),
  )
}

/** The lobby with these members, and all that is counted and ranked from them. */
export function withUsers(lobby: Lobby, users: Member[]): Lobby {
  return {
    ...lobby,
    users,
    currentUser: users.find((member) => member.user._id === lobby.currentUser.user._id) ?? lobby.currentUser,
    ...figuresOf(users, lobby.gameSettings.startingChips),
  }
}
