import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { createPracticeCup } from './cup/practice-cup.ts'
import { createPracticeMatches } from './practice-matches.ts'
import { runSteps } from './run-steps.ts'

/**
 * If PRACTICE is on, runs the practice match and the practice cup from the start of the server until it closes. One
 * node at a time runs each of them.
 */
export function practice(app: FastifyInstance, ctx: Context): void {
  if (!ctx.config.practice) return
  const ofMatches = ctx.leases('practice-match')
  const ofCup = ctx.leases('practice-cup')
  const running = [
    runSteps(ctx, {
      what: 'the practice match',
      lease: ofMatches,
      begin: () => createPracticeMatches(ctx, ofMatches).step,
    }),
    runSteps(ctx, { what: 'the practice cup', lease: ofCup, begin: () => createPracticeCup(ctx, ofCup).step }),
  ]
  app.addHook('onListen', async () => {
    for (const one of running) one.start()
  })
  app.addHook('preClose', async () => {
    await Promise.all(running.map((one) => one.stop()))
  })
}
