import type { Hand, Lobby, MatchPush } from '@bettle/contract'
import { describe, expect, it } from 'vitest'
import { applyPush } from '../connection/apply-push.ts'
import { aBet, aLobby, anEvent, KICK_OFF, MATCH_ID, minute, oddsId } from '../lobby/a-lobby.test-support.ts'
import { withEventPush } from './match-events.ts'
import { matchPushes } from './match-pushes.ts'
import { lobbyTimetable, statisticsOf, withRoundsAt } from './timetable.ts'

const pushed = (lobby: Lobby, push: MatchPush) => applyPush(lobby, push, matchPushes, {})

describe('the match of the page’s lobby', () => {
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

  it('a push changes the prices of a lobby only if the prices are for the lobby’s round length', () => {
    const other: MatchPush = { type: 'odds.changed', roundDuration: 5, odds: options }
    expect(pushed(aLobby(), other).odds).toEqual([])
    expect(pushed(aLobby(), { ...other, roundDuration: 10 }).odds).toEqual(options)
  })

  it('a push suspends an event type, or all betting of the match', () => {
    const lobby = { ...aLobby(), odds: options }
    const goals: MatchPush = { type: 'suspension.changed', suspended: false, eventTypes: ['Goal'], oddsIds: [] }
    expect(pushed(lobby, goals).odds.map(({ suspended }) => suspended)).toEqual([false, true])
    const all = pushed(lobby, { ...goals, suspended: true, eventTypes: [] })
    expect(all.match.suspended).toBe(true)
    expect(all.odds.every(({ suspended }) => suspended)).toBe(true)
  })

  it('a push that moves a half moves the rounds of the half too', () => {
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

  it('a push that inserts a round renumbers the bets and cards of the later rounds [V8]', () => {
    const lobby = aLobby()
    const onThird = aBet(1, 3, 10, { card: 'boost' })
    const hand: Hand = {
      cards: [
        { kind: 'boost', state: 'attached', roundNumber: 3 },
        { kind: 'shield', state: 'held' },
      ],
      nextRound: 9,
    }
    const before = { ...lobby, bets: [onThird], hand }
    const rounds = lobby.rounds.map((round) =>
      round.roundNumber < 3 ? round : { ...round, roundNumber: round.roundNumber + 1 },
    )
    const after = pushed(before, { type: 'round.changed', roundDuration: 10, rounds })
    expect(after.bets).toEqual([{ ...onThird, matchRound: { ...onThird.matchRound, roundNumber: 4 } }])
    // With the default cooldown of 5 rounds, no card can be played on rounds 5 to 9.
    expect(after.hand).toEqual({
      cards: [
        { kind: 'boost', state: 'attached', roundNumber: 4 },
        { kind: 'shield', state: 'held' },
      ],
      nextRound: 10,
    })
    expect(pushed(before, { type: 'round.changed', roundDuration: 10, rounds: lobby.rounds })).toEqual(before)
  })

  it('the page’s lobby moves to the next round by the clock alone', () => {
    const before = aLobby({ at: 5 })
    expect(before.activeRounds.map(({ roundNumber }) => roundNumber)).toEqual([1])
    expect(withRoundsAt(before, minute(9.99))).toBe(before)
    const after = withRoundsAt(before, minute(10))
    expect(after.activeRounds.map(({ roundNumber }) => roundNumber)).toEqual([2])
    expect(after.upcomingRounds.map(({ roundNumber }) => roundNumber)).toEqual([3, 4, 5, 6, 7, 8, 9, 10])
  })
})

describe('match events of the page’s lobby', () => {
  it('match events stay in order when they are added, changed and deleted', () => {
    const recorded = [anEvent(2, 12), anEvent(1, 3)].reduce(
      (events, event) => withEventPush(events, { type: 'match-event.recorded', event }),
      [] as readonly ReturnType<typeof anEvent>[],
    )
    expect(recorded.map(({ timeStamp }) => Date.parse(timeStamp))).toEqual([minute(3), minute(12)])
    const moved = withEventPush(recorded, { type: 'match-event.changed', event: anEvent(1, 13), reason: null })
    expect(moved.map(({ timeStamp }) => Date.parse(timeStamp))).toEqual([minute(12), minute(13)])
    const removed: MatchPush = {
      type: 'match-event.removed',
      eventId: anEvent(2, 12)._id,
      eventType: 'Throw',
      reason: 'VAR',
    }
    expect(withEventPush(moved, removed)).toHaveLength(1)
  })

  it('a match event counts for the round that contains it; on a boundary, for the later round', () => {
    const events = [
      anEvent(1, 0),
      anEvent(2, 9.99),
      anEvent(3, 10),
      anEvent(4, 12, { eventType: 'Goal', team: 'home' }),
    ]
    expect(statisticsOf(lobbyTimetable(aLobby()), events)).toEqual({ Throw: { 1: 2, 2: 1 }, Goal: { 2: 1 } })
  })
})
