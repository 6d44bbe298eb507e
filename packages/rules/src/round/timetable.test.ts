import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aTimetable, coming, ended, KICK_OFF, running } from '../../test/timetable.ts'
import { betRefusal } from '../bet/bet.ts'
import { laterBy } from '../match/half-clock.ts'
import type { MatchStatus } from '../match/match.ts'
import type { Instant } from '../time.ts'
import { gamePhase, isPreMatchBetting, roundTiming, statusBadge, TRANSITION_MS } from './phase.ts'
import {
  currentRound,
  neverBegan,
  nextRound,
  planMatch,
  type Round,
  roundOfInstant,
  roundSpan,
  roundStatus,
  type Timetable,
} from './round.ts'
import { bettingWindow, isJoinable, type WindowSettings, windowClosesAt, windowMarks } from './window.ts'

/**
 * The random times of a half in match minutes: the pause before the half and its length. A negative length means that
 * the half ended before its kick-off.
 */
const anyCourse = fc.oneof(
  { weight: 1, arbitrary: fc.constant({ stage: 'coming', pause: 0, minutes: 0 } as const) },
  {
    weight: 2,
    arbitrary: fc.record({
      stage: fc.constant('running' as const),
      pause: fc.integer({ min: 0, max: 15 }),
      minutes: fc.constant(0),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      stage: fc.constant('ended' as const),
      pause: fc.integer({ min: 0, max: 15 }),
      minutes: fc.oneof(fc.integer({ min: -3, max: 60 }), fc.double({ min: 0, max: 60, noNaN: true })),
    }),
  },
)

/** Random rounds of one half: the gaps before them, their lengths, and whether the last round has an end. */
const anyHalf = fc.record({
  rounds: fc.array(fc.record({ gap: fc.constantFrom(0, 0, 0, 4, 12), length: fc.integer({ min: 1, max: 15 }) }), {
    maxLength: 5,
  }),
  openEnd: fc.boolean(),
})

const byHand = fc.tuple(anyHalf, anyHalf).map((halves): Round[] =>
  halves
    .flatMap(({ rounds, openEnd }, index) => {
      let minute = 0
      return rounds.map(({ gap, length }, roundIndex) => {
        const startMinute = minute + gap
        minute = startMinute + length
        const isOpen = openEnd && roundIndex === rounds.length - 1
        return { halfNumber: index + 1, startMinute, endMinute: isOpen ? null : minute }
      })
    })
    .map((round, index) => ({ ...round, id: `r${index + 1}`, roundNumber: index + 1 })),
)

const byPlan = fc
  .integer({ min: 5, max: 15 })
  .map((duration) => planMatch([1, 2], 45, duration).map((round) => ({ ...round, id: `r${round.roundNumber}` })))

const anyTimetable = fc
  .record({
    rounds: fc.oneof(byPlan, byHand),
    tempo: fc.constantFrom(1, 1, 7, 10, 0.5, 1.3, 90),
    first: anyCourse,
    second: anyCourse,
    over: fc.constantFrom<MatchStatus | undefined>(undefined, undefined, undefined, 'completed', 'abandoned'),
  })
  .map(({ rounds, tempo, first, second, over }): Timetable => {
    const later = (from: Instant, minutes: number) => laterBy(from, tempo, minutes)
    const half = (number: number, { stage, minutes }: typeof first, kickOff: Instant) => {
      if (stage === 'coming') return coming(number)
      return stage === 'running' ? running(number, kickOff) : ended(number, kickOff, later(kickOff, minutes))
    }
    const half1 = half(1, first, KICK_OFF)
    const half2 =
      half1.endTime === null ? coming(2) : half(2, second, later(Math.max(half1.endTime, KICK_OFF), second.pause))
    const isRunning = [half1, half2].some(({ status }) => status === 'active')
    const isOver = [half1, half2].every(({ status }) => status === 'finished')
    const played = isOver ? 'completed' : half1.status === 'upcoming' ? 'upcoming' : 'active'
    return aTimetable([half1, half2], rounds, isRunning ? 'active' : (over ?? played), tempo)
  })

const anySettings: fc.Arbitrary<WindowSettings> = fc.record({
  roundDuration: fc.integer({ min: 5, max: 15 }),
  breakDuration: fc.integer({ min: 1, max: 5 }),
  bettingTimeLimit: fc.integer({ min: 3, max: 15 }),
  allowLateBetting: fc.boolean(),
})

/**
 * Returns the instants to check, in order: every instant at which something can change, a millisecond before and after
 * each, and some between them.
 */
function moments(timetable: Timetable, settings: WindowSettings): Instant[] {
  const turns = timetable.rounds.flatMap((round) => {
    const { startsAt, endsAt } = roundSpan(timetable, round)
    return [startsAt, endsAt, windowClosesAt(timetable, settings, round)]
  })
  const ends = timetable.halves.flatMap((half) => [half.startTime, half.endTime])
  const instants = [...turns, ...ends].filter((instant) => instant !== null)
  const close = instants.flatMap((instant) => [instant - 1, instant, instant + 1, instant + TRANSITION_MS])
  const spread = Array.from({ length: 20 }, (_, index) => laterBy(KICK_OFF, timetable.tempo, index * 7 - 10))
  return [...new Set([...close, ...spread])].sort((a, b) => a - b)
}

