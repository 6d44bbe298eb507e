import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { SEAT_STATES } from '../lobby/seat.ts'
import { type CutMember, cutAtEndOf, cutRounds, eliminatedByCut, hasCuts, leftByCut } from './cut.ts'

const CUTS = { isTournament: true, eliminationBy: 'cuts', firstCut: 3, roundsBetweenCuts: 4 } as const

const aPlayer = (userId: string, chips: number, more: Partial<CutMember> = {}): CutMember => ({
  ...{ userId, chips, betsWon: 0, betsPlaced: 3, hasSettledBet: true, isActive: true, joinedAt: 0 },
  ...{ eliminatedIn: null, lastStanding: false, seat: 'player' },
  ...more,
})
const idsOf = (members: readonly CutMember[]) => members.map(({ userId }) => userId).toSorted()
const names = (many: number) => Array.from({ length: many }, (_, index) => `p${index}`)
const field = (many: number) => names(many).map((name, index) => aPlayer(name, 100 - index))

describe('the rounds of a cut evening', () => {
  it('places the cuts of a match of ten rounds after rounds 3 and 7 by default [X7] [PR970]', () => {
    expect(cutRounds(CUTS, 10)).toEqual([3, 7])
    expect(cutAtEndOf(3, CUTS, 10)).toEqual({ isLast: false })
    expect(cutAtEndOf(7, CUTS, 10)).toEqual({ isLast: true })
    expect([1, 2, 4, 5, 6, 8, 9, 10, 11].map((round) => cutAtEndOf(round, CUTS, 10))).toEqual(Array(9).fill(undefined))
  })

  it('makes no cut after the last round of the match, and none in a lobby without cuts [X7]', () => {
    expect(cutRounds({ ...CUTS, firstCut: 2, roundsBetweenCuts: 4 }, 10)).toEqual([2, 6])
    expect(cutRounds({ ...CUTS, firstCut: 10 }, 10)).toEqual([])
    expect(cutRounds({ ...CUTS, firstCut: 17 }, 10)).toEqual([])
    expect(cutRounds({ ...CUTS, isTournament: false }, 10)).toEqual([])
    expect(cutRounds({ ...CUTS, eliminationBy: 'threshold' }, 10)).toEqual([])
    expect([CUTS, { ...CUTS, isTournament: false }].map(hasCuts)).toEqual([true, false])
  })

  it('places the same cuts as a simple count of the rounds [X7]', () => {
    const numbers = fc.record({
      firstCut: fc.integer({ min: 1, max: 17 }),
      roundsBetweenCuts: fc.integer({ min: 1, max: 10 }),
      rounds: fc.integer({ min: 0, max: 30 }),
    })
    fc.assert(
      fc.property(numbers, ({ rounds, ...chosen }) => {
        const counted: number[] = []
        for (let round = 1; round < rounds; round += 1) {
          if (round >= chosen.firstCut && (round - chosen.firstCut) % chosen.roundsBetweenCuts === 0)
            counted.push(round)
        }
        expect(cutRounds({ ...CUTS, ...chosen }, rounds)).toEqual(counted)
      }),
    )
  })
})

