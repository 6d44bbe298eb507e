import { echo, type Reply } from '@bettle/contract'
import { timeAskedAhead } from '../../api/asked-ahead.ts'
import { call } from '../../api/call.ts'
import { type ServerClock, serverClock } from './server-clock.ts'

/**
 * Measures the server's clock over HTTP, for the time before the push channel is open or if it cannot be opened. The
 * first measurement uses the response that the head script has requested, if there is one.
 */
export async function measureClock(clock: ServerClock = serverClock()): Promise<void> {
  if (!clock.isMeasured() && (await isReadAhead(clock))) return
  const sentAt = clock.local()
  try {
    const { serverTime } = await call(echo, {})
    clock.observe({ sentAt, receivedAt: clock.local(), serverTime: Date.parse(serverTime) })
  } catch {
    // The failure is ignored here. A later call will report that the server cannot be reached.
  }
}

async function isReadAhead(clock: ServerClock): Promise<boolean> {
  try {
    const ahead = await timeAskedAhead()
    if (!ahead?.response.ok || ahead.response.bodyUsed) return false
    const { serverTime } = (await ahead.response.json()) as Reply<typeof echo>
    clock.observe({ ...ahead, serverTime: Date.parse(serverTime) })
    return true
  } catch {
    return false
  }
}
