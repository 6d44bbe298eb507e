import {
  joinLobby,
  listLobbies,
  listMatches,
  lobbyDetails,
  login,
  logout,
  logoutEverywhere,
  placeBet,
  type Token,
  whoami,
} from '@bettle/contract'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { call } from './call.ts'
import { CallError } from './call-error.ts'
import { onPageRefused, onSessionEnded } from './session/session.ts'
import { readToken, storeToken } from './session/token.ts'

const tokenOf = (n: number): Token => ({
  accessToken: `access-${n}`,
  refreshToken: `refresh-${n}`,
  tokenType: 'Bearer',
})
const json = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } })
const shouldRefresh = () => json(302, { shouldRefresh: true })

interface Sent {
  method: string
  url: string
  headers: Headers
  body: string | undefined
}

let sent: Sent[]
let server: (request: Sent) => Response | Promise<Response>
let ended: number
let refused: number
const stops: (() => void)[] = []

beforeEach(() => {
  sent = []
  ended = 0
  refused = 0
  localStorage.clear()
  stops.push(
    onSessionEnded(() => ended++),
    onPageRefused(() => refused++),
  )
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const request = {
      method: init.method ?? 'GET',
      url,
      headers: new Headers(init.headers),
      body: typeof init.body === 'string' ? init.body : undefined,
    }
    sent.push(request)
    return server(request)
  })
})

afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  vi.unstubAllGlobals()
})

it('a call waits for a guest’s new token pair if the server refuses the refresh because the guest has registered [G6]', async () => {
  vi.useFakeTimers()
  try {
    storeToken({ ...tokenOf(1), isGuest: true })
    server = ({ url, headers }) => {
      if (url.includes('refresh')) return json(401, { error: 'Signed out', code: 'session-expired' })
      return headers.get('authorization') === 'Bearer access-2' ? json(200, { lobbies: [] }) : shouldRefresh()
    }
    const asked = call(listLobbies, {})
    await vi.advanceTimersByTimeAsync(400)
    expect(readToken()).toMatchObject({ accessToken: 'access-1' })
    storeToken(tokenOf(2))
    await vi.advanceTimersByTimeAsync(400)
    await expect(asked).resolves.toMatchObject({ lobbies: [] })
    expect(ended).toBe(0)
    expect(readToken()).toEqual(tokenOf(2))
  } finally {
    vi.useRealTimers()
  }
})

it('a call waits for a guest’s new token pair if registering in this tab or another has revoked the old pair [G6]', async () => {
  vi.useFakeTimers()
  try {
    storeToken({ ...tokenOf(1), isGuest: true })
    server = ({ headers }) =>
      headers.get('authorization') === 'Bearer access-2'
        ? json(200, { lobbies: [] })
        : json(401, { error: 'Signed out' })
    const asked = call(listLobbies, {})
    await vi.advanceTimersByTimeAsync(400)
    // The response to registering, with the new token pair, arrives after all earlier responses.
    storeToken(tokenOf(2))
    await vi.advanceTimersByTimeAsync(400)
    await expect(asked).resolves.toMatchObject({ lobbies: [] })
    expect(ended).toBe(0)

    storeToken({ ...tokenOf(3), isGuest: true })
    const refusal = expect(call(listLobbies, {})).rejects.toMatchObject({ status: 401 })
    await vi.advanceTimersByTimeAsync(10_000)
    await refusal
    expect(ended).toBe(1)
  } finally {
    vi.useRealTimers()
  }
})

/** Returns a server that accepts only the second access token. */
function aRotatedServer(): { refreshes: () => number } {
  let refreshes = 0
  server = async ({ url, headers }) => {
    await new Promise((resolve) => setTimeout(resolve, 1))
    if (url === '/api/auth/refresh') {
      refreshes++
      return json(200, { accessToken: 'access-2', refreshToken: 'refresh-2' })
    }
    return headers.get('authorization') === 'Bearer access-2'
      ? json(200, { lobbies: [], matches: [] })
      : shouldRefresh()
  }
  return { refreshes: () => refreshes }
}

