import { type enterRoom, type MatchHalf, nameRecorder, type Reply, tapInRoom } from '@bettle/contract'
import { QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { makeQueryClient } from '../../api/query/query-client.ts'
import { storeToken } from '../../api/session/token.ts'
import { ANA, aLobby, aMember, BEN } from '../../push/lobby/a-lobby.test-support.ts'
import { LiveRegion } from '../../ui/index.ts'
import { RoomKickOff } from './room-kick-off.tsx'

type Entry = Reply<typeof enterRoom>

const whistle = { kind: 'half-start', halfNumber: 1, pressedBy: [], isPressed: false, missing: 2 } as const
let entry: Entry
let sent: unknown[]

beforeEach(() => {
  entry = { recorder: 'room', isHostOnly: false, present: 3, whistle: { ...whistle, pressedBy: [] } }
  sent = []
  storeToken({ accessToken: 'a', refreshToken: 'r', tokenType: 'Bearer' })
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    if (url.includes(tapInRoom.path)) {
      sent.push(JSON.parse(String(init.body)).sight)
      return Response.json({ tapId: 'tap' })
    }
    sent.push(JSON.parse(String(init.body)).seesStart)
    return Response.json(entry)
  })
})
afterEach(() => vi.unstubAllGlobals())

function shows(users = [aMember(ANA, { isHost: true }), aMember(BEN)], isHost = true) {
  const opened = aLobby({ users })
  const lobby = { ...opened, currentUser: { ...opened.currentUser, isHost } }
  const halves = lobby.match.halves.map((half): MatchHalf => ({ ...half, status: 'upcoming', startTime: null }))
  const onInvite = vi.fn()
  render(
    <LiveRegion>
      <QueryClientProvider client={makeQueryClient()}>
        <RoomKickOff lobby={{ ...lobby, match: { ...lobby.match, halves } }} onInvite={onInvite} />
      </QueryClientProvider>
    </LiveRegion>,
  )
  return { onInvite }
}

const key = () => screen.findByRole('button', { name: 'Whistle: Start half 1' })

describe('the kick-off of a room on Play', () => {
  it('Play says how many members must press the whistle, offers the key, and sends the press [RM22] [PR794]', async () => {
    shows()
    expect(
      await screen.findByText('Your room starts the match. When the referee blows, 2 of you must press Start half 1.'),
    ).toBeVisible()
    fireEvent.click(await key())
    await waitFor(() => expect(sent).toEqual([true, { kind: 'half-start' }]))
  })

  it('Play asks for the missing press with the name of the member who pressed the whistle [RM22] [PR794]', async () => {
    entry = { ...entry, whistle: { ...whistle, pressedBy: ['Ben'], missing: 1 } }
    shows()
    expect(await screen.findByText('Ben pressed Start half 1. Press it too: your press is enough.')).toBeVisible()
    expect(await key()).toBeEnabled()
  })

  it('Play tells a member who pressed the whistle that another press is missing [RM22] [PR794]', async () => {
    entry = { ...entry, whistle: { ...whistle, pressedBy: [], isPressed: true, missing: 1 } }
    shows()
    const text = 'You pressed Start half 1. One more player must press it within a minute.'
    expect(await screen.findByText(text)).toBeVisible()
    expect(await key()).toBeDisabled()
  })

  it('in a room that is too small to start, Play says so and offers the invitation in place of the key [RM6] [RM22]', async () => {
    entry = { recorder: 'host', isHostOnly: false, present: 2, whistle: { ...whistle, pressedBy: [], missing: null } }
    const { onInvite } = shows()
    expect(
      await screen.findByText('Two of you are here. Three must have this game open to start the match.'),
    ).toBeVisible()
    fireEvent.click(screen.getByRole('button', { name: 'Invite' }))
    expect(onInvite).toHaveBeenCalledOnce()
    expect(screen.queryByRole('button', { name: /Whistle/ })).toBeNull()
  })

  it('Play names the host without a seat who starts the match, and offers the key to that host alone [RM8] [RM22] [PR794]', async () => {
    entry = { recorder: 'host', isHostOnly: false, present: 1, whistle: { ...whistle, pressedBy: [], missing: null } }
    const host = aMember(ANA, { isHost: true, ranked: false })
    shows([host, aMember(BEN)])
    expect(
      await screen.findByText(/records this match and starts it\. You do not need to do anything\.$/),
    ).toBeVisible()
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('Play says before the kick-off who will record, and lets the host name recorders or record instead by one press [RM30] [PR993]', async () => {
    entry = { ...entry, isRecorder: true, atKickOff: 'named', whistle: { ...whistle, pressedBy: [], missing: 2 } }
    shows()
    const text = 'At the kick-off press Start half 1. The 3 of you here then record; from eight players on, all do.'
    expect(await screen.findByText(text)).toBeVisible()
    const named: unknown[] = []
    const fetched = globalThis.fetch
    vi.stubGlobal('fetch', (url: string, init: RequestInit = {}) => {
      if (!url.includes(nameRecorder.path)) return fetched(url, init)
      named.push(JSON.parse(String(init.body)))
      return Promise.resolve(Response.json({ message: 'done' }))
    })
    const { _id: lobbyId, currentUser } = aLobby({ users: [aMember(ANA, { isHost: true })] })
    for (const name of ['I record', 'Name recorders']) {
      const button = await screen.findByRole('button', { name })
      await waitFor(() => expect(button).toBeEnabled())
      fireEvent.click(button)
      await waitFor(() =>
        expect(named.splice(0)).toEqual([{ lobbyId, userId: currentUser.user._id, isRecorder: true }]),
      )
    }
  })

  it('Play says that all record once eight are here, and offers the decision to the host alone [RM30] [PR993]', async () => {
    entry = { ...entry, isRecorder: true, present: 8, atKickOff: 'crowd' }
    shows(undefined, false)
    const text = '8 players are here, so all of you record. At the kick-off press Start half 1.'
    expect(await screen.findByText(text)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'I record' })).toBeNull()
  })

  it('Play tells the only recorder who is there that they do not bet [RM30] [RM31]', async () => {
    entry = { ...entry, isRecorder: true, present: 1, whistle: { ...whistle, pressedBy: [], missing: 1 } }
    shows()
    const text = 'You record alone, without bets. When the referee blows, press Start half 1.'
    expect(await screen.findByText(text)).toBeVisible()
  })
})
