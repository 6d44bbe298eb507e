import type { Lobby } from '@bettle/contract'
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { gameMoment } from '../../match-ui/clock/game-moment.ts'
import { aLobby, minute } from '../../push/lobby/a-lobby.test-support.ts'
import { lobbyTimetable } from '../../push/match/timetable.ts'
import { RoundStrip } from './round-strip.tsx'

function show(at: number, given: Partial<Lobby> = {}, isDecided = false): void {
  const lobby = { ...aLobby({ at }), ...given }
  const moment = gameMoment(lobbyTimetable(lobby), lobby.gameSettings, minute(at), isDecided)
  render(<RoundStrip moment={moment} />)
}

it('the round strip shows the time left in the round and its progress [PR143]', () => {
  show(15)
  expect(screen.getByText('Round 2 · Ends in 5:00')).toBeInTheDocument()
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '50')
})

it('the round strip says that the game is decided, and does not mention when betting closes [X5]', () => {
  show(5, {}, true)
  expect(screen.getByText('Round 1 · Ends in 5:00')).toBeInTheDocument()
  expect(screen.getByText('decided')).toBeInTheDocument()
  expect(document.body).not.toHaveTextContent(/closes|closing/i)
})

it('the round strip counts down to the next round in a gap [PR144]', () => {
  const { rounds } = aLobby()
  show(12, { rounds: rounds.filter(({ roundNumber }) => roundNumber !== 2) })
  expect(screen.getByText('Round starts in 8:00')).toBeInTheDocument()
})

it('the round strip says before the match that round 1 begins at kick-off, and shows no time', () => {
  show(-3)
  expect(document.body).toHaveTextContent(/^Round 1 begins at kick-off$/)
})

it('the round strip counts down to the kick-off where no countdown stands below it, or says that the match has not started [PR142] [PR823]', () => {
  const lobby = aLobby({ at: -3 })
  const moment = gameMoment(lobbyTimetable(lobby), lobby.gameSettings, minute(-3))
  const { rerender } = render(<RoundStrip moment={moment} kickOff={new Date(minute(0)).toISOString()} />)
  expect(document.body).toHaveTextContent(/^Match starts in 3:00$/)
  for (const kickOff of [null, new Date(minute(-4)).toISOString()]) {
    rerender(<RoundStrip moment={moment} kickOff={kickOff} />)
    expect(document.body).toHaveTextContent(/^Match has not started yet$/)
  }
})

it('on a phone the round strip says what starts the match, and no time that no longer applies [PR823]', () => {
  const lobby = aLobby({ at: -3 })
  const halves = lobby.match.halves.map((half) => ({ ...half, status: 'upcoming' as const, startTime: null }))
  const timetable = lobbyTimetable({ ...lobby, match: { ...lobby.match, status: 'upcoming', halves } })
  const moment = gameMoment(timetable, lobby.gameSettings, minute(-3))
  const kickOff = new Date(minute(0)).toISOString()
  const { rerender } = render(
    <RoundStrip moment={moment} isPhone kickOff={kickOff} startsBy="Your first bet starts it" />,
  )
  expect(document.body).toHaveTextContent(/^Your first bet starts it 3:003:00at the latest$/)
  rerender(<RoundStrip moment={moment} isPhone startsBy="The match starts in a moment" />)
  expect(document.body).toHaveTextContent(/^The match starts in a moment$/)
})

it('the round strip says at half-time that the referee starts half 2, and counts down to round 6 once half 2 is started [PR152]', () => {
  const lobby = aLobby()
  const [first, second] = lobby.match.halves
  if (!first || !second) throw new Error('a match has two halves')
  const over = { ...first, status: 'finished' as const, endTime: new Date(minute(46)).toISOString() }
  show(50, { match: { ...lobby.match, halves: [over, second] } })
  expect(screen.getByText('Half-time · wait until the referee starts half 2')).toBeInTheDocument()
  const started = { ...second, status: 'active' as const, startTime: new Date(minute(60)).toISOString() }
  show(59.5, { match: { ...lobby.match, halves: [over, started] } })
  expect(screen.getByText('Half 2 · round 6 starts in 0:30')).toBeInTheDocument()
})

it('the round strip says that it waits for rounds in a half that has no rounds [PR145]', () => {
  show(12, { rounds: [] })
  expect(screen.getByText('Waiting for round data')).toBeInTheDocument()
})
