import { listMatches, listMyGames } from '@bettle/contract'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { call } from '../../api/call.ts'
import { storeToken } from '../../api/session/token.ts'
import { trialAhead } from '../begin-trial.ts'
import { startFirstPaint } from './start.ts'

const TOKEN = JSON.stringify({ accessToken: 'a', refreshToken: 'r', tokenType: 'Bearer' })
const LOBBY = '01a20354-96fc-7099-b5a8-ee545b350aed'
const LANDING_PAGE = `<div id="first-paint"><p role="status">Loading</p><div data-screen="sign-in"></div><div data-trouble hidden>
  <p data-why="slow">slowly <span data-count></span><a href="/">Try again</a></p>
  <p data-why="stopped" hidden>did not start</p><div data-why="old" hidden>too old <b data-address></b><button>Copy</button></div>
</div></div><div id="root"></div>`

const own = () => {
  const script = document.createElement('script')
  script.dataset.login = '/assets/login-1.js /assets/form-1.js'
  script.dataset.hub = '/assets/hub-1.js'
  script.dataset.game = '/assets/game-1.js'
  return script
}
const fetched = () =>
  [...document.head.querySelectorAll('link[rel=modulepreload]')].map((link) => link.getAttribute('href'))
const isSafari = (value: boolean) =>
  vi.spyOn(navigator, 'vendor', 'get').mockReturnValue(value ? 'Apple Computer, Inc.' : 'Google Inc.')
const { dataset } = document.documentElement
const skeleton = () => document.getElementById('first-paint')
const root = () => document.getElementById('root') as HTMLElement

let asked: string[]

beforeEach(() => {
  vi.useFakeTimers()
  isSafari(false)
  asked = []
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address)
    return Response.json({ address })
  })
  document.body.innerHTML = LANDING_PAGE
})
afterEach(async () => {
  vi.unstubAllGlobals()
  root().innerHTML = '<main></main>'
  await seen()
  for (const link of document.head.querySelectorAll('link[data-ahead]')) link.remove()
})

/** Waits until mutation observers have run, before the next frame. */
const seen = () => vi.advanceTimersByTimeAsync(0)

it('the first paint at /login shows the sign-in screen and preloads the scripts of the sign-in page', () => {
  history.replaceState(null, '', '/login')
  startFirstPaint(own())
  expect(dataset.screen).toBe('sign-in')
  expect(fetched()).toEqual(['/assets/login-1.js', '/assets/form-1.js'])
})

it('the first paint preloads scripts by plain requests in Safari, which keeps the failure of a link through reloads', () => {
  isSafari(true)
  history.replaceState(null, '', '/login')
  startFirstPaint(own())
  expect(fetched()).toEqual([])
  expect(asked).toEqual(['/assets/login-1.js', '/assets/form-1.js'])
})

it('the first paint shows the hub to a user with a stored session, and the game if an active lobby is stored too', () => {
  localStorage.setItem('token', TOKEN)
  startFirstPaint(own())
  expect(dataset.screen).toBe('hub')
  localStorage.setItem('bettle.active-lobby', `{"lobbyId":"${LOBBY}","lobbyCode":"AB23CD"}`)
  startFirstPaint(own())
  expect(dataset.screen).toBe('game')
  expect(fetched()).toEqual(['/assets/hub-1.js', '/assets/game-1.js'])
})

it('the first paint does not open the game of a removed player who has read that they were removed [M14]', () => {
  history.replaceState(null, '', '/')
  localStorage.setItem('token', TOKEN)
  localStorage.setItem('bettle.active-lobby', `{"lobbyId":"${LOBBY}","lobbyCode":"AB23CD","isOver":true}`)
  startFirstPaint(own())
  expect(dataset.screen).toBe('hub')
})

it('the first paint keeps the landing page for a visitor without a session, and shows the sign-in screen if the stored token pair is incomplete', () => {
  history.replaceState(null, '', '/')
  const landingPage = own()
  landingPage.dataset.app = '/assets/app-1.js'
  startFirstPaint(landingPage)
  expect(dataset.screen).toBe('landing')
  expect(fetched()).toEqual([])
  localStorage.setItem('token', JSON.stringify({ refreshToken: 'r', tokenType: 'Bearer' }))
  startFirstPaint(landingPage)
  expect(dataset.screen).toBe('sign-in')
  expect(fetched()).toContain('/assets/app-1.js')
})

