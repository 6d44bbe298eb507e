import * as contract from '@bettle/contract'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { bind } from '../../http/bind.ts'
import { calculatePayout } from './calculate-payout.ts'
import { getReceipt } from './get-receipt.ts'
import { competitorBets, listBets } from './list-bets.ts'
import { placeBet } from './place-bet.ts'
import { scoutBets } from './scout-bets.ts'

export function betRoutes(app: FastifyInstance, ctx: Context): void {
  bind(
    app,
    ctx,
    contract.placeBet,
    ({ body }, { caller, arrivedAt, requestId }) => placeBet(ctx, caller.userId, { ...body, arrivedAt, requestId }),
    { repeats: 'by handler' },
  )

  bind(app, ctx, contract.listBets, async ({ query }, { caller }) => ({
    bets: await listBets(ctx, caller.userId, query.lobbyId, query.includeAll === 'true'),
  }))

  bind(app, ctx, contract.competitorBets, async ({ params, query }, { caller }) => ({
    bets: await competitorBets(ctx, caller.userId, query.lobbyId, params.roundId),
  }))

  bind(app, ctx, contract.scoutBets, async ({ params, query }, { caller }) => ({
    bets: await scoutBets(ctx, caller.userId, query.lobbyId, params.roundId),
  }))

  bind(app, ctx, contract.getReceipt, ({ params }, { caller }) => getReceipt(ctx, caller.userId, params.betId))

  bind(app, ctx, contract.calculatePayout, async ({ body }, { caller }) => ({
    payout: await calculatePayout(ctx, caller.userId, body),
  }))
}
