import type { Action, ActionId, MatchEvent, MatchEventId, MatchId, UserId } from '@bettle/contract'
import { serverNow } from '../../../push/clock/server-clock.ts'
import type { QueuedAction } from './queued-action.ts'

/** The result of a press, for the operator. */
export interface Sent {
  readonly event?: MatchEvent
  readonly removed?: MatchEventId
  /** The action that was undone or redone. */
  readonly action?: Action
  /** The kick-off was corrected to the moment of the press. */
  readonly corrected?: boolean
}

export interface Sending {
  readonly matchId: MatchId
  /** The operator who pressed. */
  readonly userId: UserId
  /** It could not be sent at once, so another operator may have recorded the event meanwhile. */
  readonly waited: boolean
  /** Stores which action is undone before the request is sent, so that a retry undoes the same one. */
  readonly choose: (actionId: ActionId) => void
  /** Actions that could not be undone before; the next undo skips them. */
  readonly passedOver: ReadonlySet<ActionId>
}

/** A press older than this counts as late, whatever delayed it (wall time, ms). */
const HAS_WAITED = 5000

export const hasWaited = ({ at }: QueuedAction): boolean => serverNow() - at > HAS_WAITED

/** A refusal by this page, without a request to the server. */
export class LocalRefusal extends Error {
  readonly code: string
  constructor(code: string, message: string) {
    super(message)
    this.code = code
  }
}

/** The operator must see the consequences of this undo first. */
export class MustAsk extends Error {
  readonly action: Action
  constructor(action: Action) {
    super('The operator must confirm this first.')
    this.action = action
  }
}
