import type { AdminOdds, Match, MatchId, OddsId } from '@bettle/contract'
import { planRounds } from '@bettle/rules'
import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { makeQueryClient } from '../../api/query/query-client.ts'
import { storeToken } from '../../api/session/token.ts'
import { openFolds } from '../../ui/layout/open-folds.test-support.ts'
import { ManageMatch } from './manage-match.tsx'
import { MatchActions } from './match-actions.tsx'
import { MatchFields } from './match-fields.tsx'
import { OddsEditor } from './odds/odds-editor.tsx'
import { HalvesTable } from './rounds/halves-table.tsx'
import { RoundsTable } from './rounds/rounds-table.tsx'

const matchId = '01900000-0000-7000-8000-000000000001' as MatchId
const NEVER = '2026-01-01T00:00:00.000Z'
type Half = Match['halves'][number]
const half = (halfNumber: number, status: Half['status'], startTime: string | null = null): Half => ({
  ...{ _id: `h${halfNumber}` as Half['_id'], match: matchId, halfNumber, status, startTime, endTime: null },
})
const match: Match = {
  ...{ _id: matchId, homeTeam: 'France', awayTeam: 'Brazil', teams: [], status: 'active', tempo: 1 },
  ...{ halves: [half(1, 'active', NEVER), half(2, 'upcoming')], startTime: NEVER, score: { home: 0, away: 0 } },
  ...{ suspended: false, suspendedEventTypes: [], abandonedReason: null, abandonedWhy: null, endedAt: null },
  ...{ resultsConfirmedAt: null, createdAt: NEVER, updatedAt: NEVER, version: 1 },
}
const withoutHalves: Match = { ...match, status: 'upcoming', halves: [], startTime: null }
const option = {
  ...{ _id: 'o1' as OddsId, match: matchId, name: 'Over 0.5 Corner', eventType: 'Corner', betType: 'over' },
  ...{ threshold: 0.5, odds: 2, setBy: 'admin', suspended: false, retired: false, model: null },
} as unknown as AdminOdds

let status: number
let sent: string[]

beforeEach(() => {
  status = 409
  sent = []
  storeToken({ accessToken: 'a', refreshToken: 'r', tokenType: 'Bearer' })
  vi.stubGlobal('fetch', async (url: string, { method = 'GET' }: RequestInit = {}) => {
    if (url.endsWith('/preview'))
      return Response.json({ lobbies: 0, players: 0, bets: 0, chips: 0, members: [], cannotComeBack: [] })
    if (method === 'GET') return Response.json({ matchRounds: [] })
    sent.push(url)
    return Response.json({ error: 'Not now.', code: 'match-not-over' }, { status })
  })
})

function shown(page: () => ReactNode) {
  render(<QueryClientProvider client={makeQueryClient()}>{page()}</QueryClientProvider>)
  openFolds()
  return userEvent.setup()
}

const timetable = (halfNumber: number) => ({
  ...{ tempo: 1, matchStatus: 'upcoming' as const },
  halves: [{ id: 'h1', halfNumber, status: 'upcoming' as const, startTime: null, endTime: null }],
  rounds: planRounds(45, 10).map((round, index) => ({
    ...{ ...round, id: `r${index}`, halfNumber, roundNumber: index + 1 },
  })),
})

it.each([
  ['Failed to create half', () => <HalvesTable match={match} />, ['Add extra time']],
  ['Failed to start half', () => <HalvesTable match={match} />, ['Start Half 2', 'Confirm']],
  ['Failed to end half', () => <HalvesTable match={match} />, ['End Half 1', 'Confirm']],
  ['Error deleting half', () => <HalvesTable match={match} />, ['Delete Half 2', 'Confirm']],
  [
    'Failed to create round',
    () => <RoundsTable match={{ ...match, halves: [half(1, 'upcoming')] }} timetable={timetable(1)} />,
    ['Add round'],
  ],
  [
    'Error deleting round',
    () => <RoundsTable match={{ ...match, halves: [half(1, 'upcoming')] }} timetable={timetable(1)} />,
    ['Delete round 5', 'Confirm'],
  ],
  [
    'Failed to save odds',
    () => <OddsEditor match={match} eventType={{ name: 'Corner', displayName: 'Corner' }} odds={[option]} />,
    ['Add over'],
  ],
  [
    'Failed to delete odd',
    () => <OddsEditor match={match} eventType={{ name: 'Corner', displayName: 'Corner' }} odds={[option]} />,
    ['Delete Over 0.5 Corner', 'Confirm'],
  ],
] satisfies readonly (readonly [string, () => ReactNode, readonly string[]])[])(
  'the match page shows ‘%s’ with the reason beside the button that was pressed [PR317]',
  async (text, page, presses) => {
    const user = shown(page)
    for (const name of presses) await user.click(await screen.findByRole('button', { name }))
    expect(await screen.findByText(`${text}. Not now.`)).toBeVisible()
    expect(sent).toHaveLength(1)
  },
)

it.each([
  ['Update Rounds', '/admin/game/update-rounds', 'Failed to update rounds'],
  ['Settle ended rounds', '/admin/game/manual-trigger', 'Failed to settle the rounds'],
])('%s of the match page sends its call at once [PR300] [PR324]', async (name, path, text) => {
  const user = shown(() => <MatchActions match={match} />)
  await user.click(screen.getByRole('button', { name }))
  expect(await screen.findByText(`${text}. Not now.`)).toBeVisible()
  expect(sent).toEqual([expect.stringContaining(path)])
})

it.each([
  ['a round is added', () => <RoundsTable match={withoutHalves} timetable={timetable(1)} />, 'Add round'],
  ['rounds are updated', () => <MatchActions match={withoutHalves} />, 'Update Rounds'],
])(
  'the match page shows ‘No half selected’ and sends nothing if %s without a half [PR317]',
  async (_what, page, name) => {
    const user = shown(page)
    await user.click(screen.getByRole('button', { name }))
    expect(await screen.findByText('No half selected')).toBeVisible()
    expect(sent).toEqual([])
  },
)

it.each([
  [400, 'Bad request: Check all fields are valid'],
  [500, 'Server error: Please try again'],
])('the match form explains a refusal with status %i [PR316]', async (refused, text) => {
  status = refused
  const user = shown(() => <MatchFields match={match} />)
  const home = screen.getByRole('textbox', { name: /Home team/ })
  await user.clear(home)
  await user.type(home, 'Spain')
  await user.click(screen.getByRole('button', { name: 'Save match' }))
  const form = screen.getByRole('form', { name: 'Match' })
  await waitFor(() => expect(within(form).getByText(text)).toBeVisible())
})

it('the match page shows ‘No match ID available’ if the address has no match id [PR317]', async () => {
  const root = createRootRoute({
    component: () => <ManageMatch id="none" lobbiesOf={() => null} invitationTo={() => null} />,
  })
  const router = createRouter({ routeTree: root, history: createMemoryHistory() })
  shown(() => <RouterProvider router={router as never} />)
  expect(await screen.findByText('No match ID available')).toBeVisible()
})
