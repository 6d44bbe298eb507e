import '@testing-library/jest-dom/vitest'
import { roomRecorders } from '@bettle/contract'
import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { makeQueryClient } from '../../../api/query/query-client.ts'
import { storeToken } from '../../../api/session/token.ts'
import { ANA, aLobby, aMember, BEN } from '../../../push/lobby/a-lobby.test-support.ts'
import { LiveRegion } from '../../../ui/index.ts'
import { AskedLine } from './asked-line.tsx'

const users = [aMember(ANA, { isHost: true }), aMember(BEN)]
const check = {
  ...{ roundId: 'round', roundNumber: 3, eventType: 'Corner', count: 1, tapIds: ['tap'] },
  until: '2026-06-01T18:10:33.000Z',
}
const event = {
  ...{ tapId: 'tap', eventType: 'Corner', team: 'home', timeStamp: '2026-06-01T18:04:00.000Z' },
  ...{ tappedBy: [aMember(BEN).user._id], counts: true, isDecided: false },
}

beforeEach(() => {
  storeToken({ accessToken: 'a', refreshToken: 'r', tokenType: 'Bearer' })
})
afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

function shows(more: { checks?: unknown[]; questions?: unknown[] } = {}) {
  vi.stubGlobal('fetch', async (url: string) => {
    expect(url).toContain(roomRecorders.path.replace('/:lobbyId', ''))
    return Response.json({ recorders: [], events: [event], questions: [], checks: [check], objectionsLeft: 2, ...more })
  })
  const lobby = aLobby({ users })
  render(
    <LiveRegion>
      <QueryClientProvider client={makeQueryClient()}>
        <AskedLine lobbyId={lobby._id}>the lines</AskedLine>
      </QueryClientProvider>
    </LiveRegion>,
  )
}

it('says on a phone, in the place of the lines below the board, what the room asks [RM32] [RM36] [PR1073]', async () => {
  shows()
  expect(await screen.findByText('Round 3 is over. Check its counts on Tap.')).toBeInTheDocument()
  expect(screen.queryByText('the lines')).toBeNull()
})

it('keeps the lines below the board while the room asks nothing [RM32] [PR1073]', async () => {
  shows({ checks: [] })
  await waitFor(() => expect(screen.getByText('the lines')).toBeInTheDocument())
})

it('names the types of open questions first [RM32] [PR1073]', async () => {
  shows({ questions: [{ ...event, until: event.timeStamp }] })
  expect(await screen.findByText('The room asks you: Corner. Answer on Tap.')).toBeInTheDocument()
})
