import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { ANA, aLobby, aMember } from '../../push/lobby/a-lobby.test-support.ts'
import type { LongListProps } from '../../ui/index.ts'
import { GameRank } from './game-rank.tsx'

/** A list with ten rows in view. The test environment has no layout, so the list itself cannot compute them. */
function TenRows({ items, row }: LongListProps<number>) {
  const [first, setFirst] = useState(3)
  return (
    <>
      <button type="button" onClick={() => setFirst(145)}>
        Scroll
      </button>
      {items.slice(first, first + 10).map(row)}
    </>
  )
}
vi.mock('../../ui/index.ts', async (original) => ({
  ...(await original<typeof import('../../ui/index.ts')>()),
  LongList: TenRows,
}))

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

it('the ranking of a crowded lobby fetches a page when the user scrolls to one of its rows [PR499]', async () => {
  localStorage.setItem('token', JSON.stringify({ accessToken: 'a', refreshToken: 'r', tokenType: 'Bearer' }))
  const asked: (string | null)[] = []
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(new URL(url, 'http://localhost').searchParams.get('page'))
    return Response.json({ leaderboard: [], total: 200, version: 7 })
  })
  const lobby = { ...aLobby({ users: [aMember(ANA)] }), leaderboard: [], crowd: { members: 200, ranked: 200, top: [] } }
  render(
    <QueryClientProvider client={new QueryClient()}>
      <GameRank lobby={lobby} />
    </QueryClientProvider>,
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Show all 200 players' }))
  await vi.waitFor(() => expect(asked).toEqual(['1']))
  await userEvent.click(screen.getByRole('button', { name: 'Scroll' }))
  await vi.waitFor(() => expect(asked).toEqual(['1', '3', '4']))
})
