import * as contract from '@bettle/contract'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { bind } from '../../http/bind/bind.ts'
import { getRematch } from './get-rematch.ts'
import { openRematch } from './open-rematch.ts'

export function rematchRoutes(app: FastifyInstance, ctx: Context): void {
  bind(app, ctx, contract.getRematch, ({ params }, { caller }) => getRematch(ctx, caller, params.lobbyId))
  bind(app, ctx, contract.openRematch, async ({ body }, { caller }) => ({
    rematch: await openRematch(ctx, caller.userId, body),
  }))
}
