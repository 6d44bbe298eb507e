import { isLanguage, type Language } from '@bettle/contract'
import { reminderPath, reminderTag } from '@bettle/rules'
import { type Selectable, sql } from 'kysely'
import type { Context } from '../../context.ts'
import type { ReminderOutcome, ReminderTable } from '../../db/schema.ts'
import { transaction } from '../../db/transaction.ts'
import { crossOff, keepWork, planWork } from '../../jobs/job-store.ts'
import type { OwnedWork } from '../../jobs/jobs.ts'
import { type PushAnswer, type PushTarget, postPush } from './post-push.ts'
import { isAllowedEndpoint } from './push-endpoint.ts'
import { pushKeys } from './push-keys.ts'
import { type ReminderMessage, reminderMessage } from './reminder-message.ts'
import { isQuietFor, mayBeReminded, sendingOf } from './reminder-store.ts'

type StoredReminder = Selectable<ReminderTable>

/** How long one node keeps a reminder that it is sending (ms): longer than a push service may take. */
const KEPT_FOR = 30_000
/** The pause before the second try (ms); it doubles with each further one. */
const FIRST_PAUSE = 5000
const MOST_TRIES = 6

/**
 * Sends one reminder at most once ([RE7]): it is marked before the push service is asked. A reminder that is found marked
 * may have arrived, because a server crashed while it sent it, and is not sent again.
 */
export async function sendReminder(ctx: Context, work: OwnedWork): Promise<void> {
  const now = ctx.clock.now()
  if (!(await keepWork(ctx.db, work, new Date(now), new Date(now + KEPT_FOR)))) return
  const reminder = await ctx.db.selectFrom('reminder').selectAll().where('id', '=', work.key).executeTakeFirst()
  if (!reminder || reminder.outcome !== null) return crossOff(ctx.db, work, ctx.clock.date())
  if (reminder.tried_at !== null) return end(ctx, work, 'unknown')
  if (reminder.expires_at.getTime() <= now) return end(ctx, work, 'late')
  if (await isQuietFor(ctx.db, reminder.account_id, now)) return end(ctx, work, 'quiet')
  const target = await targetOf(ctx, reminder)
  const message = target && (await reminderMessage(ctx, reminder, target.language))
  if (!message) return end(ctx, work, 'withdrawn')
  if (!isAllowedEndpoint(ctx.config, target.endpoint)) return forget(ctx, work, target, 'failed')
  if (!(await mark(ctx, reminder))) return
  const answer = await postTo(ctx, target, reminder, message)
  if (answer.kind === 'again') return tryLater(ctx, work, reminder, answer.afterMs)
  if (answer.kind === 'gone') return forget(ctx, work, target, 'gone')
  return end(ctx, work, answer.kind)
}

interface Device extends PushTarget {
  readonly id: string
  readonly language: Language
}

/** Returns the device of a reminder; undefined if it was signed out or its account wants no such reminder any more. */
async function targetOf(
  { db, clock }: Context,
  { account_id, kind, way }: StoredReminder,
): Promise<Device | undefined> {
  const { rows } = await sql<Omit<Device, 'language'> & { language: string | null }>`
    select device.id, device.endpoint, device.p256dh, device.auth, account.language
    from push_subscription device join session on session.id = device.session_id
      join account on account.id = device.account_id
      join reminder_choice choice on choice.account_id = account.id and choice.kind = ${kind}
    where device.id = ${way.slice('push:'.length)}::uuid and device.account_id = ${account_id} and choice.push
      and session.ended_at is null and ${mayBeReminded(clock.now())}`.execute(db)
  const [row] = rows
  return row && { ...row, language: isLanguage(row.language) ? row.language : 'en' }
}

async function postTo(
  ctx: Context,
  target: PushTarget,
  { parameters, expires_at }: StoredReminder,
  message: ReminderMessage,
): Promise<PushAnswer> {
  const payload = JSON.stringify({ ...message, path: reminderPath(parameters), tag: reminderTag(parameters) })
  return postPush(ctx.config, target, {
    payload,
    lastsMs: expires_at.getTime() - ctx.clock.now(),
    subject: contactOf(ctx),
    keys: await pushKeys(ctx),
  })
}

/** Returns the contact of the operator for the push services: an address of email or of the server. */
function contactOf({ config, address }: Context): string {
  if (config.securityContact !== undefined) return config.securityContact
  if (address.url.startsWith('https:')) return address.url
  const mail = /<([^<>\s]+)>/.exec(config.mailFrom)?.[1] ?? config.mailFrom
  return `mailto:${mail}`
}

async function tryLater(ctx: Context, work: OwnedWork, reminder: StoredReminder, afterMs?: number): Promise<void> {
  const runAt = ctx.clock.now() + (afterMs ?? FIRST_PAUSE * 2 ** reminder.tries)
  const tries = reminder.tries + 1
  if (tries >= MOST_TRIES || runAt >= reminder.expires_at.getTime()) return end(ctx, work, 'failed')
  await transaction(ctx, async (tx) => {
    await tx.updateTable('reminder').set({ tried_at: null, tries }).where('id', '=', work.key).execute()
    await crossOff(tx, work, ctx.clock.date())
    await planWork(tx, [sendingOf(work.key, runAt)])
  })
}

/**
 * Marks a reminder as being sent. Returns false if another node marked or ended it meanwhile, because this node stood still
 * for longer than it may keep the reminder.
 */
async function mark({ db, clock }: Context, { id, tries }: StoredReminder): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('reminder')
    .set({ tried_at: clock.date() })
    .where('id', '=', id)
    .where('tries', '=', tries)
    .where('tried_at', 'is', null)
    .where('outcome', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Ends the pushes to a device that its push service no longer knows, or whose host is no longer allowed. */
async function forget(ctx: Context, work: OwnedWork, { id }: Device, outcome: ReminderOutcome): Promise<void> {
  await ctx.db.deleteFrom('push_subscription').where('id', '=', id).execute()
  await end(ctx, work, outcome)
}

async function end(ctx: Context, work: OwnedWork, outcome: ReminderOutcome): Promise<void> {
  await transaction(ctx, async (tx) => {
    const ended_at = ctx.clock.date()
    await tx.updateTable('reminder').set({ outcome, ended_at }).where('id', '=', work.key).execute()
    await crossOff(tx, work, ctx.clock.date())
  })
}
