import type { Bet, Lobby, Push } from '@bettle/contract'
import { describe, expect, it } from 'vitest'
import {
  ANA,
  aBet,
  aLobby,
  aMember,
  anEvent,
  BEN,
  CLEO,
  KICK_OFF,
  MATCH_ID,
  minute,
  oddsId,
  roundId,
} from './a-lobby.test-support.ts'
import { applyPush } from './apply-push.ts'
import { lobbyPushes, withPlacedBet } from './lobby-pushes.ts'
import { withEventPush } from './match-events.ts'
import { lobbyTimetable, statisticsOf, withRoundsAt } from './timetable.ts'

const pushed = (lobby: Lobby, push: Push, at = 5) => applyPush(lobby, push, lobbyPushes, { now: minute(at) })
const ofAna = (lobby: Lobby) => lobby.users.find(({ user }) => user._id === ANA._id)
const board = (lobby: Lobby) => lobby.leaderboard.map(({ user, chips }) => `${user.name} ${chips}`)

/** Ana has 10 on round 2, which has not started; her own figures know it, everyone else's do not. */
const withHiddenBet = (settings: Partial<Lobby['gameSettings']> = {}) =>
  aLobby({
    settings,
    users: [aMember(ANA, { chips: 90, betsPlaced: 1, isHost: true }), aMember(BEN)],
    bets: [aBet(1, 2, 10)],
  })

describe("a player's own hidden stakes", () => {
  it('come off the public chips before their round starts', () => {
    const penalty: Push = {
      type: 'penalty.applied',
      matchRoundId: roundId(1),
      penalties: [{ userId: ANA._id, amount: 5, kicked: true }],
      standings: [{ userId: ANA._id, chips: 95, betsPlaced: 0, betsWon: 0, hasSettledBet: false }],
    }
    expect(ofAna(pushed(withHiddenBet(), penalty))).toMatchObject({ chips: 85, betsPlaced: 1, role: 'spectator' })
  })

  it('are public once their round has started', () => {
    const standings = [{ userId: ANA._id, chips: 90, betsPlaced: 1, betsWon: 0, hasSettledBet: false }]
    const revealed: Push = { type: 'bets.revealed', matchRoundId: roundId(2), bets: [aBet(1, 2, 10)], standings }
    // This clock is a moment behind the server's: the push itself says that the round has started.
    expect(ofAna(pushed(withHiddenBet(), revealed, 9.999))).toMatchObject({ chips: 90, betsPlaced: 1 })
    expect(ofAna(pushed(withHiddenBet(), revealed, 10.001))).toMatchObject({ chips: 90, betsPlaced: 1 })
  })

  it('stay hidden in a blind lobby until they are settled', () => {
    const penalty: Push = {
      type: 'penalty.applied',
      matchRoundId: roundId(1),
      penalties: [],
      standings: [{ userId: ANA._id, chips: 100, betsPlaced: 0, betsWon: 0, hasSettledBet: false }],
    }
    const blind = withHiddenBet({ showCompetitorBets: false })
    expect(ofAna(pushed(blind, penalty, 15))).toMatchObject({ chips: 90, betsPlaced: 1 })
    expect(ofAna(pushed(withHiddenBet(), penalty, 15))).toMatchObject({ chips: 100, betsPlaced: 0 })
  })

  it('are settled in a blind lobby by two pushes: the standings for all, the bet for its owner', () => {
    const round = { type: 'round.settled', matchRoundId: roundId(2), roundNumber: 2 } as const
    const forAll: Push = {
      ...round,
      bets: [],
      standings: [{ userId: ANA._id, chips: 108, betsPlaced: 1, betsWon: 1, hasSettledBet: true }],
    }
    const won: Bet = aBet(1, 2, 10, { outcome: 'won', isWon: true, payout: 18, count: 5 })
    const first = pushed(withHiddenBet({ showCompetitorBets: false }), forAll, 20)
    expect(ofAna(first)).toMatchObject({ chips: 108, betsPlaced: 1, betsWon: 1, hasSettledBet: true })
    const second = pushed(first, { ...round, bets: [won], standings: [] }, 20)
    expect(second.bets).toEqual([won])
    expect(ofAna(second)).toMatchObject({ chips: 108 })
  })

  it('are off a member already who is told of themselves, and never come off the others', () => {
    const changed: Push = { type: 'member.changed', member: aMember(ANA, { chips: 110, betsPlaced: 1, isHost: true }) }
    expect(ofAna(pushed(withHiddenBet(), changed))).toMatchObject({ chips: 110, betsPlaced: 1 })
    const ben: Push = { type: 'member.changed', member: aMember(BEN, { chips: 120 }) }
    expect(board(pushed(withHiddenBet(), ben))).toEqual(['Ben 120', 'Ana 90'])
  })
})

