import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Toaster, toast } from './toaster.tsx'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

it('shows a toast for a second', async () => {
  render(<Toaster />)
  act(() => void toast.success('Bet confirmed'))
  await act(() => vi.advanceTimersByTimeAsync(900))
  expect(screen.getByText('Bet confirmed')).toBeInTheDocument()
  await act(() => vi.advanceTimersByTimeAsync(600))
  expect(screen.queryByText('Bet confirmed')).toBeNull()
})
