import type { AccountForm, User } from '@bettle/contract'
import type { Context } from '../../context.ts'
import { transaction } from '../../db/transaction.ts'
import { checkedImage } from '../stored-file/checked-image.ts'
import { asUser, insertAccount } from './account-store.ts'
import { mailPasswordLink } from './mail-password-link.ts'
import { NO_PASSWORD } from './password.ts'
import { readUsername } from './read-username.ts'

/** An account nobody can sign in to until the mailed link has set its password ([A18]). */
export async function createUser(ctx: Context, form: AccountForm): Promise<User> {
  const username = form.username === undefined ? undefined : readUsername(form.username)
  if (form.profileImageKey != null) await checkedImage(ctx, form.profileImageKey)
  const account = await transaction(ctx, (tx) =>
    insertAccount(tx, { ...form, username, passwordHash: NO_PASSWORD }, ctx.clock.now()),
  )
  mailPasswordLink(ctx, account, 'welcome')
  return asUser(account)
}
