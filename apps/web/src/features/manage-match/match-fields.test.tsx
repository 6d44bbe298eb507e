import type { Match, MatchId } from '@bettle/contract'
import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { makeQueryClient } from '../../api/query/query-client.ts'
import { storeToken } from '../../api/session/token.ts'
import { MatchFields } from './match-fields.tsx'

const NEVER = '2026-01-01T00:00:00.000Z'
const match: Match = {
  ...{ _id: '01900000-0000-7000-8000-000000000001' as MatchId, homeTeam: 'France', awayTeam: 'Brazil', teams: [] },
  ...{ status: 'upcoming', tempo: 0.5, halves: [], startTime: '2026-06-14T18:00:30.000Z', score: { home: 0, away: 0 } },
  ...{ suspended: false, suspendedEventTypes: [], abandonedReason: null, abandonedWhy: null, endedAt: null },
  ...{ resultsConfirmedAt: null, createdAt: NEVER, updatedAt: NEVER, version: 1 },
}

it('the match form sends only the fields that were changed [PR316]', async () => {
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