it('the landing page of a language is the landing page, and the app of a signed-in user has the address / [PR1042]', () => {
  history.replaceState(null, '', '/de?tab=create')
  const landingPage = own()
  landingPage.dataset.app = '/assets/app-1.js'
  startFirstPaint(landingPage)
  expect([dataset.screen, location.pathname]).toEqual(['landing', '/de'])
  localStorage.setItem('token', TOKEN)
  startFirstPaint(landingPage)
  expect([dataset.screen, location.pathname, location.search]).toEqual(['page', '/', '?tab=create'])
})

it('the app loads after the sign-in screen is painted or after a second, and at once if a user is signed in', async () => {
  let painted = () => {}
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(seen: () => void) {
        painted = seen
      }
      observe() {}
    },
  )
  const started = () =>
    [...document.head.querySelectorAll('script[type=module]')].map((each) => each.getAttribute('src'))
  const signInPage = own()
  signInPage.dataset.appLater = '/assets/app-1.js /assets/vendor-1.js'
  history.replaceState(null, '', '/login')
  startFirstPaint(signInPage)
  expect(dataset.screen).toBe('sign-in')
  expect([fetched(), started()]).toEqual([[], []])
  painted()
  painted()
  expect(started()).toEqual(['/assets/app-1.js'])
  expect(fetched()).toEqual(['/assets/vendor-1.js', '/assets/login-1.js', '/assets/form-1.js'])
  // In a background tab the browser paints no frame, so the app waits only a short time.
  startFirstPaint(signInPage)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(started()).toHaveLength(2)
  localStorage.setItem('token', TOKEN)
  startFirstPaint(signInPage)
  expect(started()).toHaveLength(3)
  for (const script of document.head.querySelectorAll('script[type=module]')) script.remove()
  history.replaceState(null, '', '/')
})

it('the first paint sends the first calls of a page if a session is stored, and the app uses each response once instead of calling again [PR15]', async () => {
  startFirstPaint(own())
  expect(asked).toEqual([])
  localStorage.setItem('token', TOKEN)
  startFirstPaint(own())
  expect(asked).toEqual([
    '/api/whoami',
    '/api/app/lobby?page=1&pageSize=200',
    '/api/app/match',
    '/api/app/my-games',
    '/api/echo',
  ])
  const before = asked.length
  expect(await call(listMatches, {})).toEqual({ address: '/api/app/match' })
  expect(asked).toHaveLength(before)
  await call(listMatches, {})
  expect(asked).toHaveLength(before + 1)
})

it('the first paint requests the active game, or at the address of another game the lobby with that code', () => {
  localStorage.setItem('token', TOKEN)
  localStorage.setItem('bettle.active-lobby', `{"lobbyId":"${LOBBY}","lobbyCode":"AB23CD"}`)
  startFirstPaint(own())
  expect(asked).toContain(`/api/app/game/lobby-details/${LOBBY}?members=few`)
  asked = []
  history.replaceState(null, '', '/game/ZZ99ZZ')
  startFirstPaint(own())
  expect(asked).toContain('/api/app/game/lobby-by-code/ZZ99ZZ')
  expect(asked).not.toContain(`/api/app/game/lobby-details/${LOBBY}?members=few`)
  history.replaceState(null, '', '/')
})

it('the first paint requests a competition’s game by the lobby id, whether it is the active game or not [PR401]', () => {
  localStorage.setItem('token', TOKEN)
  localStorage.setItem('bettle.active-lobby', `{"lobbyId":"${LOBBY}","lobbyCode":"","matchId":"${LOBBY}"}`)
  history.replaceState(null, '', `/game/${LOBBY}`)
  startFirstPaint(own())
  expect(asked).toContain(`/api/app/game/lobby-details/${LOBBY}?members=few`)
  expect(asked.some((address) => address.includes('/match-events/') || address.includes('event'))).toBe(true)
  asked = []
  const other = LOBBY.replace(/.$/, (last) => (last === '1' ? '2' : '1'))
  history.replaceState(null, '', `/game/${other}`)
  startFirstPaint(own())
  expect(asked).toContain(`/api/app/game/lobby-details/${other}?members=few`)
  expect(asked.some((address) => address.includes('lobby-by-code'))).toBe(false)
  history.replaceState(null, '', '/')
})

