import { describe, expect, it } from 'vitest'
import type { Instant } from '../time.ts'
import {
  awaitedStart,
  type MatchPhase,
  noPhase,
  type PhaseContext,
  type PhaseState,
  phaseStep,
  readPhase,
} from './match-phase.ts'

const MINUTE = 60_000
const KICK_OFF = Date.parse('2026-11-28T15:30:00.000Z')
const at = (minute: number): Instant => KICK_OFF + minute * MINUTE
const UNSTATED = [null, null] as const
type TimedHalf = PhaseContext['halves'][number]
const coming = (halfNumber: number): TimedHalf => ({ halfNumber, status: 'upcoming', startTime: null, endTime: null })
const running = (halfNumber: number, startTime: Instant): TimedHalf => ({
  ...{ halfNumber, status: 'active', startTime, endTime: null },
})
const ended = (halfNumber: number, startTime: Instant, endTime: Instant): TimedHalf => ({
  ...{ halfNumber, status: 'finished', startTime, endTime },
})
const BEFORE = [coming(1), coming(2)]

/** Returns the phases that answers at one-minute intervals confirm. */
function confirmed(phases: readonly (MatchPhase | undefined)[], longestGap = 3 * MINUTE) {
  let state: PhaseState = noPhase
  return phases.map((phase, index) => {
    const statement = phase && { phase, startedAt: UNSTATED }
    const read = readPhase(state, statement, { at: at(index), longestGap })
    state = read.state
    return read.confirmed && `${read.confirmed.phase} ${(read.confirmed.since - KICK_OFF) / MINUTE}`
  })
}

describe('the phase that a provider states', () => {
  it('confirms a phase when the next answer repeats it or states a later one, and knows since when it was stated [F24]', () => {
    expect(confirmed(['before', 'half-1', 'half-1', 'half-1', 'interval'])).toEqual([
      ...[undefined, 'before 0', 'half-1 1', 'half-1 1', 'half-1 1'],
    ])
  })

  it('confirms no phase that one answer states and the next answer does not [F24]', () => {
    expect(confirmed(['half-1', 'half-1', 'over', 'half-1', 'half-1'])).toEqual([
      ...[undefined, 'half-1 0', 'half-1 0', undefined, 'half-1 3'],
    ])
    expect(confirmed(['half-1', undefined, 'half-1', 'half-1'])).toEqual([undefined, undefined, undefined, 'half-1 2'])
  })

  it('confirms no phase by an answer that comes too long after the answer that stated it [F24]', () => {
    expect(confirmed(['half-2', 'half-2', 'half-2'], MINUTE - 1)).toEqual([undefined, undefined, undefined])
  })
})

const aContext = (given: Partial<PhaseContext> = {}): PhaseContext => ({
  ...{
    now: at(4),
    halves: BEFORE,
    done: 0,
    startedAt: UNSTATED,
    delay: MINUTE,
    noEndBefore: 0,
    latest: {},
  },
  ...given,
})
const step = (phase: MatchPhase, since: Instant, given: Partial<PhaseContext> = {}) => {
  const made = phaseStep({ phase, since, at: since }, aContext(given))
  return made && `${made.kind} ${made.halfNumber} ${(made.at - KICK_OFF) / MINUTE}`
}

