import * as contract from '@bettle/contract'
import { GameError } from '@bettle/contract'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { forHeavyReads } from '../../db/queries/heavy-reads.ts'
import { bind } from '../../http/bind/bind.ts'
import { bindEdit } from '../../http/bind/bind-edit.ts'
import { createOdds } from './create-odds.ts'
import { deleteOdds } from './delete-odds.ts'
import { listAllOdds, listOdds, listOfficialOdds, oneOdds } from './list-odds.ts'
import { updateOdds } from './update-odds.ts'

export function oddsRoutes(app: FastifyInstance, ctx: Context): void {
  bind(app, ctx, contract.listOdds, async ({ params, query }, { caller }) => ({
    odds: await listOdds(ctx, caller.userId, params.matchId, query.lobbyId),
  }))
  bind(app, ctx, contract.adminListMatchOdds, async ({ params }) => ({
    odds: await listOfficialOdds(ctx, params.matchId),
  }))
  bind(app, ctx, contract.adminListOdds, ({ query }) => listAllOdds(forHeavyReads(ctx).db, query))
  bind(app, ctx, contract.adminGetOdds, async ({ params }) => ({ odds: await oneOdds(ctx.db, params.id) }))
  bind(app, ctx, contract.createOdds, async ({ body }, { caller }) => ({
    odds: await createOdds(ctx, caller.userId, body.matchId, { ...body, odds: body.oddsValue }),
  }))
  bind(app, ctx, contract.adminPostOdds, async ({ body }, { caller }) => {
    const matchId = body.matchId ?? body.match
    const odds = body.oddsValue ?? body.odds
    if (matchId === undefined || odds === undefined) {
      const issues = [
        ...(matchId === undefined ? [{ path: 'matchId', message: 'Please say which match.' }] : []),
        ...(odds === undefined ? [{ path: 'odds', message: 'Please give the odds.' }] : []),
      ]
      throw new GameError('invalid-request', { issues })
    }
    return { odds: await createOdds(ctx, caller.userId, matchId, { ...body, odds }) }
  })
  bindEdit(app, ctx, contract.updateOdds, async ({ params, body }, { caller }) => ({
    odds: await updateOdds(ctx, caller.userId, params.id, { ...body, odds: body.oddsValue ?? body.odds }),
  }))
  bind(app, ctx, contract.deleteOdds, async ({ params }, { caller }) => {
    await deleteOdds(ctx, caller.userId, params.id)
    return { message: 'The option was retired.' }
  })
}
