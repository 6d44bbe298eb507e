import { adminListLobbies, type Match, type MatchId } from '@bettle/contract'
import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { makeQueryClient } from '../../api/query/query-client.ts'
import { storeToken } from '../../api/session/token.ts'
import { NextStep } from './next-step.tsx'

const NOW = Date.parse('2026-06-14T18:00:00.000Z')
const at = (minutes: number) => new Date(NOW + minutes * 60_000).toISOString()
type Half = Match['halves'][number]
const half = (halfNumber: number, status: Half['status'], startTime: string | null = null): Half => ({
  ...{ _id: `h${halfNumber}` as Half['_id'], match: 'm' as MatchId, halfNumber, status, startTime, endTime: null },
})
const upcoming: Match = {
  ...{ _id: 'm' as MatchId, homeTeam: 'France', awayTeam: 'Brazil', teams: [], status: 'upcoming', tempo: 1 },
  ...{ halves: [half(1, 'upcoming'), half(2, 'upcoming')], startTime: at(5), score: { home: 0, away: 0 } },
  ...{ suspended: false, suspendedEventTypes: [], abandonedReason: null, abandonedWhy: null, endedAt: null },
  ...{ resultsConfirmedAt: null, createdAt: at(-60), updatedAt: at(-60), version: 1 },
}
const running: Match = { ...upcoming, status: 'active', halves: [half(1, 'active', at(-46)), half(2, 'upcoming')] }
const completed: Match = { ...running, status: 'completed', halves: [half(1, 'finished'), half(2, 'finished')] }

let lobbies: object[]
let hasBet: boolean
let preview: () => Response
let answer: () => Response
let sent: { path: string; body: Record<string, unknown> }[]

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, shouldAdvanceTime: true })
  lobbies = [{ status: 'open', lobbyCode: 'ABCDEF' }]
  hasBet = false
  preview = () => Response.json({ lobbies: 0, players: 0, bets: 0, chips: 0, members: [], cannotComeBack: [] })
  answer = () => Response.json({ message: 'Done.', lobby: { _id: 'l', lobbyCode: 'ABCDEF' } })
  sent = []
  storeToken({ accessToken: 'a', refreshToken: 'r', tokenType: 'Bearer' })
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit = {}) => {
    const path = new URL(String(url), 'http://localhost').pathname.replace('/api', '')
    if (path.endsWith('/preview')) return preview()
    if (path === adminListLobbies.path) return Response.json({ lobbies })
    if (path.endsWith('/feed')) return Response.json({ feed: null })
    if (path.endsWith('/own-part'))
      return Response.json({ hasBet, hasOperated: false, isFeedTheirs: false, ownPrices: [] })
    if (method === 'GET') return Response.json({})
    sent.push({ path, body: JSON.parse(String(body)) })
    return answer()
  })
})

async function show(match: Match, isConsole = false) {
  let update: (other: Match) => void = () => {}
  function Page() {
    const [shown, setShown] = useState(match)
    update = setShown
    return <NextStep match={shown} isConsole={isConsole} />
  }
  const router = createRouter({ routeTree: createRootRoute({ component: Page }), history: createMemoryHistory() })
  render(
    <QueryClientProvider client={makeQueryClient()}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  )
  await screen.findByRole('list', { name: 'Match day' })
  return { becomes: (other: Match) => act(async () => update(other)) }
}
const button = (name: string) => screen.getByRole('button', { name })
const goesBy = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

it('the next step sends a double press once, names the state for which it is shown, and acts again after two seconds [W9] [W10] [PR843]', async () => {
  answer = () => Response.json({ error: 'Another change came first.', code: 'half-state' }, { status: 409 })
  await show(upcoming)
  fireEvent.click(button('Start Half 1'))
  fireEvent.click(button('Start Half 1'))
  await goesBy(1900)
  fireEvent.click(button('Start Half 1'))
  await goesBy(0)
  const body = { matchId: 'm', halfNumber: 1, expectedState: 'upcoming 1:upcoming 2:upcoming' }
  expect(sent).toEqual([{ path: '/admin/game/start-half', body }])
  expect(screen.getByRole('alert')).toHaveTextContent('Another change came first.')
  await goesBy(200)
  fireEvent.click(button('Start Half 1'))
  await goesBy(0)
  expect(sent).toHaveLength(2)
})

