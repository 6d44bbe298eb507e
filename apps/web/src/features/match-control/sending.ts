import type { Action, ActionId, MatchEvent, MatchEventId, MatchId, UserId } from '@bettle/contract'
import { serverNow } from '../../push/server-clock.ts'
import type { QueuedAction } from './queued-action.ts'

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
  /** Whose presses these are. */
  readonly userId: UserId
  /** It could not be sent at once: others may have recorded it meanwhile. */
  readonly waited: boolean
  /** Writes down which action is taken back, before it is: asked again, no second one is. */
  readonly choose: (actionId: ActionId) => void
  /** Could not be taken back before: the next press goes on to what lies behind it. */
  readonly passedOver: ReadonlySet<ActionId>
}

/** Pressed longer ago than this (wall time, ms) it comes late, whatever held it up. */
const HAS_WAITED = 5000

export const hasWaited = ({ at }: QueuedAction): boolean => serverNow() - at > HAS_WAITED

/** Refused here, before the server was asked. */
export class LocalRefusal extends Error {
  readonly code: string
  constructor(code: string, message: string) {
    super(message)
    this.code = code
  }
}

/** Before this is taken back its consequences are to be seen. */
export class MustAsk extends Error {
  readonly action: Action
  constructor(action: Action) {
    super('This is asked about first.')
    this.action = action
  }
}
