import { act, renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { storeToken } from '../../../api/session/token.ts'
import { aLobby } from '../../../push/lobby/a-lobby.test-support.ts'
import { aCard } from '../a-card.test-support.ts'
import { useJoining } from './use-joining.ts'

beforeEach(() => storeToken({ accessToken: 'a', refreshToken: 'r', tokenType: 'Bearer' }))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  localStorage.clear()
})

type Answers = Partial<Record<'lobby-by-code' | 'lobby-details' | 'join-lobby', () => Response>>

const says =
  (status: number, body: unknown, headers = {}) =>
  () =>
    new Response(JSON.stringify(body), { status, headers })
const nowhere = says(404, { error: 'Not found', code: 'lobby-not-found' })
const cut = (): Response => {
  throw new TypeError('Failed to fetch')
}
const asItsCodeShows = { faces: [], rounds: { total: 10, left: 10 }, prizePot: 100 }
const open = { ...aCard('AB23CD', 1), ...asItsCodeShows }
const playersOnly = { ...open, gameSettings: { ...open.gameSettings, allowSpectators: false } }

function renderJoining(answers: Answers) {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit = {}) => {
    const name = (['lobby-by-code', 'lobby-details', 'join-lobby'] as const).find((part) => url.includes(part))
    asked.push(`${name}${typeof body === 'string' ? ` ${JSON.parse(body).role}` : ''}`)
    return (name && answers[name]?.()) ?? nowhere()
  })
  const onEnter = vi.fn()
  const onOver = vi.fn()
  const { result } = renderHook(() => useJoining(onEnter, onOver))
  return { result, onEnter, onOver, asked, finds: (code: string) => act(() => result.current.findByCode(code)) }
}

