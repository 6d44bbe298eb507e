import {
  adminListMatchEvents,
  deleteMatchEvent,
  getMatch,
  listMatchEvents,
  type MatchEvent,
  type MatchEventId,
  type MatchId,
  recordMatchEvent,
  updateMatchEvent,
} from '@bettle/contract'
import { sameOne } from '@bettle/rules'
import { CallError } from '../../../api/call-error.ts'
import { callInTime as call } from '../../../api/call-in-time.ts'
import { msg } from '../../../texts/msg.ts'
import { asPressed } from './as-pressed.ts'
import type { EventRef, Pressed, QueuedAction } from './queued-action.ts'
import { sendEnd, sendStart } from './send-half.ts'
import { sendSuspension } from './send-suspension.ts'
import { sendUndo } from './send-undo.ts'
import { hasWaited, LocalRefusal, type Sending, type Sent } from './sending.ts'

/** Sends a press to the server. A press that is sent again after a lost response is applied once. */
export async function sendAction(queued: QueuedAction, sending: Sending): Promise<Sent> {
  const { pressed } = queued
  if (pressed.kind === 'record') return { event: await record(queued, pressed, sending) }
  if (pressed.kind === 'update') return update(pressed, sending)
  if (pressed.kind === 'delete') return remove(pressed, sending)
  if (pressed.kind === 'undo' || pressed.kind === 'redo') return sendUndo(queued, pressed, sending)
  if (pressed.kind === 'start-half') return sendStart(queued, pressed, sending)
  if (pressed.kind === 'end-half') return sendEnd(queued, pressed, sending)
  await sendSuspension(queued, pressed, sending)
  return {}
}

async function record(
  queued: QueuedAction,
  { eventType, team, timeStamp, reason }: Extract<Pressed, { kind: 'record' }>,
  { matchId, waited }: Sending,
): Promise<MatchEvent> {
  if (!queued.insisted && (waited || hasWaited(queued))) {
    const { events } = await call(listMatchEvents, { params: { matchId } })
    const { match } = await call(getMatch, { params: { id: matchId } })
    const isThere = events.some(({ sourceId }) => sourceId === queued.id)
    const others = isThere ? [] : events
    if (sameOne({ eventType, team, at: Date.parse(timeStamp) }, others.map(asPressed), match.tempo)) {
      throw new LocalRefusal('same-one', msg('match-control.send-action.this-event-seems-to'))
    }
  }
  const body = {
    match: matchId,
    eventType,
    timeStamp,
    sourceId: queued.id,
    ...(team && { team }),
    ...(reason && { reason }),
  }
  return (await call(recordMatchEvent, { body })).event
}

async function update(
  { of, eventType, team, timeStamp, reason }: Extract<Pressed, { kind: 'update' }>,
  { matchId }: Sending,
): Promise<Sent> {
  const body = {
    ...(eventType !== undefined && { eventType }),
    ...(team !== undefined && { team }),
    ...(timeStamp !== undefined && { timeStamp }),
    ...(reason && { reason }),
  }
  return { event: (await call(updateMatchEvent, { params: { id: await idOf(of, matchId) }, body })).event }
}

async function remove({ of, reason }: Extract<Pressed, { kind: 'delete' }>, { matchId }: Sending): Promise<Sent> {
  try {
    const id = await idOf(of, matchId)
    await call(deleteMatchEvent, { params: { id }, query: reason ? { reason } : {} })
    return { removed: id }
  } catch (error) {
    // The event is deleted already: a first response was lost, another operator was faster, or its recording was
    // refused.
    if (!((error instanceof CallError || error instanceof LocalRefusal) && error.code === 'not-found')) throw error
    return 'eventId' in of ? { removed: of.eventId } : {}
  }
}

async function idOf(of: EventRef, matchId: MatchId): Promise<MatchEventId> {
  if ('eventId' in of) return of.eventId
  const { events } = await call(adminListMatchEvents, { query: { match: matchId } })
  const event = events.find(({ sourceId }) => sourceId === of.sourceId)
  if (!event) throw new LocalRefusal('not-found', msg('match-control.send-action.the-event-that-you'))
  return event._id
}
