import type { Match, MatchId } from '@bettle/contract'
import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { makeQueryClient } from '../../../api/query/query-client.ts'
import { storeToken } from '../../../api/session/token.ts'
import { openFolds } from '../../../ui/layout/open-folds.test-support.ts'
import { MatchActions } from '../match-actions.tsx'
import { HalvesTable } from './halves-table.tsx'

const matchId = '01900000-0000-7000-8000-000000000001' as MatchId
const NEVER = '2026-01-01T00:00:00.000Z'
type Half = Match['halves'][number]
const half = (halfNumber: number, status: Half['status'], startTime: string | null): Half => ({
  ...{ _id: `h${halfNumber}` as Half['_id'], match: matchId, halfNumber, status, startTime, endTime: null },
})
const match: Match = {
  ...{ _id: matchId, homeTeam: 'France', awayTeam: 'Brazil', teams: [], status: 'active', tempo: 1 },
  ...{ halves: [half(1, 'active', NEVER), half(2, 'upcoming', null)], startTime: NEVER, score: { home: 0, away: 0 } },
  ...{ suspended: false, suspendedEventTypes: [], abandonedReason: null, abandonedWhy: null, endedAt: null },
  ...{ resultsConfirmedAt: null, createdAt: NEVER, updatedAt: NEVER, version: 1 },
}
let asked: { path: string; body: unknown }[]

beforeEach(() => {
  asked = []
  storeToken({ accessToken: 'a', refreshToken: 'r', tokenType: 'Bearer' })
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit = {}) => {
    const path = new URL(url, 'http://localhost').pathname.replace('/api', '')
    asked.push({ path, body: JSON.parse(String(body)) })
    if (!path.endsWith('/preview')) return Response.json({ match })
    const cannotComeBack = [{ code: 'penalties', lobbies: 1, players: 2, chips: 20 }]
    return Response.json({ lobbies: 1, players: 1, bets: 1, chips: 12, members: [], cannotComeBack })
  })
})

function shown(given: Partial<Match> = {}) {
  const one = { ...match, ...given }
  render(
    <QueryClientProvider client={makeQueryClient()}>
      <HalvesTable match={one} />
      <MatchActions match={one} />
    </QueryClientProvider>,
  )
  openFolds()
  return userEvent.setup()
}

it('the halves table asks for confirmation before it starts a half while another runs, and says that the running half ends [PR300]', async () => {
  const user = shown()
  await user.click(screen.getByRole('button', { name: 'Start Half 2' }))
  const question = await screen.findByRole('alertdialog')
  expect(within(question).getByText(/Half 1 is still running: it ends now/)).toBeVisible()
  expect(await within(question).findByText(/players pay a penalty for a round without a bet/)).toBeVisible()
  const preview = { path: '/admin/game/preview', body: { action: { kind: 'start-half', matchId, halfNumber: 2 } } }
  expect(asked).toEqual([preview])
  await user.click(within(question).getByRole('button', { name: 'Confirm' }))
  const start = { path: '/admin/game/start-half', body: { matchId, halfNumber: 2 } }
  await waitFor(() => expect(asked).toEqual([preview, start]))
})

it.each([
  ['End Half 1', { kind: 'end-half', matchId, halfNumber: 1 }],
  ['End match', { kind: 'end-match', matchId }],
  ['Abandon match', { kind: 'abandon-match', matchId, reason: 'none yet' }],
])('%s: the match page shows the irreversible consequences of the press in advance [PR300]', async (name, action) => {
  const user = shown()
  await user.click(screen.getByRole('button', { name }))
  expect(await screen.findByText(/players pay a penalty for a round without a bet/)).toBeVisible()
  expect(asked).toEqual([{ path: '/admin/game/preview', body: { action } }])
})

it('the match page shows the consequences of Confirm results in advance [PR300]', async () => {
  const user = shown({ status: 'completed', endedAt: NEVER })
  await user.click(screen.getByRole('button', { name: 'Confirm results' }))
  expect(await screen.findByText(/players pay a penalty for a round without a bet/)).toBeVisible()
  expect(asked).toEqual([{ path: '/admin/game/preview', body: { action: { kind: 'confirm-results', matchId } } }])
})
