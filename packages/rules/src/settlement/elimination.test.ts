import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { SEAT_STATES } from '../lobby/seat.ts'
import { type Ranked, rankMembers, winnerOf } from '../ranking/leaderboard.ts'
import {
  courseOfElimination,
  type EliminationCandidate,
  eliminatedAtRoundEnd,
  eliminationShows,
  isGameDecided,
  type LaterRound,
  type TournamentMember,
} from './elimination.ts'

const TEN = { isTournament: true, eliminationThreshold: 10 }

const aPlayer = (userId: string, chips: number, more: Partial<EliminationCandidate> = {}): EliminationCandidate => ({
  userId,
  chips,
  seat: 'player',
  hasOpenBet: false,
  ...more,
})

describe('players who are eliminated at the end of a round', () => {
  it('eliminates a player with fewer chips than the threshold, and keeps a player with exactly the threshold [X2]', () => {
    expect(eliminatedAtRoundEnd([aPlayer('ana', 10), aPlayer('ben', 9), aPlayer('cleo', 100)], TEN)).toEqual(['ben'])
  })

  it('eliminates no player who has an open bet on any round [X2]', () => {
    expect(eliminatedAtRoundEnd([aPlayer('ana', 0, { hasOpenBet: true })], TEN)).toEqual([])
  })

  it('eliminates players and players who left the lobby, but no spectator and no member whose seat is in a final state [X2]', () => {
    const all = SEAT_STATES.map((seat) => aPlayer(seat, 0, { seat }))
    expect(eliminatedAtRoundEnd(all, TEN)).toEqual(['player', 'left'])
  })

  it("eliminates no player if the host's setting is off, and with a threshold of 0 only players below zero chips [X2]", () => {
    expect(eliminatedAtRoundEnd([aPlayer('ana', 0)], { ...TEN, isTournament: false })).toEqual([])
    const zero = { isTournament: true, eliminationThreshold: 0 }
    expect(eliminatedAtRoundEnd([aPlayer('ana', 0), aPlayer('ben', -1)], zero)).toEqual(['ben'])
  })
})

const aMember = (userId: string, more: Partial<TournamentMember> = {}): TournamentMember => ({
  userId,
  seat: 'player',
  eliminatedIn: null,
  lastStanding: false,
  ...more,
})
const eliminated = (userId: string, eliminatedIn = 1) => aMember(userId, { seat: 'eliminated', eliminatedIn })

describe('the decision of an elimination game', () => {
  it('decides an elimination game once a last player was declared or an elimination leaves no player in play, and never by kicks alone [X5]', () => {
    const winner = aMember('ana', { lastStanding: true })
    const kicked = aMember('ben', { seat: 'kicked' })
    const left = aMember('cleo', { seat: 'left' })
    expect(
      [
        [winner, eliminated('ben')],
        [eliminated('ana'), eliminated('ben')],
        [eliminated('ana'), kicked],
      ].map(isGameDecided),
    ).toEqual([true, true, true])
    // The last player left wins only when the end of a round finds that player alone. A member who left may return, so
    // that the game is not decided.
    expect([[aMember('ana'), eliminated('ben')], [left, eliminated('ben')], [kicked], []].map(isGameDecided)).toEqual([
      false,
      false,
      false,
      false,
    ])
  })

  it('continues an elimination game with a single player until that player is eliminated [X5]', () => {
    expect(courseOfElimination([aMember('ana')])).toEqual({ isDecided: false })
    expect(courseOfElimination([eliminated('ana')])).toEqual({ isDecided: true })
  })

  it('declares the remaining one of two players the winner after an elimination [X5]', () => {
    expect(courseOfElimination([aMember('ana'), aMember('ben')])).toEqual({ isDecided: false })
    expect(courseOfElimination([aMember('ana'), eliminated('ben')])).toEqual({ isDecided: true, lastStanding: 'ana' })
  })

  it('continues an elimination game of eight while two players are left, and names no last player if the last players are eliminated together [X5]', () => {
    const names = ['ana', 'ben', 'cleo', 'dan', 'eve', 'finn', 'gus', 'hana']
    const left = (many: number) =>
      courseOfElimination(names.map((name, n) => (n < many ? aMember(name) : eliminated(name))))
    expect([8, 3, 2].map((many) => left(many).isDecided)).toEqual([false, false, false])
    expect(left(1)).toEqual({ isDecided: true, lastStanding: 'ana' })
    expect(left(0)).toEqual({ isDecided: true })
  })

  it('counts a member who left as still in play in an elimination game, but not a kicked member [X5]', () => {
    const left = aMember('ben', { seat: 'left' })
    const kicked = aMember('ben', { seat: 'kicked' })
    expect(courseOfElimination([aMember('ana'), left, eliminated('cleo')])).toEqual({ isDecided: false })
    expect(courseOfElimination([aMember('ana'), kicked, eliminated('cleo')])).toEqual({
      isDecided: true,
      lastStanding: 'ana',
    })
  })

  it('does not decide an elimination game in which all other players were kicked and none was eliminated [X5]', () => {
    expect(courseOfElimination([aMember('ana'), aMember('ben', { seat: 'kicked' })])).toEqual({ isDecided: false })
  })

  it('keeps the last player left as the winner, also after that player leaves or is removed [X5] [PR120]', () => {
    for (const seat of ['player', 'left', 'stepped-down', 'out'] as const) {
      const ana = aMember('ana', { seat, lastStanding: true })
      expect(courseOfElimination([ana, eliminated('ben')])).toEqual({ isDecided: true, lastStanding: 'ana' })
    }
  })

  it('counts an eliminated member as eliminated even after the member was excluded, so that the other player of two has won [X5]', () => {
    const out = aMember('ben', { seat: 'out', eliminatedIn: 2 })
    expect(courseOfElimination([aMember('ana'), out])).toEqual({ isDecided: true, lastStanding: 'ana' })
  })
})

