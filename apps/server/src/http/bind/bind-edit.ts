import type { RouteSpec } from '@bettle/contract'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { bind, type Handler } from './bind.ts'

/** Binds an edit, which is a PUT. A POST to the same address is accepted too, because some clients send it. */
export function bindEdit<R extends RouteSpec>(app: FastifyInstance, ctx: Context, route: R, handler: Handler<R>): void {
  bind(app, ctx, route, handler)
  bind(app, ctx, { ...route, method: 'POST' }, handler)
}
