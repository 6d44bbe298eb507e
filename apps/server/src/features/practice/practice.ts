import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { createPracticeMatches } from './practice-matches.ts'

/** With PRACTICE on: runs from when the server listens until it closes. */
export function practice(app: FastifyInstance, ctx: Context): void {
  if (!ctx.config.practice) return
  const running = runPractice(ctx)
  app.addHook('onListen', async () => running.start())
  app.addHook('preClose', () => running.stop())
}

interface RunningPractice {
  start(): void
  /** What is under way is finished; answers then. */
  stop(): Promise<void>
}

const RETRY_MS = 1000
/** A timer is set anew this often: the time of a server may be corrected. */
const LONGEST_NAP_MS = 1000
/** Steps without a pause; more is left for the next turn, so that nothing else waits behind it. */
const STEPS_IN_A_ROW = 50

/** Steps the practice match whenever something is due, by the clock; whoever moves the clock waits until it is done. */
export function runPractice(ctx: Context): RunningPractice {
  const matches = createPracticeMatches(ctx)
  let isStopped = true
  let wakeAt = 0
  let timer: NodeJS.Timeout | undefined
  let unlisten: (() => void) | undefined
  let stepping: Promise<void> | undefined

  function look(): Promise<void> {
    clearTimeout(timer)
    stepping ??= stepAll().finally(() => {
      stepping = undefined
    })
    return stepping
  }

  /** After a move of the clock: what was under way may have begun before it. */
  async function lookAgain(): Promise<void> {
    await stepping
    if (!isStopped) await look()
  }

  async function stepAll(): Promise<void> {
    try {
      wakeAt = 0
      for (let steps = 0; steps < STEPS_IN_A_ROW && !isStopped; steps += 1) {
        wakeAt = await matches.step(ctx.clock.now())
        if (wakeAt > ctx.clock.now()) break
      }
      sleep()
    } catch (error) {
      ctx.log.error({ err: error }, 'the practice match stumbled; it goes on in a moment')
      wakeAt = ctx.clock.now() + RETRY_MS
      sleep()
    }
  }

  function sleep(): void {
    if (isStopped) return
    const wait = Math.min(Math.max(wakeAt - ctx.clock.now(), 1), LONGEST_NAP_MS)
    timer = setTimeout(() => (ctx.clock.now() < wakeAt ? sleep() : void look()), wait)
  }

  return {
    start() {
      isStopped = false
      unlisten = ctx.clock.onMove(lookAgain)
      void look()
    },
    async stop() {
      isStopped = true
      unlisten?.()
      clearTimeout(timer)
      await stepping
    },
  }
}
