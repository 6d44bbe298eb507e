import type { Logger } from 'pino'
import { outsideCall } from './db/idempotent-call.ts'

/** Work nobody waits for: it is done after the reply, so that neither its time nor its failure tells anything. */
export interface Background {
  /** Begins when what is being answered has been answered. A failure is logged and goes no further. */
  later(what: string, task: () => Promise<void>): void
  /** Answers when nothing is left to do. */
  settled(): Promise<void>
  /** As `settled`, but what takes longer than this (ms, wall time) is left behind, and that is logged. */
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
