import type { Instant } from '@bettle/rules'
import type { Context } from '../../context.ts'
import { DatabaseUnavailable } from '../../db/database-unavailable.ts'
import { type Lease, LeaseLost } from '../../jobs/lease.ts'

export interface RunningSteps {
  start(): void
  /** Waits for the current step and releases the lease. */
  stop(): Promise<void>
}

const RETRY_MS = 1000
/** The longest time for which the timer is set (ms). It is short because the server's clock may be corrected. */
const LONGEST_NAP_MS = 1000
/** How many steps run in a row before other work may run. */
const STEPS_IN_A_ROW = 50

/** Does everything that is due and returns when to call it again. */
export type Step = (now: Instant) => Promise<Instant>

interface SteppedWork {
  /** The subject of the log's lines. */
  readonly what: string
  /** Only the node that holds this lease runs steps. Without a lease, each node runs them. */
  readonly lease?: Lease
  /**
   * Creates the function that runs one step. It is called again when this node has taken the lease again, because other
   * nodes may have run steps meanwhile.
   */
  readonly begin: () => Step
}

/**
 * Runs steps while the server runs. A caller that moves the clock waits for all steps. A failed step is retried after a
 * moment.
 */
export function runSteps(ctx: Context, { what, lease, begin }: SteppedWork): RunningSteps {
  let isStopped = true
  let wakeAt = 0
  let timer: NodeJS.Timeout | undefined
  let unlisten: (() => void) | undefined
  let stepping: Promise<void> | undefined
  let begun: { readonly term: number | undefined; readonly step: Step } | undefined

  function wake(): Promise<void> {
    clearTimeout(timer)
    stepping ??= stepAll().finally(() => {
      stepping = undefined
    })
    return stepping
  }

  /** Starts another step after the clock was moved, because the current step may have begun before. */
  async function wakeAgain(): Promise<void> {
    await stepping
    if (!isStopped) await wake()
  }

  async function stepAll(): Promise<void> {
    try {
      wakeAt = 0
      // No step runs while the offset of the clock is in doubt [C15].
      if (ctx.clock.doubt() !== undefined) {
        await lease?.release()
        wakeAt = ctx.clock.now() + RETRY_MS
        sleep()
        return
      }
      for (let steps = 0; steps < STEPS_IN_A_ROW && !isStopped; steps += 1) {
        const step = await currentStep()
        if (!step) {
          wakeAt = ctx.clock.now() + RETRY_MS
          break
        }
        wakeAt = await step(ctx.clock.now())
        if (wakeAt > ctx.clock.now()) break
      }
      sleep()
    } catch (error) {
      if (error instanceof LeaseLost) ctx.log.info({ reason: error.message }, `${what} continues elsewhere`)
      else if (error instanceof DatabaseUnavailable)
        ctx.log.warn({ reason: error.message }, `${what} waits for the database`)
      else ctx.log.error({ err: error }, `a step of ${what} failed; it is repeated in a moment`)
      wakeAt = ctx.clock.now() + RETRY_MS
      sleep()
    }
  }

  /** Returns the function that runs one step, or undefined while another node holds the lease. */
  async function currentStep(): Promise<Step | undefined> {
    const term = lease ? await lease.take() : undefined
    if (lease && term === undefined) return undefined
    if (!begun || begun.term !== term) begun = { term, step: begin() }
    return begun.step
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
      await lease?.release()
    },
  }
}
