import type { Action, ActionId, UserId } from '@bettle/contract'
import type { PressRef } from './queued-action.ts'

/**
 * The kinds of action that one key undoes at once: events and suspensions. Before the undo of a half, the console shows
 * the consequences.
 */
const AT_ONCE: ReadonlySet<string> = new Set([
  'record-event',
  'update-event',
  'delete-event',
  'restore-event',
  'suspend',
  'resume',
])
/** The kinds of action that set the clock of a match. The console asks before it undoes one of them. */
export const OF_CLOCK: ReadonlySet<string> = new Set([
  'start-half',
  'end-half',
  'end-match',
  'reopen-half',
  'pause-half',
  'resume-half',
  'update-half',
  'restore-times',
])

interface Wanted {
  readonly kind: 'undo' | 'redo'
  readonly userId: UserId
  /** Until this server time the operator had received other operators' actions. */
  readonly seen: number
  /** The press to undo, if that press waited in the queue too. */
  readonly of?: PressRef | undefined
  /** Actions that could not be undone by earlier requests. */
  readonly passedOver: ReadonlySet<ActionId>
}

/** The loaded part of the log does not contain the answer, so the caller must read the next part. */
export const READ_ON = Symbol('read on')
type Found = Action | typeof READ_ON | undefined

/** The largest difference between synchronised clocks (ms of wall time). */
const CLOCKS_APART = 250

/**
 * Returns the action that an undo or redo applies to, from a log with the latest action first. Only actions that were
 * in effect and visible to the operator at the press are considered, not later actions of others. If another operator
 * has undone the action since, it is returned with `canUndo` false. All actions of the operator are older than the
 * press, because presses are sent in order.
 */
export function lastAction(log: readonly Action[], { kind, userId, seen, of, passedOver }: Wanted): Found {
  const own = (line: Action) => line.user?._id === userId
  const visible = log.filter((line) => own(line) || Date.parse(line.at) <= seen + CLOCKS_APART)
  const eligible = visible.filter((line) => isOfConsole(line) && !passedOver.has(line._id) && isInEffect(line, visible))
  if (kind === 'redo') return lastUndone(eligible.filter(own), visible)
  const isDone = (line: Action) => line.undoes === null && (line.canUndo || line.whyNot === 'undone')
  if (of === undefined) return eligible.find(isDone) ?? READ_ON
  // The press to undo was sent directly before this one, so its action is the operator's latest. A press that changed
  // nothing has no line in the log.
  const last = eligible.find((line) => own(line) && isDone(line))
  if (last === undefined) return READ_ON
  return cameOf(last, of) ? last : undefined
}

function cameOf({ kind, after, at }: Action, press: PressRef): boolean {
  if (press.kind === 'record') return after?.sourceId === press.id
  return LINES_OF[press.kind]?.includes(kind) === true && Date.parse(at) >= press.at - FAR_APART
}

/** The kinds of action that each kind of press can write to the log. */
const LINES_OF: Readonly<Record<string, readonly string[]>> = {
  update: ['update-event'],
  delete: ['delete-event'],
  suspend: ['suspend'],
  resume: ['resume'],
  'start-half': ['start-half', 'update-half'],
  'end-half': ['end-half'],
}
/** The largest clock error that is tolerated (ms of wall time). */
const FAR_APART = 2000

/** Returns the last undo; undefined if the operator has done something else since. */
function lastUndone(own: readonly Action[], log: readonly Action[]): Found {
  for (const line of own) {
    if (line.undoes === null) return undefined
    const isUndo = isUndoLine(line, log)
    if (isUndo === undefined) return READ_ON
    if (isUndo && line.canUndo) return line
  }
  return READ_ON
}

const isOfConsole = ({ kind }: Action): boolean => AT_ONCE.has(kind) || OF_CLOCK.has(kind)

/**
 * Returns whether an action is in effect, by the lines of this log alone: it was not undone, or its undo was undone.
 */
function isInEffect({ _id }: Action, log: readonly Action[]): boolean {
  const undoer = log.find(({ undoes }) => undoes === _id)
  return undoer === undefined || !isInEffect(undoer, log)
}

/** Returns whether a line is an undo rather than a redo; undefined if the log does not reach back far enough. */
function isUndoLine({ undoes }: Action, log: readonly Action[]): boolean | undefined {
  const undone = log.find(({ _id }) => _id === undoes)
  if (!undone) return undefined
  return undone.undoes === null || !isUndoLine(undone, log)
}
