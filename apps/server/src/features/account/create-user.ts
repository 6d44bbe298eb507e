import type { AccountForm, User } from '@bettle/contract'
import type { Context } from '../../context.ts'
import { transaction } from '../../db/transaction.ts'
import { asUser, insertAccount } from './account-store.ts'
import { mailPasswordLink } from './mail-password-link.ts'
import { NO_PASSWORD } from './password.ts'
import { readUsername } from './read-username.ts'
import { requireFile } from './require-file.ts'

/** An account nobody can sign in to until the mailed link has set its password ([A18]). */
export async function createUser(ctx: Context, form: AccountForm): Promise<User> {
  const username = form.username === undefined ? undefined : readUsername(form.username)
  const account = await transaction(ctx, async (tx) => {
    if (form.profileImageKey != null) await requireFile(tx, form.profileImageKey)
    return insertAccount(tx, { ...form, username, passwordHash: NO_PASSWORD }, ctx.clock.now())
  })
  mailPasswordLink(ctx, account, 'welcome')
  return asUser(account)
}
