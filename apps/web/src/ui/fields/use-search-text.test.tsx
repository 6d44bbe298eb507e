import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { SEARCH_DEBOUNCE, useSearchText } from './use-search-text.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

it('a search field passes its text on half a second after the last key [PR241]', () => {
  const shown: string[] = []
  const onSearch = (text: string) => shown.push(text)
  const { result } = renderHook(() => useSearchText('', onSearch))
  act(() => result.current[1]('cro'))
  act(() => vi.advanceTimersByTime(SEARCH_DEBOUNCE - 1))
  act(() => result.current[1](' croatia '))
  act(() => vi.advanceTimersByTime(SEARCH_DEBOUNCE - 1))
  expect(shown).toEqual([])
  act(() => vi.advanceTimersByTime(1))
  expect(shown).toEqual(['croatia'])
  expect(SEARCH_DEBOUNCE).toBe(500)
})

it('a search field takes its text from the address when the back button leads to another search', () => {
  const onSearch = () => {}
  const { result, rerender } = renderHook(({ q }) => useSearchText(q, onSearch), { initialProps: { q: 'croatia' } })
  rerender({ q: 'france' })
  expect(result.current[0]).toBe('france')
})