describe('calls to the server', () => {
  it('shows the sentence of the code of a refusal instead of the server’s text, and its values [PR1050]', async () => {
    storeToken(tokenOf(1))
    const params = { minutes: 5 }
    server = () =>
      json(403, {
        ...{ error: 'English of an older server', code: 'muted', text: 'muted-for', params },
        issues: [{ path: 'email', message: 'English', text: 'email-invalid' }],
      })
    const refusal = await call(placeBet, { body: {} as never }).catch((error: unknown) => error)
    expect(refusal).toMatchObject({
      message: 'You are muted for another 5 minutes.',
      issues: [{ path: 'email', message: 'Invalid email address' }],
    })
  })

  it('shows the server’s text of a refusal whose code only a newer server knows, or that has no code [PR1050]', async () => {
    storeToken(tokenOf(1))
    server = () =>
      json(409, {
        ...{ error: 'From the future', code: 'half-state', text: 'from-the-future', params: {} },
        issues: [{ path: 'name', message: 'Of an older server' }],
      })
    const refusal = await call(placeBet, { body: {} as never }).catch((error: unknown) => error)
    expect(refusal).toMatchObject({ message: 'From the future', issues: [{ message: 'Of an older server' }] })
  })

  it('a call sends its body, its Idempotency-Key, the access token and the refresh token to the path of its route', async () => {
    storeToken(tokenOf(1))
    server = () => json(200, { lobby: {} })
    await call(joinLobby, { body: { lobbyCode: 'AB23CD', role: 'player' } }, { requestId: 'once' })
    const [request] = sent
    expect(request).toMatchObject({ method: 'POST', url: '/api/app/game/join-lobby' })
    expect(request?.headers.get('authorization')).toBe('Bearer access-1')
    expect(request?.headers.get('refresh-token')).toBe('refresh-1')
    expect(request?.headers.get('idempotency-key')).toBe('once')
    expect(request?.body).toBe('{"lobbyCode":"AB23CD","role":"player"}')
  })

  it('a call that the server refuses throws an error with the server’s status, code and message [PR71]', async () => {
    storeToken(tokenOf(1))
    server = () => json(409, { error: 'The odds have moved.', code: 'odds-moved', odds: 1.7 })
    const refusal = await call(placeBet, { body: {} as never }).catch((error: unknown) => error)
    expect(refusal).toBeInstanceOf(CallError)
    expect(refusal).toMatchObject({ status: 409, code: 'odds-moved', message: 'The odds have moved.', odds: 1.7 })
  })

  it('a call that is rate-limited throws an error with the time to wait', async () => {
    storeToken(tokenOf(1))
    server = () => json(429, { error: 'Too many', code: 'rate-limited' }, { 'retry-after': '7' })
    await expect(call(listMatches, {})).rejects.toMatchObject({ status: 429, retryAfter: 7 })
  })

  it('a call without a response throws status 0 and keeps the session [PR72]', async () => {
    storeToken(tokenOf(1))
    server = () => Promise.reject(new TypeError('Failed to fetch'))
    await expect(call(listMatches, {})).rejects.toMatchObject({
      status: 0,
      code: 'network',
      message: 'Network error: Unable to connect to server',
    })
    expect(readToken()).toEqual(tokenOf(1))
  })

  it('a call throws status 0 if the connection breaks in the middle of the response', async () => {
    storeToken(tokenOf(1))
    server = () =>
      new Response(
        new ReadableStream({
          start(answer) {
            answer.enqueue(new TextEncoder().encode('{"matches":'))
            answer.error(new TypeError('network error'))
          },
        }),
      )
    await expect(call(listMatches, {})).rejects.toMatchObject({ status: 0, code: 'network' })
    expect(ended).toBe(0)
  })

  it('a call throws the status text if an error response is not JSON [PR71]', async () => {
    storeToken(tokenOf(1))
    server = () => new Response('<html>', { status: 502, statusText: 'Bad Gateway' })
    await expect(call(listMatches, {})).rejects.toMatchObject({ status: 502, code: 'unknown', message: 'Bad Gateway' })
  })

  it('a call sends the ETag of the lobby it fetched before, and returns the same lobby after a 304', async () => {
    storeToken(tokenOf(1))
    const lobbyId = '0197a000-0000-7000-8000-000000000001' as never
    server = ({ headers }) =>
      headers.get('if-none-match') === '"v3"'
        ? new Response(null, { status: 304 })
        : json(200, { version: 3 }, { etag: '"v3"' })
    const first = await call(lobbyDetails, { params: { lobbyId } })
    expect(await call(lobbyDetails, { params: { lobbyId } })).toBe(first)
    expect(sent[1]?.headers.get('if-none-match')).toBe('"v3"')
  })
})

