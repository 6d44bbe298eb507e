import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { makeQueryClient } from '../../../api/query/query-client.ts'
import { storeToken } from '../../../api/session/token.ts'
import { ANA, aLobby, BEN } from '../../../push/lobby/a-lobby.test-support.ts'
import { MatchLobbies } from './match-lobbies.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
})

it('the page of a match lists the lobbies that record a copy of it, and says what to do [RM21] [PR793]', async () => {
  storeToken({ accessToken: 'a', refreshToken: 'r', tokenType: 'Bearer' })
  const onCopies = [
    { _id: 'c1', hostUser: ANA, players: 3, isStarted: false },
    { _id: 'c2', hostUser: BEN, players: 1, isStarted: true },
  ]
  vi.stubGlobal('fetch', async () => Response.json({ lobbies: [], total: 0, onCopies }))
  render(
    <QueryClientProvider client={makeQueryClient()}>
      <MatchLobbies match={aLobby().match} />
    </QueryClientProvider>,
  )
  const section = await screen.findByRole('region', { name: 'Lobbies that record a copy of this match' })
  expect(section).toHaveTextContent('At kick-off someone in the lobby presses Start half 1.')
  expect(section).toHaveTextContent('To play with your events, the host opens a new lobby and chooses Official.')
  expect(screen.getByText('ana, 3 players: waits for its own kick-off')).toBeVisible()
  expect(screen.getByText('ben, 1 player: has started')).toBeVisible()
})
