import type { UserId } from '@bettle/contract'
import { type Instant, type ReminderKind, startReminderAt } from '@bettle/rules'
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../db/schema.ts'

const NOTHING_MORE = sql``

/**
 * Plans the jobs that remind the players of a match that it starts and that betting closes, if a player wants that. Call
 * it after the times of the match changed, or after a player who may want it took a seat. The jobs have a queue of their
 * own, so that they delay no other job of the match.
 */
export async function wakeReminders(tx: Tx, matchId: string, now: Instant, userId?: UserId): Promise<void> {
  await plan(
    tx,
    now,
    sql`lobby.match_id = ${matchId} ${userId ? sql`and member.account_id = ${userId}` : NOTHING_MORE}`,
  )
}

/** Plans the same jobs for all matches that a user plays, because the user turned a reminder on. */
export async function wakeRemindersOf(tx: Tx, userId: UserId, now: Instant): Promise<void> {
  await plan(tx, now, sql`member.account_id = ${userId}`)
}

/** Plans the job that reminds the players of a match of their results, if a player wants that. */
export async function wakeResults(tx: Tx, matchId: string, now: Instant): Promise<void> {
  await insertJobs(tx, sql`${wanted('result')} and lobby.match_id = ${matchId}`, {
    kind: 'remind-result',
    at: sql`${new Date(now)}::timestamptz`,
  })
}

async function plan(tx: Tx, now: Instant, which: RawBuilder<unknown>): Promise<void> {
  const at = sql`${new Date(now)}::timestamptz`
  const open = sql`lobby.status = 'open' and match.deleted_at is null and ${which}`
  await insertJobs(tx, sql`${wanted('closing')} and match.status in ('upcoming', 'active') and ${open}`, {
    kind: 'remind-closing',
    at,
  })
  const before = sql`make_interval(secs => ${-startReminderAt(0) / 1000})`
  await insertJobs(
    tx,
    sql`${wanted('starts')} and match.status = 'upcoming' and match.planned_start > ${new Date(now)} and ${open}`,
    { kind: 'remind-starts', at: sql`greatest(${at}, match.planned_start - ${before})` },
  )
}

/** SQL on `choice`, a row of `reminder_choice`: the account wants reminders of the kind, by push or by email. */
export const isOn = sql<boolean>`(choice.push or choice.email)`

const wanted = (kind: ReminderKind) => sql`choice.kind = ${kind} and ${isOn} and member.role = 'player'
  and member.present`

async function insertJobs(
  tx: Tx,
  condition: RawBuilder<unknown>,
  { kind, at }: { readonly kind: string; readonly at: RawBuilder<unknown> },
): Promise<void> {
  await sql`
    insert into due_work (queue, kind, key, due_at)
    select distinct 'remind:' || lobby.match_id, ${kind}, lobby.match_id::text, ${at}
    from reminder_choice choice join member on member.account_id = choice.account_id
      join lobby on lobby.id = member.lobby_id join match on match.id = lobby.match_id
    where ${condition}
    on conflict (queue, kind, key) do update
      set due_at = least(due_work.due_at, excluded.due_at), wait_until = null`.execute(tx)
}
