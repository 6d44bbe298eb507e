import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createServerClock } from './server-clock.ts'

let local: number
let clock: ReturnType<typeof createServerClock>
const SERVER = 1_800_000_000_000

beforeEach(() => {
  local = 0
  clock = createServerClock(
    () => local,
    () => 42,
  )
})

/**
 * A clock request that takes `there` and `back` milliseconds. The server's clock reads `SERVER` when the local clock
 * reads 0.
 */
function ask(there: number, back: number, moved = 0) {
  const sentAt = local
  local += there + back
  clock.observe({ sentAt, receivedAt: local, serverTime: SERVER + moved + sentAt + there })
}

describe('the server clock', () => {
  it('the server clock uses the device’s time only until the first response', () => {
    expect(clock.now()).toBe(42)
    expect(clock.isMeasured()).toBe(false)
    ask(20, 20)
    expect(clock.now()).toBe(SERVER + local)
  })

  it('the server clock follows the device’s clock between responses', () => {
    ask(20, 20)
    local += 5_000
    expect(clock.now()).toBe(SERVER + local)
  })

  it('the server clock uses the response with the shortest round trip [C14] [PR149]', () => {
    ask(300, 20)
    expect(clock.now()).toBe(SERVER + local + 140)
    ask(10, 10)
    ask(400, 40)
    expect(clock.now()).toBe(SERVER + local)
  })

  it('the server clock discards old responses that a new one contradicts', () => {
    ask(10, 10)
    ask(150, 150, 60_000)
    expect(clock.now()).toBe(SERVER + 60_000 + local)
  })

  it('the server clock moves at once when the server announces a new time, and notifies listeners', () => {
    const listener = vi.fn()
    clock.subscribe(listener)
    ask(10, 10)
    clock.moveTo(SERVER + 3_600_000)
    expect(clock.now()).toBe(SERVER + 3_600_000)
    expect(listener).toHaveBeenCalledTimes(2)
  })
})
