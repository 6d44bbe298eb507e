import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type CountContext,
  type CountMessage,
  type CountState,
  type CountTotal,
  countTotals,
  isProvisional,
  noCounts,
  readCounts,
  resumedCounts,
} from './count-feed.ts'
import { feedMessageStep, type SourceState } from './feed-message.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
const KICK_OFF = Date.parse('2026-08-01T15:00:00Z')
/** The interval of this match lasts from 46:00 to 61:00. */
const HALVES = [
  { startsAt: KICK_OFF, endsAt: KICK_OFF + 46 * MINUTE },
  { startsAt: KICK_OFF + 61 * MINUTE, endsAt: KICK_OFF + 110 * MINUTE },
]
const RUNNING = [{ startsAt: KICK_OFF, endsAt: null }]

const context = (given: Partial<CountContext> = {}): CountContext => ({
  halves: RUNNING,
  delayOf: () => 0,
  settledUntil: null,
  isOver: false,
  ...given,
})

const totals = (eventType: string, home: number, away: number): CountTotal[] => [
  { eventType, side: 'home', total: home },
  { eventType, side: 'away', total: away },
]

/** Reads snapshots of [minute, totals] in order. Returns the last state and all messages. */
function read(
  snapshots: readonly (readonly [minute: number, totals: readonly CountTotal[]])[],
  given: Partial<CountContext> = {},
  start: CountState = noCounts({ fromKickOff: true }),
): { state: CountState; messages: CountMessage[]; last: readonly CountMessage[] } {
  let state = start
  const messages: CountMessage[] = []
  let last: readonly CountMessage[] = []
  for (const [minute, given_] of snapshots) {
    const step = readCounts(state, { at: KICK_OFF + minute * MINUTE, totals: given_ }, context(given))
    state = step.state
    last = step.messages
    messages.push(...step.messages)
  }
  return { state, messages, last }
}

