import type { GamePush, Lobby, Member, SeatPush } from '@bettle/contract'
import { describe, expect, it } from 'vitest'
import { applyPush } from '../connection/apply-push.ts'
import { ANA, aBet, aLobby, aMember, BEN, CLEO, LOBBY_ID, roundId } from './a-lobby.test-support.ts'
import { lobbyPushes } from './lobby-pushes.ts'
import { seatPushes, withPlacedBet } from './seat-pushes.ts'
import { ownRankIn } from './standings.ts'

const pushed = (lobby: Lobby, push: GamePush) => applyPush(lobby, push, lobbyPushes, undefined)
const toSeat = (lobby: Lobby, push: SeatPush) => applyPush(lobby, push, seatPushes, undefined)
const ofAna = (lobby: Lobby) => lobby.currentUser
const board = (lobby: Lobby) => lobby.leaderboard.map(({ user, chips }) => `${user.name} ${chips}`)
const standing = (user: typeof ANA, chips: number, betsPlaced = 1, betsWon = 0) => ({
  userId: user._id,
  chips,
  betsPlaced,
  betsWon,
  hasSettledBet: false,
  isActive: false,
})

/**
 * Ana has staked 10 chips on round 2, which has not started. Her own figures include that stake; the public figures do
 * not.
 */
const withHiddenBet = (settings: Partial<Lobby['gameSettings']> = {}): Lobby => ({
  ...aLobby({ settings, users: [aMember(ANA, { isHost: true }), aMember(BEN)], bets: [aBet(1, 2, 10)] }),
  currentUser: aMember(ANA, { chips: 90, betsPlaced: 1, isHost: true }),
})

const placed = (chips = 90): SeatPush => ({
  type: 'bet.placed',
  bet: aBet(1, 2, 10),
  chips,
  standings: [standing(ANA, chips)],
})

describe('the player’s own figures in the page’s lobby', () => {
  it('the player’s own chips follow the seat topic, while the ranking follows the public figures [V7] [K7]', () => {
    const penalty: GamePush = {
      type: 'penalty.applied',
      matchRoundId: roundId(1),
      penalties: [{ userId: ANA._id, amount: 5, kicked: true }],
      standings: [standing(ANA, 95, 0), standing(BEN, 80, 0)],
    }
    const after = pushed(withHiddenBet(), penalty)
    expect(ofAna(after)).toMatchObject({ chips: 90, betsPlaced: 1, role: 'spectator' })
    expect(after.currentUser.role).toBe('spectator')
    expect(board(after)).toEqual(['Ana 95', 'Ben 80'])
    const received = toSeat(after, { ...penalty, standings: [standing(ANA, 85)] })
    expect(received.currentUser).toMatchObject({ chips: 85, betsPlaced: 1 })
    expect(board(received)).toEqual(['Ana 95', 'Ben 80'])
  })

  it('a public update of the player’s own member row changes the player’s presence, but not their own chips and bet count', () => {
    const member = aMember(ANA, { chips: 110, betsPlaced: 0, isHost: true, present: false })
    const after = pushed(withHiddenBet(), { type: 'member.changed', member })
    expect(ofAna(after)).toMatchObject({ chips: 90, betsPlaced: 1, present: false })
    const own = toSeat(after, { type: 'member.changed', member: { ...member, chips: 100, betsPlaced: 1 } })
    expect(ofAna(own)).toMatchObject({ chips: 100, betsPlaced: 1 })
    const ben: GamePush = { type: 'member.changed', member: aMember(BEN, { chips: 120 }) }
    expect(board(pushed(withHiddenBet(), ben))).toEqual(['Ben 120', 'Ana 100'])
    expect(board(own)).toEqual(['Ana 110', 'Ben 100'])
  })

  it('the player’s own figures are correct if a settled round is reopened in a lobby that hides bets', () => {
    const lost = aBet(1, 2, 10, { outcome: 'lost', isWon: false, payout: 0, count: 4 })
    const blind = aLobby({
      settings: { showCompetitorBets: false },
      users: [aMember(ANA, { chips: 90, betsPlaced: 1, isHost: true }), aMember(BEN)],
      bets: [lost],
    })
    const round = {
      type: 'round.corrected',
      matchRoundId: roundId(2),
      roundNumber: 2,
      reason: null,
      why: null,
    } as const
    const forAll = pushed(blind, { ...round, bets: [], standings: [standing(ANA, 100, 0)] })
    const after = toSeat(forAll, { ...round, bets: [aBet(1, 2, 10)], standings: [standing(ANA, 90)] })
    expect(after.currentUser).toMatchObject({ chips: 90, betsPlaced: 1 })
    expect(after.bets.map(({ outcome }) => outcome)).toEqual(['open'])
  })

  it('the player’s own figures include the returned stakes after the match is abandoned', () => {
    const closed = { type: 'lobby.closed', lobbyId: LOBBY_ID, reason: 'The floodlights went out.', why: null } as const
    const back = aBet(1, 2, 10, { outcome: 'void', isWon: null, payout: 10 })
    const forAll = pushed(withHiddenBet(), { ...closed, bets: [], standings: [standing(ANA, 100), standing(BEN, 95)] })
    const after = toSeat(forAll, { ...closed, bets: [back], standings: [standing(ANA, 100)] })
    expect(after).toMatchObject({ status: 'closed', closedReason: closed.reason, bets: [back] })
    expect(board(after)).toEqual(['Ana 100', 'Ben 95'])
  })
})

