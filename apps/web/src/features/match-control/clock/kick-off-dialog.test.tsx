import type { MatchHalf } from '@bettle/contract'
import { QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { makeQueryClient } from '../../../api/query/query-client.ts'
import { storeToken } from '../../../api/session/token.ts'
import { KickOffDialog } from './kick-off-dialog.tsx'

const half: MatchHalf = {
  ...{ _id: 'h1' as MatchHalf['_id'], match: 'm' as MatchHalf['match'], halfNumber: 1, status: 'active' },
  ...{ startTime: '2026-06-14T18:00:00.000Z', endTime: null },
}
let previewed: string[]

beforeEach(() => {
  previewed = []
  storeToken({ accessToken: 'a', refreshToken: 'r', tokenType: 'Bearer' })
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit = {}) => {
    previewed.push(JSON.parse(String(body)).action.startTime)
    return Response.json({ lobbies: 0, players: 0, bets: 0, chips: 0, members: [], cannotComeBack: [] })
  })
})

it('the kick-off dialog requests the consequences once after the last of several quick presses, not after each press [O5] [PR300]', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  render(
    <QueryClientProvider client={makeQueryClient()}>
      <KickOffDialog halves={[half]} tempo={1} onClose={() => {}} onCorrect={async () => {}} />
    </QueryClientProvider>,
  )
  const later = screen.getByRole('button', { name: '+1 s' })
  for (let press = 0; press < 7; press += 1) {
    fireEvent.click(later)
    await vi.advanceTimersByTimeAsync(300)
  }
  expect(previewed).toEqual([])
  await vi.advanceTimersByTimeAsync(300)
  expect(await screen.findByText(/keep their results/)).toBeVisible()
  await waitFor(() => expect(previewed).toEqual(['2026-06-14T18:00:07.000Z']))
})
