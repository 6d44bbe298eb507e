import type { Match } from '@bettle/contract'
import { splitUndone } from '../events/shown-events.ts'
import { type QueuedAction, typesPressed } from '../offline-queue/queued-action.ts'

type Suspended = Pick<Match, 'suspended' | 'suspendedEventTypes'>

/**
 * Returns what will be suspended once all presses have reached the server. A second press of a key can therefore do the
 * opposite of the first.
 */
export function shownSuspensions(match: Suspended, queue: readonly QueuedAction[]): Suspended {
  let { suspended } = match
  const types = new Set(match.suspendedEventTypes)
  const { pending } = splitUndone(queue.filter(({ asked, refusal }) => !(asked || refusal)))
  for (const { pressed } of pending) {
    if ((pressed.kind !== 'suspend' && pressed.kind !== 'resume') || pressed.oddsId !== undefined) continue
    const pressedTypes = typesPressed(pressed)
    if (pressedTypes.length === 0) suspended = pressed.kind === 'suspend'
    for (const type of pressedTypes) {
      if (pressed.kind === 'suspend') types.add(type)
      else types.delete(type)
    }
  }
  return { suspended, suspendedEventTypes: [...types] }
}
