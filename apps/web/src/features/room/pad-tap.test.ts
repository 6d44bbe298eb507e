import { describe, expect, it } from 'vitest'
import { KICK_OFF } from '../../push/lobby/a-lobby.test-support.ts'
import { isWhistleResting, nextWhistle, type PadTap, shownTaps, tappedTimes } from './pad-tap.ts'

const time = (seconds: number) => new Date(KICK_OFF + seconds * 1000).toISOString()
const half = (halfNumber: number, status: 'upcoming' | 'active' | 'finished', start?: number, end?: number) => ({
  ...{ halfNumber, status },
  startTime: start === undefined ? null : time(start),
  endTime: end === undefined ? null : time(end),
})

describe('the whistle button of the tap pad', () => {
  it('the whistle button means the next start or end of a half [RM11]', () => {
    expect(nextWhistle([half(1, 'upcoming'), half(2, 'upcoming')])?.text).toBe('Start half 1')
    expect(nextWhistle([half(1, 'active', 0), half(2, 'upcoming')])?.text).toBe('End half 1')
    expect(nextWhistle([half(1, 'finished', 0, 2700), half(2, 'upcoming')])?.text).toBe('Start half 2')
    expect(nextWhistle([half(1, 'finished', 0, 2700), half(2, 'finished', 3600, 6300)])).toBeUndefined()
  })

  it('the whistle button accepts no press before a started half kicks off, nor for 20 seconds after a kick-off or an end [RM17]', () => {
    const rests = (halves: Parameters<typeof isWhistleResting>[0], seconds: number) =>
      isWhistleResting(halves, KICK_OFF + seconds * 1000)
    expect(rests([half(1, 'upcoming')], 0)).toBe(false)
    expect([-40, 0, 19, 20].map((at) => rests([half(1, 'active', 0)], at))).toEqual([true, true, true, false])
    const ended = [half(1, 'finished', 0, 2700), half(2, 'upcoming')]
    expect([2701, 2719, 2720].map((at) => rests(ended, at))).toEqual([true, true, false])
  })
})

describe('the latest taps', () => {
  const tap = (requestId: string, seconds: number, more: Partial<PadTap> = {}): PadTap => ({
    ...{ requestId, sight: { kind: 'half-end' }, text: 'Corner, home', state: 'sent' },
    ...{ pressedAt: KICK_OFF + seconds * 1000, at: KICK_OFF + seconds * 1000, ...more },
  })

  it('the tap pad lists a tap for ten seconds, and longer if it did not arrive or was refused [RM1]', () => {
    const taps = [tap('a', 0), tap('b', 2), tap('c', 0, { state: 'lost' }), tap('d', 0, { problem: 'Refused' })]
    const ids = (seconds: number) => shownTaps(taps, KICK_OFF + seconds * 1000).map(({ requestId }) => requestId)
    expect(ids(9)).toEqual(['a', 'b', 'c', 'd'])
    expect(ids(10)).toEqual(['b', 'c', 'd'])
  })

  it('the tap pad counts two presses as two taps, and does not count a tap that was undone', () => {
    const taps = [tap('a', 0), tap('b', 0, { state: 'sending' }), tap('c', 0, { state: 'undone' })]
    expect(tappedTimes(taps, 'Corner, home', KICK_OFF + 1000)).toBe(2)
    expect(tappedTimes(taps, 'Corner, away', KICK_OFF + 1000)).toBe(0)
  })
})