describe('the start of a half that a provider states', () => {
  it('starts a half at the time that the provider states, or else at the first answer less the delay of the provider [F24]', () => {
    expect(step('half-1', at(3))).toBe('start 1 2')
    expect(step('half-1', at(3), { startedAt: [at(1.5), null] })).toBe('start 1 1.5')
    // The provider cannot have seen a start that lies after its answer.
    expect(step('half-1', at(3), { startedAt: [at(3.5), null] })).toBe('start 1 2')
  })

  it('starts a half at the first answer less the delay if the stated time contradicts an answer with an earlier phase [F24]', () => {
    const startedAt = [at(0.5), null] as const
    // The delay is one minute, so an answer of minute 1.5 that states no half yet allows a start at minute 0.5.
    expect(step('half-1', at(3), { startedAt, latest: { before: at(1.5) } })).toBe('start 1 0.5')
    expect(step('half-1', at(3), { startedAt, latest: { before: at(1.6) } })).toBe('start 1 2')
    const interval = { now: at(64), done: 2, halves: [ended(1, at(0), at(46)), coming(2)] }
    const second = { ...interval, startedAt: [at(0), at(60)] } as const
    expect(step('half-2', at(63), { ...second, latest: { 'half-1': at(46), interval: at(61) } })).toBe('start 2 60')
    expect(step('half-2', at(63), { ...second, latest: { 'half-1': at(46), interval: at(62) } })).toBe('start 2 62')
  })

  it('starts a half at a stated time long before the first answer in it, but not at one of another match [F24] [S13]', () => {
    expect(step('half-1', at(3), { startedAt: [at(-2), null] })).toBe('start 1 -2')
    expect(step('half-1', at(3), { startedAt: [at(-118), null] })).toBe('start 1 2')
  })

  it('says for a start that nobody stated which answer contradicted it last, and for a stated one none [F24] [S13]', () => {
    const unsure = (given: Partial<PhaseContext>, phase: MatchPhase = 'half-1', since = at(3)) => {
      const made = phaseStep({ phase, since, at: since }, aContext(given))
      return made?.unsureFrom === undefined ? undefined : (made.unsureFrom - KICK_OFF) / MINUTE
    }
    expect(unsure({ latest: { before: at(1) } })).toBe(1)
    expect(unsure({ latest: { before: at(1) }, startedAt: [at(1.5), null] })).toBeUndefined()
    // Without any answer before, each bet of the last two hours may have come too late.
    expect(unsure({})).toBe(3 - 120)
    const interval = { now: at(64), done: 2, halves: [ended(1, at(0), at(46)), coming(2)] }
    expect(unsure({ ...interval, latest: { 'half-1': at(45), interval: at(61) } }, 'half-2', at(63))).toBe(61)
    expect(unsure({ ...interval, latest: { 'half-1': at(45), 'half-2': at(64) } }, 'half-2', at(63))).toBe(45)
  })

  it('starts half 2 never before the end of half 1, and also if no answer stated the interval [F24]', () => {
    const interval = [ended(1, at(0), at(46)), coming(2)]
    const given = { now: at(64), done: 2 }
    expect(step('half-2', at(63), { ...given, halves: interval })).toBe('start 2 62')
    expect(step('half-2', at(63), { ...given, halves: interval, startedAt: [at(0), at(61)] })).toBe('start 2 61')
    expect(step('half-2', at(63), { ...given, done: 1, halves: [running(1, at(0)), coming(2)] })).toBe('start 2 62')
  })

  it('starts a half that is already over only if the provider states its start [F24]', () => {
    const interval = { now: at(50), startedAt: [at(1), null] } as const
    expect(step('interval', at(49), interval)).toBe('start 1 1')
    expect(step('interval', at(49), { ...interval, startedAt: UNSTATED })).toBeUndefined()
    expect(step('over', at(99), { now: at(100), halves: [running(1, at(0)), coming(2)] })).toBeUndefined()
  })
})

describe('the end of a half that a provider states', () => {
  const half = { now: at(50), halves: [running(1, at(0)), coming(2)], done: 1 }

  it('ends a half at the first answer after it less the delay, but not before the last event or a hand-back [F24]', () => {
    expect(step('interval', at(49), half)).toBe('end 1 48')
    expect(step('interval', at(49), { ...half, noEndBefore: at(48.5) })).toBe('end 1 48.5')
    const last = { ...half, now: at(110), halves: [ended(1, at(0), at(48)), running(2, at(62))], done: 3 }
    expect(step('over', at(109), last)).toBe('end 2 108')
  })

  it('ends no half while the provider states that half or an earlier phase [F24]', () => {
    expect(step('half-1', at(49), half)).toBeUndefined()
    expect(step('before', at(49), half)).toBeUndefined()
  })

  it('repeats no start and no end of a half that an operator undid [F24]', () => {
    expect(step('interval', at(49), { ...half, done: 2 })).toBeUndefined()
    expect(step('half-1', at(3), { done: 1 })).toBeUndefined()
  })

  it('starts and ends no half a second time, whatever phase the provider states [F24]', () => {
    const over = [ended(1, at(0), at(46)), ended(2, at(60), at(106))]
    for (const phase of ['before', 'half-1', 'interval', 'half-2', 'over'] as const) {
      expect(step(phase, at(110), { now: at(111), halves: over })).toBeUndefined()
    }
    const second = [ended(1, at(0), at(46)), running(2, at(60))]
    for (const phase of ['before', 'half-1', 'interval', 'half-2'] as const) {
      expect(step(phase, at(70), { now: at(71), halves: second })).toBeUndefined()
    }
  })
})

