import { RECORDER_SPAN, type RecorderRules } from './recorder-log.ts'
import { momentOf, reportsOf, type TappedEvent, wordsAbout } from './tapped-event.ts'

/** The words of the recorders at an event's moment, and the members whom the room trusts. */
export interface Hearing {
  readonly recorders: readonly string[]
  /** The members whom the others overruled too often ([RM27]). */
  readonly overruled: ReadonlySet<string>
  readonly rules: RecorderRules
}

/** The number of members who say that an event happened, and that it did not ([RM25]). */
export interface Voices {
  readonly yes: number
  readonly no: number
  /** The number of further members who say that the event happened, and gain by it. */
  readonly gaining: number
}

/**
 * Returns whether a member gains if the others believe what the member says about an event ([RM25]): an event helps an
 * over bet, its absence an under bet. An event near the end of a round may count in either round.
 */
export function gainsBySaying(
  memberId: string,
  isTrue: boolean,
  event: Pick<TappedEvent, 'eventType' | 'taps' | 'claim'>,
  { roundAt, betsOn }: RecorderRules,
): boolean {
  const moments = reportsOf(event).map(({ at }) => at)
  const possible = [Math.min(...moments) - RECORDER_SPAN, momentOf(event), Math.max(...moments) + RECORDER_SPAN]
  return possible.some((at) => {
    const round = roundAt(at)
    if (round === undefined) return false
    return betsOn(event.eventType, round).some((bet) => bet.memberId === memberId && bet.isOver === isTrue)
  })
}

/**
 * Counts the voices about an event ([RM25]). The word of a member who gains by it has no voice; if every recorder gains,
 * two have one. A member whom the others overruled too often has a voice only beside another ([RM27]).
 */
export function voicesAbout(event: TappedEvent, { recorders, overruled, rules }: Hearing): Voices {
  const said = [...wordsAbout(event)]
  const count = (isTrue: boolean) => {
    const gains = (memberId: string) => gainsBySaying(memberId, isTrue, event, rules)
    const members = said.filter(([, word]) => word === isTrue).map(([memberId]) => memberId)
    const free = members.filter((memberId) => !gains(memberId))
    const trusted = free.filter((memberId) => !overruled.has(memberId)).length
    const gaining = members.filter((memberId) => gains(memberId) && !overruled.has(memberId)).length
    const voices = trusted === 0 ? 0 : free.length
    return { gaining, voices: recorders.every(gains) ? Math.floor(gaining / 2) : voices }
  }
  const yes = count(true)
  return { yes: yes.voices, no: count(false).voices, gaining: yes.gaining }
}

/** Types of which an event must lead by two, from three recorders on ([RM26]). */
const RARE_TYPES: readonly string[] = ['Goal', 'Penalty']
const TWO_OF_RARE_FROM = 3
/** From this number of recorders on, an event of any type must lead by two ([RM26]). */
const TWO_FROM = 4
/** From this number of recorders on, nobody is asked about an event that one recorder alone tapped ([RM26]). */
const ALONE_IS_NOTHING_FROM = 5
/** An event that leads by fewer voices than this is in doubt ([RM26]). */
export const SURE_LEAD = 2

/**
 * Returns true if the event counts, unless somebody says more: it leads by one voice, or by two ([RM26]). A member who
 * gains may be the second, if a member who does not gain tapped.
 */
export function countsBy(
  event: TappedEvent,
  { yes, no, gaining }: Voices,
  { recorders, overruled, rules }: Hearing,
): boolean {
  const trusted = recorders.filter((memberId) => !overruled.has(memberId)).length
  const needed = trusted >= (RARE_TYPES.includes(event.eventType) ? TWO_OF_RARE_FROM : TWO_FROM) ? 2 : 1
  const hasFreeTap = event.taps.some(
    ({ memberId }) => !overruled.has(memberId) && !gainsBySaying(memberId, true, event, rules),
  )
  return yes > no && yes + (hasFreeTap ? gaining : 0) - no >= needed
}

/** Returns true if one more voice could change whether the event counts ([RM26]). */
export function isInDoubt(event: TappedEvent, voices: Voices, { recorders, overruled }: Hearing): boolean {
  if (event.taps.every(({ memberId }) => overruled.has(memberId))) return false
  const isOfOne = voices.yes + voices.gaining < 2 && event.words.size === 0
  if (isOfOne && recorders.length >= ALONE_IS_NOTHING_FROM) return false
  return Math.abs(voices.yes - voices.no) < SURE_LEAD
}
