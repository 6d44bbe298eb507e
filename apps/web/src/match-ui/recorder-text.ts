import type { Match } from '@bettle/contract'
import { countsText } from './counts-text.ts'

/** Says in a few words who records the events of a match [F22]; undefined for a simulated match and after its end. */
export function recorderText({ status, isPractice, isRoom, isOwn, countsFrom, suspended }: Match): string | undefined {
  if (isPractice || (status !== 'upcoming' && status !== 'active')) return undefined
  if (isOwn) return 'Private match, recorded by the room'
  if (isRoom) return 'Recorded by the room'
  return countsFrom
    ? countsText({ ...countsFrom, statesTime: undefined }, [], [], suspended)
    : 'Recorded by an operator or a feed'
}
