import type * as contract from '@bettle/contract'
import { type Answer, GameError, type Language, type RegisterBody, type UserId } from '@bettle/contract'
import { plainPassword } from '@bettle/rules'
import type { Context } from '../../context.ts'
import { emailKey } from '../../db/email-address.ts'
import { transaction } from '../../db/transaction.ts'
import type { AttemptLimit } from '../../http/limits/attempt-limits.ts'
import { issueToken } from '../session/issue-token.ts'
import type { From } from '../session/login.ts'
import { insertAccount } from '../user/account-store.ts'
import { sendsEmail } from '../user/must-confirm-email.ts'
import { hashPassword } from '../user/password.ts'
import { readUsername } from '../user/username.ts'
import { mailConfirmation } from './mail-confirmation.ts'
import { type GuestAsking, registerGuest } from './register-guest.ts'

/** Creates an account, or turns a guest's account into a member's ([G6]), and signs the user in. */
export async function register(
  ctx: Context,
  limit: AttemptLimit,
  form: RegisterBody,
  { ip, device, language }: From & { readonly language: Language | undefined },
  guest: GuestAsking | undefined,
): Promise<Answer<typeof contract.register>> {
  if (plainPassword(form.password) !== plainPassword(form.confirmPassword)) throw new GameError('passwords-differ')
  // Checks the username before the expensive password hash, so that a refused name costs nothing.
  const username = form.username === undefined ? undefined : readUsername(form.username)
  // A guest counts by account, so that visitors at the same address use up nothing of the guest's limit.
  await limit.attempt(emailKey(form.email), guest ? guest.userId : ip)
  const passwordHash = await hashPassword(ctx, form.password)
  if (guest) {
    const token = await registerGuest(ctx, guest, { ...form, username }, passwordHash, { device, language })
    return { token, redirectUrl: '/' }
  }
  const { token, userId } = await transaction(ctx, async (tx) => {
    const now = ctx.clock.now()
    const { name, email } = form
    const made = {
      name,
      email,
      username,
      passwordHash,
      tosAcceptedAt: new Date(now),
      mustConfirmEmail: sendsEmail(ctx),
      language,
    }
    const userId = (await insertAccount(tx, made, now)).id as UserId
    return { token: await issueToken(ctx, tx, userId, device), userId }
  })
  if (sendsEmail(ctx)) mailConfirmation(ctx, userId)
  return { token, redirectUrl: '/' }
}
