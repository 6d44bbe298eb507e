import * as contract from '@bettle/contract'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { bind } from '../../http/bind.ts'
import { bindEdit } from '../../http/bind-edit.ts'
import { changeAccount } from '../account/change-account.ts'
import { deleteAccount } from '../account/delete-account.ts'
import { asUser } from '../people/account-store.ts'
import { checkedImage } from '../stored-file/checked-image.ts'
import { createUser } from './create-user.ts'
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
