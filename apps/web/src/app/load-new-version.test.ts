import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { loadNewVersion } from './load-new-version.ts'

const reload = vi.fn()
let forget: () => void
beforeEach(() => {
  reload.mockClear()
  forget = loadNewVersion(reload)
  const script = document.createElement('script')
  script.setAttribute('type', 'module')
  script.setAttribute('src', '/assets/index-one.js')
  document.body.append(script)
})
afterEach(() => forget())

it.each([
  [
    'a page that cannot load a script reloads if the server has another version',
    200,
    '<script type="module" src="/assets/index-two.js">',
    1,
  ],
  [
    'a page that cannot load a script does not reload if the server has the same version',
    200,
    '<script type="module" src="/assets/index-one.js">',
    0,
  ],
  ['a page that cannot load a script does not reload if the server answers 503', 503, 'Service unavailable', 0],
])('%s', async (_what, status, served, times) => {
  await failsToLoadScript(async () => new Response(served, { status }))
  expect(reload).toHaveBeenCalledTimes(times)
})

it('a page that cannot load a script does not reload while it has no connection', async () => {
  await failsToLoadScript(() => Promise.reject(new TypeError('Failed to fetch')))
  expect(reload).not.toHaveBeenCalled()
})

it('a page reloads only once for each new version, so that a rolling deploy causes no reload loop [PR349]', async () => {
  const two = async () => new Response('<script type="module" src="/assets/index-two.js">')
  await failsToLoadScript(two)
  dispatchEvent(new Event('vite:preloadError'))
  await new Promise((resolve) => setTimeout(resolve))
  expect(reload).toHaveBeenCalledTimes(1)
  document.querySelector('script')?.setAttribute('src', '/assets/index-three.js')
  await failsToLoadScript(two)
  expect(reload).toHaveBeenCalledTimes(2)
})

async function failsToLoadScript(answer: () => Promise<Response>): Promise<void> {
  const asked = vi.fn(answer)
  vi.stubGlobal('fetch', asked)
  dispatchEvent(new Event('vite:preloadError'))
  expect(asked).toHaveBeenCalledWith('/', { cache: 'no-store' })
  await new Promise((resolve) => setTimeout(resolve))
}
