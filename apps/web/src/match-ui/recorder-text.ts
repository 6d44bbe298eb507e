import type { Match } from '@bettle/contract'
import { countsText } from './counts-text.ts'

/** Says in a few words who records the events of a match [F22]; undefined for a simulated match and after its end. */
export function recorderText(match: Match): string | undefined {
  const { status, isPractice, isRoom, isOwn, countsFrom, recordedBy, suspended } = match
  if (isPractice || (status !== 'upcoming' && status !== 'active')) return undefined
  if (isOwn) return 'Private match, recorded by the room'
  if (isRoom) return 'Recorded by the room'
  if (countsFrom) return countsText({ ...countsFrom, statesTime: undefined }, [], [], suspended)
  return TEXTS[recordedBy ?? 'unknown']
}

const TEXTS = {
  operator: 'Recorded by an operator',
  feed: 'Recorded by a feed',
  'nobody-yet': 'Nobody records this match yet',
  unknown: 'Recorded by an operator or a feed',
} as const