function always(check: (timetable: Timetable, settings: WindowSettings, now: Instant) => void): void {
  fc.assert(
    fc.property(anyTimetable, anySettings, (timetable, settings) => {
      for (const now of moments(timetable, settings)) check(timetable, settings, now)
    }),
  )
}

const isOver = ({ matchStatus }: Timetable) => matchStatus === 'completed' || matchStatus === 'abandoned'
const inOrder = (timetable: Timetable, now: Instant) =>
  timetable.rounds.map((round) => roundStatus(timetable, round, now).charAt(0)).join('')

describe('rounds of any match', () => {
  it('orders the rounds of any match as finished rounds, then at most one active round, then upcoming rounds [R2]', () => {
    always((timetable, _settings, now) => expect(inOrder(timetable, now)).toMatch(/^f*a?u*$/))
  })

  it('changes the status of a round only from upcoming to active to finished [R2]', () => {
    fc.assert(
      fc.property(anyTimetable, anySettings, (timetable, settings) => {
        for (const round of timetable.rounds) {
          const course = moments(timetable, settings).map((now) => roundStatus(timetable, round, now).charAt(0))
          expect(course.join('')).toMatch(/^u*a*f*$/)
        }
      }),
    )
  })

  it('keeps a round active exactly from its start to before its end [R1]', () => {
    always((timetable, _settings, now) => {
      for (const round of timetable.rounds) {
        const { startsAt, endsAt } = roundSpan(timetable, round)
        const inside = startsAt !== null && now >= startsAt && (endsAt === null || now < endsAt)
        expect(roundStatus(timetable, round, now) === 'active').toBe(inside && !isOver(timetable))
      }
    })
  })

  it('never activates a round that never began, and finds such rounds only at the end of a half [R5]', () => {
    always((timetable, _settings, now) => {
      for (const round of timetable.rounds) {
        if (neverBegan(timetable, round)) expect(roundStatus(timetable, round, now)).not.toBe('active')
      }
      for (const halfNumber of [1, 2]) {
        const ofHalf = timetable.rounds.filter((round) => round.halfNumber === halfNumber)
        expect(ofHalf.map((round) => (neverBegan(timetable, round) ? 'n' : 'b')).join('')).toMatch(/^b*n*$/)
      }
    })
  })

  it('counts an event of any match for exactly the round that was active at the time of the event [E1]', () => {
    always((timetable, _settings, now) => {
      if (isOver(timetable)) return
      expect(roundOfInstant(timetable, now)?.id).toBe(currentRound(timetable, now)?.id)
    })
  })
})

const placed = (timetable: Timetable, settings: WindowSettings, round: Round, arrivedAt: Instant) =>
  betRefusal({
    member: { seat: 'player', chips: 100 },
    isDecided: false,
    window: bettingWindow(timetable, settings, arrivedAt),
    roundId: round.id,
    arrivedAt,
    over: undefined,
    settled: false,
    placed: false,
    option: { retired: false, suspended: false, isOwnPrice: false, hundredths: 180 },
    seenHundredths: 180,
    stake: 10,
    limits: { minBetAmount: 1, maxBetAmount: 100 },
    mode: { gameMode: 'classic', maxPlayRepeats: 3 },
    timesUsed: 0,
  })

