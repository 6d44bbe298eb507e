import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { isTestClock } from '../clock.ts'
import type { Context } from '../context.ts'

const Move = z.union([
  z.object({ advanceMs: z.number().int().min(0) }),
  z.object({ now: z.union([z.iso.datetime(), z.number().int()]) }),
])

/** Moves the server's clock in tests of a whole server, and answers when all jobs up to the new time are done. */
export function testClockRoute(app: FastifyInstance, ctx: Context): void {
  const { clock } = ctx
  if (!isTestClock(clock)) throw new Error('TEST_CLOCK needs a clock that can be moved')
  app.post('/api/test/clock', { schema: { hide: true, body: Move } }, async (request) => {
    const move = request.body as z.infer<typeof Move>
    await ('now' in move ? clock.set(move.now) : clock.advance(move.advanceMs))
    await ctx.jobs.settled()
    return { serverTime: clock.date().toISOString() }
  })
}
