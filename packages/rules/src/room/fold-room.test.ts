import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { foldRoom, type RoomLine, type RoomRules } from './fold-room.ts'
import { type Interest, recorderOf } from './room-verdict.ts'

const START = 1_000_000

/** A room whose log lines get their numbers in the order in which they are written. */
function aRoom(
  members: readonly string[],
  { bets = {}, weights = {} }: { bets?: Record<string, Interest>; weights?: Record<string, number> } = {},
) {
  const lines: RoomLine[] = members.map((memberId, index) => ({
    n: index + 1,
    kind: 'entered',
    memberId,
    arrivedAt: START,
  }))
  const rules: RoomRules = {
    weightOf: (memberId) => weights[memberId] ?? 100,
    interestOf: (memberId, eventType) => (eventType === 'Corner' ? (bets[memberId] ?? 'none') : 'none'),
  }
  const next = () => lines.length + 1
  const room = {
    lines,
    taps(memberId: string, second: number, { eventType = 'Corner', team = 'home' as 'home' | 'away' | null } = {}) {
      const at = START + second * 1000
      lines.push({ n: next(), kind: 'tapped', memberId, eventType, team, arrivedAt: at, at })
      return lines.length
    },
    undoes: (memberId: string, tap: number, second: number) =>
      lines.push({ n: next(), kind: 'undone', memberId, tap, arrivedAt: START + second * 1000 }),
    refers: (second: number, eventType = 'Corner') =>
      lines.push({ n: next(), kind: 'referred', eventType, team: 'away', at: START + second * 1000 }),
    removes: (event: number) => lines.push({ n: next(), kind: 'removed', event }),
    leaves: (memberId: string, second: number) =>
      lines.push({ n: next(), kind: 'left', memberId, arrivedAt: START + second * 1000 }),
    state: () => foldRoom(lines, rules),
    events: () =>
      foldRoom(lines, rules).events.flatMap(({ eventType, at, team, isRemoved }) =>
        isRemoved ? [] : [[eventType, (at - START) / 1000, team]],
      ),
  }
  return room
}

const SIX = ['Ana', 'Ben', 'Cleo', 'Dan', 'Eva', 'Finn']