describe('publishing an elimination to other members', () => {
  const aRound = (status: LaterRound['status'], more: Partial<LaterRound> = {}): LaterRound => ({
    ...{ status, neverBegan: false, settled: false, wasOpen: false },
    ...more,
  })
  const following = (status: LaterRound['status'], more: Partial<LaterRound> = {}) =>
    aRound(status, { wasOpen: true, ...more })
  const skipped = aRound('finished', { neverBegan: true })

  it.each([
    [true, false, [], 'the round was the last'],
    [true, true, [], 'the round was the last'],
    [true, false, [following('active'), aRound('upcoming')], 'all bets on the next round are visible'],
    [false, false, [following('upcoming')], 'a bet on the next round may still be hidden'],
    [false, true, [following('active')], 'bets are hidden until they are settled'],
    [false, true, [following('finished')], 'bets are hidden until they are settled'],
    [true, true, [following('finished', { settled: true }), aRound('active')], 'the next round is settled'],
    [false, false, [skipped, skipped, aRound('upcoming')], 'rounds that never began do not count'],
    [true, false, [skipped, aRound('active')], 'the round after rounds that never began has started'],
    [true, false, [skipped, skipped], 'only rounds that never began follow'],
    [
      false,
      false,
      [following('active'), aRound('upcoming'), aRound('upcoming', { wasOpen: true })],
      'a later round that has not started accepted bets before',
    ],
    [
      true,
      false,
      [following('finished'), aRound('active'), aRound('active', { wasOpen: true })],
      'the later round that accepted bets has started',
    ],
    [
      false,
      true,
      [aRound('finished', { neverBegan: true, wasOpen: true }), aRound('active', { settled: true })],
      'in a blind lobby a round that never began shows its bets no sooner than it is settled',
    ],
  ] as const)(
    'shows an elimination to other members: %s (blind lobby: %s, later rounds: %j), because %s [X6]',
    (shows, isBlind, later, _because) => {
      expect(eliminationShows({ isBlind, later })).toBe(shows)
    },
  )
})