describe('expired access tokens', () => {
  it('all calls that are refused because of one expired access token share one refresh [PR66]', async () => {
    storeToken(tokenOf(1))
    const seen = aRotatedServer()
    await Promise.all([
      ...Array.from({ length: 8 }, () => call(listLobbies, {})),
      call(listMatches, {}),
      call(whoami, {}),
    ])
    expect(seen.refreshes()).toBe(1)
    expect(readToken()).toEqual(tokenOf(2))
    expect(sent.filter(({ headers }) => headers.get('authorization') === 'Bearer access-2')).toHaveLength(10)
  })

  it('a call that is refused with an old access token after a refresh does not refresh again', async () => {
    storeToken(tokenOf(1))
    let refreshes = 0
    let answerSlow: ((response: Response) => void) | undefined
    server = ({ url, headers }) => {
      if (url === '/api/auth/refresh') {
        refreshes++
        return json(200, { accessToken: 'access-2', refreshToken: 'refresh-2' })
      }
      if (headers.get('authorization') === 'Bearer access-2') return json(200, {})
      if (url === '/api/app/match') return new Promise<Response>((resolve) => (answerSlow = resolve))
      return shouldRefresh()
    }
    const slow = call(listMatches, {})
    await call(listLobbies, {})
    answerSlow?.(shouldRefresh())
    await slow
    expect(refreshes).toBe(1)
  })

  it('a call that is refused during a refresh waits for that refresh', async () => {
    storeToken(tokenOf(1))
    let answerRefresh = () => {}
    const isAnswered = new Promise<void>((resolve) => {
      answerRefresh = resolve
    })
    server = async ({ url, headers }) => {
      if (url === '/api/auth/refresh') {
        await isAnswered
        return json(200, { accessToken: 'access-2', refreshToken: 'refresh-2' })
      }
      if (headers.get('authorization') === 'Bearer access-2') return json(200, {})
      // A call with the old pair is refused with a general code, even while the new pair is pending.
      return url === '/api/app/match' ? json(401, { code: 'session-expired' }) : shouldRefresh()
    }
    const both = Promise.all([call(listLobbies, {}), call(listMatches, {})])
    await vi.waitFor(() => expect(sent.map(({ url }) => url)).toContain('/api/auth/refresh'))
    await new Promise((resolve) => setTimeout(resolve, 5))
    answerRefresh()
    await both
    expect(ended).toBe(0)
    expect(readToken()).toEqual(tokenOf(2))
  })

  it('a call with an expired access token uses the token pair that another tab has stored [PR63]', async () => {
    storeToken(tokenOf(1))
    server = ({ url, headers }) => {
      if (url === '/api/auth/refresh') return json(401, {})
      if (headers.get('authorization') === 'Bearer access-2') return json(200, { lobbies: [] })
      storeToken(tokenOf(2))
      return shouldRefresh()
    }
    await expect(call(listLobbies, {})).resolves.toEqual({ lobbies: [] })
    expect(ended).toBe(0)
  })

  it('the session ends if the server refuses to refresh an expired access token [PR68]', async () => {
    storeToken(tokenOf(1))
    server = ({ url }) => (url === '/api/auth/refresh' ? json(401, { code: 'session-expired' }) : shouldRefresh())
    await expect(call(listLobbies, {})).rejects.toMatchObject({ status: 401, message: 'Failed to refresh' })
    expect(readToken()).toBeUndefined()
    expect(ended).toBe(1)
  })

  it('the session continues if the server answers the refresh of an expired access token with 503', async () => {
    storeToken(tokenOf(1))
    server = ({ url }) => (url === '/api/auth/refresh' ? json(503, {}) : shouldRefresh())
    await expect(call(listLobbies, {})).rejects.toMatchObject({ status: 503 })
    expect(readToken()).toEqual(tokenOf(1))
  })

  it('a call whose refreshed access tokens are refused too is sent three times, and then the session ends [PR67]', async () => {
    storeToken(tokenOf(1))
    let n = 1
    server = ({ url }) =>
      url === '/api/auth/refresh'
        ? json(200, { accessToken: `access-${++n}`, refreshToken: `refresh-${n}` })
        : shouldRefresh()
    await expect(call(listLobbies, {})).rejects.toMatchObject({ status: 401, message: 'Maximum retries exceeded' })
    expect(sent.filter(({ url }) => url === '/api/app/lobby')).toHaveLength(3)
    expect(ended).toBe(1)
  })
})

