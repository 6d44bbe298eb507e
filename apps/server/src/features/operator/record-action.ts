import { type ActionId, type ActionKind, GameError, type NoUndo, type OperatorAction } from '@bettle/contract'
import type { Context } from '../../context.ts'
import { newId } from '../../db/ids.ts'
import type { Tx } from '../../db/schema.ts'
import { refuseBuiltUpon } from './built-upon.ts'
import { accountOf, type Operator, undoneBy } from './operator.ts'

/** Facts in the audit log: codes, numbers and times, but no sentences and no secrets (password, token, link). */
export type Facts = Readonly<Record<string, unknown>>

/** An action, as the audit log stores it. */
export interface Did {
  readonly kind: ActionKind
  /** The ids of what the action concerns, apart from its match. */
  readonly subject?: Facts
  readonly before?: Facts | null
  readonly after?: Facts | null
  /** The action that undoes this one, or the reason why it cannot be undone. */
  readonly undo: OperatorAction | Exclude<NoUndo, 'undone'>
  /**
   * Names of what the action changed, such as `event:<id>`, or `EVERYTHING` for the whole match. A later action on one
   * of these names depends on this action.
   */
  readonly changes: readonly string[]
  /** Names of what the action depends on without changing it. */
  readonly uses?: readonly string[]
}

/** A wildcard in `changes`: the action concerns everything in its match. */
export const EVERYTHING = '*'

/**
 * Returns the name of an event type for `changes` and `uses`: removing a type from a match checks whether the type is
 * in use.
 */
export const typeOf = (eventType: string): string => `type:${eventType}`

/**
 * Logs an operator's action in the action's own transaction, so that neither exists without the other. An undo is
 * refused if another action depends on the undone action by now. An action without effect is not logged, except that an
 * undo without effect throws.
 */
export async function recordAction(
  ctx: Pick<Context, 'clock'>,
  tx: Tx,
  operator: Operator,
  matchId: string | null,
  did: Did | null,
): Promise<void> {
  if (did) return recordActions(ctx, tx, operator, [{ matchId, did }])
  if (undoneBy(operator))
    throw new GameError('half-state', { message: 'This action is undone already, so there is nothing left to undo.' })
}

export interface Done {
  readonly matchId: string | null
  readonly did: Did
}

/** Logs several actions in one statement, numbered in this order. */
export async function recordActions(
  ctx: Pick<Context, 'clock'>,
  tx: Tx,
  operator: Operator,
  done: readonly Done[],
): Promise<void> {
  if (done.length === 0) return
  const undoes = undoneBy(operator)
  if (undoes) await refuseBuiltUpon(tx, undoes)
  const json = (value: unknown) => (value === null ? null : JSON.stringify(value))
  const lines = done.map(
    ({ matchId, did: { kind, subject = {}, before = null, after = null, undo, changes, uses = [] } }) => ({
      id: newId<ActionId>(),
      match_id: matchId,
      account_id: accountOf(operator),
      at: ctx.clock.date(),
      kind,
      subject: JSON.stringify(subject),
      before: json(before),
      after: json(after),
      inverse: typeof undo === 'string' ? null : JSON.stringify(undo),
      no_undo: typeof undo === 'string' ? undo : null,
      // An undo concerns everything that the undone action changed, so that a query for one of them finds the other.
      changes: united(changes, undoes?.changes),
      uses: united(uses, undoes?.uses),
      undoes: undoes?.id ?? null,
    }),
  )
  await tx.insertInto('operator_action').values(lines).execute()
}

const united = (own: readonly string[], others: readonly string[] = []): string[] => [...new Set([...own, ...others])]
