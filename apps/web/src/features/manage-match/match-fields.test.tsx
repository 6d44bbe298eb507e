import type { Match, MatchId } from '@bettle/contract'
import { QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { makeQueryClient } from '../../api/query/query-client.ts'
import { storeToken } from '../../api/session/token.ts'
import { openFolds } from '../../ui/layout/open-folds.test-support.ts'
import { MatchFields } from './match-fields.tsx'

const NEVER = '2026-01-01T00:00:00.000Z'
const match: Match = {
  ...{ _id: '01900000-0000-7000-8000-000000000001' as MatchId, homeTeam: 'France', awayTeam: 'Brazil', teams: [] },
  ...{ status: 'upcoming', tempo: 0.5, halves: [], startTime: '2026-06-14T18:00:30.000Z', score: { home: 0, away: 0 } },
  ...{ suspended: false, suspendedEventTypes: [], abandonedReason: null, abandonedWhy: null, endedAt: null },
  ...{ resultsConfirmedAt: null, createdAt: NEVER, updatedAt: NEVER, version: 1 },
}

afterEach(() => vi.unstubAllEnvs())

function opens() {
  const saved: unknown[] = []
  storeToken({ accessToken: 'a', refreshToken: 'r', tokenType: 'Bearer' })
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit = {}) => {
    saved.push(JSON.parse(String(body)))
    return Response.json({ match })
  })
  render(
    <QueryClientProvider client={makeQueryClient()}>
      <MatchFields match={match} />
    </QueryClientProvider>,
  )
  openFolds()
  return saved
}

it('the match form sends only the fields that were changed [PR316]', async () => {
  const saved = opens()
  const user = userEvent.setup()
  const home = screen.getByRole('textbox', { name: /Home team/ })
  await user.clear(home)
  await user.type(home, 'Spain')
  await user.click(screen.getByRole('button', { name: 'Save match' }))
  await waitFor(() => expect(saved).toEqual([{ homeTeam: 'Spain' }]))
  await user.clear(home)
  await user.type(home, 'France')
  await user.click(screen.getByRole('button', { name: /match|Retry/ }))
  await waitFor(() => expect(saved).toEqual([{ homeTeam: 'Spain' }, { homeTeam: 'France' }]))
})

it('the match form refuses a kick-off that is typed only in part, which browsers report as empty, and sends nothing [PR316]', async () => {
  const saved = opens()
  const user = userEvent.setup()
  const kickOff = screen.getByLabelText('Planned kick-off')
  let isBad = true
  Object.defineProperty(kickOff, 'validity', { get: () => ({ badInput: isBad }) })
  fireEvent.change(kickOff, { target: { value: '' } })
  fireEvent.keyDown(kickOff, { key: 'Enter' })
  fireEvent.submit(screen.getByRole('form', { name: 'Match' }))
  expect(await screen.findByText(/Only a part of the day and the time is filled in/)).toBeVisible()
  expect(await screen.findByText('Please check for errors')).toBeVisible()
  expect(saved).toEqual([])
  isBad = false
  fireEvent.blur(kickOff)
  await user.click(screen.getByRole('button', { name: /match|Retry/ }))
  await waitFor(() => expect(saved).toEqual([{ startTime: null }]))
})

it('an empty field of a kick-off says that it is not set [PR316]', () => {
  opens()
  const kickOff = screen.getByLabelText('Planned kick-off')
  expect(kickOff).not.toHaveAttribute('data-unset')
  fireEvent.change(kickOff, { target: { value: '' } })
  expect(kickOff).toHaveAttribute('data-unset')
  expect(kickOff.closest('[style]')).toHaveStyle({ '--if-empty': '"Not set"' })
  expect(kickOff).toHaveAccessibleDescription(/^Not set\. /)
})

it('the match form refuses a kick-off in the hour that clocks skip, and sends nothing [PR316]', async () => {
  vi.stubEnv('TZ', 'Europe/Berlin')
  const saved = opens()
  fireEvent.change(screen.getByLabelText('Planned kick-off'), { target: { value: '2027-03-28T02:30' } })
  expect(screen.getByText(/02:30 does not exist on 28 Mar 2027 in Europe\/Berlin/)).toBeVisible()
  await userEvent.setup().click(screen.getByRole('button', { name: 'Save match' }))
  expect(await screen.findByText('Please check for errors')).toBeVisible()
  expect(saved).toEqual([])
})

it.each([
  ['First: 02:30 CEST', '2026-10-25T00:30:00.000Z'],
  ['Second: 02:30 CET', '2026-10-25T01:30:00.000Z'],
])('the match form asks which kick-off is meant in the hour that comes twice: %s [PR316]', async (which, startTime) => {
  vi.stubEnv('TZ', 'Europe/Berlin')
  const saved = opens()
  const user = userEvent.setup()
  const kickOff = screen.getByLabelText('Planned kick-off')
  fireEvent.change(kickOff, { target: { value: '2026-10-25T02:30' } })
  await user.click(screen.getByRole('button', { name: 'Save match' }))
  expect(await screen.findByText(/02:30 comes twice on 25 Oct 2026/)).toBeVisible()
  expect(saved).toEqual([])
  await user.click(screen.getByRole('radio', { name: which }))
  expect(kickOff).toHaveAccessibleDescription(`That is 25 Oct 2026, ${which.replace(/^\w+: /, '')}.`)
  await user.click(screen.getByRole('button', { name: 'Save match' }))
  await waitFor(() => expect(saved).toEqual([{ startTime }]))
})
