import '@testing-library/jest-dom/vitest'
import { type LobbyId, type RoomStart, tapInRoom } from '@bettle/contract'
import { QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { makeQueryClient } from '../../../api/query/query-client.ts'
import { storeToken } from '../../../api/session/token.ts'
import { LiveRegion } from '../../../ui/index.ts'
import { StartCorrection, StartQuestions } from './half-began.tsx'

const MINUTE = 60_000
let sights: unknown[] = []

beforeEach(() => {
  sights = []
  storeToken({ accessToken: 'a', refreshToken: 'r', tokenType: 'Bearer' })
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    if (url.includes(tapInRoom.path)) sights.push(JSON.parse(String(init.body)).sight)
    return Response.json({ tapId: 'tap' })
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

const entry = { recorder: 'room' as const, isHostOnly: false, isRecorder: true }
const at = Date.now() - 2 * MINUTE
const iso = (time: number) => new Date(time).toISOString()
const start: RoomStart = {
  ...{ halfNumber: 1, startTime: iso(at), earliest: iso(at - 10 * MINUTE), until: iso(at + 5 * MINUTE) },
  isStated: false,
}
function shows(Part: typeof StartCorrection, more: object) {
  render(
    <LiveRegion>
      <QueryClientProvider client={makeQueryClient()}>
        <Part lobbyId={'l' as LobbyId} tempo={1} entry={{ ...entry, ...more }} windowKey="w" />
      </QueryClientProvider>
    </LiveRegion>,
  )
}
const key = (name: string) => screen.getByRole('button', { name })

it('lets a recorder correct the start of a half by minutes, not beyond the present [RM37] [PR1074]', async () => {
  shows(StartCorrection, { start })
  expect(screen.getByText('Did half 1 begin earlier or later than its clock says?')).toBeVisible()
  for (let press = 0; press < 4; press += 1) fireEvent.click(key('Later'))
  expect(screen.getByText('Half 1 began 2 minutes later than its clock says.')).toBeVisible()
  for (let press = 0; press < 3; press += 1) fireEvent.click(key('Earlier'))
  expect(screen.getByText('Half 1 began 1 minute earlier than its clock says.')).toBeVisible()
  fireEvent.click(key('Correct the start'))
  await waitFor(() => expect(sights).toEqual([{ kind: 'half-began', startTime: iso(at - MINUTE) }]))
})

it('asks another recorder about a stated start [RM37] [PR1074]', async () => {
  shows(StartQuestions, { start: { ...start, stated: { startTime: iso(at - 3 * MINUTE), by: 'ben' } } })
  expect(screen.getByText('ben: Half 1 began 3 minutes earlier than its clock says.')).toBeVisible()
  fireEvent.click(key('Right'))
  await waitFor(() => expect(sights).toEqual([{ kind: 'half-began', startTime: iso(at - 3 * MINUTE) }]))
})

it('measures a later picture by one press at its kick-off [RM38] [PR1076]', async () => {
  shows(StartQuestions, { kickOffSeenUntil: iso(Date.now() + 20_000) })
  fireEvent.click(key('Kick-off now'))
  await waitFor(() => expect(sights).toEqual([{ kind: 'kick-off-seen' }]))
})

it('shows nothing once the time is over [RM37] [RM38]', () => {
  shows(StartCorrection, { start: { ...start, until: iso(Date.now() - 1) } })
  shows(StartQuestions, { start: { ...start, until: iso(Date.now() - 1) }, kickOffSeenUntil: iso(Date.now() - 1) })
  expect(screen.queryByRole('button')).toBeNull()
})
