import { type Action, type ActionId, undoAction } from '@bettle/contract'
import { CallError } from '../../../api/call-error.ts'
import { callInTime as call } from '../../../api/call-in-time.ts'
import { msg } from '../../../texts/msg.ts'
import { lastAction, OF_CLOCK, READ_ON } from './last-action.ts'
import { latestLine, pagesOfLog } from './match-log.ts'
import type { Pressed, QueuedAction } from './queued-action.ts'
import { LocalRefusal, MustAsk, type Sending, type Sent } from './sending.ts'

/** Undoes or redoes the last action that was in effect in the match's log at the time of the press. */
export async function sendUndo(
  queued: QueuedAction,
  pressed: Extract<Pressed, { kind: 'undo' | 'redo' }>,
  sending: Sending,
): Promise<Sent> {
  const { actionId, reason } = pressed
  const id = actionId ?? (await findLast(queued, pressed, sending))
  // Another operator has already undone the same action.
  if (id === undefined) return {}
  sending.choose(id)
  try {
    return { action: (await call(undoAction, { params: { id }, query: reason ? { reason } : {} })).action }
  } catch (error) {
    // An earlier request has undone the action, and its response was lost.
    const isAgain = actionId && error instanceof CallError && error.code === 'half-state'
    const line = isAgain && (await latestLine(sending.matchId, ({ _id }) => _id === id))
    if (line && line.whyNot === 'undone') return {}
    throw error
  }
}

async function findLast(
  { at }: QueuedAction,
  pressed: Extract<Pressed, { kind: 'undo' | 'redo' }>,
  { matchId, userId, passedOver }: Sending,
): Promise<ActionId | undefined> {
  const { seen = at, of } = pressed.kind === 'undo' ? pressed : {}
  let read: Action[] = []
  for await (const page of pagesOfLog(matchId)) {
    const readIds = new Set(read.map(({ _id }) => _id))
    read = [...read, ...page.filter(({ _id }) => !readIds.has(_id))]
    const found = lastAction(read, { kind: pressed.kind, userId, seen, of, passedOver })
    if (found === READ_ON) continue
    if (found === undefined) break
    if (found.canUndo && OF_CLOCK.has(found.kind)) throw new MustAsk(found)
    return found.canUndo ? found._id : undefined
  }
  const message =
    pressed.kind === 'undo'
      ? msg('match-control.send-undo.there-is-nothing-to')
      : msg('match-control.send-undo.there-is-nothing-to-redo')
  throw new LocalRefusal('nothing-to-undo', message)
}
