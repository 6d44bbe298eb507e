import '@testing-library/jest-dom/vitest'
import { type Match, MatchId } from '@bettle/contract'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { aLobby, KICK_OFF, minute } from '../../../push/lobby/a-lobby.test-support.ts'
import { MatchList } from './match-list.tsx'

const live = aLobby().match
const upcoming: Match = {
  ...live,
  _id: MatchId.parse(live._id.replace(/....$/, 'beef')),
  homeTeam: 'Italy',
  status: 'upcoming',
  startTime: new Date(KICK_OFF).toISOString(),
  halves: live.halves.map((half) => ({
    ...half,
    status: 'upcoming' as const,
    startTime: half.halfNumber === 1 ? new Date(KICK_OFF).toISOString() : null,
  })),
}

function show(matches: Match[], now = minute(12)) {
  const onCreate = vi.fn()
  const rest = { failed: false, staleSince: undefined, isFetching: false, onRetry: () => undefined }
  render(<MatchList {...{ matches, now, onCreate }} {...rest} />)
  return { onCreate, user: userEvent.setup() }
}

describe('the list of matches', () => {
  it('the card of a match shows the tempo of the match [PR153]', () => {
    show([{ ...live, tempo: 10 }, upcoming])
    const [fast, asLife] = screen.getAllByRole('listitem')
    expect(fast).toHaveTextContent('10 times as fast as in real life')
    expect(asLife).not.toHaveTextContent('as fast as in real life')
  })

  it('the list of matches says that no matches are available if all matches are completed [PR105]', () => {
    show([{ ...live, status: 'completed' }])
    expect(screen.getByText('NO MATCHES AVAILABLE')).toBeVisible()
    expect(screen.getByText('Check back later for upcoming events')).toBeVisible()
  })

  it('the list of matches shows running matches first, marked LIVE and with their minute [PR104]', () => {
    show([upcoming, live])
    const [first, second] = screen.getAllByRole('listitem')
    expect(first).toHaveTextContent('LIVE')
    expect(first).toHaveTextContent('In Progress')
    expect(within(first as HTMLElement).getByText("13'")).toHaveClass('text-won')
    expect(second).not.toHaveTextContent('LIVE')
    expect(second).toHaveTextContent('Upcoming')
  })

  it('the card of a match says how many goals have no side [E5]', () => {
    show([upcoming, { ...live, score: { home: 1, away: 0, unassigned: 2 } }])
    const [first, second] = screen.getAllByRole('listitem')
    expect(first).toHaveTextContent('+2 goals, side not known')
    expect(second).not.toHaveTextContent('side not known')
  })

  it('the card of a match offers no new lobby after betting on the last round has closed, and says why [PR88]', () => {
    const halves = live.halves.map((half) =>
      half.halfNumber === 2
        ? { ...half, status: 'active' as const, startTime: new Date(minute(60)).toISOString() }
        : { ...half, status: 'finished' as const, endTime: new Date(minute(46)).toISOString() },
    )
    show([{ ...live, halves }], minute(60 + 41))
    expect(screen.queryByRole('button', { name: /CREATE GAME/ })).toBeNull()
    expect(screen.getByText('Too late for a new game: betting on this match is over.')).toBeVisible()
  })

  it('the card of a match counts down to the next half in a neutral colour, and opens the lobby dialog [PR104]', async () => {
    const { onCreate, user } = show([upcoming], minute(-90))
    expect(screen.getByRole('timer', { name: 'Half 1 starts in 1:30:00' })).toHaveClass('text-ink')
    expect(screen.getByRole('listitem')).toHaveTextContent(/2026, \d\d:\d\d · Half 1/)
    expect(screen.getByRole('listitem')).not.toHaveTextContent('beef')
    await user.click(screen.getByRole('button', { name: /^CREATE GAME on Italy/ }))
    expect(onCreate).toHaveBeenCalledExactlyOnceWith(upcoming)
  })

  it('the search of the list of matches finds a match by the last signs of its id, which its card does not show [PR104]', async () => {
    const many = Array.from({ length: 13 }, (_, index) => ({
      ...upcoming,
      _id: MatchId.parse(upcoming._id.replace(/....$/, `00${String(index + 10)}`)),
      homeTeam: `Team ${index}`,
    }))
    const { user } = show([...many, upcoming], minute(-90))
    await user.type(screen.getByRole('searchbox', { name: 'Filter matches' }), 'beef')
    expect(screen.getByRole('listitem')).toHaveTextContent('Italy')
    expect(screen.getByRole('listitem')).not.toHaveTextContent('beef')
  })
})
