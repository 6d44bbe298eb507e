import type { MatchId } from '@bettle/contract'
import { sql } from 'kysely'
import type { Reader, Tx } from '../../db/schema.ts'
import { planWork } from '../../jobs/job-store.ts'

/** SQL condition on `account`: the account may operate matches. */
const isOperator = sql<boolean>`account.role = 'admin' and account.deleted_at is null and account.disabled_at is null`

/**
 * True if the account may operate the match: it is an administrator's account that never bet on the match ([V6]). Null
 * means the server itself.
 */
export async function mayOperate(reader: Reader, userId: string | null, matchId: string): Promise<boolean> {
  if (userId === null) return true
  const { rows } = await sql<{ may: boolean }>`
    select exists (select from account where account.id = ${userId}::uuid and ${isOperator})
      and not exists (select from bet join lobby on lobby.id = bet.lobby_id
        where lobby.match_id = ${matchId}::uuid and bet.account_id = ${userId}::uuid) as may`.execute(reader)
  return rows[0]?.may ?? false
}

/**
 * Suspends the feeds that an account attached, in the transaction that ends the account's authority ([V11]). Feeds that
 * another operator has taken over stay active. A job for each feed stops the betting.
 */
export async function suspendFeedsOf(
  tx: Tx,
  userId: string,
  now: Date,
  matchIds?: readonly string[],
): Promise<MatchId[]> {
  const suspended = await tx
    .updateTable('match_feed')
    .set({ state: 'suspended', held_by: null })
    .where('attached_by', '=', userId)
    .where((where) =>
      where.or([
        where('state', '=', 'following'),
        where.and([
          where('state', '=', 'held'),
          where.or([where('held_by', 'is', null), where('held_by', '=', userId)]),
        ]),
      ]),
    )
    .$if(matchIds !== undefined, (query) =>
      query.where('match_id', '=', sql<string>`any(${[...(matchIds ?? [])]}::uuid[])`),
    )
    .returning('match_id')
    .execute()
  const ids = suspended.map(({ match_id }) => match_id as MatchId)
  await planStopBetting(tx, ids, now)
  return ids
}

/** Plans the job that stops betting on a match with a suspended feed until an operator takes over. */
export function planStopBetting(tx: Tx, matchIds: readonly string[], now: Date): Promise<void> {
  return planWork(
    tx,
    matchIds.map((id) => ({ queue: `feed:${id}`, kind: 'stop-betting', key: id, runAt: now.getTime() })),
  )
}
