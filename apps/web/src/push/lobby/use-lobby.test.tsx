import { QueryClientProvider } from '@tanstack/react-query'
import { renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { makeQueryClient } from '../../api/query/query-client.ts'
import { storeToken } from '../../api/session/token.ts'
import { ANA, aLobby, aMember, BEN, LOBBY_ID, MATCH_ID } from './a-lobby.test-support.ts'
import { activeLobby } from './active-lobby.ts'
import { lobbyKey } from './held-lobby.ts'
import { useLobby } from './use-lobby.ts'

const here = aLobby({ version: 9 })
const absent = aLobby({ version: 8, users: [aMember(ANA, { present: false, seat: 'left' }), aMember(BEN)] })

beforeEach(() => {
  storeToken({ accessToken: 'a', refreshToken: 'r', tokenType: 'Bearer' })
  activeLobby.set({ lobbyId: LOBBY_ID, lobbyCode: here.lobbyCode, matchId: MATCH_ID })
})
afterEach(() => vi.unstubAllGlobals())

function play(answer: unknown) {
  vi.stubGlobal('fetch', async (url: string) => Response.json(url.includes('lobby-details') ? answer : { events: [] }))
  const client = makeQueryClient()
  client.setQueryData(lobbyKey(LOBBY_ID), absent)
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  return renderHook(() => useLobby(LOBBY_ID), { wrapper }).result
}

it('the page opens a lobby again that the player had left, if they rejoined on another device', async () => {
  const view = play(here)
  expect(view.current.lobby).toBeUndefined()
  await waitFor(() => expect(view.current.lobby?.currentUser.present).toBe(true))
  expect(activeLobby.get()?.lobbyId).toBe(LOBBY_ID)
})

it('the page leaves a lobby that the player has left on another device', async () => {
  play({ ...absent, version: 10 })
  await waitFor(() => expect(activeLobby.get()).toBeUndefined())
})
