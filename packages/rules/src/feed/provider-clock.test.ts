import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type ProviderClock, readClock } from './provider-clock.ts'

const STANDSTILL = 150_000

describe('the time that a provider states', () => {
  it('shows an old answer exactly if no answer of the last two and a half minutes stated another time [F27]', () => {
    const answers = fc.array(fc.record({ after: fc.integer({ min: 1, max: 90_000 }), minute: fc.option(fc.nat(2)) }), {
      maxLength: 40,
    })
    fc.assert(
      fc.property(answers, (given) => {
        let clock: ProviderClock | null = null
        let now = 0
        let stated: string | null = null
        let since = 0
        for (const { after, minute } of given) {
          now += after
          const time = minute === null ? null : String(minute)
          // The naive count: since when has no answer stated another time? Before the first time nothing can stand still.
          if (time !== null && time !== stated) [stated, since] = [time, now]
          const read = readClock(clock, time, now)
          expect(read.isFrozen).toBe(stated !== null && now - since >= STANDSTILL)
          clock = read.clock
        }
      }),
    )
  })
})