describe('the players whom a cut eliminates', () => {
  it('leaves half of the players, rounded up, and two at the last cut [X8] [PR970]', () => {
    expect([8, 7, 5, 4, 3].map((players) => leftByCut(players, { isLast: false }))).toEqual([4, 4, 3, 2, 2])
    expect([16, 8, 5, 4, 3].map((players) => leftByCut(players, { isLast: true }))).toEqual([2, 2, 2, 2, 2])
  })

  it('takes eight players to four and then to two, the lowest of the ranking first [X8] [PR970]', () => {
    const first = eliminatedByCut(field(8), { isLast: false })
    expect(idsOf(first)).toEqual(['p4', 'p5', 'p6', 'p7'])
    const left = field(8).map((member) =>
      first.some(({ userId }) => userId === member.userId)
        ? { ...member, seat: 'eliminated' as const, eliminatedIn: 3 }
        : member,
    )
    expect(idsOf(eliminatedByCut(left, { isLast: true }))).toEqual(['p2', 'p3'])
  })

  it('eliminates nobody while at most two players are present [X8]', () => {
    const left = aPlayer('left', 500, { seat: 'left' })
    for (const members of [[], field(1), field(2), [...field(2), left]]) {
      expect(eliminatedByCut(members, { isLast: true })).toEqual([])
    }
  })

  it('decides between players of equal chips by the ranking: bets won, fewer bets, earlier joining [X8]', () => {
    const members = [
      aPlayer('late', 50, { joinedAt: 9 }),
      aPlayer('busy', 50, { betsPlaced: 4 }),
      aPlayer('early', 50, { joinedAt: 1 }),
      aPlayer('lucky', 50, { betsWon: 1, joinedAt: 10 }),
    ]
    expect(idsOf(eliminatedByCut(members, { isLast: false }))).toEqual(['busy', 'late'])
  })

  it('eliminates members who have left and inactive members before others, whatever their chips [X8] [X9]', () => {
    const members = [...field(4), aPlayer('left', 900, { seat: 'left' }), aPlayer('idle', 800, { isActive: false })]
    expect(idsOf(eliminatedByCut(members, { isLast: false }))).toEqual(['idle', 'left', 'p2', 'p3'])
  })

  it('lets idle seats and seats of members who left save nobody [X9]', () => {
    const idle = names(8).map((name) => aPlayer(`idle-${name}`, 100, { isActive: false }))
    const left = names(8).map((name) => aPlayer(`left-${name}`, 100, { seat: 'left' }))
    const survivors = (members: readonly CutMember[]) => {
      const out = new Set(eliminatedByCut(members, { isLast: false }))
      return idsOf(members.filter((member) => !out.has(member)))
    }
    expect(survivors([...field(8), ...idle, ...left])).toEqual(survivors(field(8)))
  })

  it('concerns members in play alone: neither spectators nor members whose seat has ended [X8]', () => {
    const others = SEAT_STATES.filter((seat) => seat !== 'player' && seat !== 'left').map((seat) =>
      aPlayer(seat, 0, { seat }),
    )
    expect(idsOf(eliminatedByCut([...field(4), ...others], { isLast: false }))).toEqual(['p2', 'p3'])
  })
})

/** Ranks by repeated comparison and counts heads, without the rules of the product. */
it('leaves the same players through a whole evening as a naive recount [X7] [X8] [X9]', () => {
  const member = fc.record({
    chips: fc.integer({ min: -20, max: 60 }),
    betsWon: fc.integer({ min: 0, max: 2 }),
    betsPlaced: fc.integer({ min: 0, max: 3 }),
    isActive: fc.boolean(),
    seat: fc.constantFrom(...SEAT_STATES),
  })
  const evenings = fc.record({
    rounds: fc.integer({ min: 1, max: 12 }),
    firstCut: fc.integer({ min: 1, max: 6 }),
    roundsBetweenCuts: fc.integer({ min: 1, max: 5 }),
    members: fc.array(member, { maxLength: 12 }),
  })
  fc.assert(
    fc.property(evenings, ({ rounds, members, ...chosen }) => {
      let played = members.map((one, index): CutMember => aPlayer(`p${index}`, one.chips, { ...one, joinedAt: index }))
      const state = played.map((one) => ({ ...one }))
      let next = chosen.firstCut
      for (let round = 1; round <= rounds; round += 1) {
        const cut = cutAtEndOf(round, { ...CUTS, ...chosen }, rounds)
        const out = cut ? eliminatedByCut(played, cut) : []
        played = played.map((one) => (out.includes(one) ? { ...one, seat: 'eliminated', eliminatedIn: round } : one))

        if (round !== next || round === rounds) continue
        next += chosen.roundsBetweenCuts
        const here = state.filter(({ seat }) => seat === 'player')
        if (here.length < 3) continue
        const isBetter = (a: CutMember, b: CutMember) => {
          if (a.isActive !== b.isActive) return a.isActive
          if (a.chips !== b.chips) return a.chips > b.chips
          if (a.betsWon !== b.betsWon) return a.betsWon > b.betsWon
          if (a.betsPlaced !== b.betsPlaced) return a.betsPlaced < b.betsPlaced
          return a.joinedAt < b.joinedAt
        }
        let stay = Math.ceil(here.filter(({ isActive }) => isActive).length / 2)
        if (stay < 2 || next >= rounds) stay = 2
        const ends = state.filter(
          (one) =>
            one.seat === 'left' ||
            (one.seat === 'player' && here.filter((other) => other !== one && isBetter(other, one)).length >= stay),
        )
        for (const one of ends) Object.assign(one, { seat: 'eliminated', eliminatedIn: round })
      }
      expect(played.map(({ seat, eliminatedIn }) => [seat, eliminatedIn])).toEqual(
        state.map(({ seat, eliminatedIn }) => [seat, eliminatedIn]),
      )
      const wereHere = members.filter(({ seat }) => seat === 'player').length
      const areHere = played.filter(({ seat }) => seat === 'player').length
      const hasCut = cutRounds({ ...CUTS, ...chosen }, rounds).length > 0
      expect(areHere).toBe(hasCut && wereHere > 2 ? 2 : wereHere)
    }),
    { numRuns: 1000 },
  )
})