describe('joining a lobby', () => {
  it('joining a lobby asks for the role if the user can be a player or a spectator [PR106]', async () => {
    const { result, finds, onEnter } = renderJoining({ 'lobby-by-code': says(200, open) })
    await finds('ab23cd')
    expect(result.current.choosing?.lobbyCode).toBe('AB23CD')
    expect(onEnter).not.toHaveBeenCalled()
  })

  it('joining a lobby takes a seat at once if spectators are not allowed [PR107]', async () => {
    const { finds, onEnter, asked } = renderJoining({
      'lobby-by-code': says(200, playersOnly),
      'join-lobby': says(200, { lobby: aLobby() }),
    })
    await finds('AB23CD')
    // The page requests no lobby to check for membership, because a 404 would appear in the browser's console.
    expect(asked).toEqual(['lobby-by-code', 'join-lobby player'])
    expect(onEnter).toHaveBeenCalledOnce()
  })

  it('joining a lobby asks a member nothing, but asks a user who has left the lobby for the role', async () => {
    const seated = (present: boolean) => ({ ...open, seat: { role: 'player', present, isFinal: false } })
    const member = renderJoining({ 'lobby-by-code': says(200, seated(true)), 'lobby-details': says(200, aLobby()) })
    await member.finds('AB23CD')
    expect(member.onEnter).toHaveBeenCalledOnce()
    expect(member.result.current.choosing).toBeUndefined()

    const leaver = renderJoining({ 'lobby-by-code': says(200, seated(false)) })
    await leaver.finds('AB23CD')
    expect(leaver.onEnter).not.toHaveBeenCalled()
    expect(leaver.result.current.choosing).toBeDefined()
  })

  it('a member who has left a lobby without spectators returns to it in the same role [M6] [M16]', async () => {
    for (const role of ['player', 'spectator'] as const) {
      const { finds, onEnter, asked } = renderJoining({
        'lobby-by-code': says(200, { ...playersOnly, seat: { role, present: false, isFinal: false } }),
        'join-lobby': says(200, { lobby: aLobby() }),
      })
      await finds('AB23CD')
      expect(asked).toEqual(['lobby-by-code', `join-lobby ${role}`])
      expect(onEnter).toHaveBeenCalledOnce()
    }
  })

  it('a former player who can only watch is asked before they join, also in a lobby without spectators and by the button that seats at once [M6] [M7] [PR822]', async () => {
    const steppedDown = { ...playersOnly, seat: { role: 'spectator', present: false, isFinal: true } }
    const withoutSeat = { ...playersOnly, players: 8, seat: { role: 'player', present: false, isFinal: false } }
    for (const card of [steppedDown, withoutSeat]) {
      const { result, finds, asked } = renderJoining({ 'lobby-by-code': says(200, card) })
      await finds('AB23CD')
      expect(result.current.choosing?.lobbyCode).toBe('AB23CD')
      act(() => result.current.cancelChoice())
      await act(() => result.current.sitDown(open))
      expect(result.current.choosing?.lobbyCode).toBe('AB23CD')
      expect(asked).toEqual(['lobby-by-code', 'lobby-by-code'])
    }
  })

  it('two lobbies pressed before the first response cause one request to join, and a later press is accepted', async () => {
    const { result, onEnter, asked } = renderJoining({
      'lobby-by-code': says(200, playersOnly),
      'join-lobby': says(409, { error: 'Every seat is taken.', code: 'lobby-full' }),
    })
    const other = { ...playersOnly, lobbyCode: 'CD45EF' }
    await act(async () => {
      await Promise.all([result.current.knock(playersOnly), result.current.sitDown(other)])
    })
    expect(asked).toEqual(['lobby-by-code', 'join-lobby player'])
    expect(result.current.problem?.code).toBe('AB23CD')
    await act(() => result.current.knock(other))
    expect(result.current.problem?.code).toBe('CD45EF')
    expect(onEnter).not.toHaveBeenCalled()
  })

  it('joining a closed lobby shows the refusal and reports the lobby as over to the list [M5] [PR102]', async () => {
    const refused = says(409, { error: 'This lobby is closed.', code: 'lobby-closed' })
    const { result, onOver } = renderJoining({ 'lobby-by-code': says(200, playersOnly), 'join-lobby': refused })
    await act(() => result.current.knock(open))
    expect(onOver).toHaveBeenCalledWith('AB23CD')
    expect(result.current.problem).toEqual({
      code: 'AB23CD',
      message: 'This lobby is closed.',
      isOver: true,
      isTyped: false,
    })
  })

  it('joining a lobby that is full or cannot be reached does not report the lobby as over to the list', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const full = says(409, { error: 'This lobby is full.', code: 'lobby-full' })
    for (const answers of [{ 'lobby-by-code': says(200, playersOnly), 'join-lobby': full }, { 'lobby-by-code': cut }]) {
      const { result, onOver } = renderJoining(answers)
      await Promise.all([act(() => result.current.knock(open)), vi.advanceTimersByTimeAsync(600 + 1500)])
      expect(onOver).not.toHaveBeenCalled()
      expect(result.current.problem?.isOver).toBe(false)
    }
  })

  it('joining sends no request for a text that is not a lobby code [PR77]', async () => {
    const { finds, asked, result } = renderJoining({})
    for (const code of ['', '   ', 'AB23C', 'AB10IO']) await finds(code)
    expect(asked).toEqual([])
    expect(result.current.problem).toBeUndefined()
  })

  it.each<[string, Answers]>([
    ['Lobby not found', {}],
    ['Error finding lobby', { 'lobby-by-code': says(500, {}) }],
    ['Error finding lobby', { 'lobby-by-code': cut }],
    [
      'Too many requests. Try again in 40 seconds.',
      {
        'lobby-by-code': says(429, { error: 'Too many requests.', code: 'rate-limited' }, { 'retry-after': '40' }),
      },
    ],
    [
      'You are already in 50 open lobbies. Leave a lobby first.',
      joinAnswers(
        says(409, { error: 'You are already in 50 open lobbies. Leave a lobby first.', code: 'too-many-seats' }),
      ),
    ],
    [
      'Too many requests. Try again in 2 minutes.',
      joinAnswers(says(429, { error: 'Too many requests.', code: 'rate-limited' }, { 'retry-after': '120' })),
    ],
    ['Slow down.', { 'lobby-by-code': says(429, { error: 'Slow down.', code: 'rate-limited' }) }],
    ['Every seat is taken.', joinAnswers(says(409, { error: 'Every seat is taken.', code: 'lobby-full' }))],
    ['Failed to join lobby', joinAnswers(says(200, {}))],
    ['Error joining lobby', joinAnswers(cut)],
  ])('a refused request to join shows the message "%s" [PR79] [PR89]', async (message, answers) => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { finds, result, onEnter } = renderJoining(answers)
    // A request without a response is sent three times in all.
    await Promise.all([finds('AB23CD'), vi.advanceTimersByTimeAsync(600 + 1500)])
    await waitFor(() => expect(result.current.problem).toMatchObject({ code: 'AB23CD', message }))
    expect(onEnter).not.toHaveBeenCalled()
  })
})

function joinAnswers(joined: () => Response): Answers {
  return { 'lobby-by-code': says(200, playersOnly), 'join-lobby': joined }
}