it('a response that the first paint requested is not used for another session, nor after a minute [PR15]', async () => {
  localStorage.setItem('token', TOKEN)
  startFirstPaint(own())
  const before = asked.length
  storeToken({ accessToken: 'b', refreshToken: 'r', tokenType: 'Bearer' })
  await call(listMatches, {})
  expect(asked).toHaveLength(before + 1)
  localStorage.setItem('token', TOKEN)
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 60_000)
  await call(listMyGames, {})
  expect(asked).toHaveLength(before + 2)
})

it('the first paint applies the light theme if the user has chosen it', () => {
  localStorage.setItem('bettle.theme', 'day')
  startFirstPaint(own())
  expect(dataset.theme).toBe('day')
})

it('the first paint shows the sign-in page to a visitor who has blocked storage', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('closed', 'SecurityError')
  })
  startFirstPaint(own())
  expect(dataset.screen).toBe('sign-in')
})

it('the skeleton screen stays while the app shows only waiting elements, and is removed when the app shows content [PR14]', async () => {
  startFirstPaint(own())
  root().innerHTML = '<div role="status"></div>'
  await seen()
  expect(skeleton()).not.toBeNull()
  root().innerHTML = '<main><p data-waiting></p></main>'
  await seen()
  expect(skeleton()).not.toBeNull()
  root().innerHTML = '<main></main>'
  await seen()
  expect(skeleton()).toBeNull()
})

it('the skeleton screen shows its notice about a slow page between 11 and 12.5 seconds after the start [PR16]', async () => {
  startFirstPaint(own())
  const trouble = document.querySelector<HTMLElement>('[data-trouble]')
  await vi.advanceTimersByTimeAsync(11_000)
  expect(trouble?.hidden).toBe(true)
  await vi.advanceTimersByTimeAsync(1_500)
  expect(trouble?.hidden).toBe(false)
})

it('the skeleton screen shows its notice about a slow page at once if a script fails to load', () => {
  startFirstPaint(own())
  const script = document.createElement('script')
  script.type = 'text/plain'
  document.head.append(script)
  script.dispatchEvent(new Event('error'))
  script.remove()
  expect(document.querySelector<HTMLElement>('[data-trouble]')?.hidden).toBe(false)
})

const said = () => [...document.querySelectorAll<HTMLElement>('[data-why]')].find(({ hidden }) => !hidden)
const noticeText = () =>
  document.querySelector<HTMLElement>('[data-trouble]')?.hidden ? undefined : said()?.textContent?.trim()
const reports = () => asked.filter((address) => address.endsWith('/log/crash-report'))
const fails = (error: Error) =>
  dispatchEvent(new ErrorEvent('error', { error, filename: `${location.origin}/assets/index-1.js`, message: 'x' }))

it('a page whose script throws before it draws anything says within three seconds that it did not start, and reports once [PR16]', async () => {
  startFirstPaint(own())
  fails(new TypeError('secret of ana@bettle.example'))
  fails(new TypeError('again'))
  await vi.advanceTimersByTimeAsync(3_000)
  expect(noticeText()).toBe('did not start')
  expect(reports()).toHaveLength(1)
})

it('an error after which the app shows its page is no failed start', async () => {
  startFirstPaint(own())
  fails(new TypeError('harmless'))
  root().innerHTML = '<main></main>'
  await vi.advanceTimersByTimeAsync(20_000)
  expect(noticeText()).toBeUndefined()
  expect(reports()).toEqual([])
})

it('a page leaves the report of an error to the app once the app has listeners of its own', async () => {
  startFirstPaint(own())
  dataset.reports = 'app'
  fails(new TypeError('x'))
  await vi.advanceTimersByTimeAsync(3_000)
  delete dataset.reports
  expect(noticeText()).toBe('did not start')
  expect(reports()).toEqual([])
})

it('an error of a script of a browser extension, and a script that does not load, are no failed start', async () => {
  startFirstPaint(own())
  dispatchEvent(new ErrorEvent('error', { error: new Error('x'), filename: 'chrome-extension://abc/x.js' }))
  fails(new TypeError('Failed to fetch dynamically imported module: /assets/x.js'))
  await vi.advanceTimersByTimeAsync(4_000)
  expect(noticeText()).toBeUndefined()
  expect(reports()).toEqual([])
})

