import type { LeaderboardEntry } from '@bettle/contract'
import { describe, expect, it } from 'vitest'
import { ANA, aBet, aLobby, aMember, BEN, inCompetition } from '../../push/lobby/a-lobby.test-support.ts'
import { ownPlaceText } from './own-place.ts'

const lobby = aLobby()
const me = lobby.currentUser.user
const rival = me._id === ANA._id ? BEN : ANA

const entry = (user: LeaderboardEntry['user'], figures: Partial<LeaderboardEntry> = {}): LeaderboardEntry => ({
  user,
  chips: 100,
  betsPlaced: 2,
  betsWon: 1,
  hasSettledBet: true,
  isActive: true,
  eliminatedIn: null,
  lastStanding: false,
  ...figures,
})
const said = (...leaderboard: LeaderboardEntry[]) => ownPlaceText({ ...lobby, bets: [], leaderboard })

describe('the own place in one sentence [K1]', () => {
  it('names the chips to the next player where chips decide [PR866]', () => {
    expect(said(entry(rival, { chips: 104 }), entry(me))).toBe(`You are 2nd, 4 chips behind ${rival.username}`)
    expect(said(entry(me, { chips: 101 }), entry(rival))).toBe(`You are 1st, 1 chip ahead of ${rival.username}`)
  })

  it('names what decides between players with as many chips [PR866]', () => {
    expect(said(entry(rival, { betsWon: 2 }), entry(me))).toMatch(/is level but won more bets$/)
    expect(said(entry(rival, { betsPlaced: 1 }), entry(me))).toMatch(/is level but placed fewer bets$/)
    expect(said(entry(rival), entry(me))).toMatch(/is level but joined earlier$/)
    const drawn = { ...inCompetition(lobby), leaderboard: [entry(rival), entry(me)] }
    expect(ownPlaceText(drawn)).toBe(`You are 2nd, level with ${rival.username}`)
  })

  it('says that a low place comes from not betting, and names no chips', () => {
    const idle = entry(me, { chips: 500, hasSettledBet: false, isActive: false, betsPlaced: 0, betsWon: 0 })
    expect(said(entry(rival), idle)).toBe('You are 2nd: you have not bet yet')
    // The public figures leave out a bet on a round to come.
    const placed = { ...lobby, bets: [aBet(1, 2, 10)], leaderboard: [entry(rival), idle] }
    expect(ownPlaceText(placed)).toBe('You are 2nd until your bet is settled')
    expect(said(entry(rival), entry(me, { chips: 500, isActive: false }))).toBe(
      'You are 2nd: you bet in too few rounds',
    )
  })

  it('names no chips ahead of a player who is out or inactive', () => {
    expect(said(entry(me), entry(rival, { chips: 300, isActive: false }))).toBe('You are 1st')
    expect(said(entry(me), entry(rival, { eliminatedIn: 2 }))).toBe('You are 1st')
    expect(said(entry(me, { lastStanding: true }), entry(rival, { eliminatedIn: 2 }))).toBe(
      'You are 1st: the last one left',
    )
  })

  it('is silent until a bet of the game is settled', () => {
    const fresh = { hasSettledBet: false, betsPlaced: 0, betsWon: 0, isActive: false }
    expect(said(entry(rival, fresh), entry(me, fresh))).toBeUndefined()
  })

  it('says what a spectator, a host without a seat and an eliminated player are', () => {
    const as = (fields: Parameters<typeof aMember>[1]) =>
      ownPlaceText({
        ...lobby,
        currentUser: { ...lobby.currentUser, ...aMember(me, { role: 'spectator', ...fields }) },
      })
    expect(as({ isHost: false })).toBe('You are watching this game')
    expect(as({ isHost: true })).toBe('You are hosting and watching')
    expect(as({ eliminatedIn: 3, seat: 'eliminated' })).toBe('You have been out since round 3')
  })

  it('names the size of a crowded lobby, whose rows around the own one are sent', () => {
    const crowd = { members: 999, ranked: 998, top: [] }
    const place = {
      rank: 212,
      around: [
        { ...entry(rival, { chips: 110 }), rank: 211 },
        { ...entry(me), rank: 212 },
      ],
    }
    expect(ownPlaceText({ ...lobby, leaderboard: [entry(rival)], crowd, place })).toBe(
      `You are 212th of 998, 10 chips behind ${rival.username}`,
    )
  })
})
