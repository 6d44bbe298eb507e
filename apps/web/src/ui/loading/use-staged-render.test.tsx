import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useStagedRender } from './use-staged-render.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('a staged render advances one step after each paint, up to the last step', async () => {
  const { result } = renderHook(() => useStagedRender(2))
  expect(result.current).toBe(0)
  await act(() => vi.advanceTimersByTimeAsync(20))
  expect(result.current).toBe(1)
  await act(() => vi.advanceTimersByTimeAsync(1_000))
  expect(result.current).toBe(2)
})

it('a staged render advances without paints, as in a background tab', async () => {
  vi.stubGlobal('requestAnimationFrame', () => 0)
  const { result } = renderHook(() => useStagedRender(1))
  await act(() => vi.advanceTimersByTimeAsync(300))
  expect(result.current).toBe(1)
  vi.unstubAllGlobals()
})
