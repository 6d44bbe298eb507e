import * as contract from '@bettle/contract'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { bind } from '../../http/bind/bind.ts'
import { refreshTokenIn } from '../../http/bind/session.ts'
import type { AttemptLimits } from '../../http/limits/attempt-limits.ts'
import { endOwnSession } from './end-own-session.ts'
import { listSessions } from './list-sessions.ts'
import { login } from './login.ts'
import { logout, logoutEverywhere } from './logout.ts'
import { refreshSession } from './refresh-session.ts'
import { whoami } from './whoami.ts'

export function sessionRoutes(app: FastifyInstance, ctx: Context, limits: AttemptLimits): void {
  bind(app, ctx, contract.login, ({ body }, { headers, ip }) =>
    login(ctx, limits.login, body, { ip, device: headers['user-agent'] }),
  )
  bind(app, ctx, contract.logout, (_asked, { headers }) => logout(ctx, headers))
  bind(app, ctx, contract.refresh, (_asked, { headers }) => refreshSession(ctx, refreshTokenIn(headers)))
  bind(app, ctx, contract.whoami, async (_asked, { headers }) =>
    whoami(ctx, (await ctx.callers.authenticate(headers))?.userId),
  )
  bind(app, ctx, contract.listSessions, async (_asked, { caller }) => ({ sessions: await listSessions(ctx, caller) }))
  bind(app, ctx, contract.endSession, async ({ params }, { caller }) => {
    await endOwnSession(ctx, caller, params.id)
    return { message: 'The session was ended.' }
  })
  bind(app, ctx, contract.logoutEverywhere, async (_asked, { caller }) => {
    await logoutEverywhere(ctx, caller.userId)
    return { message: 'You are signed out everywhere.' }
  })
}