describe('a bet in the page’s lobby', () => {
  it('a placed bet changes its owner’s balance, and changes no rank before its round starts [K7]', () => {
    const after = toSeat(aLobby(), placed())
    expect(after.currentUser).toMatchObject({ chips: 90, betsPlaced: 1 })
    expect(board(after)).toEqual(['Ana 100', 'Ben 100'])
    expect(board(withPlacedBet(aLobby(), aBet(1, 2, 10), 90))).toEqual(['Ana 100', 'Ben 100'])
  })

  it('a placed bet counts once, whether the response to its call or the seat push arrives first', () => {
    const answered = withPlacedBet(aLobby(), aBet(1, 2, 10), 90)
    const after = withPlacedBet(toSeat(answered, placed()), aBet(1, 2, 10), 90)
    expect(after.bets).toHaveLength(1)
    expect(ofAna(after)).toMatchObject({ chips: 90, betsPlaced: 1 })
  })

  it('a settled bet keeps its outcome if the bet is pushed again as open', () => {
    const won = aBet(1, 2, 10, { outcome: 'won', isWon: true, payout: 18 })
    expect(toSeat(aLobby({ bets: [won] }), placed(108)).bets).toEqual([won])
  })

  it('another player’s bet is not among the user’s own bets, and changes that player’s row in the ranking', () => {
    const bet = aBet(2, 2, 5, { user: BEN })
    const after = pushed(aLobby(), { type: 'bet.placed', bet, standings: [standing(BEN, 95)] })
    expect(after.bets).toEqual([])
    expect(board(after)).toEqual(['Ana 100', 'Ben 95'])
  })

  it('a bet is paid, ranked and marked when its round is settled', () => {
    const won = aBet(1, 2, 10, { outcome: 'won', isWon: true, payout: 18 })
    const round = { type: 'round.settled', matchRoundId: roundId(2), roundNumber: 2 } as const
    const bets = [won, aBet(2, 2, 5, { user: BEN })]
    const standings = [standing(ANA, 108, 1, 1), standing(BEN, 95)]
    const after = pushed(toSeat(withHiddenBet(), { ...round, bets: [won], standings: [standing(ANA, 108, 1, 1)] }), {
      ...round,
      bets,
      standings,
    })
    expect(after.bets.map(({ outcome }) => outcome)).toEqual(['won'])
    expect(board(after)).toEqual(['Ana 108', 'Ben 95'])
  })
})

