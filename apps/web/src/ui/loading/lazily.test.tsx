import { act, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { lazily } from './lazily.ts'
import { loadedSoon } from './until-loaded.ts'

const serverAnswers = vi.fn<typeof fetch>()
beforeEach(() => {
  vi.useFakeTimers()
  serverAnswers.mockResolvedValue(new Response(null, { status: 200 }))
  vi.stubGlobal('fetch', serverAnswers)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const noConnection = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
const Help = () => <p>How it works</p>

function show(load: () => Promise<{ default: typeof Help }>) {
  const Part = lazily(load)
  render(
    <ErrorBoundary fallback={<p>It fell</p>}>
      <p>The game</p>
      <Suspense fallback={<p>One moment</p>}>
        <Part />
      </Suspense>
    </ErrorBoundary>,
  )
}

it('a lazily loaded part keeps the page while the device is offline, and appears when the connection returns', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const load = vi.fn<() => Promise<{ default: typeof Help }>>(noConnection)
  show(load)
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  expect(screen.getByText('The game')).toBeVisible()
  expect(screen.getByText('One moment')).toBeVisible()
  expect(load.mock.calls.length).toBeLessThan(15)
  load.mockImplementation(async () => ({ default: Help }))
  await act(async () => {
    window.dispatchEvent(new Event('online'))
    await vi.advanceTimersByTimeAsync(0)
  })
  expect(screen.getByText('How it works')).toBeVisible()
})

it.each<[string, typeof fetch]>([
  ['does not answer', () => Promise.reject(new TypeError('Failed to fetch'))],
  [
    'accepts a call and never answers it',
    (_, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')))
      }),
  ],
  ['is replaced by an error of its proxy', () => Promise.resolve(new Response(null, { status: 502 }))],
])(
  'a lazily loaded part waits while the server %s, and appears when the server has returned [PR905]',
  async (_, answer) => {
    serverAnswers.mockImplementation(answer)
    const load = vi.fn<() => Promise<{ default: typeof Help }>>(noConnection)
    show(load)
    await act(() => vi.advanceTimersByTimeAsync(120_000))
    expect(screen.getByText('One moment')).toBeVisible()
    expect(load.mock.calls.length).toBeLessThan(25)
    serverAnswers.mockResolvedValue(new Response(null, { status: 200 }))
    load.mockImplementation(async () => ({ default: Help }))
    // The longest wait for an answer and the longest pause.
    await act(() => vi.advanceTimersByTimeAsync(13_000))
    expect(screen.getByText('How it works')).toBeVisible()
  },
)

it('a lazily loaded part says within three seconds after an outage that the part could not be loaded, because most browsers never request a failed script again [PR905]', async () => {
  serverAnswers.mockRejectedValue(new TypeError('Failed to fetch'))
  show(vi.fn<() => Promise<{ default: typeof Help }>>(noConnection))
  await act(() => vi.advanceTimersByTimeAsync(120_000))
  expect(screen.queryByRole('alert')).toBeNull()
  serverAnswers.mockResolvedValue(new Response(null, { status: 200 }))
  await act(() => vi.advanceTimersByTimeAsync(3_000))
  expect(screen.getByRole('alert')).toHaveTextContent('This part could not be loaded.')
})

it('a lazily loaded part offers within three seconds to load the page again, and replaces the offer if a later attempt succeeds [PR905]', async () => {
  const load = vi.fn<() => Promise<{ default: typeof Help }>>(noConnection)
  show(load)
  await act(() => vi.advanceTimersByTimeAsync(3_000))
  expect(screen.getByRole('button', { name: 'Load again' })).toBeVisible()
  load.mockImplementation(async () => ({ default: Help }))
  await act(() => vi.advanceTimersByTimeAsync(8_000))
  expect(screen.getByText('How it works')).toBeVisible()
  expect(screen.queryByRole('alert')).toBeNull()
})

it('a lazily loaded part that has already offered to load the page again throws the error of its script', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const load = vi.fn<() => Promise<{ default: typeof Help }>>(noConnection)
  show(load)
  await act(() => vi.advanceTimersByTimeAsync(3_000))
  load.mockRejectedValue(new SyntaxError('Unexpected token'))
  await act(() => vi.advanceTimersByTimeAsync(8_000))
  expect(screen.getByText('It fell')).toBeVisible()
})

it('the script of a page is awaited while the server does not answer, and given up within three seconds if the server answers [PR905]', async () => {
  serverAnswers.mockRejectedValue(new TypeError('Failed to fetch'))
  const given = vi.fn()
  loadedSoon(noConnection).then(() => given('loaded'), given)
  await vi.advanceTimersByTimeAsync(120_000)
  expect(given).not.toHaveBeenCalled()
  serverAnswers.mockResolvedValue(new Response(null, { status: 200 }))
  await vi.advanceTimersByTimeAsync(3_000)
  expect(given).toHaveBeenCalledExactlyOnceWith(new TypeError('Failed to fetch dynamically imported module'))
})

it('a lazily loaded part says in its position that the part could not be loaded, if its script fails while the server answers', async () => {
  const load = vi.fn<() => Promise<{ default: typeof Help }>>(noConnection)
  show(load)
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  expect(screen.getByText('The game')).toBeVisible()
  expect(screen.getByRole('alert')).toHaveTextContent('This part could not be loaded.')
  expect(screen.getByRole('button', { name: 'Load again' })).toBeVisible()
  const asked = load.mock.calls.length
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  expect(load).toHaveBeenCalledTimes(asked)
})

it.each([
  ['cannot be read', new SyntaxError('Unexpected token')],
  ['throws as it begins', new TypeError("Cannot read properties of undefined (reading 'map')")],
])('a lazily loaded part throws the error of a script that %s', async (_, error) => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const load = vi.fn(() => Promise.reject(error))
  show(load)
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  expect(screen.getByText('It fell')).toBeVisible()
  expect(load).toHaveBeenCalledOnce()
})

it('a lazily loaded part that was preloaded renders at once, without its fallback', async () => {
  const Part = lazily(async () => ({ default: () => <p>The part</p> }))
  await Part.preload()
  const { container } = render(
    <Suspense fallback="Waiting">
      <Part />
    </Suspense>,
  )
  expect(container.textContent).toBe('The part')
})

it('a lazily loaded part whose preload failed loads again when it is rendered', async () => {
  let asked = 0
  const Part = lazily(async () => {
    asked += 1
    if (asked === 1) throw new TypeError('Failed to fetch dynamically imported module')
    return { default: () => <p>The part</p> }
  })
  await Part.preload()
  expect(asked).toBe(1)
  render(
    <Suspense fallback="Waiting">
      <Part />
    </Suspense>,
  )
  await act(() => vi.advanceTimersByTimeAsync(0))
  expect(screen.getByText('The part')).toBeVisible()
})
