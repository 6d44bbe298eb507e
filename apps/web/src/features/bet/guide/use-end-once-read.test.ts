import { renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { READ_MS, useEndOnceRead } from './use-end-once-read.ts'

let visibility: DocumentVisibilityState = 'visible'
beforeEach(() => {
  vi.useFakeTimers()
  visibility = 'visible'
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility)
})
afterEach(() => void vi.useRealTimers())

function setVisibility(next: DocumentVisibilityState): void {
  visibility = next
  document.dispatchEvent(new Event('visibilitychange'))
}

it('the guide ends by itself after its last step has been visible for 20 seconds [A30]', () => {
  const onEnd = vi.fn()
  const { rerender } = renderHook(({ isLast }) => useEndOnceRead(isLast, onEnd), { initialProps: { isLast: false } })
  vi.advanceTimersByTime(10 * READ_MS)
  expect(onEnd).not.toHaveBeenCalled()
  rerender({ isLast: true })
  vi.advanceTimersByTime(READ_MS - 1)
  expect(onEnd).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(onEnd).toHaveBeenCalledOnce()
})

it('the time during which the page is hidden does not count towards the 20 seconds after which the guide ends', () => {
  const onEnd = vi.fn()
  renderHook(() => useEndOnceRead(true, onEnd))
  setVisibility('hidden')
  vi.advanceTimersByTime(10 * READ_MS)
  expect(onEnd).not.toHaveBeenCalled()
  setVisibility('visible')
  vi.advanceTimersByTime(READ_MS)
  expect(onEnd).toHaveBeenCalledOnce()
})
