import { echo } from '@bettle/contract'
import { call } from '../api/call.ts'
import { type ServerClock, serverClock } from './server-clock.ts'

/** A first reading of the server's time over HTTP, before the push channel stands, or where it cannot. */
export async function measureClock(clock: ServerClock = serverClock()): Promise<void> {
  const sentAt = clock.local()
  try {
    const { serverTime } = await call(echo, {})
    clock.observe({ sentAt, receivedAt: clock.local(), serverTime: Date.parse(serverTime) })
  } catch {
    // Whoever asks for more than the time will say that the server is away.
  }
}
