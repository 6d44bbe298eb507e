import '@testing-library/jest-dom/vitest'
import { checkRound, roomRecorders, sayInRoom } from '@bettle/contract'
import { QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { makeQueryClient } from '../../../api/query/query-client.ts'
import { storeToken } from '../../../api/session/token.ts'
import { ANA, aLobby, aMember, BEN } from '../../../push/lobby/a-lobby.test-support.ts'
import { lobbyTimetable } from '../../../push/match/timetable.ts'
import { LiveRegion } from '../../../ui/index.ts'
import { RoundChecks } from './round-checks.tsx'

const users = [aMember(ANA, { isHost: true }), aMember(BEN)]
const check = {
  ...{ roundId: 'round', roundNumber: 3, eventType: 'Corner', count: 1, tapIds: ['tap'] },
  until: '2026-06-01T18:10:33.000Z',
}
const event = {
  ...{ tapId: 'tap', eventType: 'Corner', team: 'home', timeStamp: '2026-06-01T18:04:00.000Z' },
  ...{ tappedBy: [aMember(BEN).user._id], counts: true, isDecided: false },
}
let sent: unknown[] = []

beforeEach(() => {
  sent = []
  storeToken({ accessToken: 'a', refreshToken: 'r', tokenType: 'Bearer' })
})
afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

function shows(more: { objectionsLeft?: number; checks?: unknown[]; questions?: unknown[] } = {}) {
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    if (url.includes(checkRound.path) || url.includes(sayInRoom.path)) {
      sent.push(JSON.parse(String(init.body)))
      return Response.json({ message: 'done' })
    }
    expect(url).toContain(roomRecorders.path.replace('/:lobbyId', ''))
    return Response.json({ recorders: [], events: [event], questions: [], checks: [check], objectionsLeft: 2, ...more })
  })
  const lobby = aLobby({ users })
  render(
    <LiveRegion>
      <QueryClientProvider client={makeQueryClient()}>
        <RoundChecks lobby={lobby} timetable={lobbyTimetable(lobby)} />
      </QueryClientProvider>
    </LiveRegion>,
  )
  return lobby
}

it('asks in one line for each type whether its count is right [RM36] [PR1071]', async () => {
  const { _id: lobbyId } = shows()
  expect(await screen.findByText('Corner 1: right?')).toBeInTheDocument()
  fireEvent.click(screen.getByRole('button', { name: 'Corner 1 is right' }))
  await waitFor(() =>
    expect(sent).toEqual([{ lobbyId, roundId: 'round', eventType: 'Corner', isRight: true, team: null }]),
  )
})

it('leads a no to a claim of a missing event, or to a challenge [RM35] [RM36] [PR1071]', async () => {
  const { _id: lobbyId } = shows()
  fireEvent.click(await screen.findByRole('button', { name: 'Corner 1 is not right' }))
  expect(sent).toEqual([])
  fireEvent.click(screen.getByRole('button', { name: /^One is missing: Corner, away/ }))
  await waitFor(() =>
    expect(sent).toEqual([{ lobbyId, roundId: 'round', eventType: 'Corner', isRight: false, team: 'away' }]),
  )
  fireEvent.click(screen.getByRole('button', { name: /^Did not happen: .*Corner, home/ }))
  await waitFor(() => expect(sent[1]).toEqual({ lobbyId, tapId: 'tap', isTrue: false }))
})

it('says that no challenge is left instead of offering one [RM27]', async () => {
  shows({ objectionsLeft: 0 })
  fireEvent.click(await screen.findByRole('button', { name: 'Corner 1 is not right' }))
  expect(screen.getByText('You have used your two challenges of this half.')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /missing/ })).toBeNull()
})
