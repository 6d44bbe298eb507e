import '@testing-library/jest-dom/vitest'
import { type Match, MatchId } from '@bettle/contract'
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

function show(matches: Match[], props: Partial<ComponentProps<typeof MoreMatches>> = {}) {
  const create = vi.fn()
  const onAll = vi.fn()
  const creating = { create, openForFriends: vi.fn(), isPending: false, problem: undefined, forget: () => undefined }
  render(<MoreMatches {...{ matches, now, creating, onAll }} lobbies={[]} above={new Set()} {...props} />)
  return { create, onAll, user: userEvent.setup() }
}

it('the lobbies list the other matches of tonight, each with one press that opens a lobby and takes a seat [PR851]', async () => {
  const { create, user } = show([match(11, now + HOUR), match(12, now + 2 * HOUR)])
  expect(screen.getAllByRole('listitem')).toHaveLength(2)
  await user.click(screen.getByRole('button', { name: 'TAKE A SEAT: Team 12 v Croatia' }))
  expect(create).toHaveBeenCalledExactlyOnceWith(match(12, 0)._id, {})
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
