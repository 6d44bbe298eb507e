import type { Instant } from '@bettle/rules'
import type { Context } from '../../context.ts'
import { DatabaseUnavailable } from '../../db/database-unavailable.ts'

export interface RunningSteps {
  start(): void
  /** What is under way is finished; answers then. */
  stop(): Promise<void>
}

const RETRY_MS = 1000
/** A timer is set anew this often: the time of a server may be corrected. */
const LONGEST_NAP_MS = 1000
/** Steps without a pause; more is left for the next turn, so that nothing else waits behind it. */
const STEPS_IN_A_ROW = 50

/**
 * Takes a step whenever something is due, by the clock: each says when it wants the next. Whoever moves the clock waits until all is
 * done; what fails is tried again in a moment.
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

  /** After a move of the clock: what was under way may have begun before it. */
  async function wakeAgain(): Promise<void> {
    await stepping
    if (!isStopped) await wake()
  }

  async function stepAll(): Promise<void> {
    try {
      wakeAt = 0
      // [C15] Nothing is played by a clock that cannot be gone by.
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
