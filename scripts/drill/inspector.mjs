import { setTimeout as pause } from 'node:timers/promises'
import { WebSocket } from 'ws'

const OPEN_WITHIN_MS = 10_000
const MEMORY = 'JSON.stringify([process.memoryUsage(), process.getActiveResourcesInfo().length])'

/**
 * Measures a Node process through its inspector (`node --inspect`): its memory after a full garbage collection, and its
 * open handles.
 */
export async function inspector(port) {
  const socket = new WebSocket(await addressOf(port), { perMessageDeflate: false })
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject))
  const waiting = new Map()
  let last = 0
  const fail = () => {
    for (const { reject } of waiting.values()) reject(new Error('The inspector closed its connection.'))
  }
  socket.on('error', fail).on('close', fail)
  socket.on('message', (data) => {
    const { id, result, error } = JSON.parse(String(data))
    const asked = waiting.get(id)
    waiting.delete(id)
    if (error) asked?.reject(new Error(error.message))
    else asked?.resolve(result)
  })
  function send(method, params = {}) {
    last += 1
    const id = last
    return new Promise((resolve, reject) => {
      waiting.set(id, { resolve, reject })
      socket.send(JSON.stringify({ id, method, params }))
    })
  }
  return {
    async measure() {
      await send('HeapProfiler.collectGarbage')
      const { result } = await send('Runtime.evaluate', { expression: MEMORY })
      const [{ rss, heapUsed, external }, handles] = JSON.parse(result.value)
      return { rss, heapUsed, external, handles }
    },
    close: () => socket.terminate(),
  }
}

async function addressOf(port) {
  const until = performance.now() + OPEN_WITHIN_MS
  for (;;) {
    try {
      const [target] = await (await fetch(`http://127.0.0.1:${port}/json/list`)).json()
      return target.webSocketDebuggerUrl
    } catch (error) {
      if (performance.now() > until) throw error
      await pause(100)
    }
  }
}