it('a script that the browser cannot read means that the browser is too old, and the page shows its own address', async () => {
  history.replaceState(null, '', '/login')
  startFirstPaint(own())
  fails(new SyntaxError('Unexpected token'))
  expect(noticeText()).toMatch(/^too old .*\/loginCopy$/)
  await vi.advanceTimersByTimeAsync(20_000)
  expect(noticeText()).toMatch(/^too old/)
})

it('a browser that lacks a function of the declared floor shows at once that it is too old [PR16]', () => {
  const { hasOwn } = Object
  Reflect.deleteProperty(Object, 'hasOwn')
  startFirstPaint(own())
  Object.defineProperty(Object, 'hasOwn', { value: hasOwn, configurable: true, writable: true })
  expect(noticeText()).toMatch(/^too old/)
})

it('a page that will not start shows its notice alone, without the skeleton of a form', async () => {
  startFirstPaint(own())
  fails(new TypeError('x'))
  await vi.advanceTimersByTimeAsync(1_000)
  expect(document.querySelector('[data-screen]')).not.toBeNull()
  await vi.advanceTimersByTimeAsync(2_000)
  expect([...(skeleton()?.children ?? [])].map((child) => child.hasAttribute('data-trouble'))).toEqual([true])
})

it.each([
  ['copies its address for another browser', true, 'Copied'],
  ['selects its address if the browser does not copy', false, 'Selected: copy it'],
])('the page of a browser that is too old %s', (_what, copies, text) => {
  history.replaceState(null, '', '/login')
  startFirstPaint(own())
  fails(new SyntaxError('Unexpected token'))
  let copied = ''
  Object.assign(document, {
    execCommand: (command: string) => {
      if (copies) copied = `${command} ${getSelection()}`
      return copies
    },
  })
  const key = document.querySelector('button')
  key?.click()
  Reflect.deleteProperty(document, 'execCommand')
  expect(copied).toBe(copies ? `copy ${location.href}` : '')
  expect(getSelection()?.toString()).toBe(location.href)
  expect(key?.textContent).toBe(text)
})

it('a crash page removes the skeleton, although it may replace the whole app [PR16]', async () => {
  startFirstPaint(own())
  root().innerHTML = '<section data-crash></section>'
  await seen()
  expect(skeleton()).toBeNull()
})

it('at /try the first paint starts the trial, keeps its token and requests the game, and asks for no other page [PR870]', async () => {
  const started = { token: JSON.parse(TOKEN), lobbyId: LOBBY, lobbyCode: 'AB23CD', matchId: LOBBY }
  const sent: string[] = []
  vi.stubGlobal('fetch', async (address: string, { method = 'GET' }: RequestInit = {}) => {
    sent.push(`${method} ${address}`)
    return Response.json(address === '/api/guest/start' ? started : { address })
  })
  history.replaceState(null, '', '/try')
  startFirstPaint(own())
  expect(sent).toEqual(['POST /api/guest/start'])
  await seen()
  expect(localStorage.getItem('token')).toBe(TOKEN)
  expect(sent.slice(1)).toEqual([
    'GET /api/whoami',
    `GET /api/app/game/lobby-details/${LOBBY}?members=few`,
    `GET /api/app/event/match/${LOBBY}`,
    `GET /api/app/event-type/match/${LOBBY}`,
    'GET /api/app/guide',
    'GET /api/echo',
  ])
  expect(await trialAhead()).toEqual(started)
  expect(trialAhead()).toBeUndefined()
  history.replaceState(null, '', '/')
})

it('a trial that the first paint could not start leaves the reason to the page, and stores nothing [PR870]', async () => {
  history.replaceState(null, '', '/try')
  for (const answer of [
    async () => Response.json({ code: 'guests-full', error: 'All are in use.' }, { status: 409 }),
    async () => Promise.reject(new TypeError('Failed to fetch')),
    async () => new Response('<html>', { status: 200 }),
  ]) {
    vi.stubGlobal('fetch', answer)
    startFirstPaint(own())
    expect(await trialAhead()).toBeUndefined()
    expect(localStorage.getItem('token')).toBeNull()
  }
  history.replaceState(null, '', '/')
})
