import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** A network between a server and its database, which a test can freeze and cut. */
export interface TcpProxy {
  /** The given address of the database, but through the proxy. */
  readonly url: string
  /** Stops forwarding without closing connections. New connections are accepted and get no reply. */
  freeze(which?: 'all' | 'those that stand'): void
  thaw(): void
  /** Closes every connection, and refuses new ones until `mend`. */
  cut(): void
  mend(): void
  /** Drops the reply to the next message that contains this text, and closes the connection. */
  loseAnswerTo(text: string): void
  close(): Promise<void>
}

export async function tcpProxy(target: string): Promise<TcpProxy> {
  const address = new URL(target)
  const sockets = new Set<Socket>()
  /** Both sockets of each frozen connection, with their pending data. */
  const frozen = new Set<Socket>()
  let isFrozen = false
  let isCut = false
  let losing: string | undefined

  const server = createServer((near) => {
    if (isCut) {
      near.destroy()
      return
    }
    const far = connect(Number(address.port || 5432), address.hostname)
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from)
      if (isFrozen) hold(from)
      from.on('error', () => {})
      from.on('close', () => {
        sockets.delete(from)
        frozen.delete(from)
        if (!frozen.has(to)) to.destroy()
      })
      from.on('data', (bytes) => {
        if (from === near && losing !== undefined && bytes.includes(losing)) {
          losing = undefined
          isLosing.add(near)
        }
        if (from === far && isLosing.has(near)) near.destroy()
        else to.write(bytes)
      })
    }
  })
  const isLosing = new WeakSet<Socket>()

  function hold(socket: Socket): void {
    frozen.add(socket)
    socket.pause()
  }

  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: Object.assign(new URL(target), { host: `127.0.0.1:${(server.address() as AddressInfo).port}` }).href,
    freeze(which = 'all') {
      isFrozen = which === 'all'
      for (const socket of sockets) hold(socket)
    },
    thaw() {
      isFrozen = false
      for (const socket of frozen) socket.resume()
      frozen.clear()
    },
    cut() {
      isCut = true
      for (const socket of sockets) socket.destroy()
    },
    mend() {
      isCut = false
    },
    loseAnswerTo(text) {
      losing = text
    },
    async close() {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}
