import type { Bet, Hand, Lobby, MatchPush, Odds } from '@bettle/contract'
import { handOf } from '@bettle/rules'
import type { PushHandlers } from './apply-push.ts'

/** What a handler is told beside the push: the match's score after it, where it is known. */
export interface UpdateContext {
  score?: Lobby['match']['score'] | undefined
}

/** What each push of its match makes of a lobby. */
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

/** What lies on a round has the number the round has now: one put in before it, or taken out, moves it. */
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

/** Every round length has its own plan; others' are none of this lobby's business. */
function isOwnPlan(lobby: Lobby, roundDuration: number): boolean {
  return lobby.gameSettings.roundDuration === roundDuration
}
