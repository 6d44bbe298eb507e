import { GameError } from '@bettle/contract'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { DatabaseUnavailable } from '../../db/database-unavailable.ts'
import { pendingMigrations } from '../../db/migrate.ts'
import { failingWork } from '../../jobs/job-store.ts'
import type { SteadyClock } from '../../steady-clock.ts'
import { askDatabase, watchOffset } from './clock-offset.ts'

/** The largest offset (ms) of a ready server, because bets are judged by the server's time. */
const MAX_OFFSET_MS = 100
/** The offset of a test clock, which follows no other clock. */
const OWN_TIME = { offsetMs: 0, tripMs: 0 }

/**
 * Serves the health checks. /healthz answers while the process runs. /readyz answers 200 once the start has created all
 * that players need. It answers 503 before a stop, or if the clock, the database or its disk has a fault, so that load
 * balancers choose other nodes. It only reports failing jobs, because they would fail on another node too.
 */
export function readiness(
  app: FastifyInstance,
  ctx: Context,
  { isStarted, isDraining }: { isStarted: () => boolean; isDraining: () => boolean },
): void {
  const clock = watchOffset(
    () => askDatabase(ctx),
    undefined,
    (sample) => {
      if ('compare' in ctx.clock) (ctx.clock as SteadyClock).compare(sample)
    },
  )
  app.addHook('preClose', async () => clock.stop())
  app.get('/healthz', { schema: { hide: true } }, () => ({ ok: true }))
  app.get('/readyz', { schema: { hide: true } }, async (request) => {
    // Sends no query to the database during the start.
    if (!isStarted()) throw new GameError('unavailable', { retryAfter: 1 })
    if (isDraining()) throw new GameError('unavailable', { retryAfter: 5, message: 'This node is stopping.' })
    try {
      const doubt = ctx.clock.doubt()
      if (doubt !== undefined) throw new GameError('unavailable', { retryAfter: 2, message: doubt })
      await ctx.disk.assertRoom(ctx.db)
      const pending = await pendingMigrations(ctx.db)
      if (pending.length > 0) throw new Error(`migrations are missing: ${pending.join(', ')}`)
      const { offsetMs, tripMs } = ctx.clock.isReal ? await clock.best() : OWN_TIME
      if (Math.abs(offsetMs) - tripMs / 2 > MAX_OFFSET_MS) {
        throw new Error(`the clock is ${offsetMs} ms away from the database's`)
      }
      return { ok: true, clockOffsetMs: offsetMs, failingWork: (await failingWork(ctx.db)).length }
    } catch (error) {
      if (error instanceof GameError) throw error
      if (error instanceof DatabaseUnavailable) {
        request.log.warn({ reason: error.message }, 'not ready')
        throw new GameError('unavailable', { retryAfter: error.retryAfter, message: `${error.message}.` })
      }
      request.log.error({ err: error }, 'not ready')
      throw new GameError('unavailable', { retryAfter: 5 })
    }
  })
}