describe('the session', () => {
  it('a 401 response ends the session [PR69]', async () => {
    storeToken(tokenOf(1))
    server = () => json(401, { error: 'Please sign in.', code: 'not-signed-in' })
    await expect(call(listLobbies, {})).rejects.toMatchObject({ status: 401 })
    expect(readToken()).toBeUndefined()
    expect(ended).toBe(1)
  })

  it('a refused sign-in does not end the session [PR37]', async () => {
    server = () => json(401, { error: 'Login unsuccessful', code: 'login-failed' })
    await expect(call(login, { body: { email: 'ana@example.com', password: 'x' } })).rejects.toMatchObject({
      code: 'login-failed',
    })
    expect(ended).toBe(0)
  })

  it('a call is not sent, and the session ends, if the access token or the refresh token is missing [PR64]', async () => {
    server = () => json(200, {})
    await expect(call(listLobbies, {})).rejects.toMatchObject({ status: 401, message: 'Missing tokens' })
    localStorage.setItem('token', '{"accessToken":"a"}')
    await expect(call(listLobbies, {})).rejects.toMatchObject({ message: 'Missing refresh token' })
    localStorage.setItem('token', '{"refreshToken":"r"}')
    await expect(call(listLobbies, {})).rejects.toMatchObject({ message: 'Missing access token' })
    expect(sent).toHaveLength(0)
    expect(ended).toBe(3)
  })

  it('subscribers to the end of a session receive its reason: missing tokens, or a session that the server refused', async () => {
    const reasons: unknown[] = []
    stops.push(onSessionEnded((why) => reasons.push(why)))
    server = () => json(401, { error: 'Please sign in.', code: 'not-signed-in' })
    await expect(call(listLobbies, {})).rejects.toThrow('Missing tokens')
    storeToken(tokenOf(1))
    await expect(call(listLobbies, {})).rejects.toThrow('Please sign in.')
    expect(reasons).toEqual(['missing-tokens', 'session-expired'])
  })

  it('the sign-out call can send the tokens of a session that this device has already deleted, and never refreshes them [PR6]', async () => {
    server = () => json(200, { message: 'success' })
    await call(logout, {}, { token: tokenOf(1) })
    expect(sent[0]?.headers.get('refresh-token')).toBe('refresh-1')
    server = () => shouldRefresh()
    await expect(call(logout, {}, { token: tokenOf(1) })).rejects.toMatchObject({ status: 302 })
    expect(sent).toHaveLength(2)
  })

  it('a 403 response leads to /forbidden, unless the response gives a reason of its own [PR70]', async () => {
    storeToken(tokenOf(1))
    server = () => json(403, { error: "You can't access that", code: 'forbidden' })
    await expect(call(listLobbies, {})).rejects.toMatchObject({ code: 'forbidden' })
    expect(refused).toBe(1)
    server = () => new Response('<html>', { status: 403, statusText: 'Forbidden' })
    await expect(call(listLobbies, {})).rejects.toMatchObject({ status: 403 })
    expect(refused).toBe(2)
    server = () => json(403, { error: 'You play in this match: someone else has to operate it.', code: 'forbidden' })
    await expect(call(listLobbies, {})).rejects.toMatchObject({ code: 'forbidden' })
    server = () => json(403, { error: 'Spectators watch', code: 'spectators-cannot-bet' })
    await expect(call(placeBet, { body: {} as never })).rejects.toMatchObject({ status: 403 })
    expect(refused).toBe(2)
  })
})

