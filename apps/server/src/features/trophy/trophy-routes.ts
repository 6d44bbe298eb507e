import * as contract from '@bettle/contract'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { bind } from '../../http/bind/bind.ts'
import { listTrophies } from './list-trophies.ts'

export function trophyRoutes(app: FastifyInstance, ctx: Context): void {
  bind(app, ctx, contract.lobbyTrophies, ({ params }, { caller }) => listTrophies(ctx, caller.userId, params.lobbyId))
}
