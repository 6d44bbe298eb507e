import { GameError } from '@bettle/contract'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Context } from '../context.ts'
import { pendingMigrations } from '../db/migrate.ts'
import { failingWork } from '../live/due-store.ts'

/** Bets are judged by the server's time: beyond this it is not fit to judge them. */
const MAX_OFFSET_MS = 100

/**
 * /healthz: the process answers. /readyz: it may be sent players. How much due work fails is told beside it: another node
 * would fail at it too.
 */
export function readiness(app: FastifyInstance, ctx: Context): void {
  app.get('/healthz', { schema: { hide: true } }, () => ({ ok: true }))
  app.get('/readyz', { schema: { hide: true } }, async (request) => {
    try {
      const pending = await pendingMigrations(ctx.db)
      if (pending.length > 0) throw new Error(`migrations are missing: ${pending.join(', ')}`)
      const offset = await clockOffset(ctx)
      if (Math.abs(offset) > MAX_OFFSET_MS) throw new Error(`the clock is ${offset} ms away from the database's`)
      return { ok: true, clockOffsetMs: offset, failingWork: (await failingWork(ctx.db)).length }
    } catch (error) {
      request.log.error({ err: error }, 'not ready')
      throw new GameError('unavailable', { retryAfter: 5 })
    }
  })
}

/** Against the database's clock, half the way there and back taken off. A test clock has a time of its own. */
async function clockOffset(ctx: Context): Promise<number> {
  if (!ctx.clock.isReal) return 0
  const asked = ctx.clock.now()
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(ctx.db)
  const answered = ctx.clock.now()
  return Math.round((asked + answered) / 2 - (rows[0]?.now.getTime() ?? Number.POSITIVE_INFINITY))
}