describe('ranks with eliminations', () => {
  const member = (userId: string, chips: number, more: Partial<Ranked> = {}): Ranked => ({
    ...{ userId, chips, betsWon: 0, betsPlaced: 1, hasSettledBet: true, isActive: true, joinedAt: 0 },
    ...{ eliminatedIn: null, lastStanding: false },
    ...more,
  })
  const order = (...members: readonly Ranked[]) => rankMembers(members).map(({ userId }) => userId)

  it('ranks eliminated members behind all others, even behind members without a settled bet [X3]', () => {
    const idle = member('idle', 50, { hasSettledBet: false, isActive: false, betsPlaced: 0 })
    expect(order(member('out', 9, { eliminatedIn: 7 }), idle, member('in', 12))).toEqual(['in', 'idle', 'out'])
  })

  it('ranks a member eliminated later before a member eliminated earlier, whatever their chips [X3]', () => {
    const members = [member('first', 9, { eliminatedIn: 1 }), member('third', 0, { eliminatedIn: 3 })]
    expect(order(...members, member('second', 5, { eliminatedIn: 2 }))).toEqual(['third', 'second', 'first'])
  })

  it('ranks members eliminated in one round like all others: active members first, then by chips [X3]', () => {
    const one = { eliminatedIn: 4 }
    const members = [
      member('eve', 3, { ...one, joinedAt: 2 }),
      member('dan', 3, { ...one, betsPlaced: 2 }),
      member('ben', 3, { ...one, betsWon: 1 }),
      member('ana', 8, { ...one, hasSettledBet: false, isActive: false }),
      member('cleo', 3, one),
    ]
    expect(order(...members)).toEqual(['ben', 'cleo', 'eve', 'dan', 'ana'])
  })

  it('reorders members eliminated in one round after a correction of their chips, but keeps them behind members still in play [X3]', () => {
    const before = [member('ana', 8, { eliminatedIn: 4 }), member('ben', 5, { eliminatedIn: 4 }), member('cleo', 20)]
    expect(order(...before)).toEqual(['cleo', 'ana', 'ben'])
    const after = before.map((one) => (one.userId === 'ben' ? { ...one, chips: 250 } : one))
    expect(order(...after)).toEqual(['cleo', 'ben', 'ana'])
  })

  it('ranks the last player left first, even with fewer chips than a kicked member or without a settled bet [X5]', () => {
    const kicked = member('kicked', 180)
    const last = member('last', 2, { lastStanding: true, hasSettledBet: false, isActive: false })
    const ranking = rankMembers([kicked, member('out', 300, { eliminatedIn: 9 }), last])
    expect(ranking.map(({ userId }) => userId)).toEqual(['last', 'kicked', 'out'])
    expect(winnerOf(ranking)?.userId).toBe('last')
  })

  it('names no winner without a settled bet if all are eliminated together, and otherwise the first in the ranking [X5]', () => {
    const idle = { eliminatedIn: 2, hasSettledBet: false, isActive: false }
    expect(winnerOf(rankMembers([member('ana', 5, idle), member('ben', 0, idle)]))).toBeUndefined()
    expect(winnerOf(rankMembers([member('ana', 0, { eliminatedIn: 2 }), member('ben', 5, idle)]))?.userId).toBe('ana')
  })
})

/**
 * Simulates a whole game and recounts it simply: the chips after each round decide, and an eliminated player stays out.
 */
it('ends an elimination game of any length in the same round and with the same last player as an independent recount [X2] [X3] [X5]', () => {
  const chips = fc.integer({ min: 0, max: 30 })
  const games = fc
    .record({ players: fc.integer({ min: 1, max: 8 }), rounds: fc.integer({ min: 1, max: 6 }) })
    .chain(({ players, rounds }) =>
      fc.array(fc.array(chips, { minLength: players, maxLength: players }), { minLength: rounds, maxLength: rounds }),
    )
  fc.assert(
    fc.property(games, (held) => {
      const names = held[0]?.map((_, n) => `p${n}`) ?? []
      let members = names.map((name) => aMember(name))
      let endsIn: number | undefined
      for (const [index, row] of held.entries()) {
        if (courseOfElimination(members).isDecided) break
        const found = members.map(({ userId, seat }, n) => aPlayer(userId, row[n] ?? 0, { seat }))
        const out = new Set(eliminatedAtRoundEnd(found, TEN))
        members = members.map((one) => (out.has(one.userId) ? eliminated(one.userId, index + 1) : one))
        if (courseOfElimination(members).isDecided) endsIn = index + 1
      }
      // The recount eliminates a player with fewer than 10 chips after a round. The game ends once one player or none
      // is left.
      const lastRounds = names.map(
        (_, n) => held.findIndex((row) => (row[n] ?? 0) < 10) + 1 || Number.POSITIVE_INFINITY,
      )
      const leftAfter = (round: number) => lastRounds.filter((lastRound) => lastRound > round).length
      const end =
        held.findIndex(
          (_, index) => lastRounds.some((lastRound) => lastRound <= index + 1) && leftAfter(index + 1) <= 1,
        ) + 1
      expect(endsIn ?? 0).toBe(end)
      const until = end || held.length
      expect(members.map(({ eliminatedIn }) => eliminatedIn)).toEqual(
        lastRounds.map((lastRound) => (lastRound <= until ? lastRound : null)),
      )
      const survivors = names.filter((_, n) => (lastRounds[n] ?? 0) > until)
      expect(courseOfElimination(members).lastStanding).toBe(end > 0 ? survivors[0] : undefined)
    }),
    { numRuns: 500 },
  )
})
