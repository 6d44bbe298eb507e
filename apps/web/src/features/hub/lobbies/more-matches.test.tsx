import '@testing-library/jest-dom/vitest'
import { createLobby, type Match, MatchId, openRoom } from '@bettle/contract'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentProps } from 'react'
import { expect, it, vi } from 'vitest'
import { aLobby, minute } from '../../../push/lobby/a-lobby.test-support.ts'
import { aCard } from '../a-card.test-support.ts'
import { MoreMatches } from './more-matches.tsx'

const base = aLobby().match
const match = (number: number, startTime: number): Match => ({
  ...base,
  _id: MatchId.parse(base._id.replace(/....$/, `00${number}`)),
  homeTeam: `Team ${number}`,
  status: 'upcoming',
  startTime: new Date(startTime).toISOString(),
  halves: base.halves.map((half) => ({
    ...half,
    status: 'upcoming' as const,
    startTime: half.halfNumber === 1 ? new Date(startTime).toISOString() : null,
  })),
})
const now = minute(-90)
const HOUR = 3_600_000

const MOCKS = {
  creating: {
    create: vi.fn(),
    openForFriends: vi.fn(),
    isPending: false,
    problem: undefined,
    matchId: undefined,
    forget: () => undefined,
  },
  lobbies: [],
  above: new Set<MatchId>(),
  onAll: () => undefined,
}

function show(matches: Match[], props: Partial<ComponentProps<typeof MoreMatches>> = {}) {
  const create = vi.fn()
  const onAll = vi.fn()
  const creating = { ...MOCKS.creating, create }
  render(<MoreMatches {...{ matches, now, creating, onAll }} lobbies={[]} above={new Set()} {...props} />)
  return { create, onAll, user: userEvent.setup() }
}

it('the lobbies list the other matches of tonight, each with one press that opens a lobby and takes a seat [PR851]', async () => {
  const { create, user } = show([match(11, now + HOUR), match(12, now + 2 * HOUR)])
  expect(screen.getAllByRole('listitem')).toHaveLength(2)
  await user.click(screen.getByRole('button', { name: 'TAKE A SEAT: Team 12 v Croatia' }))
  expect(create).toHaveBeenCalledExactlyOnceWith(match(12, 0)._id, {}, false, createLobby)
})

it('a seat on a match that nobody records is one in a room, whose players record it [PR851] [PR875]', async () => {
  const { create, user } = show([{ ...match(11, now + HOUR), recordedBy: 'nobody-yet' }])
  expect(screen.getByRole('listitem')).toHaveTextContent('You open a room, and its players record the match.')
  await user.click(screen.getByRole('button', { name: 'TAKE A SEAT: Team 11 v Croatia' }))
  expect(create).toHaveBeenCalledExactlyOnceWith(match(11, 0)._id, {}, false, openRoom)
})

it('the lobbies list no match a second time: neither one that is shown above nor one with an open lobby [PR851]', () => {
  const [first, second, third] = [match(11, now + HOUR), match(12, now + HOUR), match(13, now + HOUR)]
  show([first, second, third], { above: new Set([first._id]), lobbies: [{ ...aCard('AB23CD', 1), match: second }] })
  expect(screen.getByRole('listitem')).toHaveTextContent('Team 13')
})

it('the list of tonight’s matches leads to the matches of other days with one press [PR851]', async () => {
  const { onAll, user } = show([match(11, now + HOUR), match(12, now + 40 * HOUR)])
  expect(screen.getByRole('listitem')).toHaveTextContent('Team 11')
  await user.click(screen.getByRole('button', { name: 'All matches' }))
  expect(onAll).toHaveBeenCalledOnce()
})

it('the list is called TONIGHT only if all its matches start before the end of the night in the reader’s zone', () => {
  const at = (hours: number, minutes = 0) => new Date(2026, 5, 14, hours, minutes).getTime()
  const title = (...starts: number[]) => {
    const { unmount } = render(
      <MoreMatches {...MOCKS} now={at(15)} matches={starts.map((start, index) => match(11 + index, start))} />,
    )
    const [panel] = screen.getAllByRole('region')
    const name = panel?.querySelector('h2')?.textContent
    unmount()
    return name
  }
  expect(title(at(20))).toBe('TONIGHT')
  expect(title(at(20), at(24 + 3))).toBe('TONIGHT')
  expect(title(at(20), at(24 + 6))).toBe('NEXT')
})

it('the problem of opening a lobby is shown at the match that was pressed', () => {
  const [first, second] = [match(11, now + HOUR), match(12, now + HOUR)]
  const creating = { ...MOCKS.creating, problem: 'Too many lobbies', matchId: second._id }
  show([first, second], { creating })
  const [, pressed] = screen.getAllByRole('listitem')
  expect(screen.getByRole('alert')).toHaveTextContent('Too many lobbies')
  expect(pressed).toContainElement(screen.getByRole('alert'))
})
