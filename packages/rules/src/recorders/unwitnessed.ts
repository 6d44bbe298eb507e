import type { Instant } from '../time.ts'

/**
 * A recorder was there until the end of a round if the tap pad was last seen this many ms before it, or later. In a round
 * that lasts less than twice as long, the second half of the round takes its place ([RM34]).
 */
const SEEN_BEFORE_END = 300_000

/** Returns true if a recorder whose tap pad was last seen at this moment was there until the end of the round. */
export const seesUntilEnd = (seenAt: Instant, startsAt: Instant, endsAt: Instant): boolean =>
  seenAt >= endsAt - Math.min(SEEN_BEFORE_END, (endsAt - startsAt) / 2)

/** A bet of a recorder on a round that the room decides. */
export interface JudgedBet {
  readonly memberId: string
  readonly eventType: string
  readonly isOver: boolean
  readonly threshold: number
  readonly placedAt: Instant
}

export interface JudgedRound {
  readonly startsAt: Instant
  readonly endsAt: Instant
  readonly recordersAt: (at: Instant) => readonly string[]
  /** Returns true if the member has a bet on the event type in the round. */
  readonly hasBetOn: (memberId: string, eventType: string) => boolean
  /** Returns the number of counted events of the type of which a recorder other than this member said that they happened. */
  readonly seenByOthers: (eventType: string, memberId: string) => number
  /** Returns when the member's tap pad was last seen; undefined if it never was. */
  readonly lastSeenAt: (memberId: string) => Instant | undefined
  /** Returns true if the member still has a player's seat. */
  readonly isSeated: (memberId: string) => boolean
}

/**
 * Returns true if a bet of a recorder is void because nobody could contradict its player's silence ([RM34]). It stands
 * if the events that others saw have decided it. Otherwise one of the other recorders must have been there who has no bet
 * on the type; if all have one, any of them. An under bet needs that recorder until the end of the round, because silence
 * wins it. An over bet needs one at some time of the round: a later leaving would give back the stake of a bet that is
 * about to be lost.
 */
export function isUnwitnessed(bet: JudgedBet, round: JudgedRound): boolean {
  const { memberId, eventType, isOver, threshold, placedAt } = bet
  const { startsAt, endsAt, recordersAt, hasBetOn, lastSeenAt, isSeated } = round
  const ofRound = recordersAt(endsAt - 1)
  if (!ofRound.includes(memberId) || round.seenByOthers(eventType, memberId) > threshold) return false
  const others = [...new Set([...recordersAt(placedAt), ...ofRound])].filter((other) => other !== memberId)
  const free = others.filter((other) => !hasBetOn(other, eventType))
  const wasThere = (other: string) => {
    const seenAt = lastSeenAt(other)
    if (seenAt === undefined || !ofRound.includes(other)) return false
    return isOver ? seenAt >= startsAt : seesUntilEnd(seenAt, startsAt, endsAt) && isSeated(other)
  }
  return !(free.length > 0 ? free : others).some(wasThere)
}
