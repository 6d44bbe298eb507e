import { type ActionId, GameError } from '@bettle/contract'
import { sql } from 'kysely'
import type { Reader } from '../../db/schema.ts'
import type { ActionToUndo } from './operator.ts'

interface Later {
  readonly id: string
  readonly number: number
  readonly kind: string
  readonly name: string | null
  readonly undoes: string | null
  /** The number of the action that this action undid. Null if it undid none. */
  readonly undone: number | null
}

/**
 * Refuses to undo an action that is already undone, or on which a later action in effect depends. An action of any
 * operator depends on this action if it changed or used what this action changed. An undone action and its undo do not
 * count.
 */
export async function refuseBuiltUpon(reader: Reader, action: ActionToUndo): Promise<void> {
  const later = await laterOn(reader, action)
  if (later.some(({ undoes }) => undoes === action.id)) throw wasUndone()
  const undoers = new Map(later.flatMap((one) => (one.undoes === null ? [] : [[one.undoes, one] as const])))
  const blocking = later.findLast(
    (one) => isInEffect(one, undoers) && (one.undone === null || one.undone < action.number),
  )
  if (blocking) throw new GameError('half-state', { message: builtUponMessage(blocking) })
}

export function wasUndone(): GameError {
  return new GameError('half-state', { message: 'This action was undone already.' })
}

/**
 * Returns the later actions that concern what this action changed. They are actions in the same match or, for an action
 * without a match, actions without a match.
 */
async function laterOn(reader: Reader, { id, number, matchId, changes }: ActionToUndo): Promise<Later[]> {
  const everything = changes.includes('*')
  const scope = matchId === null ? sql`later.match_id is null` : sql`later.match_id = ${matchId}::uuid`
  const { rows } = await sql<Later>`
    select later.id, later.number, later.kind, account.name, later.undoes, undone.number as undone
    from operator_action later
    left join operator_action undone on undone.id = later.undoes
    left join account on account.id = later.account_id
    where ${scope} and later.number > ${number} and (
      ${everything} or later.undoes = ${id}::uuid or later.changes && ${[...changes]}::text[]
      or later.uses && ${[...changes]}::text[] or '*' = any(later.changes))
    order by later.number`.execute(reader)
  return rows
}

/** True if the action is in effect: no other action in effect undid it. */
function isInEffect({ id }: Pick<Later, 'id'>, undoers: ReadonlyMap<string, Later>): boolean {
  const undoer = undoers.get(id)
  return undoer === undefined || !isInEffect(undoer, undoers)
}

function builtUponMessage({ kind, name }: Later): string {
  return `${name ?? 'The feed'} has made a later change (${kind}) that depends on this action. Undo the later change first.`
}

/** The last action of a chain of undos and redos of an action, or the action itself if it was never undone. */
export interface Chain {
  readonly tip: ActionId
  /** True if the original action is in effect. */
  readonly isInEffect: boolean
}

/** Returns the chains of actions by their ids. */
export async function chainsOf(reader: Reader, ids: readonly string[]): Promise<Map<string, Chain>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<{ root: string; tip: ActionId; depth: number }>`
    with recursive chain (root, tip, depth) as (
      select id, id, 0 from operator_action where id = any(${[...ids]}::uuid[])
      union all select chain.root, next.id, chain.depth + 1 from operator_action next join chain on next.undoes = chain.tip)
    select distinct on (root) root, tip, depth from chain order by root, depth desc`.execute(reader)
  return new Map(rows.map(({ root, tip, depth }) => [root, { tip, isInEffect: depth % 2 === 0 }]))
}
