import { randomBytes } from 'node:crypto'
import { type CircleId, GameError, sentence, type UserId } from '@bettle/contract'
import { lobbyCodeFrom } from '@bettle/rules'
import type { Selectable } from 'kysely'
import type { CircleTable, Reader, Tx } from '../../db/schema.ts'

export type CircleRow = Selectable<CircleTable>

/** @throws GameError `circle-not-found` for anyone but its members ([CI2]) */
export async function circleForMember(reader: Reader, circleId: string, userId: string): Promise<CircleRow> {
  const row = await reader.selectFrom('circle').selectAll().where('id', '=', circleId).executeTakeFirst()
  if (!row || !(await isMember(reader, circleId, userId))) throw new GameError('circle-not-found')
  return row
}

/**
 * Locks the circle for this transaction. Locks have one order: a match, then an account, then a circle.
 * @throws GameError `circle-not-found`
 */
export async function lockedCircle(tx: Tx, circleId: string): Promise<CircleRow> {
  const row = await tx.selectFrom('circle').selectAll().where('id', '=', circleId).forUpdate().executeTakeFirst()
  if (!row) throw new GameError('circle-not-found')
  return row
}

/**
 * Locks a circle for a decision of its owner.
 * @throws GameError `circle-not-found`, `forbidden`
 */
export async function circleOfOwner(tx: Tx, circleId: string, userId: string): Promise<CircleRow> {
  const row = await lockedCircle(tx, circleId)
  if (!(await isMember(tx, circleId, userId))) throw new GameError('circle-not-found')
  if (row.owner_id !== userId) throw new GameError('forbidden', sentence('circle-owner-only'))
  return row
}

export async function isMember(reader: Reader, circleId: string, userId: string): Promise<boolean> {
  const row = await reader
    .selectFrom('circle_member')
    .select('id')
    .where('circle_id', '=', circleId)
    .where('account_id', '=', userId)
    .where('left_at', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}

/** Returns the ids of the current members, those who joined first in front. */
export async function memberIdsOf(reader: Reader, circleId: string): Promise<UserId[]> {
  const rows = await reader
    .selectFrom('circle_member')
    .select('account_id')
    .where('circle_id', '=', circleId)
    .where('left_at', 'is', null)
    .orderBy('joined_at')
    .orderBy('id')
    .execute()
  return rows.map(({ account_id }) => account_id as UserId)
}

const TRIES = 10

/** Returns a code that no circle has. With a billion codes, a second try is rare. */
export async function freeCircleCode(tx: Tx): Promise<string> {
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const code = lobbyCodeFrom(randomBytes(6))
    const taken = await tx.selectFrom('circle').select('id').where('code', '=', code).executeTakeFirst()
    if (!taken) return code
  }
  throw new Error('no free code of a circle was found')
}

/** Deletes notices about a circle that one user need not answer any more. */
export async function forgetNotices(tx: Tx, userIds: readonly string[], circleId: CircleId | string): Promise<void> {
  if (userIds.length === 0) return
  await tx
    .deleteFrom('notice')
    .where('account_id', 'in', userIds)
    .where('key', 'in', [`circle-asked ${circleId}`, `circle-admitted ${circleId}`])
    .execute()
}
