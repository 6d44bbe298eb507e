import type { Action, ActionId, MatchEvent, MatchEventId, MatchId, UserId } from '@bettle/contract'
import { serverNow } from '../../../push/clock/server-clock.ts'
import { msg } from '../../../texts/msg.ts'
import type { QueuedAction } from './queued-action.ts'

/** The result of a press, to be shown to the operator. */
export interface Sent {
  readonly event?: MatchEvent
  readonly removed?: MatchEventId
  /** The action that was undone or redone. */
  readonly action?: Action
  /** The kick-off was corrected to the time of the press. */
  readonly corrected?: boolean
}

export interface Sending {
  readonly matchId: MatchId
  /** The operator who pressed the key. */
  readonly userId: UserId
  /** The press could not be sent at once, so another operator may have recorded the event meanwhile. */
  readonly waited: boolean
  /** Stores before the request which action is undone, so that a retry undoes the same action. */
  readonly choose: (actionId: ActionId) => void
  /** The actions that could not be undone before. The next undo skips them. */
  readonly passedOver: ReadonlySet<ActionId>
}

/** A press that is older than this (ms of wall time) counts as late, whatever delayed it. */
const HAS_WAITED = 5000

export const hasWaited = ({ at }: QueuedAction): boolean => serverNow() - at > HAS_WAITED

/** A refusal that this page decides itself. It does not send the action to the server. */
export class LocalRefusal extends Error {
  readonly code: string
  constructor(code: string, message: string) {
    super(message)
    this.code = code
  }
}

/** Thrown if the operator must see the consequences of this undo first. */
export class MustAsk extends Error {
  readonly action: Action
  constructor(action: Action) {
    super(msg('match-control.sending.the-operator-must-confirm'))
    this.action = action
  }
}