describe('members of the lobby that a page shows', () => {
  it('the page of a removed member shows the removal with its reason, whether the public push or the seat push arrives first [M13]', () => {
    const by = { to: 'out', by: BEN, at: '2026-06-14T18:20:00.000Z' } as const
    const received = aMember(ANA, { role: 'spectator', present: false, removed: { ...by, reason: null, why: null } })
    const why = { code: 'operator', text: 'Rude' } as const
    const own = { ...received, removed: { ...by, reason: 'Rude', why } }
    const toAll = { type: 'member.changed', member: received } as const
    const toOne = { type: 'member.changed', member: own } as const
    const first = pushed(aLobby(), toAll)
    expect(first.currentUser).toMatchObject({ present: false, removed: { to: 'out', why: null } })
    expect(toSeat(first, toOne).currentUser).toMatchObject({ present: false, removed: { why } })
    expect(pushed(toSeat(aLobby(), toOne), toAll).currentUser).toMatchObject({ present: false, removed: { why } })
  })

  it('a member who joins is listed, counted and ranked', () => {
    const after = pushed(aLobby(), { type: 'member.joined', member: aMember(CLEO) })
    expect(after).toMatchObject({ players: 3, spectators: 0, prizePot: 300 })
    expect(board(after)).toEqual(['Ana 100', 'Ben 100', 'Cleo 100'])
  })

  it('a member who leaves stays ranked, and a new host takes over', () => {
    const after = pushed(aLobby(), { type: 'member.left', userId: ANA._id, hostUser: BEN })
    expect(after).toMatchObject({ players: 1, hostUser: BEN })
    expect(after.currentUser).toMatchObject({ present: false, isHost: false })
    expect(board(after)).toEqual(['Ana 100', 'Ben 100'])
  })

  it('members with a settled bet rank above members without one, whatever chips they hold [K1] [PR230]', () => {
    const users = [aMember(ANA), aMember(BEN, { chips: 90, betsPlaced: 1 })]
    const settled: GamePush = {
      type: 'round.settled',
      matchRoundId: roundId(1),
      roundNumber: 1,
      bets: [],
      standings: [{ userId: BEN._id, chips: 90, betsPlaced: 1, betsWon: 0, hasSettledBet: true, isActive: true }],
    }
    const names = (lobby: Lobby) => lobby.leaderboard.map(({ user }) => user.name)
    const before = pushed(aLobby({ users }), { ...settled, standings: [] })
    expect(names(before)).toEqual(['Ana', 'Ben'])
    expect(names(pushed(before, settled))).toEqual(['Ben', 'Ana'])
  })

  it('members with equal chips are ordered by bets won, then bets placed, then time of joining', () => {
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

describe('eliminations in the lobby that a page shows', () => {
  const eliminatedPush = (...users: (typeof ANA)[]): GamePush => ({
    type: 'players.eliminated',
    roundNumber: 1,
    userIds: users.map(({ _id }) => _id),
    lastStanding: null,
  })
  const seatsIn = ({ users }: Lobby) => users.map(({ seat, role, eliminatedIn }) => [seat, role, eliminatedIn])

  it('an eliminated player becomes a spectator, and stays removed if the host removed them before [X6] [M13]', () => {
    const out = aMember(CLEO, { seat: 'out', role: 'spectator', present: false })
    const after = pushed(
      aLobby({ users: [aMember(ANA, { isHost: true }), aMember(BEN), out] }),
      eliminatedPush(BEN, CLEO),
    )
    expect(seatsIn(after)).toEqual([
      ['player', 'player', null],
      ['eliminated', 'spectator', 1],
      ['out', 'spectator', 1],
    ])
  })
})

describe('a crowded lobby', () => {
  const counts = { code: 'counts' as const }
  const entryOf = ({ user, chips }: Member) => {
    const { betsPlaced, betsWon, hasSettledBet, isActive, eliminatedIn, lastStanding } = aMember(user)
    return { user, chips, betsPlaced, betsWon, hasSettledBet, isActive, eliminatedIn, lastStanding }
  }
  const crowded: GamePush = {
    type: 'crowd.changed',
    ...{ players: 80, spectators: 3, prizePot: 8100, counts, members: 84, ranked: 81 },
    top: [entryOf(aMember(CLEO, { chips: 140 })), entryOf(aMember(BEN, { chips: 120 }))],
  }

  it('a crowded lobby takes its counts and first rows from the push, not from the few members that the page holds [V14]', () => {
    const after = pushed(aLobby(), crowded)
    expect(after).toMatchObject({
      players: 80,
      spectators: 3,
      prizePot: 8100,
      counts,
      crowd: { members: 84, ranked: 81 },
    })
    expect(board(after)).toEqual(['Cleo 140', 'Ben 120'])
    const joined = pushed(after, { type: 'member.joined', member: aMember(CLEO) })
    expect(joined).toMatchObject({ players: 80, prizePot: 8100 })
    expect(board(joined)).toEqual(['Cleo 140', 'Ben 120'])
  })

  it('a crowded lobby keeps its first rows if the push contains no rows [V14]', () => {
    const { top: _, ...withoutTop } = crowded as Extract<GamePush, { type: 'crowd.changed' }>
    expect(board(pushed(pushed(aLobby(), crowded), { ...withoutTop, ranked: 82 }))).toEqual(['Cleo 140', 'Ben 120'])
    expect(board(pushed(aLobby(), withoutTop))).toEqual(['Ana 100', 'Ben 100'])
  })

  it('a crowded lobby shows the rank that the seat topic pushed [V14]', () => {
    const after = pushed(aLobby(), crowded)
    const place = { rank: 47, around: [{ ...entryOf(aMember(ANA)), rank: 47 }] }
    expect(ownRankIn(toSeat(after, { type: 'place.changed', place }))).toBe(47)
  })
})
