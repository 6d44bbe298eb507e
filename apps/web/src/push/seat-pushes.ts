import type { Bet, Lobby, SeatPush } from '@bettle/contract'
import type { PushHandlers } from './apply-push.ts'
import { withOwnElimination, withOwnStanding } from './standings.ts'

/** What each push to this player alone makes of the lobby they hold: their bets, and how they stand, as it is. */
export const seatPushes: PushHandlers<SeatPush, Lobby> = {
  'bet.placed': (lobby, { bet, hand, standings }) =>
    withOwnStanding(withHand(hasBet(lobby, bet) ? lobby : withOwnBets(lobby, [bet]), hand), standings),
  'hand.dealt': (lobby, { hand, deal }) => ({ ...lobby, hand, deal }),
  'round.settled': withBetsAndStanding,
  'round.corrected': withBetsAndStanding,
  'penalty.applied': (lobby, { standings }) => withOwnStanding(lobby, standings),
  'players.eliminated': withOwnElimination,
  'member.changed': (lobby, { member: { user, removed, ...figures } }) =>
    withOwnRemoval(withOwnStanding(lobby, [{ ...figures, userId: user._id }]), removed),
  'lobby.closed': withBetsAndStanding,
}

/** Told with a bet that took a card out of it. */
const withHand = (lobby: Lobby, hand: Lobby['hand']): Lobby => (hand ? { ...lobby, hand } : lobby)

/** One's own seat alone is told why. */
function withOwnRemoval(lobby: Lobby, removed: Lobby['currentUser']['removed']): Lobby {
  const { currentUser } = lobby
  if (currentUser.removed === removed || (!currentUser.removed && !removed)) return lobby
  return { ...lobby, currentUser: { ...currentUser, removed } }
}

function withBetsAndStanding(lobby: Lobby, { bets, standings }: Extract<SeatPush, { bets: Bet[] }>): Lobby {
  return withOwnStanding(withOwnBets(lobby, bets), standings)
}

/** A bet just placed, as the slip's own call answers it: a little later the seat is told again. */
export function withPlacedBet(lobby: Lobby, bet: Bet, chips: number, hand?: Lobby['hand']): Lobby {
  if (hasBet(lobby, bet)) return lobby
  const { currentUser } = lobby
  const own = { ...currentUser, chips, betsPlaced: currentUser.betsPlaced + 1 }
  return { ...withHand(withOwnBets(lobby, [bet]), hand), currentUser: own }
}

/** Told again, it may have been settled since. */
const hasBet = (lobby: Lobby, bet: Bet) => lobby.bets.some(({ _id }) => _id === bet._id)

function withOwnBets(lobby: Lobby, bets: readonly Bet[]): Lobby {
  const betsById = new Map(bets.map((bet) => [bet._id, bet] as const))
  if (betsById.size === 0) return lobby
  const replaced = lobby.bets.map((bet) => betsById.get(bet._id) ?? bet)
  const added = bets.filter((bet) => !hasBet(lobby, bet))
  return { ...lobby, bets: [...replaced, ...added] }
}
