import type { Bet, Hand, Lobby, MatchPush, Odds } from '@bettle/contract'
import { handOf } from '@bettle/rules'
import type { PushHandlers } from '../connection/apply-push.ts'

/** The score of the match after the push; undefined if the events of the match are not loaded. */
export interface UpdateContext {
  score?: Lobby['match']['score'] | undefined
}

/** Applies each push of a match to the lobby. */
export const matchPushes: PushHandlers<MatchPush, Lobby, UpdateContext> = {
  'match.changed': (lobby, { match }) => ({ ...lobby, match }),
  'half.changed': (lobby, { match }) => ({ ...lobby, match }),
  'round.changed': (lobby, { roundDuration, rounds }) =>
    isOwnPlan(lobby, roundDuration) ? withRounds(lobby, rounds) : lobby,
  'match-event.recorded': withScore,
  'match-event.changed': withScore,
  'match-event.removed': withScore,
  'odds.changed': (lobby, { roundDuration, odds }) => (isOwnPlan(lobby, roundDuration) ? { ...lobby, odds } : lobby),
  'event-types.changed': (lobby) => lobby,
  'suspension.changed': (lobby, { suspended, eventTypes, oddsIds }) => ({
    ...lobby,
    match: { ...lobby.match, suspended, suspendedEventTypes: eventTypes },
    odds: lobby.odds.map((option): Odds => {
      const isOut = suspended || eventTypes.includes(option.eventType) || oddsIds.includes(option._id)
      return isOut === option.suspended ? option : { ...option, suspended: isOut }
    }),
  }),
  'results.confirmed': (lobby, { at }) => ({ ...lobby, match: { ...lobby.match, resultsConfirmedAt: at } }),
}

/**
 * Returns the lobby with the new rounds of its plan. A plan may gain or lose rounds, so the player's bets and cards get
 * the new numbers of their rounds.
 */
function withRounds(lobby: Lobby, rounds: Lobby['rounds']): Lobby {
  const numbers = new Map(rounds.map(({ _id, roundNumber }) => [_id, roundNumber] as const))
  const bets = lobby.bets.map((bet) => {
    const roundNumber = numbers.get(bet.matchRound._id) ?? bet.matchRound.roundNumber
    return roundNumber === bet.matchRound.roundNumber ? bet : { ...bet, matchRound: { ...bet.matchRound, roundNumber } }
  })
  if (bets.every((bet, index) => bet === lobby.bets[index])) return { ...lobby, rounds }
  return { ...lobby, rounds, bets, ...(lobby.hand && { hand: handWith(lobby.hand, bets, lobby.gameSettings) }) }
}

function handWith({ cards: held }: Hand, bets: readonly Bet[], settings: Lobby['gameSettings']): Hand {
  const played = bets.flatMap(({ card: kind, matchRound: { roundNumber } }) => {
    const hasStarted = held.some((card) => card.kind === kind && card.state === 'played')
    return kind ? [{ kind, roundNumber, hasStarted }] : []
  })
  const kinds = held.map(({ kind }) => kind)
  const { cards, nextRound } = handOf(kinds, played, settings)
  return { cards: [...cards], nextRound }
}

function withScore(lobby: Lobby, _push: unknown, { score }: UpdateContext): Lobby {
  return score ? { ...lobby, match: { ...lobby.match, score } } : lobby
}

/**
 * Returns whether the push is about the lobby's own plan. Each round length has a plan of its own, and pushes about
 * other plans do not change this lobby.
 */
function isOwnPlan(lobby: Lobby, roundDuration: number): boolean {
  return lobby.gameSettings.roundDuration === roundDuration
}
