import type { UserId } from '@bettle/contract'
import type { Selectable } from 'kysely'
import type { Context } from '../../../context.ts'
import { emailKey } from '../../../db/email-address.ts'
import type { UnsentEmailTable } from '../../../db/schema.ts'
import { transaction } from '../../../db/transaction.ts'
import { crossOff, keepWork } from '../../../jobs/job-store.ts'
import { JobDelayed, type OwnedWork } from '../../../jobs/jobs.ts'
import { accountNoticeMail } from '../../../mail/account-notice-mail.ts'
import { composeMail } from '../../../mail/compose-mail.ts'
import type { Mail } from '../../../mail/mailer.ts'
import { isFinal } from '../../../mail/smtp-mailer.ts'
import { deviceNameIn, UNKNOWN_DEVICE } from '../../session/device-name.ts'
import { accountById } from '../../user/account-store.ts'
import { languageOfAccount } from '../account-language.ts'
import { confirmEmailChangeMail } from '../change-email.ts'
import { confirmRegistrationMailOf } from '../mail-confirmation.ts'
import { passwordLinkMail } from '../password/mail-password-link.ts'

type UnsentEmail = Selectable<UnsentEmailTable>

/** An email to compose. `isSent` is false for one that is only composed, so that its time reveals nothing. */
export interface Prepared {
  readonly mail: Mail
  readonly isSent: boolean
}

/** How long one node keeps an email that it is sending (ms): longer than all tries of the mailer. */
const KEPT_FOR = 2 * 60_000

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** The pauses after each failed delivery (ms), growing to a day. */
export const EMAIL_PAUSES = [MINUTE, 5 * MINUTE, 15 * MINUTE, HOUR, 3 * HOUR, 6 * HOUR, 12 * HOUR, 24 * HOUR]

/**
 * Sends a stored email and deletes it. The link in it is created now, so that no secret is stored. An email whose time
 * is over, or that the mail server refuses for good, is given up: its row then tells the sender and the operator.
 * @throws JobDelayed if the mail server does not take the email at the moment
 */
export async function sendEmail(ctx: Context, work: OwnedWork): Promise<void> {
  const now = ctx.clock.now()
  // Another node may find the job while this one waits for the mail server.
  if (!(await keepWork(ctx.db, work, new Date(now), new Date(now + KEPT_FOR)))) return
  const email = await ctx.db.selectFrom('unsent_email').selectAll().where('id', '=', work.key).executeTakeFirst()
  if (!email) return crossOff(ctx.db, work, ctx.clock.date())
  if (email.expires_at.getTime() <= now) return giveUp(ctx, work, 'expired')
  const prepared = await prepare(ctx, email)
  if (prepared?.isSent) {
    try {
      await ctx.mail.send({ addressKey: emailKey(email.address) }, prepared.mail)
    } catch (error) {
      if (isFinal(error)) return giveUp(ctx, work, 'refused')
      throw new JobDelayed(`the mail server did not take the email: ${reasonOf(error)}`, { cause: error })
    }
  } else if (prepared) await composeMail(prepared.mail, ctx)
  await transaction(ctx, async (tx) => {
    await tx.deleteFrom('unsent_email').where('id', '=', work.key).execute()
    await crossOff(tx, work, ctx.clock.date())
  })
}

/** Returns the email as it is now; undefined if it has no purpose any more. */
async function prepare(ctx: Context, email: UnsentEmail): Promise<Prepared | undefined> {
  const userId = email.account_id as UserId
  switch (email.kind) {
    case 'reset-link':
    case 'welcome':
      return ofAddress(email, await passwordLinkMail(ctx, userId, email.kind))
    case 'confirm-registration':
      return ofAddress(email, await confirmRegistrationMailOf(ctx, userId))
    case 'confirm-email':
      return confirmEmailChangeMail(ctx, userId, email.address)
    case 'email-changed':
    case 'password-changed':
    case 'new-device':
      return notice(ctx, email)
  }
}

/** Returns undefined for an account that has another address by now. The permit was counted for the former one. */
function ofAddress(email: UnsentEmail, prepared: Prepared | undefined): Prepared | undefined {
  const isFormer = prepared?.isSent && emailKey(prepared.mail.to) !== emailKey(email.address)
  return isFormer ? undefined : prepared
}

async function notice(
  ctx: Context,
  { kind, account_id, address, parameters }: UnsentEmail,
): Promise<Prepared | undefined> {
  const account = await accountById(ctx.db, account_id as UserId)
  if (!account) return undefined
  const { name } = account
  const language = languageOfAccount(account)
  const reset = `${ctx.address.url}/request-reset`
  const mail =
    kind === 'email-changed'
      ? accountNoticeMail({ kind }, { name, link: ctx.address.url }, language)
      : kind === 'new-device'
        ? accountNoticeMail(
            { kind, device: deviceNameIn(language, parameters.device ?? UNKNOWN_DEVICE) },
            { name, link: reset },
            language,
          )
        : accountNoticeMail({ kind: 'password-changed' }, { name, link: reset }, language)
  return { mail: { to: address, ...mail }, isSent: true }
}

async function giveUp(ctx: Context, work: OwnedWork, reason: 'expired' | 'refused'): Promise<void> {
  await transaction(ctx, async (tx) => {
    const given = { given_up: reason, given_up_at: ctx.clock.date() }
    await tx.updateTable('unsent_email').set(given).where('id', '=', work.key).execute()
    await crossOff(tx, work, ctx.clock.date())
  })
  ctx.log.warn({ email: work.key, reason }, 'an email was given up')
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error))
