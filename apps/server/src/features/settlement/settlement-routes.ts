import * as contract from '@bettle/contract'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { bind } from '../../http/bind/bind.ts'
import { applyInactivityPenalty } from './inactivity/apply-inactivity-penalty.ts'

export function settlementRoutes(app: FastifyInstance, ctx: Context): void {
  bind(app, ctx, contract.applyInactivityPenalty, async ({ body }, { caller }) => {
    const penalised = await applyInactivityPenalty(ctx, caller.userId, body.lobbyId, body.matchRoundId)
    return { penalizedUsers: penalised.map((userId) => ({ user: { _id: userId } })) }
  })
}
