import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { forgetPage } from '../../store/remember.ts'
import { notify, Toaster } from './toast.tsx'
import { showNotice, ToastFrame } from './toaster.tsx'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** Advances the time in steps, so that React renders the effect of each step. */
const passes = async (ms: number) => {
  for (let passed = 0; passed < ms; passed += 100) await act(() => vi.advanceTimersByTimeAsync(100))
}
const shown = () =>
  [...document.querySelectorAll('[data-sonner-toast]:not([data-removed="true"])')].map((toast) => toast.textContent)

it('the toaster shows a notice at the upper edge for one second [PR253] [PR307]', async () => {
  render(<ToastFrame />)
  act(() => showNotice('success', 'Bet confirmed', {}))
  await passes(900)
  expect(screen.getByText('Bet confirmed')).toBeInTheDocument()
  const { xPosition, yPosition } = document.querySelector<HTMLElement>('[data-sonner-toast]')?.dataset ?? {}
  expect([xPosition, yPosition]).toEqual(['center', 'top'])
  await passes(600)
  expect(screen.queryByText('Bet confirmed')).toBeNull()
})

it('the toaster shows one notice at a time, and a waiting notice replaces the shown one after 1.5 seconds [PR307]', async () => {
  render(<ToastFrame />)
  act(() => {
    showNotice('error', 'No connection', { duration: 6000 })
    showNotice('success', 'Round 1 is settled', {})
    showNotice('success', 'Round 1 is settled', {})
  })
  await passes(1000)
  expect(shown()).toEqual(['No connection'])
  await passes(1000)
  expect(shown()).toEqual(['Round 1 is settled'])
  await passes(2500)
  expect(shown()).toEqual([])
})

it('the toaster shows a notice at the lower edge if the notice requests it [PR404]', async () => {
  render(<ToastFrame />)
  act(() => showNotice('info', 'Your game has started', { duration: 5000, position: 'bottom-center' }))
  await passes(100)
  expect(document.querySelector('[data-sonner-toast]')).toHaveAttribute('data-y-position', 'bottom')
  await passes(6000)
})

it('the toaster replaces a shown notice if a notice with the same id follows', async () => {
  render(<ToastFrame />)
  act(() => showNotice('info', 'Sending', { id: 'bet', duration: 5000 }))
  await passes(100)
  act(() => showNotice('success', 'Sent', { id: 'bet', duration: 5000 }))
  await passes(100)
  expect(shown()).toEqual(['Sent'])
})

it('the toaster shows the next notice even if the previous one could not be shown', async () => {
  showNotice('success', 'Lost', {})
  render(<ToastFrame />)
  act(() => showNotice('success', 'Seen', {}))
  const seen = new Set<string | null>()
  for (let step = 0; step < 60; step += 1) {
    await passes(100)
    for (const text of shown()) seen.add(text)
  }
  expect(seen).toContain('Seen')
})

it('the first notice brings the toaster in, which then shows it; without a notice it comes after five seconds', async () => {
  forgetPage()
  const { unmount } = render(<Toaster />)
  const frame = () => document.querySelector('section[aria-label^="Notifications"]')
  await passes(4_000)
  expect(frame()).toBeNull()
  act(() => notify.success('Saved'))
  // The files of the toaster load in real time, and several one after the other.
  await vi.waitFor(
    async () => {
      await vi.dynamicImportSettled()
      await passes(100)
      expect(shown()).toEqual(['Saved'])
    },
    { timeout: 5_000 },
  )
  unmount()
  forgetPage()
  render(<Toaster />)
  await passes(5_500)
  expect(frame()).not.toBeNull()
})
