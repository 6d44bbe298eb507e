import {
  type Action,
  type ActionId,
  adminListMatchEvents,
  deleteMatchEvent,
  endHalfAt,
  getMatch,
  listActions,
  listMatchEvents,
  type MatchEvent,
  type MatchEventId,
  type MatchId,
  recordMatchEvent,
  resume,
  startHalf,
  suspend,
  undoAction,
  updateHalf,
  updateMatchEvent,
} from '@bettle/contract'
import { nextFullMinute, sameOne } from '@bettle/rules'
import { call } from '../../api/call.ts'
import { CallError } from '../../api/call-error.ts'
import { serverNow } from '../../live/server-clock.ts'
import type { Act, EventRef, Pressed } from './act.ts'
import { asPressed } from './as-pressed.ts'

/** What came of it, for whoever pressed. */
export interface Sent {
  readonly event?: MatchEvent
  readonly removed?: MatchEventId
  /** What was taken back, or done again. */
  readonly action?: Action
  /** The kick-off was put where the press was. */
  readonly corrected?: boolean
}

export interface Sending {
  readonly matchId: MatchId
  readonly tempo: number
  /** Writes down which action is taken back, before it is: asked again, no second one is. */
  readonly choose: (actionId: ActionId) => void
}

/** Pressed longer ago than this (wall time, ms) it has waited, and others may have recorded it meanwhile. */
const HAS_WAITED = 5000
/** Of the log, at a time. */
const PAGE = 50

/** Refused here, before the server was asked. */
export class HeldBack extends Error {
  readonly code: string
  constructor(code: string, message: string) {
    super(message)
    this.code = code
  }
}

/** Does what was pressed. Whatever is sent twice, as an answer was lost, is done once. */
export async function sendAct(act: Act, sending: Sending): Promise<Sent> {
  const { pressed } = act
  if (pressed.kind === 'record') return { event: await record(act, pressed, sending) }
  if (pressed.kind === 'update') return update(pressed, sending)
  if (pressed.kind === 'delete') return remove(pressed, sending)
  if (pressed.kind === 'undo' || pressed.kind === 'redo') return takeBack(pressed, sending)
  if (pressed.kind === 'start-half') return start(act, pressed.halfNumber, sending)
  if (pressed.kind === 'end-half') return end(act, pressed.halfNumber, sending)
  const { kind, eventType, oddsId } = pressed
  const body = { matchId: sending.matchId, ...(eventType !== undefined && { eventType }), ...(oddsId && { oddsId }) }
  await call(kind === 'suspend' ? suspend : resume, { body })
  return {}
}

