import { register as registerRoute, suggestUsername as suggestUsernameRoute } from '@bettle/contract'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { bind } from '../../http/bind.ts'
import { suggestUsername } from '../people/suggest-username.ts'
import type { AttemptLimits } from '../session/attempt-limits.ts'
import { register } from './register.ts'

export function accountRoutes(app: FastifyInstance, ctx: Context, limits: AttemptLimits): void {
  bind(app, ctx, registerRoute, ({ body }, { headers, ip }) =>
    register(ctx, limits.register, body, { ip, device: headers['user-agent'] }),
  )
  bind(app, ctx, suggestUsernameRoute, async ({ query }) => ({
    username: await suggestUsername(ctx.db, query.name),
  }))
}
