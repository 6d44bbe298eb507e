import '@testing-library/jest-dom/vitest'
import type { Circle, MatchId } from '@bettle/contract'
import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { makeQueryClient } from '../../api/query/query-client.ts'
import { storeToken } from '../../api/session/token.ts'
import { aLobby } from '../../push/lobby/a-lobby.test-support.ts'
import { Evenings } from './evenings.tsx'

const OWN = { ...aLobby().match, homeTeam: 'Reds', awayTeam: 'Blues' }
const asked: unknown[] = []
const REFUSAL = { error: 'This circle has opened 5 evenings today.', code: 'rate-limited' }

beforeEach(() => {
  asked.length = 0
  storeToken({ accessToken: 'a', refreshToken: 'r', tokenType: 'Bearer' })
  vi.stubGlobal('fetch', async (_url: string, init?: RequestInit) => {
    asked.push(JSON.parse(String(init?.body)))
    return Response.json(REFUSAL, { status: 429 })
  })
})

function evenings(matches: readonly unknown[]) {
  const circle = { _id: '00000000-0000-4000-8000-000000000001', evenings: [], matches } as unknown as Circle
  return (
    <QueryClientProvider client={makeQueryClient()}>
      <Evenings
        circle={circle}
        inviteTo={() => null}
        ownMatch={(opened) => (
          <button type="button" onClick={() => opened(OWN._id as MatchId)}>
            Make the match
          </button>
        )}
      />
    </QueryClientProvider>
  )
}

it('a match of their own whose evening could not be opened is offered again, and one press opens it [CI10] [PR964]', async () => {
  const { rerender } = render(evenings([]))
  await userEvent.click(screen.getByRole('button', { name: 'A match of our own' }))
  await userEvent.click(screen.getByRole('button', { name: 'Make the match' }))
  expect(await screen.findByText(/Your match is ready: choose it in the list/)).toBeVisible()
  // The form is closed, so that nobody makes the match a second time.
  expect(screen.queryByRole('button', { name: 'Make the match' })).toBeNull()
  rerender(evenings([OWN]))
  const choice = screen.getByRole('region', { name: 'OPEN AN EVENING' })
  await userEvent.click(within(choice).getByRole('button', { name: /Reds v Blues/ }))
  await vi.waitFor(() => expect(asked).toEqual([{ matchId: OWN._id }, { matchId: OWN._id }]))
})