describe('a bet', () => {
  it('shows with the balance told to its owner', () => {
    const after = pushed(aLobby(), { type: 'bet.placed', bet: aBet(1, 2, 10), chips: 90 })
    expect(ofAna(after)).toMatchObject({ chips: 90, betsPlaced: 1 })
    expect(after.currentUser).toMatchObject({ chips: 90, betsPlaced: 1 })
    expect(board(after)).toEqual(['Ben 100', 'Ana 90'])
  })

  it('counts once, though the slip was answered first and the push came after', () => {
    const answered = withPlacedBet(aLobby(), aBet(1, 2, 10), 90)
    const after = pushed(answered, { type: 'bet.placed', bet: aBet(1, 2, 10), chips: 90 })
    expect(after.bets).toHaveLength(1)
    expect(ofAna(after)).toMatchObject({ chips: 90, betsPlaced: 1 })
  })

  it("of another player is not among one's own", () => {
    const before = aLobby()
    expect(pushed(before, { type: 'bet.placed', bet: aBet(1, 2, 10, { user: BEN }) })).toBe(before)
  })

  it('settled by a round pays, ranks and is marked', () => {
    const settled: Push = {
      type: 'round.settled',
      matchRoundId: roundId(2),
      roundNumber: 2,
      bets: [aBet(1, 2, 10, { outcome: 'won', isWon: true, payout: 18 }), aBet(2, 2, 5, { user: BEN })],
      standings: [
        { userId: ANA._id, chips: 108, betsPlaced: 1, betsWon: 1, hasSettledBet: true },
        { userId: BEN._id, chips: 95, betsPlaced: 1, betsWon: 0, hasSettledBet: true },
      ],
    }
    const after = pushed(withHiddenBet(), settled, 20)
    expect(after.bets.map(({ outcome }) => outcome)).toEqual(['won'])
    expect(board(after)).toEqual(['Ana 108', 'Ben 95'])
  })
})

describe('members', () => {
  it('join, are counted and ranked', () => {
    const after = pushed(aLobby(), { type: 'member.joined', member: aMember(CLEO) })
    expect(after).toMatchObject({ players: 3, spectators: 0, prizePot: 300 })
    expect(board(after)).toEqual(['Ana 100', 'Ben 100', 'Cleo 100'])
  })

  it('leave, stay ranked, and hand on the lobby', () => {
    const after = pushed(aLobby(), { type: 'member.left', userId: ANA._id, hostUser: BEN })
    expect(after).toMatchObject({ players: 1, hostUser: BEN })
    expect(after.currentUser).toMatchObject({ present: false, isHost: false })
    expect(board(after)).toEqual(['Ana 100', 'Ben 100'])
  })

  it('[K1] moves who has a bet settled before who never had one, whatever they hold', () => {
    const users = [aMember(ANA), aMember(BEN, { chips: 90, betsPlaced: 1 })]
    const settled: Push = {
      type: 'round.settled',
      matchRoundId: roundId(1),
      roundNumber: 1,
      bets: [],
      standings: [{ userId: BEN._id, chips: 90, betsPlaced: 1, betsWon: 0, hasSettledBet: true }],
    }
    const places = (lobby: Lobby) => lobby.leaderboard.map(({ user }) => user.name)
    const before = pushed(aLobby({ users }), { ...settled, standings: [] })
    expect(places(before)).toEqual(['Ana', 'Ben'])
    expect(places(pushed(before, settled, 12))).toEqual(['Ben', 'Ana'])
  })

  it('are equal in chips and told apart by bets won, then placed, then by joining', () => {
    const users = [aMember(ANA), aMember(BEN, { betsWon: 1, betsPlaced: 2 }), aMember(CLEO, { betsPlaced: 1 })]
    const after = pushed(aLobby({ users }), {
      type: 'penalty.applied',
      matchRoundId: roundId(1),
      penalties: [],
      standings: [],
    })
    expect(after.leaderboard.map(({ user }) => user.name)).toEqual(['Ben', 'Ana', 'Cleo'])
  })
})

