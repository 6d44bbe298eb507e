import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  isFinalSeat,
  isInPlay,
  roleOfSeat,
  SEAT_STATES,
  type SeatEvent,
  type SeatFacts,
  type SeatState,
  seatAfter,
  seatOf,
  takesSeat,
} from './seat.ts'

const EVENTS: readonly SeatEvent[] = ['play', 'watch', 'leave', 'kick', 'eliminate', 'remove', 'put-out']

describe('the states of a seat in a lobby', () => {
  it.each<[SeatState, SeatEvent, SeatState | undefined]>([
    ['none', 'play', 'player'],
    ['none', 'watch', 'spectator'],
    ['none', 'kick', undefined],
    ['player', 'play', 'player'],
    ['player', 'leave', 'left'],
    ['player', 'watch', 'stepped-down'],
    ['player', 'kick', 'kicked'],
    ['player', 'eliminate', 'eliminated'],
    ['player', 'remove', 'removed'],
    ['player', 'put-out', 'out'],
    ['left', 'play', 'player'],
    ['left', 'watch', 'stepped-down'],
    ['left', 'kick', 'kicked'],
    ['left', 'eliminate', 'eliminated'],
    ['spectator', 'play', 'player'],
    ['spectator', 'leave', 'spectator'],
    ['spectator', 'eliminate', undefined],
    ['spectator', 'kick', undefined],
    ['stepped-down', 'play', undefined],
    ['stepped-down', 'remove', 'removed'],
    ['kicked', 'play', undefined],
    ['kicked', 'eliminate', undefined],
    ['kicked', 'put-out', 'out'],
    ['removed', 'play', undefined],
    ['removed', 'put-out', 'out'],
    ['eliminated', 'play', undefined],
    ['eliminated', 'watch', 'eliminated'],
    ['eliminated', 'leave', 'eliminated'],
    ['eliminated', 'remove', 'eliminated'],
    ['eliminated', 'put-out', 'out'],
    ['out', 'play', undefined],
    ['out', 'watch', undefined],
  ])(
    'changes a seat in the state %s on the event %s to the state %s (undefined: not allowed) [X1]',
    (state, event, after) => {
      expect(seatAfter(state, event)).toBe(after)
    },
  )

  it("never changes a seat in a final state to a player's seat, whatever the event [X1] [M7]", () => {
    const lives = fc.tuple(fc.constantFrom(...SEAT_STATES), fc.array(fc.constantFrom(...EVENTS), { maxLength: 12 }))
    fc.assert(
      fc.property(lives, ([start, events]) => {
        let state = start
        for (const event of events) {
          const before = state
          state = seatAfter(before, event) ?? before
          if (isFinalSeat(before))
            expect([state, isFinalSeat(state), roleOfSeat(state)]).toEqual([state, true, 'spectator'])
          if (before === 'out') expect(state).toBe('out')
        }
      }),
    )
  })

  it('never changes a seat back to the state of a user without a seat [X1]', () => {
    for (const state of SEAT_STATES) {
      for (const event of EVENTS) expect(seatAfter(state, event)).not.toBe('none')
    }
  })

  it('counts the seats of players and eliminated members as taken, and players and members who left as still in play [M5] [M6] [X4]', () => {
    expect(SEAT_STATES.filter(takesSeat)).toEqual(['player', 'eliminated'])
    expect(SEAT_STATES.filter(isInPlay)).toEqual(['player', 'left'])
  })

  it.each<[SeatState, Partial<SeatFacts>]>([
    ['player', {}],
    ['left', { present: false }],
    ['spectator', { role: 'spectator' }],
    ['spectator', { role: 'spectator', present: false }],
    ['stepped-down', { role: 'spectator', seatEnd: 'stepped-down' }],
    ['kicked', { role: 'spectator', seatEnd: 'kicked', present: false }],
    ['removed', { role: 'spectator', seatEnd: 'removed' }],
    ['eliminated', { role: 'spectator', seatEnd: 'eliminated', isEliminated: true }],
    // This member was eliminated, but the other members may not see the elimination yet.
    ['eliminated', { isEliminated: true }],
    ['eliminated', { isEliminated: true, seatEnd: 'removed', role: 'spectator' }],
    ['out', { role: 'spectator', seatEnd: 'removed', present: false, isOut: true }],
    ['out', { role: 'spectator', seatEnd: 'eliminated', isEliminated: true, isOut: true }],
  ])('derives the seat state %s from the stored facts %j [X1]', (state, facts) => {
    const kept = { role: 'player', present: true, seatEnd: null, isOut: false, isEliminated: false } as const
    expect(seatOf({ ...kept, ...facts })).toBe(state)
  })
})
