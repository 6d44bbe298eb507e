import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { createPracticeMatches } from './practice-matches.ts'
import { runSteps } from './run-steps.ts'

/** If PRACTICE is on, runs the practice match from the start of the server until it closes. */
export function practice(app: FastifyInstance, ctx: Context): void {
  if (!ctx.config.practice) return
  const matches = createPracticeMatches(ctx)
  const running = runSteps(ctx, (now) => matches.step(now), 'the practice match')
  app.addHook('onListen', async () => running.start())
  app.addHook('preClose', () => running.stop())
}
