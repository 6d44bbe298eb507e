import type { ActionId, MatchEventId, OddsId } from '@bettle/contract'

export type SideOfEvent = 'home' | 'away'

/** An event by the id it has, or by the one its press gave it: the server may not have answered yet. */
export type EventRef = { readonly eventId: MatchEventId } | { readonly sourceId: string }

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
  | { readonly kind: 'undo'; readonly actionId?: ActionId; readonly reason?: string }
  | { readonly kind: 'redo'; readonly actionId?: ActionId; readonly reason?: string }
  | { readonly kind: 'suspend'; readonly eventType?: string; readonly oddsId?: OddsId }
  | { readonly kind: 'resume'; readonly eventType?: string; readonly oddsId?: OddsId }
  | { readonly kind: 'start-half'; readonly halfNumber: number }
  | { readonly kind: 'end-half'; readonly halfNumber: number }

export interface Refusal {
  /** Of the contract, or `same-one`: it may be known already. */
  readonly code: string
  readonly message: string
}

/** A press, kept on the device until the server has taken it. */
export interface Act {
  /** An event is known to the server by it: sent twice it is recorded once. */
  readonly id: string
  /** When it was pressed, by the server's clock. */
  readonly at: number
  readonly pressed: Pressed
  /** It waits for an answer of the operator: it may be the same as one that is known. */
  readonly asked?: true
  readonly refusal?: Refusal
  /** The operator wants it whatever is known. */
  readonly insisted?: true
}

export const newActId = (): string => `console:${crypto.randomUUID()}`
