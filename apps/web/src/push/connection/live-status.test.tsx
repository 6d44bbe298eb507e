import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { liveStatus, useNotLiveSince } from './live-status.ts'

const DOWN_AT = Date.parse('2026-06-14T18:02:11.000Z')

function Since() {
  const since = useNotLiveSince()
  return <p>{since === undefined ? 'live' : new Date(since).toISOString()}</p>
}

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  liveStatus.set({ state: 'live' })
})

it('the page says since when no updates arrive, but does not mention a short interruption [PR250]', () => {
  liveStatus.set({ state: 'live' })
  render(<Since />)
  act(() => liveStatus.set({ state: 'down', since: DOWN_AT }))
  act(() => vi.advanceTimersByTime(2_900))
  expect(screen.getByText('live')).toBeInTheDocument()
  act(() => vi.advanceTimersByTime(100))
  expect(screen.getByText('2026-06-14T18:02:11.000Z')).toBeInTheDocument()
  act(() => liveStatus.set({ state: 'live' }))
  expect(screen.getByText('live')).toBeInTheDocument()
})

it('the page says at once that a connection is silent, because the connection’s deadline has passed already [T10]', () => {
  liveStatus.set({ state: 'live' })
  render(<Since />)
  act(() => liveStatus.set({ state: 'silent', since: DOWN_AT }))
  expect(screen.getByText('2026-06-14T18:02:11.000Z')).toBeInTheDocument()
})

it('the page says at once that the device has no network [PR250]', () => {
  render(<Since />)
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  act(() => void window.dispatchEvent(new Event('offline')))
  expect(screen.queryByText('live')).toBeNull()
})