describe('the half that a provider is to start next', () => {
  const plan = { plannedStart: KICK_OFF, tempo: 1, halves: BEFORE, done: 0, stated: null }
  const stated = (phase: MatchPhase, since: Instant) => ({ phase, since, at: since + MINUTE })

  it('awaits the start of half 1 from its planned kick-off on, and no start without a planned kick-off [F24]', () => {
    expect(awaitedStart(plan)).toEqual({ halfNumber: 1, nearFrom: at(-10), from: KICK_OFF, seenAt: null })
    expect(awaitedStart({ ...plan, plannedStart: null })).toBeUndefined()
    expect(awaitedStart({ ...plan, halves: [running(1, at(0)), coming(2)] })).toBeUndefined()
  })

  it('awaits the start of half 2 from twelve minutes of match time after the end of half 1 on [F24]', () => {
    const interval = [ended(1, at(0), at(46)), coming(2)]
    expect(awaitedStart({ ...plan, halves: interval })).toEqual({
      ...{ halfNumber: 2, nearFrom: at(51), from: at(58), seenAt: null },
    })
    expect(awaitedStart({ ...plan, halves: interval, tempo: 4 })).toEqual({
      ...{ halfNumber: 2, nearFrom: at(47.25), from: at(49), seenAt: null },
    })
    expect(awaitedStart({ ...plan, halves: [ended(1, at(0), at(46)), running(2, at(60))] })).toBeUndefined()
  })

  it('awaits the start of a half already from the first answer that states the half, whatever its planned time [F24]', () => {
    const early = { ...plan, stated: stated('half-1', at(-5)) }
    expect(awaitedStart(early)).toEqual({ halfNumber: 1, nearFrom: at(-10), from: at(-5), seenAt: at(-5) })
    const late = { ...plan, stated: stated('half-1', at(3)) }
    expect(awaitedStart(late)).toEqual({ halfNumber: 1, nearFrom: at(-10), from: at(0), seenAt: at(3) })
    for (const phase of ['before', 'over'] as const) {
      const other = { ...plan, stated: stated(phase, at(-5)) }
      expect(awaitedStart(other)).toEqual({ halfNumber: 1, nearFrom: at(-10), from: at(0), seenAt: null })
    }
    const inHalf2 = { ...plan, stated: stated('half-2', at(55)) }
    const seen = { halfNumber: 2, from: at(55), seenAt: at(55) }
    const interval = [ended(1, at(0), at(46)), coming(2)]
    expect(awaitedStart({ ...inHalf2, halves: interval })).toEqual({ ...seen, nearFrom: at(51) })
    // Some providers state no interval.
    expect(awaitedStart({ ...inHalf2, halves: [running(1, at(0)), coming(2)] })).toEqual({
      ...{ ...seen, nearFrom: at(55) },
    })
    expect(awaitedStart({ ...inHalf2, halves: [running(1, at(0)), coming(2)], done: 3 })).toBeUndefined()
  })

  it('awaits no start of a match that the provider states to run hours before the planned kick-off, because it is another match [F24]', () => {
    const wrong = { ...plan, stated: stated('half-1', at(-121)) }
    expect(awaitedStart(wrong)).toEqual({ halfNumber: 1, nearFrom: at(-10), from: at(0), seenAt: null })
  })

  it('awaits no start after an operator undid the start that the feed made [F24]', () => {
    expect(awaitedStart({ ...plan, done: 1 })).toBeUndefined()
  })
})
