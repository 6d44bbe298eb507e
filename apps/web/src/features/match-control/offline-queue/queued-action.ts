import type { ActionId, MatchEventId, OddsId } from '@bettle/contract'
import { newRequestId } from '../../../api/new-request-id.ts'

export type SideOfEvent = 'home' | 'away'

/** An event by its id, or by the id of its press as long as the server may not have responded. */
export type EventRef = { readonly eventId: MatchEventId } | { readonly sourceId: string }

/** A press that was unsent or unanswered when its undo was pressed. */
export interface PressRef {
  readonly id: string
  readonly kind: string
  readonly at: number
}

/**
 * The target of a press that suspends or resumes betting: one event type, several types with one key, or one option. If
 * none is named, the press concerns the whole match.
 */
export interface SuspensionPressed {
  readonly eventType?: string
  readonly eventTypes?: readonly string[]
  readonly oddsId?: OddsId
}

/** What an operator pressed at a console. */
export type Pressed =
  | {
      readonly kind: 'record'
      readonly eventType: string
      readonly team: SideOfEvent | null
      readonly timeStamp: string
      readonly reason?: string
    }
  | {
      readonly kind: 'update'
      readonly of: EventRef
      readonly eventType?: string
      readonly team?: SideOfEvent | null
      readonly timeStamp?: string
      readonly reason?: string
    }
  | { readonly kind: 'delete'; readonly of: EventRef; readonly reason?: string }
  /**
   * Undoes the last action in the match's log. The action is chosen once and stored, so that a retry undoes the same
   * action.
   */
  | {
      readonly kind: 'undo'
      readonly actionId?: ActionId
      /** Until this server time the operator had received other operators' actions. Later actions were not meant. */
      readonly seen?: number
      /** The press to undo, if that press waited in the queue too. */
      readonly of?: PressRef
      readonly reason?: string
    }
  | { readonly kind: 'redo'; readonly actionId?: ActionId; readonly reason?: string }
  | (SuspensionPressed & { readonly kind: 'suspend' })
  | (SuspensionPressed & { readonly kind: 'resume' })
  /** The state is that for which the button was shown. A press that is sent late is judged by the actions since [W9]. */
  | { readonly kind: 'start-half'; readonly halfNumber: number; readonly expectedState?: string }
  | { readonly kind: 'end-half'; readonly halfNumber: number; readonly expectedState?: string }

export interface Refusal {
  /** An error code of the contract, the code of a `LocalRefusal` such as `same-one`, or `unknown`. */
  readonly code: string
  readonly message: string
}

/** A press that is stored on the device until the server has accepted it. */
export interface QueuedAction {
  /** The server uses this id as the source id of the event, so that an event that is sent twice is recorded once. */
  readonly id: string
  /** The time of the press by the server's clock (ms). */
  readonly at: number
  /** The position among the waiting presses. */
  readonly place: number
  readonly pressed: Pressed
  /**
   * The action was sent at least once. Without a response the device does not know whether the server has applied it.
   */
  readonly tried?: true
  /** The action waits for the operator's answer, because it may repeat a recorded event. */
  readonly asked?: true
  readonly refusal?: Refusal
  /** The operator has confirmed the action, so no check holds it back. */
  readonly insisted?: true
}

export const newActionId = (): string => `console:${newRequestId()}`

/** Returns the event types of a suspension; empty if it concerns an option or the whole match. */
export const typesPressed = ({ eventType, eventTypes }: SuspensionPressed): readonly string[] =>
  eventTypes ?? (eventType === undefined ? [] : [eventType])
