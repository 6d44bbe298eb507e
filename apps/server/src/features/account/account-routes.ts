import {
  login as loginRoute,
  logout as logoutRoute,
  refresh as refreshRoute,
  register as registerRoute,
  whoami as whoamiRoute,
} from '@bettle/contract'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { bind } from '../../http/bind.ts'
import { authenticate, refreshTokenIn } from '../../http/session.ts'
import type { AttemptLimits } from './attempt-limits.ts'
import { login } from './login.ts'
import { logout } from './logout.ts'
import { refreshSession } from './refresh-session.ts'
import { register } from './register.ts'
import { whoami } from './whoami.ts'

export function accountRoutes(app: FastifyInstance, ctx: Context, limits: AttemptLimits): void {
  bind(app, ctx, registerRoute, ({ body }, { headers, ip }) =>
    register(ctx, limits.register, body, { ip, device: headers['user-agent'] }),
  )
  bind(app, ctx, loginRoute, ({ body }, { headers, ip }) =>
    login(ctx, limits.login, body, { ip, device: headers['user-agent'] }),
  )
  bind(app, ctx, logoutRoute, (_asked, { headers }) => logout(ctx, headers))
  bind(app, ctx, refreshRoute, (_asked, { headers }) => refreshSession(ctx, refreshTokenIn(headers)))
  bind(app, ctx, whoamiRoute, async (_asked, { headers }) => whoami(ctx, (await authenticate(ctx, headers))?.userId))
}
