import '@testing-library/jest-dom/vitest'
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { aLobby, minute } from '../../push/lobby/a-lobby.test-support.ts'
import { PlayNow } from './play-now.tsx'

it('Play now says beside the match clock that a match is faster than real time, and that the match is for practice [PR87] [PR851]', () => {
  const match = { ...aLobby({ at: 5 }).match, tempo: 10, isPractice: true }
  const { container } = render(
    <PlayNow
      match={match}
      lobby={undefined}
      now={minute(5)}
      isPending={false}
      problem={undefined}
      onPlay={() => undefined}
    />,
  )
  expect(container).toHaveTextContent('10 times as fast as in real life')
  expect(screen.getByText('Practice')).toBeVisible()
  expect(screen.getByRole('button', { name: 'PLAY NOW' })).toBeVisible()
})

/** Shows a match an hour before its kick-off, without a lobby that could be joined. */
const showsBefore = (match: ReturnType<typeof aLobby>['match']) =>
  render(
    <PlayNow
      match={match}
      lobby={undefined}
      now={minute(-60)}
      isPending={false}
      problem={undefined}
      onPlay={() => undefined}
    />,
  )

it('the offered match says TAKE A SEAT before its kick-off, with the day and who records it [PR851] [PR713]', () => {
  const { match } = aLobby({ at: -60 })
  const { container } = showsBefore(match)
  expect(screen.getByRole('button', { name: 'TAKE A SEAT' })).toBeVisible()
  expect(container).toHaveTextContent(/\d\d [A-Z][a-z]{2} 2026, \d\d:\d\d/)
  expect(container).toHaveTextContent('Recorded by an operator or a feed')
})

it('the offered match says that one opens a room if nobody records it yet [PR851] [PR875]', () => {
  const match = { ...aLobby({ at: -60 }).match, status: 'upcoming' as const, recordedBy: 'nobody-yet' as const }
  const { container } = showsBefore(match)
  expect(container).toHaveTextContent('Nobody records this match yet')
  expect(container).toHaveTextContent('You open a room, and its players record the match.')
})
