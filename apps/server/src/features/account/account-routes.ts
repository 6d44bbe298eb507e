import * as contract from '@bettle/contract'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { bind } from '../../http/bind/bind.ts'
import type { AttemptLimits } from '../../http/limits/attempt-limits.ts'
import { asUser } from '../user/account-store.ts'
import { suggestUsername } from '../user/username.ts'
import { languageOfBrowser, setLanguage } from './account-language.ts'
import { changeEmail } from './change-email.ts'
import { changeProfile } from './change-profile.ts'
import { confirmEmail } from './confirm-email.ts'
import { deleteOwnAccount } from './delete-account.ts'
import { getEmailChange } from './emails/get-email-change.ts'
import { endGuide, isGuideWanted } from './first-bet-guide.ts'
import { sendConfirmation } from './mail-confirmation.ts'
import { exportOwnData } from './own-data/export-own-data.ts'
import { changePassword } from './password/change-password.ts'
import { forgotPassword } from './password/forgot-password.ts'
import { resetPassword } from './password/reset-password.ts'
import { register } from './register.ts'
import { guestRegistering } from './register-guest.ts'

export function accountRoutes(app: FastifyInstance, ctx: Context, limits: AttemptLimits): void {
  bind(app, ctx, contract.register, async ({ body }, { headers, ip }) => {
    const guest = await guestRegistering(ctx, headers)
    const from = { ip, device: headers['user-agent'], language: languageOfBrowser(headers) }
    return register(ctx, limits.register, body, from, guest)
  })
  bind(app, ctx, contract.suggestUsername, async ({ query }) => ({
    username: await suggestUsername(ctx.db, query.name),
  }))

  bind(app, ctx, contract.updateProfile, async ({ body: { username, selectedAvatar } }, { caller }) => ({
    user: asUser(ctx, await changeProfile(ctx, caller.userId, { username, selectedAvatar })),
  }))
  bind(app, ctx, contract.updateAvatar, async ({ body: { selectedAvatar } }, { caller }) => ({
    user: asUser(ctx, await changeProfile(ctx, caller.userId, { selectedAvatar })),
  }))
  bind(app, ctx, contract.deleteOwnAccount, async ({ body }, { caller }) => {
    await deleteOwnAccount(ctx, limits.ownPassword, { userId: caller.userId, password: body.password })
    return { message: 'Your account was deleted.' }
  })
  bind(app, ctx, contract.changePassword, async ({ body }, { caller: { userId, sessionId } }) => {
    await changePassword(ctx, limits.ownPassword, { userId, sessionId, ...body })
    return { message: 'Your password was changed. Other devices were signed out.' }
  })
  bind(app, ctx, contract.getEmailChange, (_asked, { caller: { userId } }) => getEmailChange(ctx, userId))
  bind(app, ctx, contract.changeEmail, async ({ body }, { caller: { userId } }) => {
    await changeEmail(ctx, limits, { userId, ...body })
    return { message: 'success' }
  })
  bind(app, ctx, contract.confirmEmail, async ({ body }, { ip }) => {
    await confirmEmail(ctx, limits.reset, body, ip)
    return { message: 'success' }
  })
  bind(app, ctx, contract.sendConfirmation, async (_asked, { caller: { userId } }) => {
    await sendConfirmation(ctx, limits.confirmation, userId)
    return { message: 'success' }
  })
  bind(app, ctx, contract.exportOwnData, (_asked, { caller }) => exportOwnData(ctx, limits.dataExport, caller.userId))
  bind(app, ctx, contract.getGuide, async (_asked, { caller }) => ({ wanted: await isGuideWanted(ctx, caller.userId) }))
  bind(app, ctx, contract.endGuide, async (_asked, { caller }) => {
    await endGuide(ctx, caller.userId)
    return { message: 'The guide for a first bet no longer appears.' }
  })
  bind(app, ctx, contract.setLanguage, async ({ body: { language } }, { caller }) => {
    await setLanguage(ctx, caller.userId, language)
    return { message: 'success' }
  })
  bind(app, ctx, contract.forgotPassword, ({ body }, { ip }) => forgotPassword(ctx, limits.forgot, body, ip))
  bind(app, ctx, contract.resetPassword, ({ body }, { ip }) => resetPassword(ctx, limits, body, ip))
}
