import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { makeQueryClient } from '../../api/query/query-client.ts'
import { storeToken } from '../../api/session/token.ts'
import { aBet, aLobby, BEN } from '../../push/lobby/a-lobby.test-support.ts'
import { lobbyKey } from '../../push/lobby/held-lobby.ts'
import { ScoutDialog } from './scout-dialog.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
})

it('a Scout shows the bets of the other members with the cards that they play [PR186]', async () => {
  storeToken({ accessToken: 'a', refreshToken: 'r', tokenType: 'Bearer' })
  const own = aBet(1, 2, 10, { card: 'scout' })
  const theirs = aBet(2, 2, 25, { user: BEN, card: 'boost' })
  vi.stubGlobal('fetch', async () => Response.json({ bets: [own, theirs] }))
  const client = makeQueryClient()
  client.setQueryData(lobbyKey(own.lobbyId), aLobby())
  render(
    <QueryClientProvider client={client}>
      <ScoutDialog bet={own} onClose={() => {}} />
    </QueryClientProvider>,
  )
  const list = await screen.findByRole('list', { name: 'Bets on the next round' })
  const rows = within(list).getAllByRole('listitem')
  expect(rows.map(({ textContent }) => textContent)).toEqual([expect.stringMatching(/ben.*Boost.*4\.5.*Throw.*25/)])
})
