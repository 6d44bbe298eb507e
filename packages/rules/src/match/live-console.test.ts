import { describe, expect, it } from 'vitest'
import { at, inHalf1, inHalf2, KICK_OFF, SECOND_KICK_OFF } from '../../test/timetable.ts'
import {
  acrossBoundary,
  isNearBoundary,
  momentOfPress,
  nearestBoundary,
  type PressedEvent,
  reactionLead,
  sameOne,
  unlikelyCount,
} from './live-console.ts'

const corner = (instant: number, team: PressedEvent['team'] = 'home'): PressedEvent => ({
  eventType: 'Corner',
  team,
  at: instant,
})

describe('the repeat of a recorded event [W1]', () => {
  const recorded = [corner(at(5))]

  it.each([
    ['two seconds later', true, corner(at(5) + 2000)],
    ['two seconds earlier', true, corner(at(5) - 2000)],
    ['more than two seconds later', false, corner(at(5) + 2001)],
    ['of the other side', false, corner(at(5), 'away')],
    ['without a recorded side', true, corner(at(5), null)],
    ['of another type', false, { ...corner(at(5)), eventType: 'Shot' }],
  ])(
    "decides whether an operator's press may mean the same event as a recorded corner: a press %s → %s",
    (_, isSame, pressed) => {
      expect(sameOne(pressed, recorded, 1) !== undefined).toBe(isSame)
    },
  )

  it("treats an operator's press as a possible repeat within two seconds of match time, which are 0.2 seconds of wall time at tempo 10", () => {
    expect(sameOne(corner(at(5) + 200), recorded, 10)).toBe(recorded[0])
    expect(sameOne(corner(at(5) + 201), recorded, 10)).toBeUndefined()
  })
})

describe('the boundary between two rounds [W2]', () => {
  it('treats an event as near the boundary of a round if it lies within three seconds before or after the boundary', () => {
    expect(isNearBoundary(inHalf1, at(10) - 3000)).toBe(true)
    expect(isNearBoundary(inHalf1, at(10) + 3000)).toBe(true)
    expect(isNearBoundary(inHalf1, at(10) - 3001)).toBe(false)
    expect(nearestBoundary(inHalf1, at(26))).toBe(at(30))
  })

  it('treats an event at the kick-off of either half or at the whistle of half 1 as near no round boundary', () => {
    expect(isNearBoundary(inHalf1, KICK_OFF)).toBe(false)
    expect(isNearBoundary(inHalf2, SECOND_KICK_OFF)).toBe(false)
    expect(isNearBoundary(inHalf2, at(47))).toBe(false)
  })

  it("moves an event to the other side of a round's boundary in one step: the boundary itself belongs to the later round", () => {
    expect(acrossBoundary(at(10), at(10) - 2000)).toBe(at(10))
    expect(acrossBoundary(at(10), at(10))).toBe(at(10) - 1)
    expect(acrossBoundary(at(10), at(10) + 2000)).toBe(at(10) - 1)
  })
})

describe('an unlikely count of events [W3]', () => {
  const corners = (count: number, team: PressedEvent['team'] = 'home') =>
    Array.from({ length: count }, (_, index) => corner(at(15) + index * 20_000, team))
  const of = (recorded: readonly PressedEvent[]) => unlikelyCount(recorded.at(-1) ?? corner(at(15)), recorded, inHalf1)

  it('reports a count of events that fewer than one in a thousand periods of ten minutes reach, such as five corners of one side', () => {
    // One side expects 0.5 corners in a window. 4 or more corners occur in 1.8 of 1,000 windows, 5 or more in 0.2.
    expect(of(corners(4))).toBeUndefined()
    expect(of(corners(5))).toEqual({ count: 5, minutes: 10 })
  })

  it('reports no unlikely count if the events are of both sides or spread over more than ten minutes', () => {
    expect(of([...corners(4), ...corners(4, 'away')])).toBeUndefined()
    const spread = Array.from({ length: 9 }, (_, index) => corner(at(4 + index * 4)))
    expect(of(spread)).toBeUndefined()
  })

  it('reports no unlikely count for a type without a measured rate or before the kick-off', () => {
    const nutmegs = corners(20).map((event) => ({ ...event, eventType: 'Nutmeg' }))
    expect(of(nutmegs)).toBeUndefined()
    expect(unlikelyCount(corner(KICK_OFF - 1), corners(9), inHalf1)).toBeUndefined()
  })
})

describe('the reaction time of an operator [W4]', () => {
  it("measures an operator's reaction time as the median of three or more tries, and as zero with fewer tries", () => {
    expect(reactionLead([400, 1200, 500])).toBe(500)
    expect(reactionLead([400, 600, 500, 2900])).toBe(550)
    expect(reactionLead([400, 600])).toBe(0)
  })

  it("keeps an operator's reaction time between zero and three seconds", () => {
    expect(reactionLead([-100, -50, -20])).toBe(0)
    expect(reactionLead([9000, 8000, 7000])).toBe(3000)
  })

  it("subtracts an operator's reaction time from a press, but moves no event before the kick-off", () => {
    expect(momentOfPress(at(3), 600, KICK_OFF)).toBe(at(3) - 600)
    expect(momentOfPress(KICK_OFF + 200, 600, KICK_OFF)).toBe(KICK_OFF)
    expect(momentOfPress(at(3), 600, null)).toBe(at(3) - 600)
  })
})
