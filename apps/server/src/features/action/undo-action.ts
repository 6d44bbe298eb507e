import { type ActionId, GameError, type NoUndo, OperatorAction, type UserId } from '@bettle/contract'
import type { Context } from '../../context.ts'
import { readOnce } from '../../db/idempotency/idempotent-call.ts'
import type { Reader } from '../../db/schema.ts'
import { violatedConstraint } from '../../db/violated-constraint.ts'
import { chainsOf, refuseBuiltUpon, wasUndone } from '../operator/built-upon.ts'
import { type Operator, toUndo } from '../operator/operator.ts'
import { operate, type PlainAction } from './operate.ts'

export interface UndoRequest {
  readonly actionId: ActionId
  /** The reason of the operator, required once the results are confirmed. */
  readonly reason?: string | undefined
}

/** The action that undoes another one, and the operator who runs it. */
export interface Undone {
  readonly action: PlainAction
  readonly operator: Operator
}

/**
 * Undoes an action by running its stored inverse as an ordinary action, which is logged too. Undoing the undo does the
 * action again ([O2]).
 * @returns the id of the undo in the log
 */
export async function undoAction(ctx: Context, userId: UserId, request: UndoRequest): Promise<ActionId> {
  const { action, operator } = await readOnce(() => undoing(ctx.db, userId, request))
  try {
    await operate(ctx, operator, action)
  } catch (error) {
    // A concurrent operator may have undone the action, or added one that depends on it. Then that is the reason of the
    // refusal, whatever failed here.
    if (violatedConstraint(error) === 'operator_action_undoes_key') throw wasUndone()
    await undoing(ctx.db, userId, request)
    throw error
  }
  const undoes = typeof operator === 'object' ? operator?.undoes.id : undefined
  const row = await ctx.db
    .selectFrom('operator_action')
    .select('id')
    .where('undoes', '=', undoes ?? '')
    .executeTakeFirstOrThrow()
  return row.id as ActionId
}

/** Returns the action that undoes the given action. Throws if it cannot be undone. */
export async function undoing(reader: Reader, userId: UserId, { actionId, reason }: UndoRequest): Promise<Undone> {
  const chain = (await chainsOf(reader, [actionId])).get(actionId)
  if (!chain) throw new GameError('not-found')
  if (!chain.isInEffect) throw wasUndone()
  const row = await reader
    .selectFrom('operator_action')
    .selectAll()
    .where('id', '=', chain.tip)
    .executeTakeFirstOrThrow()
  if (!row.inverse) throw new GameError('half-state', { message: FINAL[row.no_undo ?? 'nothing-to-undo'] })
  const undoes = toUndo(row)
  await refuseBuiltUpon(reader, undoes)
  return { action: withReason(row.inverse as PlainAction, reason), operator: { userId, undoes } }
}

/** Adds the reason to the kinds of actions that accept one. Most do not. */
function withReason(action: PlainAction, reason: string | undefined): PlainAction {
  const { shape } = OperatorAction.def.options.find((option) => option.shape.kind.value === action.kind) ?? {}
  return reason !== undefined && shape && 'reason' in shape ? ({ ...action, reason } as PlainAction) : action
}

const FINAL: Readonly<Record<NoUndo, string>> = {
  undone: 'This action was undone already.',
  'nothing-to-undo': 'There is nothing to undo, because this action changed nothing.',
  'match-abandoned': 'An abandoned match cannot be resumed.',
  'results-confirmed': 'The confirmation of results cannot be undone.',
  'lobbies-closed': 'The lobbies of this match are closed. Closed lobbies cannot be opened again.',
  'mail-sent': 'This action sent an email, so it cannot be undone.',
  'details-not-kept': 'The server did not store the previous values, so it cannot restore them.',
  'account-deleted': 'A deleted account cannot be restored.',
  'text-deleted': 'The text of a removed message no longer exists.',
  'avatar-worn': 'Players had chosen this avatar, and an undo could not give it back to them.',
  'competition-cancelled': 'The cancellation of a competition cannot be undone.',
  'fixtures-added': 'Matches that were added to a competition cannot be removed.',
  'codes-given': 'Players may already have these invitation codes, so their creation cannot be undone.',
}
