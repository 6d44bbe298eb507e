import * as contract from '@bettle/contract'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { bind } from '../../http/bind/bind.ts'
import { getDeal } from './get-deal.ts'

export function cardRoutes(app: FastifyInstance, ctx: Context): void {
  bind(app, ctx, contract.getDeal, ({ params }, { caller }) => getDeal(ctx, caller.userId, params.lobbyId))
}
