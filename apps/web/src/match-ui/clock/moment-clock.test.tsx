import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { serverClock } from '../../push/clock/server-clock.ts'
import { aLobby, minute } from '../../push/lobby/a-lobby.test-support.ts'
import { lobbyTimetable } from '../../push/match/timetable.ts'
import { gameMoment } from './game-moment.ts'
import { MomentClock, momentKeyOf, useHeldMoment, useTicking } from './moment-clock.tsx'

const lobby = aLobby()
const timetable = lobbyTimetable(lobby)
const drawn = { whole: 0, clock: 0 }

beforeEach(() => {
  drawn.whole = 0
  drawn.clock = 0
  vi.useFakeTimers()
  serverClock().moveTo(minute(9.9))
})
afterEach(() => vi.useRealTimers())

function Whole() {
  const moment = useHeldMoment(timetable, lobby.gameSettings)
  drawn.whole += 1
  return (
    <MomentClock timetable={timetable} settings={lobby.gameSettings}>
      <p>Round {moment.current?.roundNumber}</p>
      <Clock moment={moment} />
    </MomentClock>
  )
}

function Clock({ moment }: { moment: ReturnType<typeof gameMoment> }) {
  drawn.clock += 1
  return <time>{useTicking(moment).clock.text}</time>
}

it('only the clock renders each second; other components render when their state changes [PR149]', () => {
  render(<Whole />)
  const before = { ...drawn }
  for (let second = 0; second < 3; second++) act(() => vi.advanceTimersByTime(1001))
  expect(drawn.clock - before.clock).toBeGreaterThanOrEqual(3)
  expect(drawn.whole).toBe(before.whole)
  expect(screen.getByText('Round 1')).toBeInTheDocument()
  act(() => vi.advanceTimersByTime(5000))
  expect(screen.getByText('Round 2')).toBeInTheDocument()
  expect(drawn.whole).toBe(before.whole + 1)
})

it('two instants of a game have the same key if the state of the game is equal, whatever the second', () => {
  const at = (played: number) => momentKeyOf(gameMoment(timetable, lobby.gameSettings, minute(played)))
  expect(at(2)).toBe(at(3))
  expect(at(2)).not.toBe(at(7.5))
  expect(at(2)).not.toBe(at(12))
})
