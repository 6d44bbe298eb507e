import { type Action, getMatch, resume, suspend } from '@bettle/contract'
import { callInTime as call } from '../../../api/call-in-time.ts'
import { msg } from '../../../texts/msg.ts'
import { latestLine } from './match-log.ts'
import { type Pressed, type QueuedAction, typesPressed } from './queued-action.ts'
import { hasWaited, LocalRefusal, type Sending } from './sending.ts'

type Suspension = Extract<Pressed, { kind: 'suspend' | 'resume' }>

/**
 * Suspends or resumes betting. A late press is refused if another operator may have decided otherwise since the press
 * [W5].
 */
export async function sendSuspension(queued: QueuedAction, pressed: Suspension, sending: Sending): Promise<void> {
  const { matchId } = sending
  const { kind, eventType, eventTypes, oddsId } = pressed
  if (hasWaited(queued) && !queued.insisted) {
    if (await isSo(pressed, sending)) return
    // A second suspension writes no line to the log. The log therefore does not show whether a new danger has arisen
    // since the press.
    if (kind === 'resume') throw new LocalRefusal('waited', msg('match-control.send-suspension.you-had-no-connection'))
    if (await othersDecided(queued, pressed, sending))
      throw new LocalRefusal('waited', msg('match-control.send-suspension.you-had-no-connection-so'))
  }
  const body = {
    ...{ matchId, ...(eventType !== undefined && { eventType }), ...(oddsId && { oddsId }) },
    ...(eventTypes && { eventTypes: [...eventTypes] }),
  }
  await call(kind === 'suspend' ? suspend : resume, { body })
}

async function isSo(pressed: Suspension, { matchId }: Sending): Promise<boolean> {
  if (pressed.oddsId !== undefined) return false
  const { match } = await call(getMatch, { params: { id: matchId } })
  const types = typesPressed(pressed)
  const isSuspended =
    types.length === 0 ? [match.suspended] : types.map((type) => match.suspendedEventTypes.includes(type))
  return isSuspended.every((is) => is === (pressed.kind === 'suspend'))
}

async function othersDecided({ at }: QueuedAction, pressed: Suspension, { matchId, userId }: Sending) {
  const { oddsId } = pressed
  const types = typesPressed(pressed)
  const last = await latestLine(
    matchId,
    ({ kind, subject }) =>
      (kind === 'suspend' || kind === 'resume') &&
      subject.oddsId === oddsId &&
      (types.length === 0 ? typesOf(subject).length === 0 : typesOf(subject).some((type) => types.includes(type))),
  )
  return last !== undefined && last.user?._id !== userId && Date.parse(last.at) > at
}

/** Returns the event types that a line of the log names. */
function typesOf({ eventType, eventTypes }: Action['subject']): string[] {
  if (Array.isArray(eventTypes)) return eventTypes.map(String)
  return eventType === undefined ? [] : [String(eventType)]
}
