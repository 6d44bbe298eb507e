import { act, renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { storeToken } from '../../api/token.ts'
import { ANA, aLobby, aMember } from '../../live/a-lobby.test-support.ts'
import { aCard } from './a-card.test-support.ts'
import { useJoining } from './use-joining.ts'

beforeEach(() => storeToken({ accessToken: 'a', refreshToken: 'r', tokenType: 'Bearer' }))
afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

type Answers = Partial<Record<'lobby-by-code' | 'lobby-details' | 'join-lobby', () => Response>>

const says = (status: number, body: unknown) => () => new Response(JSON.stringify(body), { status })
const nowhere = says(404, { error: 'Not found', code: 'lobby-not-found' })
const cut = (): Response => {
  throw new TypeError('Failed to fetch')
}
const open = aCard('AB23CD', 1)
const closedDoors = aCard('AB23CD', 1, { gameSettings: { ...open.gameSettings, allowSpectators: false } })

function atTheDoor(answers: Answers) {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit = {}) => {
    const name = (['lobby-by-code', 'lobby-details', 'join-lobby'] as const).find((part) => url.includes(part))
    asked.push(`${name}${typeof body === 'string' ? ` ${JSON.parse(body).role}` : ''}`)
    return (name && answers[name]?.()) ?? nowhere()
  })
  const onEnter = vi.fn()
  const { result } = renderHook(() => useJoining(onEnter))
  return { result, onEnter, asked, finds: (code: string) => act(() => result.current.findByCode(code)) }
}

describe('the way into a lobby', () => {
  it('asks for the role where there is a choice', async () => {
    const { result, finds, onEnter } = atTheDoor({ 'lobby-by-code': says(200, open) })
    await finds('ab23cd')
    expect(result.current.choosing?.lobbyCode).toBe('AB23CD')
    expect(onEnter).not.toHaveBeenCalled()
  })

  it('leads straight to a seat where nobody may watch', async () => {
    const { finds, onEnter, asked } = atTheDoor({
      'lobby-by-code': says(200, closedDoors),
      'join-lobby': says(200, { lobby: aLobby() }),
    })
    await finds('AB23CD')
    expect(asked).toEqual(['lobby-by-code', 'lobby-details', 'join-lobby player'])
    expect(onEnter).toHaveBeenCalledOnce()
  })

  it('lets a member in without a question, but asks one who has left', async () => {
    const member = atTheDoor({ 'lobby-by-code': says(200, open), 'lobby-details': says(200, aLobby()) })
    await member.finds('AB23CD')
    expect(member.onEnter).toHaveBeenCalledOnce()
    expect(member.result.current.choosing).toBeUndefined()

    const left = { ...aLobby(), currentUser: aMember(ANA, { present: false }) }
    const leaver = atTheDoor({ 'lobby-by-code': says(200, open), 'lobby-details': says(200, left) })
    await leaver.finds('AB23CD')
    expect(leaver.onEnter).not.toHaveBeenCalled()
    expect(leaver.result.current.choosing).toBeDefined()
  })

  it('asks nobody about what is no code', async () => {
    const { finds, asked, result } = atTheDoor({})
    for (const code of ['', '   ', 'AB23C', 'AB10IO']) await finds(code)
    expect(asked).toEqual([])
    expect(result.current.problem).toBeUndefined()
  })

  it.each<[string, Answers]>([
    ['Lobby not found', {}],
    ['Error finding lobby', { 'lobby-by-code': says(500, {}) }],
    ['Error finding lobby', { 'lobby-by-code': cut }],
    ['Slow down.', { 'lobby-by-code': says(429, { error: 'Slow down.', code: 'rate-limited' }) }],
    ['Every seat is taken.', joinAnswers(says(409, { error: 'Every seat is taken.', code: 'lobby-full' }))],
    ['Failed to join lobby', joinAnswers(says(200, {}))],
    ['Error joining lobby', joinAnswers(cut)],
  ])('says "%s"', async (message, answers) => {
    const { finds, result, onEnter } = atTheDoor(answers)
    await finds('AB23CD')
    await waitFor(() => expect(result.current.problem).toEqual({ code: 'AB23CD', message }))
    expect(onEnter).not.toHaveBeenCalled()
  })
})

function joinAnswers(joined: () => Response): Answers {
  return { 'lobby-by-code': says(200, closedDoors), 'join-lobby': joined }
}