describe('the log of a room', () => {
  it('records an event once three of six members of a room tapped it, at the median moment of these taps, which later taps do not move [RM3]', () => {
    const room = aRoom(SIX)
    room.taps('Ana', 10)
    room.taps('Ben', 12)
    expect(room.events()).toEqual([])
    room.taps('Cleo', 14)
    expect(room.events()).toEqual([['Corner', 12, 'home']])
    room.taps('Dan', 15)
    room.taps('Eva', 15)
    expect(room.events()).toEqual([['Corner', 12, 'home']])
  })

  it('joins no taps more than six seconds apart into one event, and records the event that two closer taps agree on [RM2]', () => {
    const room = aRoom(['Ana', 'Ben', 'Cleo'])
    room.taps('Ana', 10)
    room.taps('Ben', 16.1)
    expect(room.events()).toEqual([])
    room.taps('Cleo', 16.2)
    expect(room.events()).toEqual([['Corner', 16.1, 'home']])
  })

  it('gives an event the side that most of its taps name, and no side if equally many taps name each side [RM3]', () => {
    const divided = aRoom(['Ana', 'Ben', 'Cleo', 'Dan'])
    divided.taps('Ana', 10, { team: 'away' })
    divided.taps('Ben', 11)
    expect(divided.events()).toEqual([['Corner', 10, null]])
    const agreed = aRoom(SIX)
    agreed.taps('Ana', 10, { team: 'away' })
    agreed.taps('Ben', 11)
    agreed.taps('Cleo', 12)
    expect(agreed.events()).toEqual([['Corner', 11, 'home']])
  })

  it('records a second event seven seconds after the first only once three of six members tapped both events [RM7]', () => {
    const room = aRoom(SIX)
    for (const name of ['Ana', 'Ben', 'Cleo']) room.taps(name, 10)
    for (const name of ['Dan', 'Eva', 'Finn']) room.taps(name, 17)
    expect(room.events()).toHaveLength(1)
    for (const name of ['Ana', 'Ben']) room.taps(name, 17)
    expect(room.events()).toHaveLength(1)
    room.taps('Cleo', 17)
    expect(room.events()).toHaveLength(2)
  })

  it('records no second event from three taps, one within twelve seconds of the first event, if only one of the three members tapped both events [RM7]', () => {
    const weights = { Ana: 50, Ben: 60, Cleo: 141, Dan: 50 }
    const room = aRoom(Object.keys(weights), { weights, bets: { Ben: 'loses', Dan: 'gains' } })
    room.taps('Ana', 92)
    room.taps('Cleo', 98)
    expect(room.events()).toEqual([['Corner', 92, 'home']])
    room.taps('Ben', 98.001)
    room.taps('Dan', 104.001)
    room.taps('Ana', 104.001)
    expect(room.events()).toEqual([['Corner', 92, 'home']])
  })

  it('ignores taps of members whose bets gain by the event, and counts taps of members whose bets lose or do not change by the event [RM3]', () => {
    const bets = { Ana: 'gains', Ben: 'gains', Cleo: 'gains', Dan: 'loses', Eva: 'none' } as const
    const gaining = aRoom(SIX, { bets })
    for (const name of ['Ana', 'Ben', 'Cleo']) gaining.taps(name, 10)
    expect(gaining.events()).toEqual([])
    const others = aRoom(SIX, { bets })
    others.taps('Dan', 10)
    others.taps('Eva', 10)
    others.taps('Finn', 10)
    expect(others.events()).toEqual([['Corner', 10, 'home']])
  })

  it('counts a tap of a member who gains by the event if a member who loses by it agrees [RM3]', () => {
    const room = aRoom(['Ana', 'Ben', 'Cleo', 'Dan'], { bets: { Ana: 'gains', Ben: 'loses' } })
    room.taps('Ana', 10)
    expect(room.events()).toEqual([])
    room.taps('Ben', 11)
    expect(room.events()).toEqual([['Corner', 10, 'home']])
  })

  it('records no event that only one member tapped, whatever the weight of that member [RM3]', () => {
    const room = aRoom(['Ana', 'Ben', 'Cleo'], { weights: { Ana: 200, Ben: 50, Cleo: 50 } })
    for (let second = 0; second < 60; second += 5) room.taps('Ana', second)
    expect(room.events()).toEqual([])
  })

  it('records no event from the taps of both members of a room of two, and names the host as recorder below three members [RM6]', () => {
    const room = aRoom(['Ana', 'Ben'])
    room.taps('Ana', 10)
    room.taps('Ben', 10)
    expect(room.events()).toEqual([])
    expect([1, 2, 3].map(recorderOf)).toEqual(['host', 'host', 'room'])
  })

  it('counts a member who left or was silent for ten minutes as absent from a room, so that fewer taps record an event [RM6]', () => {
    const left = aRoom(['Ana', 'Ben', 'Cleo', 'Dan', 'Eva', 'Finn', 'Gil', 'Hana'])
    left.taps('Ana', 10)
    left.taps('Ben', 10)
    expect(left.events()).toEqual([])
    for (const name of ['Dan', 'Eva', 'Finn']) left.leaves(name, 11)
    left.taps('Ana', 30)
    left.taps('Ben', 30)
    expect(left.events()).toEqual([['Corner', 30, 'home']])
    left.taps('Dan', 31)
    expect(left.state().events.flatMap(({ taps }) => taps.map(({ memberId }) => memberId))).not.toContain('Dan')

    const silent = aRoom(['Ana', 'Ben', 'Cleo', 'Dan', 'Eva', 'Finn'])
    for (const name of ['Ana', 'Ben', 'Cleo']) silent.taps(name, 300, { eventType: 'Throw' })
    silent.taps('Ana', 599)
    silent.taps('Ben', 599)
    expect(silent.events()).toEqual([['Throw', 300, 'home']])
    silent.taps('Ana', 610)
    silent.taps('Ben', 610)
    expect(silent.events()).toEqual([
      ['Throw', 300, 'home'],
      ['Corner', 610, 'home'],
    ])
  })

  it('removes a tap that its member undid within ten seconds, and the event that depended on the tap [RM1]', () => {
    const room = aRoom(['Ana', 'Ben', 'Cleo'])
    room.taps('Ana', 10)
    const bens = room.taps('Ben', 11)
    room.undoes('Ana', bens, 12)
    room.undoes('Ben', bens, 21.001)
    expect(room.events()).toHaveLength(1)
    room.undoes('Ben', bens, 21)
    expect(room.events()).toEqual([])
  })

  it('lets no tap change or repeat an event that a host, an operator or a feed decided [RM8]', () => {
    const room = aRoom(['Ana', 'Ben', 'Cleo'])
    room.refers(10)
    for (const name of ['Ana', 'Ben', 'Cleo']) room.taps(name, 12)
    expect(room.events()).toEqual([['Corner', 10, 'away']])
    room.taps('Ana', 100)
    room.removes(room.taps('Ben', 100))
    room.taps('Cleo', 101)
    expect(room.events()).toEqual([['Corner', 10, 'away']])
    room.taps('Ana', 200)
    room.taps('Ben', 200)
    room.refers(201)
    expect(room.events()).toEqual([
      ['Corner', 10, 'away'],
      ['Corner', 201, 'away'],
    ])
  })

  it('computes the same state of a room if log lines arrive in another order or twice [RM1]', () => {
    const room = aRoom(SIX)
    for (const [index, name] of SIX.entries()) room.undoes(name, room.taps(name, 10 + (index % 3) * 4), 20)
    for (const name of SIX) room.taps(name, 40)
    const rules: RoomRules = { weightOf: () => 100, interestOf: () => 'none' }
    fc.assert(
      fc.property(fc.shuffledSubarray(room.lines, { minLength: room.lines.length }), (lines) => {
        expect(foldRoom([...lines, ...lines.slice(0, 5)], rules)).toEqual(foldRoom(room.lines, rules))
      }),
    )
  })
})

