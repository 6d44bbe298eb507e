import type { ActionId, UserId } from '@bettle/contract'

/** Who is at the controls: an administrator, also one who takes back what was done; null is the server itself: a feed. */
export type Operator = UserId | Undoing | null

/** An administrator who takes an action back. */
export interface Undoing {
  readonly userId: UserId
  readonly undoes: ActionToUndo
}

/** What has to be known of an action to take it back. */
export interface ActionToUndo {
  readonly id: ActionId
  readonly number: number
  readonly matchId: string | null
  readonly changes: readonly string[]
  readonly uses: readonly string[]
}

/** The account at the controls. */
export function accountOf(operator: Operator): UserId | null {
  return typeof operator === 'string' ? operator : (operator?.userId ?? null)
}

export function undoneBy(operator: Operator): ActionToUndo | undefined {
  return typeof operator === 'string' ? undefined : operator?.undoes
}