describe('the match', () => {
  const options = [
    { _id: oddsId(1), eventType: 'Throw' },
    { _id: oddsId(2), eventType: 'Goal' },
  ].map((option) => ({
    ...option,
    match: MATCH_ID,
    name: 'an option',
    betType: 'over' as const,
    threshold: 4.5,
    odds: 1.8,
    roundDuration: 10,
    setBy: 'model' as const,
    suspended: false,
    retired: false,
  }))

  it('prices only the own plan', () => {
    const other: Push = { type: 'odds.changed', roundDuration: 5, odds: options }
    expect(pushed(aLobby(), other).odds).toEqual([])
    expect(pushed(aLobby(), { ...other, roundDuration: 10 }).odds).toEqual(options)
  })

  it('suspends an event type, and all of it', () => {
    const lobby = { ...aLobby(), odds: options }
    const goals: Push = { type: 'suspension.changed', suspended: false, eventTypes: ['Goal'], oddsIds: [] }
    expect(pushed(lobby, goals).odds.map(({ suspended }) => suspended)).toEqual([false, true])
    const all = pushed(lobby, { ...goals, suspended: true, eventTypes: [] })
    expect(all.match.suspended).toBe(true)
    expect(all.odds.every(({ suspended }) => suspended)).toBe(true)
  })

  it('moves the rounds with its half', () => {
    const before = aLobby()
    const halves = before.match.halves.map((half) =>
      half.halfNumber === 1 ? { ...half, startTime: new Date(KICK_OFF + 60_000).toISOString() } : half,
    )
    const [half] = halves
    if (!half) throw new Error('a match has halves')
    const after = pushed(before, { type: 'half.changed', half, match: { ...before.match, halves } })
    const [first] = withRoundsAt(after, minute(5)).rounds
    expect(first).toMatchObject({ startsAt: new Date(minute(1)).toISOString(), status: 'active' })
  })

  it('crosses a boundary by the clock alone', () => {
    const before = aLobby({ at: 5 })
    expect(before.activeRounds.map(({ roundNumber }) => roundNumber)).toEqual([1])
    expect(withRoundsAt(before, minute(9.99))).toBe(before)
    const after = withRoundsAt(before, minute(10))
    expect(after.activeRounds.map(({ roundNumber }) => roundNumber)).toEqual([2])
    expect(after.upcomingRounds.map(({ roundNumber }) => roundNumber)).toEqual([3, 4, 5, 6, 7, 8, 9, 10])
  })
})

describe('match events', () => {
  it('are kept in order, changed and taken back', () => {
    const recorded = [anEvent(2, 12), anEvent(1, 3)].reduce(
      (events, event) => withEventPush(events, { type: 'match-event.recorded', event }),
      [] as readonly ReturnType<typeof anEvent>[],
    )
    expect(recorded.map(({ timeStamp }) => Date.parse(timeStamp))).toEqual([minute(3), minute(12)])
    const moved = withEventPush(recorded, { type: 'match-event.changed', event: anEvent(1, 13), reason: null })
    expect(moved.map(({ timeStamp }) => Date.parse(timeStamp))).toEqual([minute(12), minute(13)])
    const removed: Push = {
      type: 'match-event.removed',
      eventId: anEvent(2, 12)._id,
      eventType: 'Throw',
      reason: 'VAR',
    }
    expect(withEventPush(moved, removed)).toHaveLength(1)
  })

  it('count for the round that holds them, on a boundary the later one', () => {
    const events = [
      anEvent(1, 0),
      anEvent(2, 9.99),
      anEvent(3, 10),
      anEvent(4, 12, { eventType: 'Goal', team: 'home' }),
    ]
    expect(statisticsOf(lobbyTimetable(aLobby()), events)).toEqual({ Throw: { 1: 2, 2: 1 }, Goal: { 2: 1 } })
  })
})
