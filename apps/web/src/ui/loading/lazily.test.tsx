import { act, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { lazily } from './lazily.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

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

it('a lazily loaded part says in its position that the part could not be loaded, if its script fails while the device is online', async () => {
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
