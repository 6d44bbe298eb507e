import { getMatch, resume, suspend } from '@bettle/contract'
import { callInTime as call } from '../../api/call-in-time.ts'
import type { Act, Pressed } from './act.ts'
import { latestLine } from './match-log.ts'
import { HeldBack, hasWaited, type Sending } from './sending.ts'

type Suspension = Extract<Pressed, { kind: 'suspend' | 'resume' }>

/** Suspends or resumes; what comes late only where it cannot undo what somebody else has seen since ([W5]). */
export async function sendSuspension(act: Act, pressed: Suspension, sending: Sending): Promise<void> {
  const { matchId } = sending
  const { kind, eventType, oddsId } = pressed
  if (hasWaited(act) && !act.insisted) {
    if (await isSo(pressed, sending)) return
    // Nobody suspends what is suspended still: there may be another danger, and nothing in the log tells of it.
    if (kind === 'resume')
      throw new HeldBack('waited', 'It waited for a connection: there may be another danger by now.')
    if (await othersDecided(act, pressed, sending))
      throw new HeldBack('waited', 'It waited for a connection: somebody else has decided on it since.')
  }
  const body = { matchId, ...(eventType !== undefined && { eventType }), ...(oddsId && { oddsId }) }
  await call(kind === 'suspend' ? suspend : resume, { body })
}

async function isSo({ kind, eventType, oddsId }: Suspension, { matchId }: Sending): Promise<boolean> {
  if (oddsId !== undefined) return false
  const { match } = await call(getMatch, { params: { id: matchId } })
  const isSuspended = eventType === undefined ? match.suspended : match.suspendedEventTypes.includes(eventType)
  return isSuspended === (kind === 'suspend')
}

async function othersDecided({ at }: Act, { eventType, oddsId }: Suspension, { matchId, userId }: Sending) {
  const last = await latestLine(
    matchId,
    ({ kind, subject }) =>
      (kind === 'suspend' || kind === 'resume') && subject.eventType === eventType && subject.oddsId === oddsId,
  )
  return last !== undefined && last.user?._id !== userId && Date.parse(last.at) > at
}
