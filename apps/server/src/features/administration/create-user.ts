import type { AccountForm, AdminUser } from '@bettle/contract'
import type { Context } from '../../context.ts'
import { transaction } from '../../db/transaction.ts'
import type { Operator } from '../operation/operator.ts'
import { recordAction } from '../operation/record-action.ts'
import { mailPasswordLink } from '../password/mail-password-link.ts'
import { asAdminUser, insertAccount } from '../people/account-store.ts'
import { NO_PASSWORD } from '../people/password.ts'
import { readUsername } from '../people/read-username.ts'
import { checkedImage } from '../stored-file/checked-image.ts'

/** Creates an account. Its owner can sign in once they have set a password by the mailed link ([A18]). */
export async function createUser(ctx: Context, operator: Operator, form: AccountForm): Promise<AdminUser> {
  const username = form.username === undefined ? undefined : readUsername(form.username)
  if (form.profileImageKey != null) await checkedImage(ctx, form.profileImageKey)
  const account = await transaction(ctx, async (tx) => {
    const made = await insertAccount(tx, { ...form, username, passwordHash: NO_PASSWORD }, ctx.clock.now())
    await recordAction(ctx, tx, operator, null, {
      kind: 'create-user',
      subject: { userId: made.id },
      after: { role: made.role },
      undo: 'mail-sent',
      changes: [`user:${made.id}`],
    })
    return made
  })
  mailPasswordLink(ctx, account, 'welcome')
  return asAdminUser(account)
}
