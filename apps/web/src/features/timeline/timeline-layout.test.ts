import { expect, it } from 'vitest'
import { aLobby, anEvent, minute } from '../../push/lobby/a-lobby.test-support.ts'
import { lobbyTimetable } from '../../push/match/timetable.ts'
import { positionOfNow, timelineLayout } from './timeline-layout.ts'

const timetable = lobbyTimetable(aLobby())

it('the timeline places the halves side by side, each with its added time', () => {
  const layout = timelineLayout(timetable, [], minute(48))
  expect(layout.halves).toEqual([
    { halfNumber: 1, from: 0, minutes: 49 },
    { halfNumber: 2, from: 49, minutes: 45 },
  ])
  expect(positionOfNow(timetable, layout, minute(48))).toBe(48)
  expect(layout.rounds.find(({ roundNumber }) => roundNumber === 6)?.from).toBe(49)
})

it('the timeline stacks events that happen at the same time', () => {
  const events = [anEvent(1, 10), anEvent(2, 10.2), anEvent(3, 10.4), anEvent(4, 20)]
  expect(timelineLayout(timetable, events, minute(21)).events.map(({ row }) => row)).toEqual([0, 1, 2, 0])
})

it('the timeline shows every event even if more events happen at once than there are rows', () => {
  const events = [1, 2, 3, 4, 5].map((n) => anEvent(n, 10))
  const spots = timelineLayout(timetable, events, minute(11)).events.map(({ iconAt, row }) => `${iconAt} ${row}`)
  expect(new Set(spots).size).toBe(5)
})

it('the timeline places no icon after its event or in the previous round, however many events happen at once [PR154]', () => {
  const times = [0, 0.1, 3, 3, 3.1, 3.1, 3.2, 3.2, 3.3, 9.95, 9.95, 9.95, 9.95, 10, 10.02, 12, 12, 12, 12, 12]
  const events = times.map((at, n) => anEvent(n + 1, at))
  for (const { at, iconAt } of timelineLayout(timetable, events, minute(12)).events) {
    expect(iconAt).toBeLessThanOrEqual(at)
    expect(Math.floor(iconAt / 10)).toBe(Math.floor(at / 10))
  }
})

it('the timeline shifts an icon left so that the icon ends at its event, but not at the start of a round', () => {
  const [early, late] = timelineLayout(timetable, [anEvent(1, 10), anEvent(2, 15)], minute(16)).events
  expect(early?.iconAt).toBe(10)
  expect(late?.iconAt).toBeCloseTo(15 - 12 / 22, 1)
})

it('the timeline has no current position after the last half has finished', () => {
  const half = timetable.halves.map((played) => ({ ...played, status: 'finished' as const }))
  const over = { ...timetable, halves: half }
  expect(positionOfNow(over, timelineLayout(over, [], minute(50)), minute(50))).toBeUndefined()
})
