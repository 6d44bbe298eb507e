import { forgotPassword as forgotPasswordRoute, resetPassword as resetPasswordRoute } from '@bettle/contract'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { bind } from '../../http/bind.ts'
import type { AttemptLimits } from '../session/attempt-limits.ts'
import { forgotPassword } from './forgot-password.ts'
import { resetPassword } from './reset-password.ts'

export function passwordRoutes(app: FastifyInstance, ctx: Context, limits: AttemptLimits): void {
  bind(app, ctx, forgotPasswordRoute, ({ body }, { ip }) => forgotPassword(ctx, limits.forgot, body, ip))
  bind(app, ctx, resetPasswordRoute, ({ body }, { ip }) => resetPassword(ctx, limits, body, ip))
}
