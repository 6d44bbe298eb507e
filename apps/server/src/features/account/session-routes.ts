import * as contract from '@bettle/contract'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { bind } from '../../http/bind.ts'
import { endOwnSession } from './end-own-session.ts'
import { listSessions } from './list-sessions.ts'
import { logoutEverywhere } from './logout-everywhere.ts'

export function sessionRoutes(app: FastifyInstance, ctx: Context): void {
  bind(app, ctx, contract.listSessions, async (_asked, { caller }) => ({ sessions: await listSessions(ctx, caller) }))
  bind(app, ctx, contract.endSession, async ({ params }, { caller }) => {
    await endOwnSession(ctx, caller.userId, params.id)
    return { message: 'The session was ended.' }
  })
  bind(app, ctx, contract.logoutEverywhere, async (_asked, { caller }) => {
    await logoutEverywhere(ctx, caller.userId)
    return { message: 'You are signed out everywhere.' }
  })
}
