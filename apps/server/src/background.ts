import type { Logger } from 'pino'
import { outsideCall } from './db/idempotency/idempotent-call.ts'

/** Runs work for which no reply waits, so that neither its duration nor its failure reveals anything to the client. */
export interface Background {
  /**
   * Starts the task in the next iteration of the event loop and does not wait for it. A failure is logged as
   * `could not ${what}`.
   */
  later(what: string, task: () => Promise<void>): void
  /** Resolves when no background task is left. */
  settled(): Promise<void>
  /** Like `settled`, but logs tasks that take longer than `within` (ms, wall time) and does not wait for them. */
  stop(within: number): Promise<void>
}

export function createBackground(log: Logger): Background {
  const underWay = new Map<Promise<void>, string>()

  async function settled(): Promise<void> {
    while (underWay.size > 0) await Promise.all(underWay.keys())
  }

  return {
    later(what, task) {
      const done = new Promise<void>((begin) => setImmediate(begin))
        .then(() => outsideCall(task))
        .catch((error: unknown) => log.error({ err: error }, `could not ${what}`))
        .finally(() => underWay.delete(done))
      underWay.set(done, what)
    },
    settled,
    async stop(within) {
      let patience: NodeJS.Timeout | undefined
      const tooLong = new Promise<void>((resolve) => {
        patience = setTimeout(resolve, within)
      })
      await Promise.race([settled(), tooLong])
      clearTimeout(patience)
      for (const what of underWay.values()) log.error(`the server stops and did not ${what}`)
    },
  }
}
