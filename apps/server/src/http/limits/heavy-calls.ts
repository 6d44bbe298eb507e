import { GameError } from '@bettle/contract'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { LIMITS } from './limits.ts'

declare module 'fastify' {
  interface FastifyInstance {
    readonly heavy: HeavyCalls
  }
}

interface HeavyCalls {
  /**
   * Runs `handler` when it is next in the queue, or throws `rate-limited` if too many calls of this client wait. The
   * next call begins after the reply is serialised.
   */
  run<Reply>(clientKey: string, handler: () => Promise<Reply>): Promise<Reply>
}

/** Adds the queue of heavy calls to the server ([A53]). If limits are off, every call begins at once. */
export function limitHeavyCalls(app: FastifyInstance, { config }: Pick<Context, 'config'>): void {
  app.decorate('heavy', config.rateLimits ? heavyCalls() : { run: (_key, handler) => handler() })
}

/**
 * Creates a queue that runs a few heavy calls at the same time. A bet is never queued, and so competes with only a few
 * heavy calls. Clients alternate: a client that sends a hundred calls delays only its own calls.
 */
export function heavyCalls({
  atOnce = LIMITS.heavyCalls.most.node,
  mostWaiting = LIMITS.heavyCallsWaiting.most.client,
}: {
  readonly atOnce?: number
  readonly mostWaiting?: number
} = {}): HeavyCalls {
  /** The waiting calls by client. The order of the keys is the order in which the clients are served. */
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
        // Waits, because the reply is validated and serialised in the rest of this iteration of the event loop.
        setImmediate(() => {
          running -= 1
          next()
        })
      }
    },
  }
}
