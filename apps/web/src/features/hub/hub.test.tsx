import { listLobbies, listMatches, listMyGames, type Match, MatchId } from '@bettle/contract'
import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { makeQueryClient } from '../../api/query/query-client.ts'
import { storeToken } from '../../api/session/token.ts'
import { liveClient } from '../../push/connection/live-client.ts'
import { aLobby } from '../../push/lobby/a-lobby.test-support.ts'
import { Hub } from './hub.tsx'

const HOUR = 3_600_000

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** A match of tonight without a lobby. */
function aMatch(number: number): Match {
  const base = aLobby().match
  const startTime = new Date(Date.now() + number * HOUR).toISOString()
  const [first, second] = base.halves.map((half) => ({ ...half, status: 'upcoming' as const, startTime: null }))
  if (!first || !second) throw new Error('a match has two halves')
  return {
    ...{ ...base, _id: MatchId.parse(base._id.replace(/.$/, String(number))), homeTeam: `Team ${number}` },
    ...{ status: 'upcoming', startTime, halves: [{ ...first, startTime }, second] },
  }
}

it('the lobbies offer one match first, below it the code, and below that the other matches of tonight [PR851]', async () => {
  storeToken({ accessToken: 'a', refreshToken: 'r', tokenType: 'Bearer' })
  vi.spyOn(liveClient(), 'follow').mockReturnValue(() => {})
  vi.stubGlobal('scrollTo', () => {})
  vi.stubGlobal('fetch', async (url: string) => {
    if (url.includes(listMyGames.path)) return Response.json({ games: [], removedFrom: [] })
    if (url.includes(listLobbies.path)) return Response.json({ lobbies: [], total: 0 })
    if (url.includes(listMatches.path)) return Response.json({ matches: [aMatch(2), aMatch(3)] })
    return Response.json({})
  })
  const given = {
    tab: 'join' as const,
    onTabChange: () => {},
    lounge: null,
    compete: null,
    circles: null,
    invitedTo: undefined,
  }
  const root = createRootRoute({ component: () => <Hub {...given} onIdle={undefined} onEnter={() => {}} /> })
  const router = createRouter({ routeTree: root, history: createMemoryHistory() })
  render(
    <QueryClientProvider client={makeQueryClient()}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  )
  const parts = [
    await screen.findByRole('button', { name: 'TAKE A SEAT' }),
    await screen.findByRole('textbox', { name: 'Lobby code' }),
    await screen.findByRole('button', { name: 'TAKE A SEAT: Team 3 v Croatia' }),
  ]
  const inOrder = parts.toSorted((a, b) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1))
  expect(inOrder).toEqual(parts)
  expect(screen.getAllByText('Team 2')).toHaveLength(1)
  expect(screen.queryByRole('button', { name: /Team 2/ })).toBeNull()
})
