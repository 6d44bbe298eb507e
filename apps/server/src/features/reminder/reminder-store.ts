import type { UserId } from '@bettle/contract'
import { type Instant, isQuiet, type QuietHours, type Reminder, type ReminderKind } from '@bettle/rules'
import { sql } from 'kysely'
import { newId } from '../../db/ids.ts'
import type { Reader, Tx } from '../../db/schema.ts'
import { type JobQueue, planWork } from '../../jobs/job-store.ts'

/** The number of queues of reminders. The reminders of one queue are sent one after the other. */
const QUEUES = 32

export interface NewReminder {
  readonly kind: ReminderKind
  /** The subject, about which each device gets one reminder. */
  readonly key: string
  readonly parameters: Reminder
  /** Nothing is sent from this time on. */
  readonly expiresAt: Instant
  /** No count includes the reminder before this time ([RE8]). */
  readonly countedFrom?: Instant
}

/**
 * SQL condition: the account may be reminded of anything. Guests, bots, and accounts that are deleted, disabled or banned
 * are not ([RE5]).
 */
export const mayBeReminded = (now: Instant) => sql<boolean>`(account.deleted_at is null and account.disabled_at is null
  and (account.banned_until is null or account.banned_until <= ${new Date(now)}) and account.guest_until is null
  and not account.is_bot)`

/** The `way` of a reminder by email. */
export const BY_EMAIL = 'email'

/**
 * Stores a reminder for each device of these users and for each confirmed address that wants one, and plans to send it.
 * The same reminder again changes nothing ([RE7]).
 */
export async function storeReminders(
  tx: Tx,
  userIds: readonly UserId[],
  { kind, key, parameters, expiresAt, countedFrom }: NewReminder,
  now: Instant,
): Promise<void> {
  if (userIds.length === 0) return
  const { rows } = await sql<{ userId: UserId; way: string }>`
    select account.id as "userId", ways.way
    from account join reminder_choice choice on choice.account_id = account.id and choice.kind = ${kind}
      cross join lateral (
        select 'push:' || device.id as way from push_subscription device join session on session.id = device.session_id
        where device.account_id = account.id and choice.push and session.ended_at is null
        union all select ${BY_EMAIL} where choice.email and account.email_confirmed_at is not null) ways
    where account.id = any(${[...userIds]}::uuid[]) and ${mayBeReminded(now)}
    order by account.id, ways.way`.execute(tx)
  if (rows.length === 0) return
  const added = await tx
    .insertInto('reminder')
    .values(
      rows.map(({ userId, way }) => ({
        id: newId(),
        account_id: userId,
        kind,
        key,
        way,
        parameters: JSON.stringify(parameters),
        made_at: new Date(now),
        expires_at: new Date(expiresAt),
        counted_from: new Date(countedFrom ?? now),
      })),
    )
    .onConflict((conflict) => conflict.columns(['account_id', 'kind', 'key', 'way']).doNothing())
    .returning(['id', 'way'])
    .execute()
  await planWork(
    tx,
    added.map((reminder) => sendingOf(reminder, now)),
  )
}

/**
 * Returns the job that sends a reminder. Its queue follows from its id, so that a later try stays in the same queue. Emails
 * have queues of their own, so that a slow mail server delays no push.
 */
export function sendingOf({ id, way }: { readonly id: string; readonly way: string }, runAt: Instant) {
  const number = Number.parseInt(id.slice(-4), 16) % QUEUES
  return way === BY_EMAIL
    ? { queue: `reminder-mail:${number}` as JobQueue, kind: 'mail-reminder', key: id, runAt }
    : { queue: `reminder:${number}` as JobQueue, kind: 'send-reminder', key: id, runAt }
}

export async function isQuietFor(reader: Reader, userId: string, now: Instant): Promise<boolean> {
  return isQuiet(await quietHoursOf(reader, userId), now)
}

export async function quietHoursOf(reader: Reader, userId: string): Promise<QuietHours | undefined> {
  const row = await reader
    .selectFrom('quiet_hours')
    .select(['from_minute', 'until_minute', 'time_zone'])
    .where('account_id', '=', userId)
    .executeTakeFirst()
  return row && { from: row.from_minute, until: row.until_minute, timeZone: row.time_zone }
}