it('the call that signs out everywhere sends the access token', async () => {
  storeToken(tokenOf(1))
  server = () => json(200, { message: 'success' })
  await call(logoutEverywhere, {})
  expect(sent[0]?.headers.get('authorization')).toBe('Bearer access-1')
})

describe('calls that take an Idempotency-Key', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    storeToken(tokenOf(1))
  })
  afterEach(() => vi.useRealTimers())

  const joining = () => call(joinLobby, { body: { lobbyCode: 'AB23CD', role: 'player' } })
  const keys = () => sent.map(({ headers }) => headers.get('idempotency-key'))
  const cut = () => Promise.reject(new TypeError('Failed to fetch'))
  const unavailable = (seconds: string) => json(503, { error: 'No', code: 'unavailable' }, { 'retry-after': seconds })

  it('a call without a response is repeated under the same Idempotency-Key, and the next call has a new key [B12]', async () => {
    server = () => (sent.length < 3 ? cut() : json(200, { lobby: {} }))
    const joined = joining()
    await vi.advanceTimersByTimeAsync(600)
    expect(sent).toHaveLength(2)
    await vi.advanceTimersByTimeAsync(1500)
    await expect(joined).resolves.toEqual({ lobby: {} })
    expect(new Set(keys()).size).toBe(1)
    expect(keys()[0]).toMatch(/^\d+(-\d+){3}$/)
    await joining()
    expect(new Set(keys()).size).toBe(2)
  })

  it('a call with an Idempotency-Key is repeated at most twice, and never after a refusal [B12]', async () => {
    server = cut
    const joined = joining().catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(await joined).toMatchObject({ status: 0 })
    expect(sent).toHaveLength(3)
    server = () => json(409, { error: 'Full', code: 'lobby-full' })
    await expect(joining()).rejects.toMatchObject({ code: 'lobby-full' })
    expect(sent).toHaveLength(4)
  })

  it('a call with an Idempotency-Key is repeated after the wait that a 503 response asks for, but not if that is 40 seconds [B12]', async () => {
    server = () => (sent.length < 2 ? unavailable('4') : json(200, { lobby: {} }))
    const joined = joining()
    await vi.advanceTimersByTimeAsync(3900)
    expect(sent).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(100)
    await expect(joined).resolves.toEqual({ lobby: {} })
    server = () => unavailable('40')
    await expect(joining()).rejects.toMatchObject({ status: 503, retryAfter: 40 })
    expect(sent).toHaveLength(3)
  })

  it('a call without a response is not repeated if its caller supplied the Idempotency-Key, or if the call takes no key [B12]', async () => {
    server = cut
    const named = call(joinLobby, { body: { lobbyCode: 'AB23CD', role: 'player' } }, { requestId: 'once' })
    await expect(named).rejects.toMatchObject({ status: 0 })
    const form = { email: 'ana@example.com', password: 'a password' }
    await expect(call(login, { body: form })).rejects.toMatchObject({ status: 0 })
    await expect(call(logoutEverywhere, {})).rejects.toMatchObject({ status: 0 })
    expect(keys()).toEqual(['once', null, null])
  })

  it('a call has an Idempotency-Key also on a page without randomUUID, as on plain HTTP [B12]', async () => {
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
    server = () => json(200, { lobby: {} })
    await joining()
    await joining()
    expect(keys().every((key) => /^\d+(-\d+){3}$/.test(key ?? ''))).toBe(true)
    expect(new Set(keys()).size).toBe(2)
  })
})
