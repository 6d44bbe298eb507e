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

it('says since when nothing is pushed, but not of what is over in a moment', () => {
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

it('[T10] says at once that a connection is silent: it has had its time to answer', () => {
  liveStatus.set({ state: 'live' })
  render(<Since />)
  act(() => liveStatus.set({ state: 'silent', since: DOWN_AT }))
  expect(screen.getByText('2026-06-14T18:02:11.000Z')).toBeInTheDocument()
})

it('says so at once where the device has no network', () => {
  render(<Since />)
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  act(() => void window.dispatchEvent(new Event('offline')))
  expect(screen.queryByText('live')).toBeNull()
})
