import * as contract from '@bettle/contract'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { forHeavyReads } from '../../db/queries/heavy-reads.ts'
import { bind } from '../../http/bind/bind.ts'
import { getCareer } from './get-career.ts'

export function careerRoutes(app: FastifyInstance, ctx: Context): void {
  bind(app, ctx, contract.career, (_request, { caller }) => getCareer(forHeavyReads(ctx), caller.userId))
}
