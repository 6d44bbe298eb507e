import type { LeaderboardEntry, Lobby } from '@bettle/contract'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ANA, aLobby, aMember, BEN, CLEO, userId } from '../../push/lobby/a-lobby.test-support.ts'
import { publishLobbyPush } from '../../push/lobby/lobby-push-listeners.ts'
import { GameRank } from './game-rank.tsx'

const RANKED = 60
let asked: string[]

beforeEach(() => {
  asked = []
  localStorage.setItem('token', JSON.stringify({ accessToken: 'a', refreshToken: 'r', tokenType: 'Bearer' }))
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url)
    const page = Number(new URL(url, 'http://localhost').searchParams.get('page'))
    const rows = Array.from({ length: page === 1 ? 50 : 10 }, (_, index) => entry((page - 1) * 50 + index + 1))
    return Response.json({ leaderboard: rows, total: RANKED, version: 7 })
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  localStorage.clear()
})

function entry(rank: number): LeaderboardEntry {
  const user = { _id: userId(100 + rank), username: `fan${rank}x`, name: `Player ${rank}`, selectedAvatar: null }
  const { betsPlaced, betsWon, hasSettledBet, isActive, eliminatedIn, lastStanding } = aMember(ANA, {
    hasSettledBet: true,
    isActive: true,
  })
  return { user, chips: 200 - rank, betsPlaced, betsWon, hasSettledBet, isActive, eliminatedIn, lastStanding }
}

function aCrowd(): Lobby {
  const top = [1, 2, 3, 4, 5].map(entry)
  const around = [29, 30, 31].map((rank) => ({ ...entry(rank), rank, ...(rank === 30 && { user: ANA }) }))
  const lobby = aLobby({ users: [aMember(ANA), aMember(BEN, { isHost: true }), aMember(CLEO)] })
  return { ...lobby, leaderboard: top, crowd: { members: RANKED, ranked: RANKED, top }, place: { rank: 30, around } }
}

async function show(lobby = aCrowd()) {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <GameRank lobby={lobby} />
    </QueryClientProvider>,
  )
  await screen.findByText(`${RANKED} players`)
}

it('the ranking of a crowded lobby shows the first five and the user’s own rank with its neighbours, without a request [PR499]', async () => {
  await show()
  const rows = within(screen.getByRole('list', { name: 'Top players and your place' })).getAllByRole('listitem')
  expect(rows.map((row) => row.textContent?.match(/fan\d+x|ana/)?.[0])).toEqual([
    ...['fan1x', 'fan2x', 'fan3x', 'fan4x', 'fan5x'],
    ...['fan29x', 'ana', 'fan31x'],
  ])
  expect(asked).toEqual([])
})

/** Publishes that the crowd has changed. */
function changes() {
  const lobby = aCrowd()
  const push = { type: 'crowd.changed', ...lobby, ...lobby.crowd } as never
  act(() => publishLobbyPush({ push, isOwn: false }, lobby, lobby))
}

it('the ranking of a crowded lobby fetches pages when the user shows all players, and again at a random moment within eight seconds after a change [PR499] [PR501]', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.75)
  await show()
  await userEvent.click(screen.getByRole('button', { name: `Show all ${RANKED} players` }))
  await vi.waitFor(() => expect(asked.length).toBeGreaterThan(0))
  expect(new Set(asked.map((url) => new URL(url, 'http://localhost').searchParams.get('pageSize')))).toEqual(
    new Set(['50']),
  )
  const before = asked.length
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  changes()
  await vi.advanceTimersByTimeAsync(5_990)
  expect(asked).toHaveLength(before)
  // The call may start some steps after its timer.
  await vi.waitFor(() => expect(asked.length).toBeGreaterThan(before))
})

it('the ranking of a crowded lobby shows the details of a player whose row is selected [PR499]', async () => {
  await show()
  await userEvent.click(screen.getByRole('button', { name: /fan2x/ }))
  expect(screen.getByRole('region', { name: 'Details of fan2x' })).toHaveTextContent('198.00')
})
