import { GameError } from '@bettle/contract'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'

declare module 'fastify' {
  interface FastifyInstance {
    readonly heavy: HeavyCalls
  }
}

/** Calls that are worked on at the same moment, of all accounts and places together. */
const AT_ONCE = 2
/** Calls of one account or place that wait. A page asks for some ten at once; behind one address there are hundreds of visitors. */
const MOST_WAITING = 100

interface HeavyCalls {
  /** Runs `act` when it is the caller's turn, or refuses it where too many wait. The next call begins after the answer is made. */
  run<Reply>(clientKey: string, handler: () => Promise<Reply>): Promise<Reply>
}

/** Mounts the queue of heavy calls ([A53]); where limits are off every call begins at once. */
export function limitHeavyCalls(app: FastifyInstance, { config }: Pick<Context, 'config'>): void {
  app.decorate('heavy', config.rateLimits ? heavyCalls() : { run: (_key, handler) => handler() })
}

/**
 * Works on a few heavy calls at once and lets the others wait, so that a bet, which never waits here, meets only a few of them on its way.
 * The accounts and places that wait take turns: one that asks a hundred times in a moment holds up its own calls only.
 */
export function heavyCalls({ atOnce = AT_ONCE, mostWaiting = MOST_WAITING } = {}): HeavyCalls {
  /** In the order in which the keys have their turn. */
  const waiting = new Map<string, (() => void)[]>()
  let running = 0

  function next(): void {
    const [first] = waiting
    if (!first || running >= atOnce) return
    const [key, queue] = first
    const begin = queue.shift()
    waiting.delete(key)
    if (queue.length > 0) waiting.set(key, queue)
    running += 1
    begin?.()
  }

  function queueOf(key: string): Promise<void> {
    const queue = waiting.get(key) ?? []
    if (queue.length >= mostWaiting) throw new GameError('rate-limited', { retryAfter: 1 })
    return new Promise((resolve) => {
      queue.push(resolve)
      waiting.set(key, queue)
      next()
    })
  }

  return {
    async run(clientKey, handler) {
      await queueOf(clientKey)
      try {
        return await handler()
      } finally {
        // The reply is validated and written as JSON in what is left of this turn of the event loop.
        setImmediate(() => {
          running -= 1
          next()
        })
      }
    },
  }
}
