import * as contract from '@bettle/contract'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { bind } from '../../http/bind/bind.ts'
import { bindEdit } from '../../http/bind/bind-edit.ts'
import { asAvatar, avatarRow } from './avatar-store.ts'
import { createAvatar } from './create-avatar.ts'
import { deleteAvatar } from './delete-avatar.ts'
import { listAllAvatars, listAvatars } from './list-avatars.ts'
import { updateAvatar } from './update-avatar.ts'

export function avatarRoutes(app: FastifyInstance, ctx: Context): void {
  bind(app, ctx, contract.listAvatars, async () => ({ avatars: await listAvatars(ctx.db) }))
  bind(app, ctx, contract.adminListAvatars, ({ query }) => listAllAvatars(ctx.db, query))
  bind(app, ctx, contract.adminGetAvatar, async ({ params }) => ({
    avatar: asAvatar(await avatarRow(ctx.db, params.id)),
  }))
  bind(app, ctx, contract.adminCreateAvatar, async ({ body }, { caller }) => ({
    avatar: await createAvatar(ctx, caller.userId, body),
  }))
  bindEdit(app, ctx, contract.adminUpdateAvatar, async ({ params, body }, { caller }) => ({
    avatar: await updateAvatar(ctx, caller.userId, params.id, body),
  }))
  bind(app, ctx, contract.adminDeleteAvatar, async ({ params }, { caller }) => {
    await deleteAvatar(ctx, caller.userId, params.id)
    return { message: 'The avatar was deleted.' }
  })
}
