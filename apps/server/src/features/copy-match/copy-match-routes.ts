import * as contract from '@bettle/contract'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { forHeavyReads } from '../../db/queries/heavy-reads.ts'
import { bind } from '../../http/bind/bind.ts'
import { copyMatch, previewCopy } from './copy-match.ts'

export function copyMatchRoutes(app: FastifyInstance, ctx: Context): void {
  bind(app, ctx, contract.copyMatch, async ({ params, body }, { caller }) => ({
    match: await copyMatch(ctx, caller.userId, { matchId: params.id, ...body }),
  }))
  bind(app, ctx, contract.previewCopy, ({ params, body }, { caller }) =>
    previewCopy(forHeavyReads(ctx), caller.userId, { matchId: params.id, ...body }),
  )
}
