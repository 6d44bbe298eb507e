import type { FastifyInstance } from 'fastify'
import type { Context } from '../context.ts'
import { accountRoutes } from './account/account-routes.ts'
import { ensureAdmin } from './account/ensure-admin.ts'
import { ensureDemoPlayer } from './account/ensure-demo-player.ts'
import { betRoutes } from './bet/bet-routes.ts'
import { echoRoutes } from './echo/echo-routes.ts'
import { eventTypeRoutes } from './event-type/event-type-routes.ts'
import { lobbyRoutes } from './lobby/lobby-routes.ts'
import { matchRoutes } from './match/match-routes.ts'
import { matchEventRoutes } from './match-event/match-event-routes.ts'
import { oddsRoutes } from './odds/odds-routes.ts'
import { practice } from './practice/practice.ts'
import { resultRoutes } from './result/result-routes.ts'

export { dueRunners } from './settlement/runners.ts'

/** Every feature's calls. A new feature adds its line here. */
export function registerFeatures(app: FastifyInstance, ctx: Context): void {
  echoRoutes(app, ctx)
  accountRoutes(app, ctx)
  matchRoutes(app, ctx)
  oddsRoutes(app, ctx)
  matchEventRoutes(app, ctx)
  eventTypeRoutes(app, ctx)
  lobbyRoutes(app, ctx)
  betRoutes(app, ctx)
  resultRoutes(app, ctx)
  practice(app, ctx)
}

/** Runs once the server serves, in this order; what it answers is printed for whoever started it. */
export type AfterStart = (ctx: Context) => Promise<readonly string[]>

export const afterStart: readonly AfterStart[] = [
  async (ctx) => {
    const admin = await ensureAdmin(ctx)
    if (!admin) return []
    return [`Administrator: ${admin.email} ${admin.password ?? '(the password in ADMIN_PASSWORD)'}`]
  },
  async (ctx) => {
    const demo = await ensureDemoPlayer(ctx)
    return demo ? [`Demo player: ${demo.email} ${demo.password}`] : []
  },
]
