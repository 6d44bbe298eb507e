import { randomUUID } from 'node:crypto'
import type { RunningServer } from '../../src/start-server.ts'
import { type Balancer, balancer } from './network/balancer.ts'

/**
 * Two nodes of one installation behind a balancer, which passes each call and each socket to the two nodes alternately.
 */
export interface TwoNodes {
  readonly url: string
  /** Resolves when each node has received everything that the other one has published so far. */
  delivered(): Promise<void>
  stop(): Promise<void>
}

/**
 * How often the balancer asks whether the nodes are ready (ms, wall time). It may be rare, because no node stops during
 * a test.
 */
const CHECK_EVERY_MS = 5000
const DELIVERED_WITHIN_MS = 10_000

export async function twoNodes(nodes: readonly RunningServer[]): Promise<TwoNodes> {
  // Without this limit, fetch would send all calls on one open connection, and so to one node.
  for (const { app } of nodes) app.server.maxRequestsPerSocket = 1
  const front: Balancer = await balancer(
    nodes.map(({ url }) => Number(new URL(url).port)),
    { everyMs: CHECK_EVERY_MS },
  )
  const waiting = new Map<string, () => void>()
  const channels = new Map(nodes.map((node, index) => [node, `test-delivered-${index}`]))
  for (const [node, name] of channels) {
    const { redis } = node.ctx
    await redis?.subscribe([redis.key(name)], (message) => waiting.get(message)?.())
  }

  /** Redis keeps the order of what one connection publishes to another one. */
  async function passes(from: RunningServer, to: RunningServer): Promise<void> {
    const { redis } = from.ctx
    const channel = redis?.key(channels.get(to) as string)
    if (!redis || channel === undefined) return
    const message = randomUUID()
    await new Promise<void>((resolve, reject) => {
      const patience = setTimeout(() => reject(new Error('Redis does not deliver')), DELIVERED_WITHIN_MS)
      waiting.set(message, () => {
        clearTimeout(patience)
        waiting.delete(message)
        resolve()
      })
      redis.client.publish(channel, message).catch(reject)
    })
  }
  return {
    url: front.url,
    async delivered() {
      await Promise.all(nodes.flatMap((from) => nodes.filter((to) => to !== from).map((to) => passes(from, to))))
    },
    async stop() {
      await front.close()
      for (const node of nodes) await node.stop()
    },
  }
}
