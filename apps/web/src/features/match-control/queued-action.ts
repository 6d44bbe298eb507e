import type { ActionId, MatchEventId, OddsId } from '@bettle/contract'

export type SideOfEvent = 'home' | 'away'

/** An event by the id it has, or by the one its press gave it: the server may not have answered yet. */
export type EventRef = { readonly eventId: MatchEventId } | { readonly sourceId: string }

/** A press that was on its way when it was taken back. */
export interface PressRef {
  readonly id: string
  readonly kind: string
  readonly at: number
}

/** One event type, several by one key, one option, or with none named the whole match. */
export interface SuspensionPressed {
  readonly eventType?: string
  readonly eventTypes?: readonly string[]
  readonly oddsId?: OddsId
}

/** What was pressed at a console. */
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
  /** Takes back the last of what the match's log holds; which one that is, is found once and kept. */
  | {
      readonly kind: 'undo'
      readonly actionId?: ActionId
      /** Until when, by the server's clock, it was known what others do: what they did later was not meant. */
      readonly seen?: number
      /** The press it is about, where that waited itself. */
      readonly of?: PressRef
      readonly reason?: string
    }
  | { readonly kind: 'redo'; readonly actionId?: ActionId; readonly reason?: string }
  | (SuspensionPressed & { readonly kind: 'suspend' })
  | (SuspensionPressed & { readonly kind: 'resume' })
  | { readonly kind: 'start-half'; readonly halfNumber: number }
  | { readonly kind: 'end-half'; readonly halfNumber: number }

export interface Refusal {
  /** Of the contract, or `same-one`: it may be known already. */
  readonly code: string
  readonly message: string
}

/** A press, kept on the device until the server has taken it. */
export interface QueuedAction {
  /** An event is known to the server by it: sent twice it is recorded once. */
  readonly id: string
  /** When it was pressed, by the server's clock. */
  readonly at: number
  /** In the order of the presses that wait with it. */
  readonly place: number
  readonly pressed: Pressed
  /** It was sent at least once: without an answer nobody knows whether the server has it. */
  readonly tried?: true
  /** It waits for an answer of the operator: it may be the same as one that is known. */
  readonly asked?: true
  readonly refusal?: Refusal
  /** The operator wants it whatever is known. */
  readonly insisted?: true
}

export const newActionId = (): string => `console:${crypto.randomUUID()}`

/** The event types of a suspension; none where it is about an option or the whole match. */
export const typesPressed = ({ eventType, eventTypes }: SuspensionPressed): readonly string[] =>
  eventTypes ?? (eventType === undefined ? [] : [eventType])
