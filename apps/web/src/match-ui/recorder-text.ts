import type { Match } from '@bettle/contract'
import { msg } from '../texts/msg.ts'
import { countsText } from './counts-text.ts'

/** Says in a few words who records the events of a match [F22]; undefined for a simulated match and after its end. */
export function recorderText(match: Match): string | undefined {
  const { status, isPractice, isRoom, isOwn, hasRecorders, countsFrom, recordedBy, suspended } = match
  if (isPractice || (status !== 'upcoming' && status !== 'active')) return undefined
  if (hasRecorders)
    return isOwn
      ? msg('match-ui.recorder-text.private-match-recorded-by')
      : msg('match-ui.recorder-text.recorded-by-named-players')
  if (isOwn) return msg('match-ui.recorder-text.private-match-recorded-by-the')
  if (isRoom) return msg('match-ui.recorder-text.recorded-by-the-room')
  if (countsFrom) return countsText({ ...countsFrom, statesTime: undefined }, [], [], suspended)
  return TEXTS[recordedBy ?? 'unknown']
}

const TEXTS = {
  operator: msg('match-ui.recorder-text.recorded-by-an-operator'),
  feed: msg('match-ui.recorder-text.recorded-by-a-feed'),
  'nobody-yet': msg('match-ui.recorder-text.nobody-records-this-match'),
  unknown: msg('match-ui.recorder-text.recorded-by-an-operator-or'),
} as const
