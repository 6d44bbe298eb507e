import { register as registerRoute, suggestUsername as suggestUsernameRoute } from '@bettle/contract'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { bind } from '../../http/bind.ts'
import { suggestUsername } from '../people/suggest-username.ts'
import type { AttemptLimits } from '../session/attempt-limits.ts'
import { register } from './register.ts'
import { guestRegistering } from './register-guest.ts'

export function accountRoutes(app: FastifyInstance, ctx: Context, limits: AttemptLimits): void {
  bind(app, ctx, registerRoute, async ({ body }, { headers, ip }) => {
    const guest = await guestRegistering(ctx, headers)
    return register(ctx, limits.register, body, { ip, device: headers['user-agent'] }, guest)
  })
  bind(app, ctx, suggestUsernameRoute, async ({ query }) => ({
    username: await suggestUsername(ctx.db, query.name),
  }))
}
