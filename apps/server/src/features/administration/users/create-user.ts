import type { AccountForm, AdminUser } from '@bettle/contract'
import type { Context } from '../../../context.ts'
import { transaction } from '../../../db/transaction.ts'
import { mailPasswordLink } from '../../account/password/mail-password-link.ts'
import type { Operator } from '../../operator/operator.ts'
import { recordAction } from '../../operator/record-action.ts'
import { checkedImage } from '../../stored-file/checked-upload.ts'
import { asAdminUser, insertAccount } from '../../user/account-store.ts'
import { NO_PASSWORD } from '../../user/password.ts'
import { readUsername } from '../../user/username.ts'

/** Creates an account. Its owner can sign in after setting a password by the mailed link ([A18]). */
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
  return asAdminUser(ctx, account)
}
