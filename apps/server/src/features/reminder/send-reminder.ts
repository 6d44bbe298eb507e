import { isLanguage, type Language } from '@bettle/contract'
import { reminderPath, reminderTag } from '@bettle/rules'
import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import type { ReminderOutcome } from '../../db/schema.ts'
import type { OwnedWork } from '../../jobs/jobs.ts'
import { endReminder, markTried, type StoredReminder, takeReminder, tryLater } from './one-try.ts'
import { type PushAnswer, type PushTarget, postPush } from './post-push.ts'
import { isAllowedEndpoint } from './push-endpoint.ts'
import { pushKeys } from './push-keys.ts'
import { type ReminderMessage, reminderMessage } from './reminder-message.ts'
import { mayBeReminded } from './reminder-store.ts'

/** How long one node keeps a reminder that it is sending (ms): longer than a push service may take. */
const KEPT_FOR = 30_000
/** The pause before the second try (ms); it doubles with each further one. */
const FIRST_PAUSE = 5000
const MOST_TRIES = 6

/** Sends one reminder to a device at most once ([RE7]): it is marked before the push service is asked. */
export async function sendReminder(ctx: Context, work: OwnedWork): Promise<void> {
  const reminder = await takeReminder(ctx, work, KEPT_FOR)
  if (!reminder) return
  const target = await targetOf(ctx, reminder)
  const message = target && (await reminderMessage(ctx, reminder, target.language))
  if (!message) return endReminder(ctx, work, 'withdrawn')
  if (!isAllowedEndpoint(ctx.config, target.endpoint)) return forget(ctx, work, target, 'failed')
  if (!(await markTried(ctx, reminder))) return
  const answer = await postTo(ctx, target, reminder, message)
  if (answer.kind === 'again') {
    const pause = answer.afterMs ?? FIRST_PAUSE * 2 ** reminder.tries
    return tryLater(ctx, work, reminder, { pause, mostTries: MOST_TRIES })
  }
  if (answer.kind === 'gone') return forget(ctx, work, target, 'gone')
  return endReminder(ctx, work, answer.kind)
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

/** Ends the pushes to a device that its push service no longer knows, or whose host is no longer allowed. */
async function forget(ctx: Context, work: OwnedWork, { id }: Device, outcome: ReminderOutcome): Promise<void> {
  await ctx.db.deleteFrom('push_subscription').where('id', '=', id).execute()
  await endReminder(ctx, work, outcome)
}