/** Counts the events that a match has after these messages, by the rules of feed messages ([F5]). */
function eventsAfter(messages: readonly CountMessage[]): Map<string, number> {
  const sources = new Map<string, SourceState>()
  for (const message of messages) {
    const source = sources.get(message.sourceId)
    const step = feedMessageStep(source, message)
    if (step === 'nothing') throw new Error(`${message.sourceId} ${message.revision} changes nothing`)
    const event = step === 'delete' ? 'removed' : step === 'note-deletion' ? (source?.event ?? 'none') : 'current'
    sources.set(message.sourceId, { revision: message.revision, event })
  }
  const counts = new Map<string, number>()
  for (const [id, { event }] of sources) {
    const name = id.split(':').slice(0, 2).join(':')
    if (event === 'current') counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  return counts
}

describe('a feed of counts', () => {
  it("records one event for each step by which a provider's total rises [F10]", () => {
    const { messages } = read([
      [1, totals('Corner', 0, 0)],
      [2, totals('Corner', 2, 1)],
    ])
    expect(messages.map(({ kind, sourceId, revision }) => `${kind} ${sourceId} ${revision}`)).toEqual([
      'record Corner:home:1 1',
      'record Corner:home:2 1',
      'record Corner:away:1 1',
    ])
  })

  it("removes the latest event of a type and side once two more snapshots repeat the provider's lower total [F10]", () => {
    const { last } = read([
      [1, totals('Goal', 1, 1)],
      [2, totals('Goal', 2, 1)],
      [3, totals('Goal', 1, 1)],
      [4, totals('Goal', 1, 1)],
      [5, totals('Goal', 1, 1)],
    ])
    expect(last).toEqual([{ kind: 'delete', sourceId: 'Goal:home:2', revision: 2 }])
  })

  it("restores a removed event by a message with a higher revision when the provider's total rises again [F10]", () => {
    const snapshots = [1, 2, 1, 1, 1, 2].map((home, index) => [index + 1, totals('Goal', home, 0)] as const)
    const { last, messages } = read(snapshots)
    expect(last).toMatchObject([{ kind: 'record', sourceId: 'Goal:home:2', revision: 3 }])
    expect(eventsAfter(messages)).toEqual(new Map([['Goal:home', 2]]))
  })

  it('dates a counted event in the middle between two snapshots, moved back by the delay of its type [F11]', () => {
    const delays: Record<string, number> = { Corner: 30 * SECOND, Goal: 10 * SECOND }
    const { last } = read(
      [
        [10, [...totals('Corner', 0, 0), ...totals('Goal', 0, 0)]],
        [11, [...totals('Corner', 1, 0), ...totals('Goal', 0, 1)]],
      ],
      { delayOf: (eventType) => delays[eventType] ?? 0 },
    )
    expect(last).toMatchObject([
      { eventType: 'Corner', at: KICK_OFF + 10 * MINUTE },
      { eventType: 'Goal', at: KICK_OFF + 10 * MINUTE + 20 * SECOND },
    ])
  })

  it('dates a rise of a total by the snapshot that first showed the rise, even if its confirmation comes later [F11] [F13]', () => {
    const { last } = read([
      [10, totals('Corner', 0, 0)],
      [11, totals('Corner', 9, 0)],
      [12, totals('Corner', 9, 0)],
      [13, totals('Corner', 9, 0)],
    ])
    expect(last).toHaveLength(9)
    expect(new Set(last.map((message) => message.kind === 'record' && message.at))).toEqual(
      new Set([KICK_OFF + 10.5 * MINUTE]),
    )
  })

  it('marks an event that falls into a settled round as a correction [F11]', () => {
    const seen = [
      [9.5, totals('Corner', 0, 0)],
      [10.5, totals('Corner', 1, 0)],
    ] as const
    const settled = { settledUntil: KICK_OFF + 10 * MINUTE }
    expect(read(seen, { ...settled, delayOf: () => 30 * SECOND }).last).toMatchObject([{ corrects: true }])
    expect(read(seen, settled).last).toMatchObject([{ corrects: false, at: KICK_OFF + 10 * MINUTE }])
  })

  it('dates an event first shown in the break to the half before the break, and an event first shown after the break to the next half [F11]', () => {
    const { messages } = read(
      [
        [45, totals('Corner', 0, 0)],
        [47, totals('Corner', 1, 0)],
        [60.5, totals('Corner', 1, 0)],
        [61.5, totals('Corner', 1, 1)],
      ],
      { halves: HALVES, delayOf: () => 40 * SECOND },
    )
    expect(messages.map((message) => message.kind === 'record' && message.at)).toEqual([
      KICK_OFF + 46 * MINUTE - 40 * SECOND,
      KICK_OFF + 61 * MINUTE,
    ])
  })

  it('calls the count of an event type provisional until the next two snapshots of the provider repeat the count [F12]', () => {
    const snapshots = [1, 1, 1].map((home, index) => [index + 1, totals('Goal', home, 0)] as const)
    expect(isProvisional(read(snapshots.slice(0, 1)).state, 'Goal')).toBe(true)
    expect(isProvisional(read(snapshots.slice(0, 2)).state, 'Goal')).toBe(true)
    expect(isProvisional(read(snapshots).state, 'Goal')).toBe(false)
    expect(isProvisional(read(snapshots).state, 'Corner')).toBe(true)
  })

  it('ignores totals that are lower, swapped, zero or missing in only two snapshots [F13]', () => {
    const right = totals('Corner', 4, 1)
    const faults: CountTotal[][] = [totals('Corner', 1, 4), totals('Corner', 0, 0), totals('Corner', 3, 1), []]
    for (const fault of faults) {
      const { last, state } = read([
        [10, totals('Corner', 3, 1)],
        [11, totals('Corner', 3, 1)],
        [12, right],
        [13, fault],
        [14, fault],
        [15, right],
      ])
      expect(last).toEqual([])
      expect(countTotals(state)).toEqual(right)
    }
  })

  it('keeps all events while a provider shows zeros through half-time [F13]', () => {
    const first = [...totals('Corner', 2, 0), ...totals('Goal', 1, 0)]
    const zeros = [...totals('Corner', 0, 0), ...totals('Goal', 0, 0)]
    const { messages } = read(
      [
        [40, first],
        ...[47, 50, 55, 60].map((minute) => [minute, zeros] as const),
        [63, [...totals('Corner', 2, 1), ...totals('Goal', 1, 0)]],
      ],
      { halves: HALVES },
    )
    expect(messages.every(({ kind }) => kind === 'record')).toBe(true)
    expect(eventsAfter(messages)).toEqual(
      new Map([
        ['Corner:home', 2],
        ['Corner:away', 1],
        ['Goal:home', 1],
      ]),
    )
  })

  it('ignores a snapshot of totals that arrives twice, or after a later snapshot [F13]', () => {
    const { messages } = read([
      [1, totals('Corner', 0, 0)],
      [3, totals('Corner', 2, 0)],
      [2, totals('Corner', 1, 0)],
      [3, totals('Corner', 3, 0)],
    ])
    expect(eventsAfter(messages)).toEqual(new Map([['Corner:home', 2]]))
  })

  it("leaves events before the feed joined, and events during an operator's takeover, to the operator [F10]", () => {
    const joined = read(
      [
        [20, totals('Corner', 4, 2)],
        [21, totals('Corner', 4, 2)],
        [22, totals('Corner', 5, 2)],
      ],
      {},
      noCounts({ fromKickOff: false }),
    )
    expect(joined.messages).toMatchObject([{ sourceId: 'Corner:home:5', revision: 1 }])
    const resumed = read(
      [
        [30, totals('Corner', 8, 2)],
        [31, totals('Corner', 8, 3)],
        [32, totals('Corner', 4, 3)],
        [33, totals('Corner', 4, 3)],
        [34, totals('Corner', 4, 3)],
      ],
      {},
      resumedCounts(joined.state),
    )
    expect(resumed.messages).toMatchObject([{ sourceId: 'Corner:away:3' }])
  })

  it("ends with the right counts once the provider's totals are right, whatever faults earlier answers had [F13]", () => {
    const runs = fc.record({
      events: fc.array(
        fc.record({
          minute: fc.integer({ min: 0, max: 108 }),
          type: fc.nat(2),
          isHome: fc.boolean(),
          isVoid: fc.boolean(),
        }),
        { maxLength: 60 },
      ),
      every: fc.constantFrom(20, 60),
      faults: fc.array(
        fc.record({
          minute: fc.integer({ min: 0, max: 109 }),
          length: fc.integer({ min: 1, max: 8 }),
          kind: fc.constantFrom('missing', 'lower', 'zero', 'swapped', 'twice', 'late', 'huge', 'nonsense', 'one-side'),
          type: fc.nat(2),
        }),
        { maxLength: 12 },
      ),
      skew: fc.integer({ min: -3000, max: 3000 }),
    })
    fc.assert(
      fc.property(runs, ({ events, every, faults, skew }) => {
        const types = ['Goal', 'Corner', 'Throw']
        const trueTotals = (minute: number): CountTotal[] =>
          types.flatMap((eventType, type) => {
            const happened = events.filter((event) => event.type === type && event.minute <= minute)
            // The provider takes a void event back two minutes later.
            const valid = happened.filter((event) => !event.isVoid || event.minute + 2 > minute)
            const home = valid.filter(({ isHome }) => isHome).length
            return totals(eventType, home, valid.length - home)
          })
        let state = noCounts({ fromKickOff: true })
        const messages: CountMessage[] = []
        const take = (at: number, given: readonly CountTotal[], isOver = false) => {
          const halves = HALVES.map(({ startsAt, endsAt }) => ({ startsAt, endsAt: endsAt < at ? endsAt : null }))
          const step = readCounts(state, { at, totals: given }, context({ halves, isOver, delayOf: () => 30_000 }))
          state = step.state
          messages.push(...step.messages)
        }
        for (let second = 0; second < 110 * 60; second += every) {
          const minute = second / 60
          const at = KICK_OFF + second * SECOND + ((second / every) % 2 === 0 ? skew : 0)
          const fault = faults.find((one) => minute >= one.minute && minute < one.minute + one.length)
          const right = trueTotals(minute)
          const ofFault = (one: CountTotal) => one.eventType === types[fault?.type ?? 0]
          const wrong: Record<string, () => void> = {
            missing: () => {},
            lower: () =>
              take(
                at,
                right.map((one) => (ofFault(one) ? { ...one, total: Math.max(0, one.total - 1) } : one)),
              ),
            zero: () =>
              take(
                at,
                right.map((one) => ({ ...one, total: 0 })),
              ),
            swapped: () =>
              take(
                at,
                right.map((one) => ({ ...one, side: one.side === 'home' ? 'away' : 'home' })),
              ),
            twice: () => {
              take(at, right)
              take(at, right)
            },
            late: () => {
              take(at, right)
              take(at - 30_000, trueTotals(minute - 0.5))
            },
            huge: () =>
              take(
                at,
                right.map((one) => (ofFault(one) ? { ...one, total: one.total + 40 } : one)),
              ),
            nonsense: () =>
              take(
                at,
                right.map((one) => ({ ...one, total: ofFault(one) ? -1.5 : Number.NaN })),
              ),
            'one-side': () =>
              take(
                at,
                right.filter((one) => one.side === 'home'),
              ),
          }
          if (fault) wrong[fault.kind]?.()
          else take(at, right)
        }
        const final = trueTotals(1000)
        for (const minute of [111, 112, 113, 114]) take(KICK_OFF + minute * MINUTE, final, true)
        const expected = new Map(
          final.filter(({ total }) => total > 0).map(({ eventType, side, total }) => [`${eventType}:${side}`, total]),
        )
        expect(Object.fromEntries(eventsAfter(messages))).toEqual(Object.fromEntries(expected))
      }),
      { numRuns: 500 },
    )
  })
})
