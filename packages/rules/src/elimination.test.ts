import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  courseOfElimination,
  type EliminationCandidate,
  eliminatedAtRoundEnd,
  eliminationShows,
  isGameDecided,
  type LaterRound,
  type TournamentMember,
} from './elimination.ts'
import { type Ranked, rankMembers, winnerOf } from './leaderboard.ts'
import { SEAT_STATES } from './seat.ts'

const TEN = { isTournament: true, eliminationThreshold: 10 }

const aPlayer = (userId: string, chips: number, more: Partial<EliminationCandidate> = {}): EliminationCandidate => ({
  userId,
  chips,
  seat: 'player',
  hasOpenBet: false,
  ...more,
})

describe('[X2] who falls at the end of a round', () => {
  it('[X2] has fewer chips than the threshold: with the threshold itself one goes on', () => {
    expect(eliminatedAtRoundEnd([aPlayer('ana', 10), aPlayer('ben', 9), aPlayer('cleo', 100)], TEN)).toEqual(['ben'])
  })

  it('[X2] is saved by an open bet, on whatever round', () => {
    expect(eliminatedAtRoundEnd([aPlayer('ana', 0, { hasOpenBet: true })], TEN)).toEqual([])
  })

  it('[X2] may be a leaver, but nobody who plays no more', () => {
    const all = SEAT_STATES.map((seat) => aPlayer(seat, 0, { seat }))
    expect(eliminatedAtRoundEnd(all, TEN)).toEqual(['player', 'left'])
  })

  it('[X2] is nobody where the host did not choose so; a threshold of 0 takes only who owes', () => {
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

describe('[X5] the end of it', () => {
  it('[X5] is reached with the last one found, or when nobody is left in play; kicks alone decide nothing', () => {
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
    // One who is left alone has won only when a round's end finds it, and a leaver may come back.
    expect([[aMember('ana'), eliminated('ben')], [left, eliminated('ben')], [kicked], []].map(isGameDecided)).toEqual([
      false,
      false,
      false,
      false,
    ])
  })

  it('[X5] one player alone has nobody to beat, until they fall themselves', () => {
    expect(courseOfElimination([aMember('ana')])).toEqual({ isDecided: false })
    expect(courseOfElimination([eliminated('ana')])).toEqual({ isDecided: true })
  })

  it('[X5] of two, who is left has won', () => {
    expect(courseOfElimination([aMember('ana'), aMember('ben')])).toEqual({ isDecided: false })
    expect(courseOfElimination([aMember('ana'), eliminated('ben')])).toEqual({ isDecided: true, lastStanding: 'ana' })
  })

  it('[X5] of eight, it goes on while two are left, and nobody is the last where the rest fall together', () => {
    const names = ['ana', 'ben', 'cleo', 'dan', 'eve', 'finn', 'gus', 'hana']
    const left = (many: number) =>
      courseOfElimination(names.map((name, n) => (n < many ? aMember(name) : eliminated(name))))
    expect([8, 3, 2].map((many) => left(many).isDecided)).toEqual([false, false, false])
    expect(left(1)).toEqual({ isDecided: true, lastStanding: 'ana' })
    expect(left(0)).toEqual({ isDecided: true })
  })

  it('[X5] a leaver may come back and is not beaten yet; who was kicked is no longer in play', () => {
    const left = aMember('ben', { seat: 'left' })
    const kicked = aMember('ben', { seat: 'kicked' })
    expect(courseOfElimination([aMember('ana'), left, eliminated('cleo')])).toEqual({ isDecided: false })
    expect(courseOfElimination([aMember('ana'), kicked, eliminated('cleo')])).toEqual({
      isDecided: true,
      lastStanding: 'ana',
    })
  })

  it('[X5] nobody wins by others being kicked alone', () => {
    expect(courseOfElimination([aMember('ana'), aMember('ben', { seat: 'kicked' })])).toEqual({ isDecided: false })
  })

  it('[X5] who was left has won whatever follows, also when they leave or are put out', () => {
    for (const seat of ['player', 'left', 'stepped-down', 'out'] as const) {
      const ana = aMember('ana', { seat, lastStanding: true })
      expect(courseOfElimination([ana, eliminated('ben')])).toEqual({ isDecided: true, lastStanding: 'ana' })
    }
  })

  it('[X5] somebody who fell and was put out since has fallen all the same', () => {
    const out = aMember('ben', { seat: 'out', eliminatedIn: 2 })
    expect(courseOfElimination([aMember('ana'), out])).toEqual({ isDecided: true, lastStanding: 'ana' })
  })
})

describe('[X6] who fell is told to others', () => {
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
    [true, false, [following('active'), aRound('upcoming')], 'all bets that could have been there are shown'],
    [false, false, [following('upcoming')], 'a bet on the next round may lie hidden, in a gap or at half-time'],
    [false, true, [following('active')], 'bets are hidden until they are settled'],
    [false, true, [following('finished')], 'bets are hidden until they are settled'],
    [true, true, [following('finished', { settled: true }), aRound('active')], 'the next round is settled'],
    [false, false, [skipped, skipped, aRound('upcoming')], 'rounds that never began are not what follows'],
    [true, false, [skipped, aRound('active')], 'what follows after them has started'],
    [true, false, [skipped, skipped], 'nothing follows but what never began'],
    [
      false,
      false,
      [following('active'), aRound('upcoming'), aRound('upcoming', { wasOpen: true })],
      'a half that was reopened left a later round that took bets',
    ],
    [
      true,
      false,
      [following('finished'), aRound('active'), aRound('active', { wasOpen: true })],
      'the later round that took bets has started',
    ],
    [
      false,
      true,
      [aRound('finished', { neverBegan: true, wasOpen: true }), aRound('active', { settled: true })],
      'in a blind lobby a round that never began shows its bets no sooner than it is settled',
    ],
  ] as const)('[X6] %s, blind %s, then %j: %s', (shows, isBlind, later, _because) => {
    expect(eliminationShows({ isBlind, later })).toBe(shows)
  })
})

describe('[X3] ranks', () => {
  const member = (userId: string, chips: number, more: Partial<Ranked> = {}): Ranked => ({
    ...{ userId, chips, betsWon: 0, betsPlaced: 1, hasSettledBet: true, isActive: true, joinedAt: 0 },
    ...{ eliminatedIn: null, lastStanding: false },
    ...more,
  })
  const order = (...members: readonly Ranked[]) => rankMembers(members).map(({ userId }) => userId)

  it('[X3] the eliminated are behind all others, even behind who never had a bet settled', () => {
    const idle = member('idle', 50, { hasSettledBet: false, isActive: false, betsPlaced: 0 })
    expect(order(member('out', 9, { eliminatedIn: 7 }), idle, member('in', 12))).toEqual(['in', 'idle', 'out'])
  })

  it('[X3] who fell later is ahead of who fell earlier, whatever they hold', () => {
    const members = [member('first', 9, { eliminatedIn: 1 }), member('third', 0, { eliminatedIn: 3 })]
    expect(order(...members, member('second', 5, { eliminatedIn: 2 }))).toEqual(['third', 'second', 'first'])
  })

  it('[X3] members eliminated in one round rank as all others do: active ones first, then by chips', () => {
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

  it('[X3] a correction moves chips and with them the places within a round, and revives nobody', () => {
    const before = [member('ana', 8, { eliminatedIn: 4 }), member('ben', 5, { eliminatedIn: 4 }), member('cleo', 20)]
    expect(order(...before)).toEqual(['cleo', 'ana', 'ben'])
    const after = before.map((one) => (one.userId === 'ben' ? { ...one, chips: 250 } : one))
    expect(order(...after)).toEqual(['cleo', 'ben', 'ana'])
  })

  it('[X5] the last one left is first whatever follows: fewer chips than one who was kicked, or never a bet settled', () => {
    const kicked = member('kicked', 180)
    const last = member('last', 2, { lastStanding: true, hasSettledBet: false, isActive: false })
    const ranking = rankMembers([kicked, member('out', 300, { eliminatedIn: 9 }), last])
    expect(ranking.map(({ userId }) => userId)).toEqual(['last', 'kicked', 'out'])
    expect(winnerOf(ranking)?.userId).toBe('last')
  })

  it('[X5] where all fell nobody wins by doing nothing, and otherwise the first has won', () => {
    const idle = { eliminatedIn: 2, hasSettledBet: false, isActive: false }
    expect(winnerOf(rankMembers([member('ana', 5, idle), member('ben', 0, idle)]))).toBeUndefined()
    expect(winnerOf(rankMembers([member('ana', 0, { eliminatedIn: 2 }), member('ben', 5, idle)]))?.userId).toBe('ana')
  })
})

/** A whole game as a naive recount sees it: chips after each round, and out is out. */
it('[X2] [X3] [X5] a game of any length ends as counting it by hand says', () => {
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
      // By hand: the first round in which somebody holds less than 10 is their last; the game stops once one or none is left.
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