describe('betting in any match', () => {
  it('opens betting for the first round that has not started, and never on a started round [B1]', () => {
    always((timetable, settings, now) => {
      const { round, state, closesAt } = bettingWindow(timetable, settings, now)
      expect(round?.id).toBe(nextRound(timetable, now)?.id)
      expect(state === 'none').toBe(round === undefined)
      if (!round) return
      expect(roundStatus(timetable, round, now)).toBe('upcoming')
      const { startsAt } = roundSpan(timetable, round)
      if (closesAt !== null && startsAt !== null) expect(closesAt).toBeLessThanOrEqual(startsAt)
    })
  })

  it('never gives the betting window of any match an opening time in the future [B1]', () => {
    always((timetable, settings, now) => {
      const { opensAt } = bettingWindow(timetable, settings, now)
      if (opensAt !== null) expect(opensAt).toBeLessThanOrEqual(now)
    })
  })

  it('warns that betting closes soon only between the opening and the closing of betting [B2]', () => {
    always((timetable, settings, now) => {
      const { opensAt, closingSoonAt, closesAt, state } = bettingWindow(timetable, settings, now)
      if (closingSoonAt !== null && opensAt !== null && closesAt !== null) {
        expect(closingSoonAt).toBeGreaterThanOrEqual(opensAt)
        expect(closingSoonAt).toBeLessThanOrEqual(closesAt)
      }
      if (state === 'closing-soon') expect(closesAt).toBeGreaterThan(now)
      if (state === 'closed') expect(closesAt).toBeLessThanOrEqual(now)
    })
  })

  it('refuses a bet at the closing time of any match, and accepts a bet a millisecond earlier [B2]', () => {
    fc.assert(
      fc.property(anyTimetable, anySettings, (timetable, settings) => {
        for (const round of timetable.rounds) {
          const closesAt = windowClosesAt(timetable, settings, round)
          if (closesAt === null) continue
          expect(['betting-closed', 'last-round']).toContain(placed(timetable, settings, round, closesAt))
          const before = bettingWindow(timetable, settings, closesAt - 1)
          if (before.round?.id === round.id) {
            expect(placed(timetable, settings, round, closesAt - 1)).toBeUndefined()
          }
        }
      }),
    )
  })

  it('accepts bets exactly while the betting window is open [B8]', () => {
    always((timetable, settings, now) => {
      const { state } = bettingWindow(timetable, settings, now)
      for (const round of timetable.rounds) {
        const taken = placed(timetable, settings, round, now) === undefined
        const isNext = nextRound(timetable, now)?.id === round.id
        expect(taken).toBe(isNext && (state === 'open' || state === 'closing-soon'))
      }
    })
  })

  it('never closes betting on the first round of a half before that round starts [B5]', () => {
    always((timetable, settings, now) => {
      const { round, state } = bettingWindow(timetable, settings, now)
      const isFirst = timetable.rounds.find((other) => other.halfNumber === round?.halfNumber)?.id === round?.id
      if (round && isFirst) expect(state).toBe('open')
    })
  })

  it('keeps betting open with late betting on whenever a round is left to bet on [B4]', () => {
    always((timetable, settings, now) => {
      const { state } = bettingWindow(timetable, { ...settings, allowLateBetting: true }, now)
      expect(state).not.toBe('closed')
    })
  })

  it('puts the marks for the warning and for the closing of betting on the round bar, the warning never after the closing [B2]', () => {
    always((timetable, settings, now) => {
      const marks = windowMarks(timetable, settings, now)
      if (!marks) return
      expect(marks.soon).toBeGreaterThanOrEqual(0)
      expect(marks.soon).toBeLessThanOrEqual(marks.closed)
      expect(marks.closed).toBeLessThanOrEqual(1)
    })
  })

  it('lets users join a lobby only while a round is left to bet on, and never again once joining has ended [M5]', () => {
    fc.assert(
      fc.property(anyTimetable, anySettings, (timetable, settings) => {
        const joinable = moments(timetable, settings).map((now) => (isJoinable(timetable, settings, now) ? 'j' : 'n'))
        expect(joinable.join('')).toMatch(/^j*n*$/)
        for (const now of moments(timetable, settings)) {
          if (timetable.rounds.length === 0 || !isJoinable(timetable, settings, now)) continue
          expect(bettingWindow(timetable, settings, now).round).toBeDefined()
        }
      }),
    )
  })
})

describe('the game screen in any match', () => {
  it('shows the screen of an active round exactly while a round is active, the results after the match, and a break only while betting is closed [C10]', () => {
    always((timetable, settings, now) => {
      const phase = gamePhase(timetable, settings, now)
      const { state } = bettingWindow(timetable, settings, now)
      expect(phase === 'ACTIVE_ROUND').toBe(currentRound(timetable, now) !== undefined)
      if (isOver(timetable)) expect(phase).toBe('MATCH_RESULTS')
      if (phase === 'ROUND_BREAK') expect(state).toBe('closed')
      if (phase === 'PRE_MATCH_BETTING') expect(['open', 'closing-soon']).toContain(state)
      if (phase === 'PRE_MATCH') expect(timetable.rounds).toHaveLength(0)
    })
  })

  it('shows the live badge exactly while a round is active, and the pre-match badge only before the first round [C12]', () => {
    always((timetable, settings, now) => {
      const badge = statusBadge(timetable, now)
      expect(badge === 'LIVE ROUND').toBe(gamePhase(timetable, settings, now) === 'ACTIVE_ROUND')
      expect(badge === 'MATCH ENDED').toBe(gamePhase(timetable, settings, now) === 'MATCH_RESULTS')
      const hasBegun = timetable.rounds.some(
        (round) => !neverBegan(timetable, round) && roundStatus(timetable, round, now) !== 'upcoming',
      )
      if (badge === 'PRE-MATCH') expect(hasBegun).toBe(false)
      if (badge === 'ROUND BREAK') expect(hasBegun).toBe(true)
      if (isPreMatchBetting(bettingWindow(timetable, settings, now), timetable, now)) expect(badge).toBe('PRE-MATCH')
    })
  })

  it('counts down only to a time in the future on the round clock [C13]', () => {
    always((timetable, settings, now) => {
      const timing = roundTiming(timetable, settings, now)
      expect(timing.state === 'active').toBe(currentRound(timetable, now) !== undefined)
      if (timing.state === 'break') expect(timing.startsIn).toBeGreaterThan(0)
      if (timing.state !== 'active') return
      if (timing.endsIn !== null) expect(timing.endsIn).toBeGreaterThan(0)
      expect(timing.progress).toBeGreaterThanOrEqual(0)
      expect(timing.progress).toBeLessThanOrEqual(1)
    })
  })
})
