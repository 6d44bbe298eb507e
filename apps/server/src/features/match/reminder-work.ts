import type { UserId } from '@bettle/contract'
import type { Instant } from '@bettle/rules'
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../db/schema.ts'

const NOTHING_MORE = sql``

/**
 * Plans the job that reminds the players of a match that betting closes, if a player wants that. Call it after the times
 * of the match changed, or after a player who may want it took a seat. The job has a queue of its own, so that it delays
 * no other job of the match.
 */
export async function wakeReminders(tx: Tx, matchId: string, now: Instant, userId?: UserId): Promise<void> {
  await plan(
    tx,
    now,
    sql`lobby.match_id = ${matchId} ${userId ? sql`and member.account_id = ${userId}` : NOTHING_MORE}`,
  )
}

/** Plans the same job for all matches that a user plays, because the user turned the reminder on. */
export async function wakeRemindersOf(tx: Tx, userId: UserId, now: Instant): Promise<void> {
  await plan(tx, now, sql`member.account_id = ${userId}`)
}

async function plan(tx: Tx, now: Instant, which: RawBuilder<unknown>): Promise<void> {
  await sql`
    insert into due_work (queue, kind, key, due_at)
    select distinct 'remind:' || lobby.match_id, 'remind-closing', lobby.match_id::text, ${new Date(now)}::timestamptz
    from reminder_choice choice join member on member.account_id = choice.account_id
      join lobby on lobby.id = member.lobby_id join match on match.id = lobby.match_id
    where choice.kind = 'closing' and choice.push and member.role = 'player' and member.present
      and lobby.status = 'open' and match.status in ('upcoming', 'active') and match.deleted_at is null and ${which}
    on conflict (queue, kind, key) do update
      set due_at = least(due_work.due_at, excluded.due_at), wait_until = null`.execute(tx)
}
