import { type ActionId, type ActionKind, GameError, type NoUndo, type OperatorAction } from '@bettle/contract'
import type { Context, Tx } from '../../context.ts'
import { newId } from '../../db/ids.ts'
import { refuseBuiltUpon } from './built-upon.ts'
import { accountOf, type Operator, undoneBy } from './operator.ts'

/** Codes, numbers and times: no sentence, and nothing that opens a door (password, token, link). */
export type Facts = Readonly<Record<string, unknown>>

/** What was done, as the audit log keeps it. */
export interface Did {
  readonly kind: ActionKind
  /** What it was about, by ids; the match beside it goes without saying. */
  readonly subject?: Facts
  readonly before?: Facts | null
  readonly after?: Facts | null
  /** What takes it back, or why nothing does. */
  readonly undo: OperatorAction | Exclude<NoUndo, 'undone'>
  /** Names of what it changed, such as `event:<id>`; `EVERYTHING` of the match. An action on one of them later is built upon this one. */
  readonly changes: readonly string[]
  /** Names of what it stands on without changing it. */
  readonly uses?: readonly string[]
}

/** A name that meets every other one of the same match. */
export const EVERYTHING = '*'

/** The name of an event type: who takes it from a match looks whether it is in use. */
export const typeOf = (eventType: string): string => `type:${eventType}`

/**
 * Writes down what an operator did, in the transaction that does it: there is no action without its line, and no line without
 * its action. Who takes something back is refused here where something was built upon it meanwhile.
 */
export function recordAction(
  ctx: Pick<Context, 'clock'>,
  tx: Tx,
  operator: Operator,
  matchId: string | null,
  did: Did,
): Promise<void> {
  return recordActions(ctx, tx, operator, [{ matchId, did }])
}

export interface Done {
  readonly matchId: string | null
  readonly did: Did
}

/** Several at once, in one statement, numbered in this order. */
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
      // What takes an action back concerns all that the action did: whoever looks for one finds the other.
      changes: united(changes, undoes?.changes),
      uses: united(uses, undoes?.uses),
      undoes: undoes?.id ?? null,
    }),
  )
  await tx.insertInto('operator_action').values(lines).execute()
}

/** Where the change came to nothing there is nothing to write; but who takes something back should hear of it. */
export async function recordIfDone(
  ctx: Pick<Context, 'clock'>,
  tx: Tx,
  operator: Operator,
  matchId: string | null,
  did: Did | null,
): Promise<void> {
  if (did) return recordAction(ctx, tx, operator, matchId, did)
  if (undoneBy(operator))
    throw new GameError('half-state', { message: 'It is so already: nothing is left to take back.' })
}

const united = (own: readonly string[], others: readonly string[] = []): string[] => [...new Set([...own, ...others])]
