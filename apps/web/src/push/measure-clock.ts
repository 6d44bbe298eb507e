import { echo, type Reply } from '@bettle/contract'
import { timeAskedAhead } from '../api/asked-ahead.ts'
import { call } from '../api/call.ts'
import { type ServerClock, serverClock } from './server-clock.ts'

/** A first reading of the server's time over HTTP, before the push channel stands, or where it cannot. */
export async function measureClock(clock: ServerClock = serverClock()): Promise<void> {
  if (!clock.isMeasured() && (await isReadAhead(clock))) return
  const sentAt = clock.local()
  try {
    const { serverTime } = await call(echo, {})
    clock.observe({ sentAt, receivedAt: clock.local(), serverTime: Date.parse(serverTime) })
  } catch {
    // Whoever asks for more than the time will say that the server is away.
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
