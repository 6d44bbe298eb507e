import type { ActionId, MatchEventId, OddsId } from '@bettle/contract'

export type SideOfEvent = 'home' | 'away'

/** An event by its id, or by the id of its press if the server may not have answered yet. */
export type EventRef = { readonly eventId: MatchEventId } | { readonly sourceId: string }

/** A press that was unsent or unanswered when its undo was pressed. */
export interface PressRef {
  readonly id: string
  readonly kind: string
  readonly at: number
}

/** One event type, several by one key, or one option; the whole match if none is named. */
export interface SuspensionPressed {
  readonly eventType?: string
  readonly eventTypes?: readonly string[]
  readonly oddsId?: OddsId
}

/** An operator's press at a console. */
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
   * one.
   */
  | {
      readonly kind: 'undo'
      readonly actionId?: ActionId
      /** Server time up to which the operator had received other operators' actions; later ones were not meant. */
      readonly seen?: number
      /** The press to undo, if it waited in the queue too. */
      readonly of?: PressRef
      readonly reason?: string
    }
  | { readonly kind: 'redo'; readonly actionId?: ActionId; readonly reason?: string }
  | (SuspensionPressed & { readonly kind: 'suspend' })
  | (SuspensionPressed & { readonly kind: 'resume' })
  | { readonly kind: 'start-half'; readonly halfNumber: number }
  | { readonly kind: 'end-half'; readonly halfNumber: number }

export interface Refusal {
  /** A code of the contract, or `same-one` if the event may be recorded already. */
  readonly code: string
  readonly message: string
}

/** A press, stored on the device until the server has accepted it. */
export interface QueuedAction {
  /** The server uses it as the source id, so that an event that is sent twice is recorded once. */
  readonly id: string
  /** Time of the press by the server's clock (ms). */
  readonly at: number
  /** Position among the waiting presses. */
  readonly place: number
  readonly pressed: Pressed
  /** It was sent at least once. Without an answer it is unknown whether the server has applied it. */
  readonly tried?: true
  /** It waits for the operator's answer, because it may be the same as a recorded event. */
  readonly asked?: true
  readonly refusal?: Refusal
  /** The operator confirmed it, so no check holds it back. */
  readonly insisted?: true
}

export const newActionId = (): string => `console:${crypto.randomUUID()}`

/** Returns the event types of a suspension; empty for an option or the whole match. */
export const typesPressed = ({ eventType, eventTypes }: SuspensionPressed): readonly string[] =>
  eventTypes ?? (eventType === undefined ? [] : [eventType])