/**
 * A random room in which some members collude. Weights cover the whole range, and each member bets on corners in some
 * way or not at all.
 */
const roomWithCoalition = fc
  .array(
    fc.record({
      weight: fc.integer({ min: 50, max: 200 }),
      interest: fc.constantFrom<Interest>('gains', 'none', 'loses'),
      colludes: fc.boolean(),
      delay: fc.double({ min: 1, max: 6, noNaN: true }),
      taps: fc.array(fc.double({ min: 80, max: 120, noNaN: true }), { maxLength: 4 }),
    }),
    { minLength: 3, maxLength: 14 },
  )
  .map((members) => members.map((member, index) => ({ ...member, memberId: `m${index}` })))

type Member = Parameters<Parameters<typeof roomWithCoalition.map>[0]>[0][number]
const weightOf = (members: readonly Member[]) => members.reduce((sum, { weight }) => sum + weight, 0)

/**
 * Returns the events of the room after the coalition tapped as it likes. If an event happened, the other members tapped
 * it at second 100.
 */
function eventsOf(members: readonly Member[], happened: boolean) {
  const room = aRoom(
    members.map(({ memberId }) => memberId),
    {
      weights: Object.fromEntries(members.map(({ memberId, weight }) => [memberId, weight])),
      bets: Object.fromEntries(members.map(({ memberId, interest }) => [memberId, interest])),
    },
  )
  const taps = members.flatMap(({ memberId, colludes, delay, taps }) =>
    (colludes ? taps : happened ? [97 + delay] : []).map((second) => ({ memberId, second })),
  )
  for (const { memberId, second } of taps.toSorted((one, other) => one.second - other.second))
    room.taps(memberId, second)
  return room.events()
}

describe('the influence of colluding members in a room', () => {
  it('records no event that only members with less than 35 percent of the total weight tap, however those members bet [RM9]', () => {
    fc.assert(
      fc.property(roomWithCoalition, (members) => {
        const share = weightOf(members.filter(({ colludes }) => colludes)) / weightOf(members)
        fc.pre(share < 0.35)
        expect(eventsOf(members, false)).toEqual([])
      }),
      { numRuns: 1000 },
    )
  })

  it('records no event from the taps of a single member, whatever the others bet [RM9]', () => {
    fc.assert(
      fc.property(roomWithCoalition, fc.nat(), (members, chosen) => {
        const one = chosen % members.length
        const alone = members.map((member, index) => ({ ...member, colludes: index === one }))
        expect(eventsOf(alone, false)).toEqual([])
      }),
      { numRuns: 1000 },
    )
  })

  it('records an event that two or more members who do not gain by it tapped, although silent members hold up to 65 percent of the weight of both groups [RM9]', () => {
    fc.assert(
      fc.property(roomWithCoalition, (members) => {
        const free = members.filter(({ colludes, interest }) => !colludes && interest !== 'gains')
        const silent = weightOf(members.filter(({ colludes }) => colludes))
        fc.pre(free.length >= 2 && silent <= 0.65 * (weightOf(free) + silent))
        expect(
          eventsOf(
            members.map((member) => ({ ...member, taps: [] })),
            true,
          ),
        ).toHaveLength(1)
      }),
      { numRuns: 1000 },
    )
  })

  it('lets colluding members with under a third of the weight neither prevent nor double an event, nor move the event by more than nine seconds [RM9]', () => {
    fc.assert(
      fc.property(roomWithCoalition, (members) => {
        const plot = members.filter(({ colludes }) => colludes)
        const free = members.filter(({ colludes, interest }) => !colludes && interest !== 'gains')
        fc.pre(free.length >= 2 && weightOf(plot) < weightOf(free) / 2)
        const events = eventsOf(members, true)
        expect(events).toHaveLength(1)
        expect(Math.abs(Number(events[0]?.[1]) - 100.5)).toBeLessThanOrEqual(8.5)
      }),
      { numRuns: 3000 },
    )
  })
})
