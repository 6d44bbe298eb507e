import {
  type Answer,
  GameError,
  type RegisterBody,
  type register as registerRoute,
  type UserId,
} from '@bettle/contract'
import { plainPassword } from '@bettle/rules'
import type { Context } from '../../context.ts'
import { transaction } from '../../db/transaction.ts'
import { emailKey } from '../../mail/email-address.ts'
import { insertAccount } from '../people/account-store.ts'
import { hashPassword } from '../people/password.ts'
import { readUsername } from '../people/read-username.ts'
import type { AttemptLimit } from '../session/attempt-limit.ts'
import { issueToken } from '../session/issue-token.ts'
import type { From } from '../session/login.ts'
import { type GuestAsking, registerGuest } from './register-guest.ts'

/** Creates an account, or turns a guest's into one, and signs it in ([G6]). */
export async function register(
  ctx: Context,
  limit: AttemptLimit,
  form: RegisterBody,
  { ip, device }: From,
  guest: GuestAsking | undefined,
): Promise<Answer<typeof registerRoute>> {
  if (plainPassword(form.password) !== plainPassword(form.confirmPassword)) throw new GameError('passwords-differ')
  // Before the expensive password hash, so that a refused name costs nothing.
  const username = form.username === undefined ? undefined : readUsername(form.username)
  // A guest counts by its account, so that visitors at the same address use up nothing of its limit.
  limit.attempt(emailKey(form.email), guest ? guest.userId : ip)
  const passwordHash = await hashPassword(ctx, form.password)
  if (guest) {
    return { token: await registerGuest(ctx, guest, { ...form, username }, passwordHash, device), redirectUrl: '/' }
  }
  const token = await transaction(ctx, async (tx) => {
    const now = ctx.clock.now()
    const { name, email } = form
    const account = await insertAccount(tx, { name, email, username, passwordHash, tosAcceptedAt: new Date(now) }, now)
    return issueToken(ctx, tx, account.id as UserId, device)
  })
  return { token, redirectUrl: '/' }
}
