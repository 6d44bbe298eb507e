import * as contract from '@bettle/contract'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { bind } from '../../http/bind.ts'
import { bindEdit } from '../../http/bind-edit.ts'
import { checkedImage } from '../stored-file/checked-image.ts'
import { asUser } from './account-store.ts'
import { changeAccount } from './change-account.ts'
import { createUser } from './create-user.ts'
import { deleteAccount } from './delete-account.ts'
import { listUsers, oneUser } from './list-users.ts'

export function adminUserRoutes(app: FastifyInstance, ctx: Context): void {
  bind(app, ctx, contract.adminListUsers, ({ query }) => listUsers(ctx.db, query))
  bind(app, ctx, contract.adminGetUser, async ({ params }) => ({ user: await oneUser(ctx.db, params.id) }))
  bind(app, ctx, contract.adminCreateUser, async ({ body }) => ({ user: await createUser(ctx, body) }))
  bindEdit(app, ctx, contract.adminUpdateUser, async ({ params, body }) => {
    if (body.profileImageKey != null) await checkedImage(ctx, body.profileImageKey)
    return { user: asUser(await changeAccount(ctx, params.id, body)) }
  })
  bind(app, ctx, contract.adminDeleteUser, async ({ params }) => {
    await deleteAccount(ctx, params.id)
    return { message: 'The account was deleted.' }
  })
}
