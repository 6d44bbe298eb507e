import type { Action, ActionId, UserId } from '@bettle/contract'
import type { PressRef } from './queued-action.ts'

/** Actions that one key undoes: events and suspensions. Undoing a half shows its consequences first. */
const AT_ONCE: ReadonlySet<string> = new Set([
  'record-event',
  'update-event',
  'delete-event',
  'restore-event',
  'suspend',
  'resume',
])
/** Actions that set the clock of a match: the console asks before it undoes any of them. */
export const OF_CLOCK: ReadonlySet<string> = new Set([
  'start-half',
  'end-half',
  'end-match',
  'reopen-half',
  'update-half',
  'restore-times',
])

interface Wanted {
  readonly kind: 'undo' | 'redo'
  readonly userId: UserId
  /** The server time up to which the operator had received other operators' actions. */
  readonly seen: number
  /** The press to undo, if it waited in the queue itself. */
  readonly of?: PressRef | undefined
  /** Actions that could not be undone before. */
  readonly passedOver: ReadonlySet<ActionId>
}

/** The loaded part of the log does not hold the answer: the caller must read on. */
export const READ_ON = Symbol('read on')
type Found = Action | typeof READ_ON | undefined

/** Largest difference between synchronised clocks (wall time, ms). */
const CLOCKS_APART = 250

/**
 * Returns the action that an undo or redo applies to, from a log that lists the latest first. Candidates are the
 * actions that were in effect and visible to the operator at the press. Later actions of others are ignored. If another
 * operator has undone the same action since, it is returned and its `canUndo` is false. All actions of the operator are
 * older than the press, because presses are sent in order.
 */
export function lastAction(log: readonly Action[], { kind, userId, seen, of, passedOver }: Wanted): Found {
  const own = (line: Action) => line.user?._id === userId
  const visible = log.filter((line) => own(line) || Date.parse(line.at) <= seen + CLOCKS_APART)
  const eligible = visible.filter((line) => isOfConsole(line) && !passedOver.has(line._id) && isInEffect(line, visible))
  if (kind === 'redo') return lastUndone(eligible.filter(own), visible)
  const isDone = (line: Action) => line.undoes === null && (line.canUndo || line.whyNot === 'undone')
  if (of === undefined) return eligible.find(isDone) ?? READ_ON
  // The press to undo was sent just before, so its action is the operator's latest. A press that changed nothing left
  // no line.
  const last = eligible.find((line) => own(line) && isDone(line))
  if (last === undefined) return READ_ON
  return cameOf(last, of) ? last : undefined
}

function cameOf({ kind, after, at }: Action, press: PressRef): boolean {
  if (press.kind === 'record') return after?.sourceId === press.id
  return LINES_OF[press.kind]?.includes(kind) === true && Date.parse(at) >= press.at - FAR_APART
}

/** The action kinds in the log that each kind of press can leave. */
const LINES_OF: Readonly<Record<string, readonly string[]>> = {
  update: ['update-event'],
  delete: ['delete-event'],
  suspend: ['suspend'],
  resume: ['resume'],
  'start-half': ['start-half', 'update-half'],
  'end-half': ['end-half'],
}
/** Largest clock error to allow for (wall time, ms). */
const FAR_APART = 2000

/** Returns the last undo, unless the operator has done something else since. */
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

/** Decides from the lines of this log alone whether the action is in effect: not undone, or its undo was undone. */
function isInEffect({ _id }: Action, log: readonly Action[]): boolean {
  const undoer = log.find(({ undoes }) => undoes === _id)
  return undoer === undefined || !isInEffect(undoer, log)
}

/** Returns whether the line is an undo rather than a redo; undefined if the log does not reach back far enough. */
function isUndoLine({ undoes }: Action, log: readonly Action[]): boolean | undefined {
  const undone = log.find(({ _id }) => _id === undoes)
  if (!undone) return undefined
  return undone.undoes === null || !isUndoLine(undone, log)
}
