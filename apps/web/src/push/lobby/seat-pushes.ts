import type { Bet, Lobby, SeatPush } from '@bettle/contract'
import type { PushHandlers } from '../connection/apply-push.ts'
import { withOwnElimination, withOwnStanding } from './standings.ts'

/** Applies each private push of this player to the lobby that they hold: their bets and their actual figures. */
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
  'place.changed': (lobby, { place }) => ({ ...lobby, place }),
}

/**
 * Returns the lobby with the hand that a push contains. The push of a bet contains the hand only if the bet used a
 * card.
 */
const withHand = (lobby: Lobby, hand: Lobby['hand']): Lobby => (hand ? { ...lobby, hand } : lobby)

/**
 * Returns the lobby with the reason of the player's removal. Only the topic of the removed player's seat contains the
 * reason.
 */
function withOwnRemoval(lobby: Lobby, removed: Lobby['currentUser']['removed']): Lobby {
  const { currentUser } = lobby
  if (currentUser.removed === removed || (!currentUser.removed && !removed)) return lobby
  return { ...lobby, currentUser: { ...currentUser, removed } }
}

function withBetsAndStanding(lobby: Lobby, { bets, standings }: Extract<SeatPush, { bets: Bet[] }>): Lobby {
  return withOwnStanding(withOwnBets(lobby, bets), standings)
}

/** Adds a bet from the response of its own call. The seat's topic pushes the same bet shortly afterwards. */
export function withPlacedBet(lobby: Lobby, bet: Bet, chips: number, hand?: Lobby['hand']): Lobby {
  if (hasBet(lobby, bet)) return lobby
  const { currentUser } = lobby
  const own = { ...currentUser, chips, betsPlaced: currentUser.betsPlaced + 1 }
  return { ...withHand(withOwnBets(lobby, [bet]), hand), currentUser: own }
}

/** Returns whether a bet is held already. A repeated bet is ignored, because the held bet may already be settled. */
const hasBet = (lobby: Lobby, bet: Bet) => lobby.bets.some(({ _id }) => _id === bet._id)

function withOwnBets(lobby: Lobby, bets: readonly Bet[]): Lobby {
  const betsById = new Map(bets.map((bet) => [bet._id, bet] as const))
  if (betsById.size === 0) return lobby
  const replaced = lobby.bets.map((bet) => betsById.get(bet._id) ?? bet)
  const added = bets.filter((bet) => !hasBet(lobby, bet))
  return { ...lobby, bets: [...replaced, ...added] }
}
