import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const main = fileURLToPath(new URL('../../apps/server/dist/main.js', import.meta.url))
const START_WITHIN_MS = 60_000
const STOP_WITHIN_MS = 20_000

/**
 * Runs a built server with its own port and DATA_DIR. A supervisor starts it again whenever it has ended.
 * @param onFault receives a sentence if the server ends by itself after it was ready
 * @param onError receives the log entries at level error or fatal
 * @param inspectPort the port of the inspector of its first process, if any
 */
export function killableNode(name, port, environment, { onFault, onError, inspectPort }) {
  const dataDir = mkdtempSync(join(tmpdir(), 'bettle-drill-data-'))
  let child
  let isStopping = false
  let isRestarting = false
  /** Resolves when the current process serves. A process that ends before that is replaced. */
  let ready

  function start() {
    const options = inspectPort === undefined ? [] : [`--inspect=127.0.0.1:${inspectPort}`]
    const started = spawn(process.execPath, [...options, main], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { PATH: process.env.PATH, ...environment, PORT: String(port), DATA_DIR: dataDir },
    })
    child = started
    let isReady = false
    let output = ''
    ready = new Promise((resolve) => {
      const read = (bytes) => {
        const text = String(bytes)
        if (!isReady) output = (output + text).slice(-2000)
        if (!isReady && output.includes('Bettle is ready')) {
          isReady = true
          resolve()
        }
        // A log entry begins with its time or a brace. The lines of its stack follow.
        for (const entry of text.split(/\n(?=[[{])/))
          if (/"level":(50|60)|ERROR|FATAL/.test(entry)) onError(`${name}: ${entry}`)
      }
      started.stdout.on('data', read)
      started.stderr.on('data', read)
      started.once('close', (code, signal) => {
        if (isStopping) return resolve()
        if (isRestarting) isRestarting = false
        else if (signal !== 'SIGKILL' && isReady) onFault(`${name} ended by itself: ${signal ?? code}`)
        if (signal !== 'SIGKILL' && !isReady) onError(`${name} did not start: ${output.trim().split('\n').at(-1)}`)
        // A supervisor waits a moment before it starts the server again, because the database may be down as well.
        ready = pause(signal === 'SIGKILL' ? 0 : 500).then(() => (isStopping ? undefined : start()))
        resolve(ready)
      })
    })
    return ready
  }

  const started = start()
  return {
    name,
    dataDir,
    /** Resolves when the server serves for the first time. */
    started: Promise.race([
      started,
      pause(START_WITHIN_MS, undefined, { ref: false }).then(() => {
        throw new Error(`${name} did not start within ${START_WITHIN_MS / 1000} s.`)
      }),
    ]),
    /** Ends the process by SIGKILL. The supervisor starts it again. */
    async kill() {
      if (child.exitCode !== null || child.signalCode !== null) return
      const ended = once(child, 'close')
      child.kill('SIGKILL')
      await ended
    },
    /** Ends the process by SIGTERM. The supervisor starts it again. Resolves when the server serves. */
    async restart() {
      const ended = once(child, 'close')
      isRestarting = true
      child.kill('SIGTERM')
      await ended
      await ready
    },
    pid: () => child.pid,
    untilReady: () => ready,
    async stop() {
      isStopping = true
      if (child.exitCode !== null || child.signalCode !== null) return
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      const overdue = setTimeout(() => {
        onFault(`${name} did not stop within ${STOP_WITHIN_MS / 1000} s`)
        child.kill('SIGKILL')
      }, STOP_WITHIN_MS)
      await ended
      clearTimeout(overdue)
    },
    remove: () => rmSync(dataDir, { recursive: true, force: true }),
  }
}
