import type { ActionId, UserId } from '@bettle/contract'
import type { OperatorActionRow } from '../../db/schema.ts'

/**
 * The author of an operation: an administrator, an administrator who undoes an action, or null for the server itself,
 * for example with a feed.
 */
export type Operator = UserId | Undoing | null

/** An administrator who undoes an action. */
export interface Undoing {
  readonly userId: UserId
  readonly undoes: ActionToUndo
}

/** The data of an action that its undo needs. */
export interface ActionToUndo {
  readonly id: ActionId
  readonly number: number
  readonly matchId: string | null
  readonly changes: readonly string[]
  readonly uses: readonly string[]
}

export function toUndo({ id, number, match_id: matchId, changes, uses }: OperatorActionRow): ActionToUndo {
  return { id: id as ActionId, number, matchId, changes, uses }
}

/** Returns the account of the operator, or null for the server itself. */
export function accountOf(operator: Operator): UserId | null {
  return typeof operator === 'string' ? operator : (operator?.userId ?? null)
}

export function undoneBy(operator: Operator): ActionToUndo | undefined {
  return typeof operator === 'string' ? undefined : operator?.undoes
}
