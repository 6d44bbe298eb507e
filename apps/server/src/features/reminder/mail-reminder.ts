import { isLanguage, type Language, type UserId } from '@bettle/contract'
import { reminderPath } from '@bettle/rules'
import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import { emailKey } from '../../db/email-address.ts'
import type { OwnedWork } from '../../jobs/jobs.ts'
import { greeting } from '../../mail/greeting.ts'
import type { Mail } from '../../mail/mailer.ts'
import { renderEmail } from '../../mail/render-email.ts'
import { say } from '../../texts/say.ts'
import { sendsEmail } from '../user/must-confirm-email.ts'
import { endAddress } from './end-link.ts'
import { endReminder, markTried, type StoredReminder, takeReminder, tryLater } from './one-try.ts'
import { type ReminderMessage, reminderMessage } from './reminder-message.ts'
import { mayBeReminded } from './reminder-store.ts'

/** How long one node keeps a reminder that it mails (ms): longer than a mail server may take. */
const KEPT_FOR = 2 * 60_000
/** The pause before the second try (ms); it doubles with each further one, so that the tries fill the life of a result. */
const FIRST_PAUSE = 15_000
const MOST_TRIES = 11

/**
 * Mails one reminder at most once ([RE13]): it is marked before the mail server is asked. The mail gate counts its first
 * try.
 */
export async function mailReminder(ctx: Context, work: OwnedWork): Promise<void> {
  const reminder = await takeReminder(ctx, work, KEPT_FOR)
  if (!reminder) return
  const recipient = sendsEmail(ctx) ? await recipientOf(ctx, reminder) : undefined
  const message = recipient && (await reminderMessage(ctx, reminder, recipient.language, withoutLinks))
  if (!message) return endReminder(ctx, work, 'withdrawn')
  const { email: to } = recipient
  const accountId = reminder.account_id
  if (reminder.tries === 0 && !(await ctx.mail.permit({ kind: 'reminder', to, accountId, isConfirmed: true }))) {
    return endReminder(ctx, work, 'limited')
  }
  if (!(await markTried(ctx, reminder))) return
  const answer = await ctx.mail.sendOnce({ addressKey: emailKey(to) }, reminderMail(ctx, reminder, recipient, message))
  if (answer === 'again') {
    return tryLater(ctx, work, reminder, { pause: FIRST_PAUSE * 2 ** reminder.tries, mostTries: MOST_TRIES })
  }
  return endReminder(ctx, work, answer === 'refused' ? 'failed' : answer)
}

interface Recipient {
  readonly name: string
  readonly email: string
  readonly language: Language
}

/** Returns who gets a reminder; undefined if the account wants no such email any more, or has an unconfirmed address. */
async function recipientOf(
  { db, clock }: Context,
  { account_id, kind }: StoredReminder,
): Promise<Recipient | undefined> {
  const { rows } = await sql<Omit<Recipient, 'language'> & { language: string | null }>`
    select account.name, account.email, account.language
    from account join reminder_choice choice on choice.account_id = account.id and choice.kind = ${kind}
    where account.id = ${account_id} and choice.email and account.email_confirmed_at is not null
      and ${mayBeReminded(clock.now())}`.execute(db)
  const [row] = rows
  return row && { ...row, language: isLanguage(row.language) ? row.language : 'en' }
}

function reminderMail(
  { address, config }: Pick<Context, 'address' | 'config'>,
  { kind, account_id, parameters }: StoredReminder,
  { name, email, language }: Recipient,
  { title, body }: ReminderMessage,
): Mail {
  const end = endAddress(address.url, config.authSecret, { userId: account_id as UserId, kind })
  const mail = renderEmail({
    language,
    subject: title,
    preview: body,
    heading: title,
    paragraphs: [greeting(language, name), body],
    action: { label: say(language, 'reminder.mail.open'), link: `${address.url}${reminderPath(parameters)}` },
    smallPrint: [say(language, 'reminder.mail.why', { kind: say(language, `reminder.kind.${kind}`) })],
    end: { label: say(language, 'reminder.mail.end'), link: end },
  })
  // Mail programs end a subscription in one press only over https (RFC 8058).
  const headers = {
    'List-Unsubscribe': `<${end}>`,
    ...(end.startsWith('https:') && { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
  }
  return { to: email, ...mail, headers }
}

/**
 * Returns a name that other users chose so that no mail program makes a link of it: a word joiner, which nobody sees,
 * follows each sign that a link or an address needs.
 */
const withoutLinks = (name: string): string => name.replace(/[.:@/](?=\S)/gu, '$&\u2060')
