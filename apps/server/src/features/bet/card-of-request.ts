import type { Hand } from '@bettle/contract'
import { type CardPlayed, cardRefusal, type Instant, roundStatus } from '@bettle/rules'
import type { LobbyRow } from '../../db/schema.ts'
import { cardsDealt, handToWire } from '../card/deal-store.ts'
import type { BetRequest } from './bet-request.ts'
import type { CardContext, PlanContext, RequestContext } from './load-bet-context.ts'

/** The card that is to go with a bet, and the player's hand. */
export interface RequestedCard {
  /** The message of the refusal if the card cannot go with a bet on this round ([H5]). */
  refusalOn(roundNumber: number): string | undefined
  /** The hand after the bet; undefined if no cards are dealt. */
  handAfter(roundNumber: number, hasStarted: boolean): Hand | undefined
}

/** Undefined if the request names no card. */
export function cardOfRequest(
  { card: kind, userId }: BetRequest,
  lobby: LobbyRow,
  { cards }: RequestContext,
  plan: PlanContext,
  now: Instant,
): RequestedCard | undefined {
  if (kind === undefined) return undefined
  const seed = cards?.seed ?? undefined
  const played = (cards?.played ?? []).map((play) => cardPlayed(play, plan, now))
  return {
    refusalOn(roundNumber) {
      const dealt = seed === undefined ? undefined : cardsDealt(lobby, seed, userId)
      return cardRefusal({ kind, dealt, played, settings: lobby.settings }, roundNumber)
    },
    handAfter(roundNumber, hasStarted) {
      return seed === undefined
        ? undefined
        : handToWire(lobby, seed, userId, [...played, { kind, roundNumber, hasStarted }])
    },
  }
}

function cardPlayed(
  { kind, roundId }: CardContext['played'][number],
  { timetable }: PlanContext,
  now: Instant,
): CardPlayed {
  const round = timetable.rounds.find(({ id }) => id === roundId)
  if (!round) throw new Error('a card went with a bet on a round of another plan')
  return { kind, roundNumber: round.roundNumber, hasStarted: roundStatus(timetable, round, now) !== 'upcoming' }
}
