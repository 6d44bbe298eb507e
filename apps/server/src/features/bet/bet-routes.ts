import * as contract from '@bettle/contract'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { bind } from '../../http/bind/bind.ts'
import { calculatePayout } from './calculate-payout.ts'
import { getReceipt } from './get-receipt.ts'
import { competitorBets, listBets } from './list-bets.ts'
import { replyShown } from './moved-seat.ts'
import { placeBet } from './place-bet.ts'
import { scoutBets } from './scout-bets.ts'
import { StartedBets } from './started-bets.ts'

export function betRoutes(app: FastifyInstance, ctx: Context): void {
  const started = new StartedBets()
  bind(
    app,
    ctx,
    contract.placeBet,
    async ({ body }, { caller, arrivedAt, requestId }) => {
      const reply = await placeBet(ctx, caller.userId, { ...body, arrivedAt, requestId })
      // Only the seat of a guest moves to another device.
      return caller.isGuest ? replyShown(ctx, body.lobbyId, caller.userId, reply) : reply
    },
    { repeats: 'by handler' },
  )

  bind(app, ctx, contract.listBets, ({ query }, { caller }) =>
    listBets(ctx, caller.userId, query.lobbyId, query.includeAll === 'true', started),
  )

  bind(app, ctx, contract.competitorBets, ({ params, query }, { caller }) =>
    competitorBets(ctx, caller.userId, { ...query, ...params }, started),
  )

  bind(app, ctx, contract.scoutBets, async ({ params, query }, { caller }) => ({
    bets: await scoutBets(ctx, caller.userId, query.lobbyId, params.roundId),
  }))

  bind(app, ctx, contract.getReceipt, ({ params }, { caller }) => getReceipt(ctx, caller.userId, params.betId))

  bind(app, ctx, contract.calculatePayout, async ({ body }, { caller }) => ({
    payout: await calculatePayout(ctx, caller.userId, body),
  }))
}
