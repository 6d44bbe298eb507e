import type { RoomTap } from '../room/room-tap.ts'
import type { RecorderRules } from './recorder-log.ts'
import { type TappedEvent, wordsAbout } from './tapped-event.ts'
import { gainsBySaying, type Hearing } from './voices.ts'

/** An event that a recorder claimed. */
export type ClaimedEvent = TappedEvent & { readonly claim: RoomTap }

export const isClaimed = (event: TappedEvent): event is ClaimedEvent => event.claim !== undefined

/** `undecided`: the bets that depend on the claim are void, except those of its member that it would win ([RM35]). */
export type ClaimVerdict = 'holds' | 'fails' | 'undecided'

/** Returns true if a member has a bet on the type of an event in any round in which the event could count. */
export const hasBetOn = (memberId: string, event: TappedEvent, rules: RecorderRules): boolean =>
  gainsBySaying(memberId, true, event, rules) || gainsBySaying(memberId, false, event, rules)

/**
 * Returns the recorders who decide about a claim: those without a bet on its type ([RM35]). Its member decides only as
 * the sole recorder of the round: otherwise a claim against one other voice would be a tie, and make bets void.
 */
export function decidersOf(event: ClaimedEvent, { recorders, overruled, rules }: Hearing): string[] {
  return recorders.filter(
    (memberId) =>
      (memberId !== event.claim.memberId || recorders.length === 1) &&
      !overruled.has(memberId) &&
      !hasBetOn(memberId, event, rules),
  )
}

/** Returns how many of those who decide say that a claimed event happened, and that it did not. */
export function votesAbout(event: ClaimedEvent, hearing: Hearing): { readonly yes: number; readonly no: number } {
  const words = wordsAbout(event)
  const said = decidersOf(event, hearing).map((memberId) => words.get(memberId))
  return { yes: said.filter((word) => word === true).length, no: said.filter((word) => word === false).length }
}

/** Returns what the room says about a claim: the majority decides ([RM35]). A member may take the own claim back. */
export function verdictOn(event: ClaimedEvent, hearing: Hearing): ClaimVerdict {
  const { memberId } = event.claim
  if (wordsAbout(event).get(memberId) === false) return 'fails'
  const { yes, no } = votesAbout(event, hearing)
  if (yes > no) return 'holds'
  return no > yes || hearing.overruled.has(memberId) ? 'fails' : 'undecided'
}
