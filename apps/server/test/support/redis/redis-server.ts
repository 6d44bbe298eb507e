import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { type AddressInfo, connect, createServer } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

/**
 * A Redis for one test, which the test may kill, freeze and start again on the same port. It keeps nothing on the disk.
 */
export interface TestRedis {
  readonly url: string
  /** Ends the process by SIGKILL. */
  kill(): Promise<void>
  start(): Promise<void>
  /** Stops the process (SIGSTOP). Connections stay open, and Redis does not answer. */
  freeze(): void
  thaw(): void
  stop(): Promise<void>
}

const START_WITHIN_MS = 10_000

/** True if `redis-server` is installed. Otherwise tests that need it are skipped. */
export const isRedisInstalled = spawnSync('redis-server', ['--version']).status === 0
if (!isRedisInstalled) console.warn('redis-server is not installed: the tests on Redis are skipped.')

/** Starts a Redis on a free port. */
export async function testRedis(): Promise<TestRedis> {
  const port = await freePort()
  let process = await startOn(port)

  async function kill(): Promise<void> {
    if (process.exitCode !== null || process.signalCode !== null) return
    const ended = once(process, 'exit')
    process.kill('SIGKILL')
    await ended
  }
  return {
    url: `redis://127.0.0.1:${port}`,
    kill,
    async start() {
      await kill()
      process = await startOn(port)
    },
    freeze: () => void process.kill('SIGSTOP'),
    thaw: () => void process.kill('SIGCONT'),
    stop: kill,
  }
}

async function startOn(port: number): Promise<ChildProcess> {
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no']
  const process = spawn('redis-server', args, { stdio: 'ignore' })
  const until = performance.now() + START_WITHIN_MS
  while (!(await accepts(port))) {
    if (process.exitCode !== null || performance.now() > until)
      throw new Error(`redis-server does not start on ${port}`)
    await pause(20)
  }
  return process
}

async function accepts(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1')
  try {
    await once(socket, 'connect')
    return true
  } catch {
    return false
  } finally {
    socket.destroy()
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}
