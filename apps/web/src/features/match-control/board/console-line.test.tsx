import { MatchId } from '@bettle/contract'
import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { render, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { makeQueryClient } from '../../../api/query/query-client.ts'
import { storeToken } from '../../../api/session/token.ts'
import { ConsoleLine } from './console-line.tsx'

const matchId = MatchId.parse('01900000-0000-7000-8000-000000000001')

it('the console reports that its operator has left only after the server has answered the report that the operator is there [W6]', async () => {
  storeToken({ accessToken: 'a', refreshToken: 'r', tokenType: 'Bearer' })
  const said: ('there' | 'leaving')[] = []
  const answers: (() => void)[] = []
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
    said.push(JSON.parse(String(body)).leaving ? 'leaving' : 'there')
    await new Promise<void>((resolve) => answers.push(resolve))
    return Response.json({ operators: [], impact: { lobbies: 0, players: 0, openBets: 0 } })
  })
  const { unmount } = render(
    <QueryClientProvider client={makeQueryClient()}>
      <ConsoleLine matchId={matchId} />
    </QueryClientProvider>,
  )
  await waitFor(() => expect(said).toEqual(['there']))
  unmount()
  await new Promise((resolve) => setTimeout(resolve))
  expect(said).toEqual(['there'])

  answers.shift()?.()
  await waitFor(() => expect(said).toEqual(['there', 'leaving']))
})

it('the console says in small print who else is there, and how many lobbies, players and open bets the match has [PR315] [PR793]', async () => {
  storeToken({ accessToken: 'a', refreshToken: 'r', tokenType: 'Bearer' })
  const impact = { lobbies: 2, players: 7, openBets: 1, onCopies: 1 }
  vi.stubGlobal('fetch', async () => Response.json({ operators: [{ name: 'Ben' }], impact }))
  const root = createRootRoute({ component: () => <ConsoleLine matchId={matchId} /> })
  const router = createRouter({ routeTree: root, history: createMemoryHistory() })
  render(
    <QueryClientProvider client={makeQueryClient()}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  )
  expect(await screen.findByText('Also at this console: Ben')).toBeVisible()
  expect(screen.getByText('2 lobbies, 7 players, 1 open bet')).toBeVisible()
  const onCopies = screen.getByRole('link', { name: '1 lobby records a copy and cannot see your events' })
  expect(onCopies).toHaveAttribute('href', expect.stringContaining(`manage-match/${matchId}`))
})
