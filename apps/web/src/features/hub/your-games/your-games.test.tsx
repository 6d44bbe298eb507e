import type { MyGame } from '@bettle/contract'
import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { makeQueryClient } from '../../../api/query/query-client.ts'
import { aLobby, minute } from '../../../push/lobby/a-lobby.test-support.ts'
import { YourGames } from './your-games.tsx'

it('the player’s own game on the hub shows score, minute, chips, place and the time left to bet [PR84]', async () => {
  const { _id, lobbyCode, match, hostUser } = aLobby({ at: 5 })
  const nextRound = { roundNumber: 2, closesAt: new Date(minute(8)).toISOString(), startsAt: null, hasBet: false }
  const game = {
    ...{ _id, lobbyCode, hostUser, match: { ...match, score: { home: 2, away: 1 } } },
    ...{ role: 'player', chips: 87, position: 2, eliminatedIn: null, nextRound },
  } as unknown as MyGame
  const root = createRootRoute({ component: () => <YourGames games={[game]} now={minute(5)} /> })
  const router = createRouter({ routeTree: root, history: createMemoryHistory() })
  render(
    <QueryClientProvider client={makeQueryClient()}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  )
  const row = await screen.findByRole('listitem')
  expect(screen.getByRole('heading', { name: 'YOUR GAME' })).toBeVisible()
  expect(row).toHaveTextContent(/2.1/)
  expect(row).toHaveTextContent(/Half 1, minute [56]\b/)
  for (const text of ['87 chips', '2nd place', 'No bet for round 2, closes in 3:00'])
    expect(row).toHaveTextContent(text)
})
