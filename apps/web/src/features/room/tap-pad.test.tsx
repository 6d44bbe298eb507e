import '@testing-library/jest-dom/vitest'
import { enterRoom, type MatchEvent, tapInRoom, undoTapInRoom } from '@bettle/contract'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { makeQueryClient } from '../../api/query/query-client.ts'
import { storeToken } from '../../api/session/token.ts'
import { ANA, aLobby, aMember, anEvent, BEN } from '../../push/lobby/a-lobby.test-support.ts'
import { lobbyTimetable } from '../../push/match/timetable.ts'
import { LiveRegion } from '../../ui/index.ts'
import { TapPad } from './tap-pad.tsx'

interface Asked {
  readonly path: string
  readonly key: string | null
  readonly body: { sight?: unknown; tapId?: string }
}

let asked: Asked[] = []
let entry: { recorder: 'room' | 'host'; isHostOnly: boolean; present?: number }
/** Returns the server's response to the nth tap; tests replace it. */
let answer: (nth: number) => Response | undefined

beforeEach(() => {
  asked = []
  entry = { recorder: 'room', isHostOnly: false, present: 5 }
  answer = (nth) => Response.json({ tapId: `tap-${nth}` })
  storeToken({ accessToken: 'a', refreshToken: 'r', tokenType: 'Bearer' })
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    if (url.includes(enterRoom.path)) return Response.json(entry)
    const path = url.includes(undoTapInRoom.path) ? undoTapInRoom.path : tapInRoom.path
    asked.push({ path, key: new Headers(init.headers).get('idempotency-key'), body: JSON.parse(String(init.body)) })
    if (path === undoTapInRoom.path) return Response.json({ message: 'ok' })
    const reply = answer(asked.length)
    if (!reply) throw new TypeError('Failed to fetch')
    return reply
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  localStorage.clear()
})

async function opens(users = [aMember(ANA, { isHost: true }), aMember(BEN)], events: readonly MatchEvent[] = []) {
  const lobby = aLobby({ users })
  const onInvite = vi.fn()
  render(
    <LiveRegion>
      <QueryClientProvider client={makeQueryClient()}>
        <TapPad lobby={lobby} timetable={lobbyTimetable(lobby)} events={events} onInvite={onInvite} />
      </QueryClientProvider>
    </LiveRegion>,
  )
  await screen.findByRole('button', { name: 'Corner, home' })
  return { onInvite }
}

const key = (name: string) => screen.getByRole('button', { name })
const taps = () => asked.filter(({ path }) => path === tapInRoom.path)
const sights = () => taps().map(({ body }) => body.sight)

