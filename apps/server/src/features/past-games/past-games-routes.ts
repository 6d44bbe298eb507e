import * as contract from '@bettle/contract'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { forHeavyReads } from '../../db/queries/heavy-reads.ts'
import { bind } from '../../http/bind/bind.ts'
import { listResults } from './list-results.ts'

export function pastGamesRoutes(app: FastifyInstance, ctx: Context): void {
  bind(app, ctx, contract.listResults, ({ query }, { caller }) => listResults(forHeavyReads(ctx), caller.userId, query))
}
