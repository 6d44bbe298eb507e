import type { Action, ActionId, UserId } from '@bettle/contract'
import type { PressRef } from './queued-action.ts'

/** What one key takes back: events and suspensions. A half is taken back only after its consequences were shown. */
const AT_ONCE: ReadonlySet<string> = new Set([
  'record-event',
  'update-event',
  'delete-event',
  'restore-event',
  'suspend',
  'resume',
])
/** What sets the clock of a match: the console asks before it takes any of it back. */
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
  /** Until when, by the server's clock, it was known what others do. */
  readonly seen: number
  /** The press that is to be taken back, where that waited itself. */
  readonly of?: PressRef | undefined
  /** Could not be taken back before. */
  readonly passedOver: ReadonlySet<ActionId>
}

/** What is known of the log does not say it: more is to be read. */
export const READ_ON = Symbol('read on')
type Found = Action | typeof READ_ON | undefined

/** Clocks differ, by so much at most where they are any good (wall time, ms). */
const CLOCKS_APART = 250

/**
 * What a press takes back, or does again, from the log, the latest first: the last that stood by what was known when it was
 * pressed. What others did since was not meant; where they have taken back the very same, that is answered, `canUndo` no more. Of
 * the operator's own lines all were pressed before, as presses are sent in order.
 */
export function lastAction(log: readonly Action[], { kind, userId, seen, of, passedOver }: Wanted): Found {
  const own = (line: Action) => line.user?._id === userId
  const visible = log.filter((line) => own(line) || Date.parse(line.at) <= seen + CLOCKS_APART)
  const eligible = visible.filter((line) => isOfConsole(line) && !passedOver.has(line._id) && isInEffect(line, visible))
  if (kind === 'redo') return lastUndone(eligible.filter(own), visible)
  const isDone = (line: Action) => line.undoes === null && (line.canUndo || line.whyNot === 'undone')
  if (of === undefined) return eligible.find(isDone) ?? READ_ON
  // Sent just before, it is the operator's last; one that changed nothing left no line.
  const last = eligible.find((line) => own(line) && isDone(line))
  if (last === undefined) return READ_ON
  return cameOf(last, of) ? last : undefined
}

function cameOf({ kind, after, at }: Action, press: PressRef): boolean {
  if (press.kind === 'record') return after?.sourceId === press.id
  return LINES_OF[press.kind]?.includes(kind) === true && Date.parse(at) >= press.at - FAR_APART
}

/** What a press is called in the log. */
const LINES_OF: Readonly<Record<string, readonly string[]>> = {
  update: ['update-event'],
  delete: ['delete-event'],
  suspend: ['suspend'],
  resume: ['resume'],
  'start-half': ['start-half', 'update-half'],
  'end-half': ['end-half'],
}
/** No clock is worse than that (wall time, ms). */
const FAR_APART = 2000

/** As long as nothing else was done since. */
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

/** By the lines of this log alone: not taken back, or that in turn was. */
function isInEffect({ _id }: Action, log: readonly Action[]): boolean {
  const undoer = log.find(({ undoes }) => undoes === _id)
  return undoer === undefined || !isInEffect(undoer, log)
}

/** Whether it took something back, rather than taking that back again; unknown where the log does not reach back so far. */
function isUndoLine({ undoes }: Action, log: readonly Action[]): boolean | undefined {
  const undone = log.find(({ _id }) => _id === undoes)
  if (!undone) return undefined
  return undone.undoes === null || !isUndoLine(undone, log)
}
