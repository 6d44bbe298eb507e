import * as contract from '@bettle/contract'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../context.ts'
import { forHeavyReads } from '../../../db/queries/heavy-reads.ts'
import { bind } from '../../../http/bind/bind.ts'
import { bindEdit } from '../../../http/bind/bind-edit.ts'
import { unsentEmailsOf } from '../../../mail/unsent-emails.ts'
import { listSessions } from '../../session/list-sessions.ts'
import { banUser, liftBan } from './ban-user.ts'
import { createUser } from './create-user.ts'
import { deleteUser } from './delete-user.ts'
import { disableUser, enableUser } from './disable-user.ts'
import { endUserSession } from './end-user-session.ts'
import { listUsers, oneUser } from './list-users.ts'
import { renameUser } from './rename-user.ts'
import { updateUser } from './update-user.ts'

export function adminUserRoutes(app: FastifyInstance, ctx: Context): void {
  bind(app, ctx, contract.adminListUsers, ({ query }) => listUsers(forHeavyReads(ctx), query))
  bind(app, ctx, contract.adminGetUser, async ({ params }) => ({
    user: await oneUser(ctx, params.id),
  }))
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
  bind(app, ctx, contract.adminBanUser, async ({ params, body }, { caller }) => ({
    user: await banUser(ctx, caller.userId, { userId: params.id, ...body }),
  }))
  bind(app, ctx, contract.adminLiftBan, async ({ params }, { caller }) => ({
    user: await liftBan(ctx, caller.userId, params.id),
  }))
  bind(app, ctx, contract.adminRenameUser, async ({ params }, { caller }) => ({
    user: await renameUser(ctx, caller.userId, params.id),
  }))
  bind(app, ctx, contract.adminListUserSessions, async ({ params }) => {
    await oneUser(ctx, params.id)
    return { sessions: await listSessions(ctx, { userId: params.id }) }
  })
  bind(app, ctx, contract.adminListUnsentEmails, async ({ params }) => {
    await oneUser(ctx, params.id)
    const emails = await unsentEmailsOf(ctx, params.id)
    return {
      emails: emails.map(({ id, createdAt, nextAttemptAt, ...email }) => ({
        ...email,
        _id: id,
        createdAt: createdAt.toISOString(),
        nextAttemptAt: nextAttemptAt?.toISOString() ?? null,
      })),
    }
  })
  bind(app, ctx, contract.adminEndUserSession, async ({ params }, { caller }) => {
    await endUserSession(ctx, caller.userId, params.id, params.sessionId)
    return { message: 'The session has ended.' }
  })
}
