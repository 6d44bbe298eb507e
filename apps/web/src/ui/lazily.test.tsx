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

it('leaves the page standing while its script cannot be fetched, and appears as soon as it can', async () => {
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

it('does not hide that a script is broken', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  show(() => Promise.reject(new SyntaxError('Unexpected token')))
  await act(() => vi.advanceTimersByTimeAsync(0))
  expect(screen.getByText('It fell')).toBeVisible()
})
