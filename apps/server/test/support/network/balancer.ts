import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

/** A load balancer in front of several nodes, without any knowledge of HTTP. */
export interface Balancer {
  readonly url: string
  /** Returns the ports of the nodes that answered the last check. */
  readonly ready: () => readonly number[]
  close(): Promise<void>
}

const HOST = '127.0.0.1'
/** How long a ready node may take to answer (ms). A slower node counts as not ready. */
const ANSWER_WITHIN_MS = 2000

/**
 * Passes each connection to the next node whose /readyz answers 200. If that node refuses the connection, the next node
 * gets it. If no node is ready, it tries each of them.
 * @param everyMs the pause between two checks of the nodes (wall time)
 */
export async function balancer(ports: readonly number[], { everyMs = 100 } = {}): Promise<Balancer> {
  const sockets = new Set<Socket>()
  const closing = new AbortController()
  let ready: readonly number[] = ports
  let next = 0

  /** Returns the ready nodes first, then the others. */
  function candidates(): number[] {
    next += 1
    const rotated = ready.map((_, index) => ready[(next + index) % ready.length] as number)
    return [...rotated, ...ports.filter((port) => !ready.includes(port))]
  }

  const server = createServer({ pauseOnConnect: true }, (near) => {
    track(near)
    void openFirst(candidates()).then((far) => {
      if (far === undefined || near.destroyed) {
        near.destroy()
        far?.destroy()
        return
      }
      track(far)
      join(near, far)
    })
  })

  function track(socket: Socket): void {
    sockets.add(socket)
    socket.setNoDelay(true)
    socket.on('error', () => {})
    socket.on('close', () => sockets.delete(socket))
  }

  async function check(): Promise<void> {
    const answers = await Promise.all(ports.map(isReady))
    ready = ports.filter((_, index) => answers[index])
  }

  async function checkUntilClosed(): Promise<void> {
    while (!closing.signal.aborted) {
      await pause(everyMs, undefined, { signal: closing.signal }).catch(() => {})
      if (!closing.signal.aborted) await check()
    }
  }

  server.listen(0, HOST)
  await Promise.all([once(server, 'listening'), check()])
  const checking = checkUntilClosed()
  return {
    url: `http://${HOST}:${(server.address() as AddressInfo).port}`,
    ready: () => ready,
    async close() {
      closing.abort()
      server.close()
      for (const socket of sockets) socket.destroy()
      await checking
    },
  }
}

/** Opens a connection to the first port that accepts one. */
async function openFirst(ports: readonly number[]): Promise<Socket | undefined> {
  for (const port of ports) {
    const socket = connect(port, HOST)
    const isOpen = await new Promise<boolean>((resolve) => {
      socket.once('connect', () => resolve(true))
      socket.once('error', () => resolve(false))
    })
    if (isOpen) return socket
  }
  return undefined
}

/** Passes bytes in both directions, and the end or failure of one side to the other side. */
function join(near: Socket, far: Socket): void {
  for (const [from, to] of [
    [near, far],
    [far, near],
  ] as const) {
    from.pipe(to)
    from.on('close', () => {
      // After a regular end, the other side still sends what it has received.
      if (!from.readableEnded) to.destroy()
    })
  }
}

async function isReady(port: number): Promise<boolean> {
  try {
    const answer = await fetch(`http://${HOST}:${port}/readyz`, {
      headers: { connection: 'close' },
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    })
    await answer.arrayBuffer()
    return answer.status === 200
  } catch {
    return false
  }
}
