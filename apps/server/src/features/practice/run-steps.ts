import type { Instant } from '@bettle/rules'
import type { Context } from '../../context.ts'
import { DatabaseUnavailable } from '../../db/database-unavailable.ts'

export interface RunningSteps {
  start(): void
  /** Waits for the step under way. */
  stop(): Promise<void>
}

const RETRY_MS = 1000
/** The timer is set again at this interval, because the server's clock may be corrected. */
const LONGEST_NAP_MS = 1000
/** Steps in a row before other work may run. */
const STEPS_IN_A_ROW = 50

/**
 * Runs a step whenever its time has come; each step returns the time of the next one. A caller that moves the clock
 * waits for all steps. A failed step is retried after a moment.
 */
export function runSteps(ctx: Context, step: (now: Instant) => Promise<Instant>, what: string): RunningSteps {
  let isStopped = true
  let wakeAt = 0
  let timer: NodeJS.Timeout | undefined
  let unlisten: (() => void) | undefined
  let stepping: Promise<void> | undefined

  function wake(): Promise<void> {
    clearTimeout(timer)
    stepping ??= stepAll().finally(() => {
      stepping = undefined
    })
    return stepping
  }

  /** After the clock is moved: a step under way may have begun before. */
  async function wakeAgain(): Promise<void> {
    await stepping
    if (!isStopped) await wake()
  }

  async function stepAll(): Promise<void> {
    try {
      wakeAt = 0
      // [C15] No step runs while the clock is in doubt.
      if (ctx.clock.doubt() !== undefined) {
        wakeAt = ctx.clock.now() + RETRY_MS
        sleep()
        return
      }
      for (let steps = 0; steps < STEPS_IN_A_ROW && !isStopped; steps += 1) {
        wakeAt = await step(ctx.clock.now())
        if (wakeAt > ctx.clock.now()) break
      }
      sleep()
    } catch (error) {
      if (error instanceof DatabaseUnavailable) ctx.log.warn({ reason: error.message }, `${what} wait for the database`)
      else ctx.log.error({ err: error }, `${what} stumbled; it goes on in a moment`)
      wakeAt = ctx.clock.now() + RETRY_MS
      sleep()
    }
  }

  function sleep(): void {
    if (isStopped) return
    const wait = Math.min(Math.max(wakeAt - ctx.clock.now(), 1), LONGEST_NAP_MS)
    timer = setTimeout(() => (ctx.clock.now() < wakeAt ? sleep() : void wake()), wait)
  }

  return {
    start() {
      isStopped = false
      unlisten = ctx.clock.onMove(wakeAgain)
      void wake()
    },
    async stop() {
      isStopped = true
      unlisten?.()
      clearTimeout(timer)
      await stepping
    },
  }
}
