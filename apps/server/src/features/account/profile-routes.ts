import * as contract from '@bettle/contract'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { bind } from '../../http/bind.ts'
import { asUser } from '../people/account-store.ts'
import type { AttemptLimits } from '../session/attempt-limits.ts'
import { changeEmail, confirmEmail } from './change-email.ts'
import { changePassword } from './change-password.ts'
import { changeProfile } from './change-profile.ts'
import { deleteOwnAccount } from './delete-own-account.ts'
import { endGuide, isGuideWanted } from './first-bet-guide.ts'

export function profileRoutes(
  app: FastifyInstance,
  ctx: Context,
  limits: Pick<AttemptLimits, 'ownPassword' | 'wantedEmail' | 'wantingEmail' | 'reset'>,
): void {
  bind(app, ctx, contract.updateProfile, async ({ body: { username, selectedAvatar } }, { caller }) => ({
    user: asUser(await changeProfile(ctx, caller.userId, { username, selectedAvatar })),
  }))
  bind(app, ctx, contract.updateAvatar, async ({ body: { selectedAvatar } }, { caller }) => ({
    user: asUser(await changeProfile(ctx, caller.userId, { selectedAvatar })),
  }))
  bind(app, ctx, contract.deleteOwnAccount, async ({ body }, { caller }) => {
    await deleteOwnAccount(ctx, limits.ownPassword, { userId: caller.userId, password: body.password })
    return { message: 'Your account was deleted.' }
  })
  bind(app, ctx, contract.changePassword, async ({ body }, { caller: { userId, sessionId } }) => {
    await changePassword(ctx, limits.ownPassword, { userId, sessionId, ...body })
    return { message: 'Your password was changed. Other devices were signed out.' }
  })
  bind(app, ctx, contract.changeEmail, async ({ body }, { caller: { userId } }) => {
    await changeEmail(ctx, limits, { userId, ...body })
    return { message: 'success' }
  })
  bind(app, ctx, contract.confirmEmail, async ({ body }, { ip }) => {
    await confirmEmail(ctx, limits.reset, body, ip)
    return { message: 'success' }
  })
  bind(app, ctx, contract.getGuide, async (_asked, { caller }) => ({ wanted: await isGuideWanted(ctx, caller.userId) }))
  bind(app, ctx, contract.endGuide, async (_asked, { caller }) => {
    await endGuide(ctx, caller.userId)
    return { message: 'You will not be asked again.' }
  })
}
