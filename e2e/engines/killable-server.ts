import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { type AddressInfo, connect as connectTo, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect, type RunningServer, startServer, testClock } from '@bettle/server'
import { pino } from 'pino'
import { stageConfig } from '../support/server.ts'

export interface KillableServer {
  readonly url: string
  start(): Promise<void>
  /** Cuts all browsers off without a word, as a killed process does. The server behind the proxy then stops in order. */
  kill(): Promise<void>
  stop(): Promise<void>
}

/**
 * Runs a server whose database survives it. Browsers reach it through a proxy of this process: closing the proxy cuts them
 * off before the server can say anything. A process of its own would take half a minute to start beside three browsers;
 * crash.test.ts and killed-in-the-rush.test.ts of the server kill real ones.
 */
export async function killableServer(): Promise<KillableServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'bettle-engines-'))
  // Calls that a kill has cut off fail, and would be reported as errors.
  const config = { ...stageConfig({ dataDir }), logLevel: 'fatal' as const }
  const connection = await connect(config, pino({ level: 'error' }))
  const clock = testClock()
  clock.flows(true)
  const open = new Set<Socket>()
  let server: RunningServer | undefined
  const proxy = createServer((browser) => {
    const inside = connectTo(Number(new URL(server?.url ?? '').port), '127.0.0.1')
    for (const socket of [browser, inside]) {
      open.add(socket)
      socket.once('close', () => open.delete(socket))
      socket.once('error', () => socket.destroy())
    }
    browser.pipe(inside).pipe(browser)
  })

  async function start(): Promise<void> {
    server = await startServer({ config, clock, connection: { ...connection, close: async () => undefined } })
    proxy.listen(port, '127.0.0.1')
    await once(proxy, 'listening')
  }

  async function kill(): Promise<void> {
    const closed = proxy.listening ? once(proxy, 'close') : undefined
    proxy.close()
    for (const socket of open) socket.destroy()
    await closed
    await server?.stop()
    server = undefined
  }

  async function stop(): Promise<void> {
    await kill()
    await connection.close()
    await rm(dataDir, { recursive: true, force: true })
  }

  let port = 0
  await start()
  port = (proxy.address() as AddressInfo).port
  return { url: `http://127.0.0.1:${port}`, start, kill, stop }
}
