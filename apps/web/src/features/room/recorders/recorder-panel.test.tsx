import '@testing-library/jest-dom/vitest'
import { roomRecorders, sayInRoom } from '@bettle/contract'
import { QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { makeQueryClient } from '../../../api/query/query-client.ts'
import { storeToken } from '../../../api/session/token.ts'
import { ANA, aLobby, aMember, BEN } from '../../../push/lobby/a-lobby.test-support.ts'
import { lobbyTimetable } from '../../../push/match/timetable.ts'
import { LiveRegion } from '../../../ui/index.ts'
import { RecorderPanel, RecorderQuestions } from './recorder-panel.tsx'

const users = [aMember(ANA, { isHost: true }), aMember(BEN)]
const event = { eventType: 'Corner', team: 'home', timeStamp: '2026-06-01T18:10:00.000Z' }
const recorders = users.map(({ user }, index) => ({ user, isPresent: index === 0, records: 'now' }))
let said: unknown[] = []
let named: readonly unknown[] = recorders

beforeEach(() => {
  said = []
  named = recorders
  storeToken({ accessToken: 'a', refreshToken: 'r', tokenType: 'Bearer' })
})
afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

function shows(reply: { readonly events: unknown[]; readonly questions: unknown[] }) {
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    if (url.includes(sayInRoom.path)) {
      said.push(JSON.parse(String(init.body)))
      return Response.json({ message: 'done' })
    }
    expect(url).toContain(roomRecorders.path.replace('/:lobbyId', ''))
    return Response.json({ recorders: named, checks: [], objectionsLeft: 2, ...reply })
  })
  const lobby = aLobby({ users })
  const timetable = lobbyTimetable(lobby)
  render(
    <LiveRegion>
      <QueryClientProvider client={makeQueryClient()}>
        <RecorderQuestions lobby={lobby} timetable={timetable} />
        <RecorderPanel lobby={lobby} timetable={timetable} isRecorder />
      </QueryClientProvider>
    </LiveRegion>,
  )
  return lobby
}

it('shows who records and who tapped each event, and explains it in three sentences [RM23] [RM32] [PR991]', async () => {
  const ids = [BEN, ANA].map((name) => aMember(name).user._id)
  const tapped = { ...event, tapId: 'tap', tappedBy: ids, counts: true, isDecided: false, word: true }
  shows({ events: [tapped], questions: [] })
  const row = await screen.findByText(/tapped\. It counts unless others say no\./)
  expect(row).toHaveTextContent(`${aMember(BEN).user.username} and you tapped.`)
  expect(screen.getByText(/\(pad closed\)/)).toBeInTheDocument()
  const explained = screen.getByRole('list', { name: 'How recorders work' }).children
  expect([...explained].map(({ textContent }) => textContent)).toEqual([
    'An event shows at the first tap, with who tapped it.',
    'After a round, the room asks its recorders about doubtful events. Your word does not count if it helps your own bet, nor does silence while you record alone.',
    'A minute after the round at the latest, it is decided for good.',
  ])
  expect(screen.queryByRole('button')).toBeNull()
})

it('asks a recorder about an event in doubt, and sends the answer [RM26] [PR991]', async () => {
  const { _id: lobbyId } = shows({ events: [], questions: [{ ...event, tapId: 'tap', until: event.timeStamp }] })
  fireEvent.click(await screen.findByRole('button', { name: /^No, Corner/ }))
  await waitFor(() => expect(said).toEqual([{ lobbyId, tapId: 'tap', isTrue: false }]))
})

it('names who claimed an event, and asks whether the count lacks it [RM35] [PR1070]', async () => {
  const claimedBy = aMember(BEN).user._id
  const claimed = { ...event, tapId: 'claim', tappedBy: [], counts: false, isDecided: false, claimedBy }
  shows({
    events: [claimed],
    questions: [{ ...event, tapId: 'other', until: event.timeStamp, claimedBy }],
  })
  const { username } = aMember(BEN).user
  expect(await screen.findByText(`${username} claimed it. It counts once others say yes.`)).toBeInTheDocument()
  expect(screen.getByText(`${username} says that one is missing in the count. Is it?`)).toBeInTheDocument()
})

it('offers no challenge of an event that was seen more than half a minute ago, but a yes [RM27] [PR1072]', async () => {
  const late = { ...event, tapId: 'tap', tappedBy: [aMember(BEN).user._id], counts: true, isDecided: false }
  shows({ events: [{ ...late, challengeUntil: '2020-01-01T00:00:00.000Z' }], questions: [] })
  expect(await screen.findByRole('button', { name: /^Yes, Corner/ })).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /^No, Corner/ })).toBeNull()
})

it('tells the only recorder that nobody confirms or challenges the taps, and offers to take one back [RM30] [RM31] [PR1077]', async () => {
  named = recorders.slice(0, 1)
  const own = { ...event, tapId: 'tap', tappedBy: [aMember(ANA).user._id], counts: true, isDecided: false, word: true }
  const { _id: lobbyId } = shows({ events: [own], questions: [] })
  expect(await screen.findByText('You tapped. It counts.')).toBeInTheDocument()
  const explained = screen.getByRole('list', { name: 'How recorders work' })
  expect(explained).toHaveTextContent(
    'You record alone: your taps and checks count at once, and nobody can confirm or challenge them. You do not bet.',
  )
  expect(explained.children).toHaveLength(1)
  expect(screen.queryByRole('button', { name: /^(Yes|No), / })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: /^Take back Corner/ }))
  await waitFor(() => expect(said).toEqual([{ lobbyId, tapId: 'tap', isTrue: false }]))
})
