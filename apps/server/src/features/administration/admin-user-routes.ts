import * as contract from '@bettle/contract'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { forHeavyReads } from '../../db/heavy-reads.ts'
import { bind } from '../../http/bind.ts'
import { bindEdit } from '../../http/bind-edit.ts'
import { listSessions } from '../session/list-sessions.ts'
import { createUser } from './create-user.ts'
import { deleteUser } from './delete-user.ts'
import { disableUser, enableUser } from './disable-user.ts'
import { endUserSession } from './end-user-session.ts'
import { listUsers, oneUser } from './list-users.ts'
import { updateUser } from './update-user.ts'

export function adminUserRoutes(app: FastifyInstance, ctx: Context): void {
  bind(app, ctx, contract.adminListUsers, ({ query }) => listUsers(forHeavyReads(ctx).db, query))
  bind(app, ctx, contract.adminGetUser, async ({ params }) => ({ user: await oneUser(ctx.db, params.id) }))
  bind(app, ctx, contract.adminCreateUser, async ({ body }, { caller }) => ({
    user: await createUser(ctx, caller.userId, body),
  }))
  bindEdit(app, ctx, contract.adminUpdateUser, async ({ params, body }, { caller }) => ({
    user: await updateUser(ctx, caller.userId, params.id, body),
  }))
  bind(app, ctx, contract.adminDeleteUser, async ({ params }, { caller }) => {
    await deleteUser(ctx, caller.userId, params.id)
    return { message: 'The account was deleted.' }
  })
  bind(app, ctx, contract.adminDisableUser, async ({ params, body }, { caller }) => ({
    user: await disableUser(ctx, caller.userId, params.id, body.reason),
  }))
  bind(app, ctx, contract.adminEnableUser, async ({ params, body }, { caller }) => ({
    user: await enableUser(ctx, caller.userId, params.id, body.reason),
  }))
  bind(app, ctx, contract.adminListUserSessions, async ({ params }) => {
    await oneUser(ctx.db, params.id)
    return { sessions: await listSessions(ctx, { userId: params.id }) }
  })
  bind(app, ctx, contract.adminEndUserSession, async ({ params }, { caller }) => {
    await endUserSession(ctx, caller.userId, params.id, params.sessionId)
    return { message: 'The session has ended.' }
  })
}
