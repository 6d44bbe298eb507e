import * as contract from '@bettle/contract'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { bind } from '../../http/bind/bind.ts'
import { VERSION } from '../../version.ts'

export function echoRoutes(app: FastifyInstance, ctx: Context): void {
  bind(app, ctx, contract.echo, () => ({
    ok: true as const,
    version: VERSION,
    serverTime: ctx.clock.date().toISOString(),
  }))
}