describe('the tap pad', () => {
  it('a key that starts the quick find of Firefox does nothing at the tap pad', async () => {
    await opens()
    expect(fireEvent.keyDown(document.body, { key: '/' })).toBe(false)
    expect(fireEvent.keyDown(document.body, { key: "'" })).toBe(false)
  })

  it('one press on the tap pad sends type and side, and no text says whether the tap counted [RM12] [PR611]', async () => {
    await opens()
    fireEvent.click(key('Corner, home'))
    expect(screen.getByText('Corner, home: tapped')).toBeInTheDocument()
    fireEvent.click(key('Goal, away'))
    fireEvent.click(key('Throw, side unknown'))
    fireEvent.click(key('Whistle: End half 1'))
    await waitFor(() => expect(taps()).toHaveLength(4))
    expect(sights()).toEqual([
      { kind: 'event', eventType: 'Corner', team: 'home' },
      { kind: 'event', eventType: 'Goal', team: 'away' },
      { kind: 'event', eventType: 'Throw', team: null },
      { kind: 'half-end' },
    ])
    expect(document.body).not.toHaveTextContent(/counted|agreed|recorded/i)
  })

  it('the tap pad shows the number of events of each type, and marks the latest two taps of this user that were sent and not undone [RM12] [PR821]', async () => {
    await opens(undefined, [anEvent(1, 2), ...[2, 3].map((n) => anEvent(n, 4, { eventType: 'Corner' }))])
    const counts = () => screen.getAllByText(/in this match$/).map((line) => line.textContent)
    expect(counts()).toEqual(expect.arrayContaining(['Corner: 2 in this match', 'Throw: 1 in this match']))
    vi.useFakeTimers({ shouldAdvanceTime: true })
    for (const name of ['Goal, home', 'Throw, away', 'Corner, home', 'Card, away']) fireEvent.click(key(name))
    fireEvent.click(await screen.findByRole('button', { name: 'Undo Card, away' }))
    await screen.findByText('Card, away: undone', { selector: 'li' })
    await vi.advanceTimersByTimeAsync(11_000)
    expect(await screen.findByText(/^You tapped Corner, home/)).toHaveTextContent(
      /^You tapped Corner, home\b.* · Throw, away\b/,
    )
    // No one else has tapped here, so the counts are the same.
    expect(counts()).toEqual(expect.arrayContaining(['Corner: 2 in this match', 'Throw: 1 in this match']))
    expect(document.body).not.toHaveTextContent(/counted|agreed|recorded/i)
  })

  it('the tap pad accepts letter keys, the Shift keys for the sides, and Backspace to undo [PR611]', async () => {
    await opens()
    fireEvent.keyDown(window, { code: 'KeyC' })
    fireEvent.keyDown(window, { code: 'ShiftRight', shiftKey: true })
    fireEvent.keyDown(window, { code: 'KeyC', shiftKey: true })
    fireEvent.keyUp(window, { code: 'ShiftRight' })
    fireEvent.keyDown(window, { code: 'KeyH' })
    fireEvent.keyDown(window, { code: 'KeyC', repeat: true })
    fireEvent.keyDown(window, { code: 'KeyW' })
    await waitFor(() => expect(taps()).toHaveLength(4))
    expect(sights()).toEqual([
      { kind: 'event', eventType: 'Corner', team: null },
      { kind: 'event', eventType: 'Corner', team: 'away' },
      { kind: 'event', eventType: 'Goal', team: 'away' },
      { kind: 'half-end' },
    ])
    await screen.findByRole('button', { name: 'Undo End half 1' })
    fireEvent.keyDown(window, { code: 'Backspace' })
    expect(await screen.findByText('End half 1: undone', { selector: 'li' })).toBeVisible()
  })

  it('the tap pad sends two presses as two taps, each with an undo button that undoes that tap [RM1] [PR612] [PR613]', async () => {
    await opens()
    fireEvent.click(key('Corner, home'))
    fireEvent.click(key('Corner, home'))
    const undo = await screen.findAllByRole('button', { name: 'Undo Corner, home' })
    expect(undo).toHaveLength(2)
    await waitFor(() => expect(new Set(taps().map((tap) => tap.key)).size).toBe(2))
    fireEvent.click(undo[0] as HTMLElement)
    expect(await screen.findByText('Corner, home: undone', { selector: 'li' })).toBeVisible()
    expect(asked.at(-1)).toMatchObject({ path: undoTapInRoom.path, body: { tapId: 'tap-2' } })
  })

  it('the tap pad offers to undo a tap for ten seconds, and counts the seconds [PR612]', async () => {
    await opens()
    vi.useFakeTimers({ shouldAdvanceTime: true })
    fireEvent.click(key('Corner, home'))
    await waitFor(() => expect(taps()).toHaveLength(1))
    expect(key('Undo Corner, home')).toHaveTextContent(/10$/)
    for (let second = 0; second < 7; second += 1) await act(() => vi.advanceTimersByTimeAsync(1_000))
    expect(key('Undo Corner, home')).toHaveTextContent(/3$/)
    await act(() => vi.advanceTimersByTimeAsync(3_500))
    expect(screen.queryByRole('button', { name: 'Undo Corner, home' })).toBeNull()
  })

  it('the tap pad says that a tap was not sent without a connection, and Send again repeats the tap under the same request id [PR613]', async () => {
    await opens()
    vi.useFakeTimers({ shouldAdvanceTime: true })
    answer = () => undefined
    fireEvent.click(key('Corner, home'))
    await vi.advanceTimersByTimeAsync(600 + 1500)
    expect(await screen.findByText('not sent, there is no connection.', { exact: false })).toBeVisible()
    answer = () => Response.json({ tapId: 'tap' })
    fireEvent.click(key('Send again'))
    expect(await screen.findByRole('button', { name: 'Undo Corner, home' })).toBeVisible()
    expect(taps()).toHaveLength(4)
    expect(new Set(taps().map((tap) => tap.key)).size).toBe(1)
  })

  it('the tap pad offers no Send again for an unsent tap that is 11 seconds old, and lets the player dismiss the tap [PR613]', async () => {
    await opens()
    vi.useFakeTimers({ shouldAdvanceTime: true })
    answer = () => undefined
    fireEvent.click(key('Corner, home'))
    await vi.advanceTimersByTimeAsync(11_000)
    expect(await screen.findByText('not sent, and now too late to send.', { exact: false })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Send again' })).toBeNull()
    fireEvent.click(key('Dismiss Corner, home'))
    expect(screen.queryByText('too late', { exact: false })).toBeNull()
  })

  it('the tap pad shows why a tap was refused, and does not repeat the tap [PR613]', async () => {
    answer = () => Response.json({ error: 'This match was abandoned.', code: 'half-state' }, { status: 409 })
    await opens()
    fireEvent.click(key('Corner, home'))
    expect(await screen.findByText('This match was abandoned.')).toBeVisible()
    expect(taps()).toHaveLength(1)
  })
})

describe('the recorder text of the tap pad', () => {
  const line = () => screen.getByText(/record|here/i, { selector: 'p' })

  it('the tap pad says that the room records, and how many players are present [RM6] [PR614]', async () => {
    await opens()
    expect(line()).toHaveTextContent('Your room records the match: 5 players are here.')
    expect(screen.queryByRole('button', { name: 'Invite' })).toBeNull()
  })

  it('the tap pad says that three players are needed while two are present, and offers to invite friends [RM6] [PR614]', async () => {
    entry = { recorder: 'host', isHostOnly: false, present: 2 }
    const { onInvite } = await opens()
    expect(line()).toHaveTextContent(
      'Two of you are here, but three are needed to record the match. Invite friends, or open a new game in which you alone record, with few event types.',
    )
    fireEvent.click(key('Invite'))
    expect(onInvite).toHaveBeenCalledOnce()
  })

  it('the tap pad names the host without a seat as the one who records until three players are present [RM6] [PR614]', async () => {
    entry = { recorder: 'host', isHostOnly: false, present: 1 }
    await opens([aMember(BEN), aMember(ANA, { isHost: true, ranked: false, role: 'spectator' })])
    expect(line()).toHaveTextContent('ana records the match until three players are here.')
  })

  it('the tap pad tells a host without a seat that each tap counts at once, and asks for confirmation before a whistle [RM12] [PR616]', async () => {
    entry = { recorder: 'host', isHostOnly: true, present: 0 }
    await opens([aMember(ANA, { isHost: true, ranked: false, role: 'spectator' })])
    expect(line()).toHaveTextContent('You record the match: each tap counts at once')
    fireEvent.click(key('Whistle: End half 1'))
    expect(await screen.findByRole('alertdialog', { name: 'End half 1?' })).toBeVisible()
    expect(taps()).toHaveLength(0)
    fireEvent.click(key('Whistle'))
    await waitFor(() => expect(sights()).toEqual([{ kind: 'half-end' }]))
  })
})
