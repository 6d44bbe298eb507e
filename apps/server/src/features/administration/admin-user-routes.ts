import * as contract from '@bettle/contract'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { bind } from '../../http/bind.ts'
import { bindEdit } from '../../http/bind-edit.ts'
import { createUser } from './create-user.ts'
import { deleteUser } from './delete-user.ts'
import { listUsers, oneUser } from './list-users.ts'
import { updateUser } from './update-user.ts'

export function adminUserRoutes(app: FastifyInstance, ctx: Context): void {
  bind(app, ctx, contract.adminListUsers, ({ query }) => listUsers(ctx.db, query))
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
}