async function record(
  act: Act,
  { eventType, team, timeStamp, reason }: Extract<Pressed, { kind: 'record' }>,
  { matchId, tempo }: Sending,
): Promise<MatchEvent> {
  if (!act.insisted && serverNow() - act.at > HAS_WAITED) {
    const { events } = await call(listMatchEvents, { params: { matchId } })
    const others = events.filter(({ sourceId }) => sourceId !== act.id)
    if (sameOne({ eventType, team, at: Date.parse(timeStamp) }, others.map(asPressed), tempo)) {
      throw new HeldBack('same-one', 'It seems to be recorded already.')
    }
  }
  const body = {
    match: matchId,
    eventType,
    timeStamp,
    sourceId: act.id,
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
  const id = await idOf(of, matchId)
  try {
    await call(deleteMatchEvent, { params: { id }, query: reason ? { reason } : {} })
  } catch (error) {
    // Gone is what it was to be: the answer to a first try was lost, or somebody else was quicker.
    if (!(error instanceof CallError && error.code === 'not-found')) throw error
  }
  return { removed: id }
}

async function idOf(of: EventRef, matchId: MatchId): Promise<MatchEventId> {
  if ('eventId' in of) return of.eventId
  const { events } = await call(adminListMatchEvents, { query: { match: matchId } })
  const event = events.find(({ sourceId }) => sourceId === of.sourceId)
  if (!event) throw new HeldBack('not-found', 'What it was about was not recorded.')
  return event._id
}

async function takeBack(
  { kind, actionId, reason }: Extract<Pressed, { kind: 'undo' | 'redo' }>,
  { matchId, choose }: Sending,
): Promise<Sent> {
  const id = actionId ?? (await lastAction(matchId, kind))
  if (id === undefined) {
    throw new HeldBack(
      'nothing-to-undo',
      kind === 'undo' ? 'There is nothing to take back.' : 'Nothing was taken back.',
    )
  }
  choose(id)
  try {
    return { action: (await call(undoAction, { params: { id }, query: reason ? { reason } : {} })).action }
  } catch (error) {
    // Asked a second time, as the answer was lost: it is done.
    if (actionId && error instanceof CallError && error.code === 'half-state' && (await isUndone(matchId, id)))
      return {}
    throw error
  }
}

/** What one key takes back: events and suspensions. A half is taken back only after its consequences were shown. */
const AT_ONCE: ReadonlySet<string> = new Set([
  'record-event',
  'update-event',
  'delete-event',
  'restore-event',
  'suspend',
  'resume',
])
/** What the console asks about first. */
const AFTER_ASKING: ReadonlySet<string> = new Set([
  'start-half',
  'end-half',
  'end-match',
  'reopen-half',
  'update-half',
  'restore-times',
])

/** The last that stands, or the last that was taken back: of the log as far as it goes back. */
export async function lastAction(matchId: MatchId, kind: 'undo' | 'redo'): Promise<ActionId | undefined> {
  for (let page = 1; ; page += 1) {
    const { actions } = await call(listActions, { query: { matchId, page, pageSize: PAGE } })
    const found = actions.find((action) => isNext(action, kind, actions))
    if (found && AFTER_ASKING.has(found.kind)) throw new MustAsk(found)
    if (found) return found._id
    if (actions.length < PAGE) return undefined
  }
}

function isNext(action: Action, kind: 'undo' | 'redo', actions: readonly Action[]): boolean {
  if (!action.canUndo || !(AT_ONCE.has(action.kind) || AFTER_ASKING.has(action.kind))) return false
  return kind === 'undo' ? action.undoes === null : isTakingBack(action, actions)
}

/** It took something back, rather than taking that back again. */
function isTakingBack({ undoes }: Action, actions: readonly Action[]): boolean {
  if (undoes === null) return false
  const undone = actions.find(({ _id }) => _id === undoes)
  return undone === undefined || !isTakingBack(undone, actions)
}

/** Before this is taken back its consequences are to be seen. */
export class MustAsk extends Error {
  readonly action: Action
  constructor(action: Action) {
    super('This is asked about first.')
    this.action = action
  }
}

async function isUndone(matchId: MatchId, id: ActionId): Promise<boolean> {
  for (let page = 1; ; page += 1) {
    const { actions } = await call(listActions, { query: { matchId, page, pageSize: PAGE } })
    const action = actions.find(({ _id }) => _id === id)
    if (action) return action.whyNot === 'undone'
    if (actions.length < PAGE) return false
  }
}

/** A half begins at the full minute after the press, also where the press comes late ([W7]). */
async function start({ at }: Act, halfNumber: number, { matchId, tempo }: Sending): Promise<Sent> {
  const half = await halfOf(matchId, halfNumber)
  if (half?.status === 'upcoming') await call(startHalf, { body: { matchId, halfNumber } })
  else if (half?.status !== 'active' || half.startTime === null || Date.parse(half.startTime) < at) {
    throw new HeldBack('half-state', 'The half is not in a state that allows this.')
  }
  const kickOff = nextFullMinute(at, tempo)
  if (serverNow() - at <= HAS_WAITED) return {}
  const started = await halfOf(matchId, halfNumber)
  if (!started?.startTime || Date.parse(started.startTime) === kickOff) return {}
  await call(updateHalf, { params: { id: started._id }, body: { startTime: new Date(kickOff).toISOString() } })
  return { corrected: true }
}

async function end({ at }: Act, halfNumber: number, { matchId }: Sending): Promise<Sent> {
  const half = await halfOf(matchId, halfNumber)
  // Ended since it was pressed: by a first try whose answer was lost, or by somebody else.
  if (half?.status === 'finished' && half.endTime !== null && Date.parse(half.endTime) >= at) return {}
  if (!half) throw new HeldBack('not-found', 'There is no such half.')
  const isLate = serverNow() - at > HAS_WAITED
  await call(endHalfAt, {
    params: { id: half._id },
    body: isLate ? { endTime: new Date(at).toISOString() } : {},
  })
  return {}
}

async function halfOf(matchId: MatchId, halfNumber: number) {
  const { match } = await call(getMatch, { params: { id: matchId } })
  return match.halves.find((half) => half.halfNumber === halfNumber)
}