it('the next step ignores presses in the first two seconds after another operator has changed it [W10] [PR843]', async () => {
  const { becomes } = await show(upcoming)
  await becomes({ ...running, halves: [half(1, 'finished', at(-50)), half(2, 'upcoming')] })
  fireEvent.click(button('Start Half 2'))
  await goesBy(1900)
  fireEvent.click(button('Start Half 2'))
  expect(sent).toEqual([])
  await goesBy(200)
  fireEvent.click(button('Start Half 2'))
  await goesBy(0)
  expect(sent).toMatchObject([{ body: { halfNumber: 2, expectedState: 'active 1:finished 2:upcoming' } }])
})

it('the next step ends a half only after a question with its preview, in another place than it starts one [W8] [PR842]', async () => {
  const { becomes } = await show(upcoming)
  const placeOf = (name: string) => {
    const slot = button(name).parentElement
    return [...(slot?.parentElement?.children ?? [])].indexOf(slot as Element)
  }
  const start = placeOf('Start Half 1')
  await becomes(running)
  await goesBy(2000)
  expect([start, placeOf('End Half 1')]).toEqual([0, 1])
  fireEvent.click(button('End Half 1'))
  const question = within(await screen.findByRole('alertdialog', { name: 'End half 1?' }))
  expect(await question.findByText(/keep their results/)).toBeVisible()
  fireEvent.click(question.getByRole('button', { name: 'End Half 1' }))
  await goesBy(0)
  expect(sent).toEqual([])
  await goesBy(2000)
  fireEvent.click(question.getByRole('button', { name: 'End Half 1' }))
  await goesBy(0)
  expect(sent).toMatchObject([{ path: '/admin/game/end-half', body: { expectedState: 'active 1:active 2:upcoming' } }])
})

it('the next step opens no second lobby if another operator has opened one first [W9] [PR841]', async () => {
  lobbies = []
  await show(upcoming)
  lobbies = [{ status: 'open', lobbyCode: 'GHJKLM' }]
  answer = () => Response.json({ error: 'Another lobby was opened first.', code: 'half-state' }, { status: 409 })
  fireEvent.click(button('Open a lobby'))
  await goesBy(0)
  expect(
    await screen.findByText('Another operator opened lobby GHJKLM first. No second lobby was opened.'),
  ).toBeVisible()
  expect(sent).toMatchObject([{ body: { expectedState: expect.stringMatching(/1:upcoming 2:upcoming$/) } }])
})

it.each([
  [
    'a match that kicks off later',
    { ...upcoming, startTime: at(60) },
    false,
    'Start Half 1',
    /^Too early: you can start from/,
  ],
  [
    'an operator who bet on the match',
    upcoming,
    true,
    'Start Half 1',
    /^Another administrator has to do this, because you have a bet/,
  ],
  ['results with an open bet', completed, false, 'Confirm results', /^A bet on this match is still open/],
] as const)(
  'the next step is off for %s, and says why [W8] [V6] [S8] [PR842]',
  async (_, match, locked, name, reason) => {
    hasBet = locked
    preview = () => Response.json({ error: 'A bet is open.', code: 'half-state' }, { status: 409 })
    await show(match)
    expect(await screen.findByText(reason)).toBeVisible()
    expect(button(name)).toBeDisabled()
  },
)

it('at the console the end of the running half is off in its place until the minutes of the half are played [W8] [PR842]', async () => {
  const { becomes } = await show({ ...running, halves: [half(1, 'active', at(-44)), half(2, 'upcoming')] }, true)
  expect(button('End Half 1')).toBeDisabled()
  await becomes(running)
  expect(button('End Half 1')).toBeEnabled()
})
