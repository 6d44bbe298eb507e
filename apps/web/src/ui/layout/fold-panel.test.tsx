import '@testing-library/jest-dom/vitest'
import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { FoldPanel } from './fold-panel.tsx'
import { PHONE } from './use-media.ts'

function show(isPhone: boolean) {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: isPhone && query === PHONE,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
  render(
    <FoldPanel title="Your data" aside={<button type="button">All</button>}>
      One file
    </FoldPanel>,
  )
  return screen.getByRole('region', { name: 'Your data' })
}

it('a panel is a line on a phone, which a press opens [PR855]', async () => {
  const panel = show(true)
  const fold = panel.querySelector('details')
  expect(fold?.open).toBe(false)
  expect(panel).toHaveTextContent('One file')
  await userEvent.click(within(panel).getByText('Your data'))
  expect(fold?.open).toBe(true)
  vi.unstubAllGlobals()
})

it('a panel is open on a larger screen, without a line to press [PR855]', () => {
  const panel = show(false)
  expect(panel.querySelector('summary')).not.toBeVisible()
  expect(within(panel).getByRole('button', { name: 'All' })).toBeVisible()
  expect(panel).toHaveTextContent('One file')
  vi.unstubAllGlobals()
})

it('a panel keeps what was typed, and that it was open, when a phone is turned', async () => {
  let isPhone = true
  const listeners = new Set<() => void>()
  vi.stubGlobal('matchMedia', (query: string) => ({
    get matches() {
      return isPhone && query === PHONE
    },
    addEventListener: (_: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
  }))
  const turn = () =>
    act(() => {
      isPhone = !isPhone
      for (const listener of listeners) listener()
    })
  render(
    <FoldPanel title="Name">
      <input aria-label="Name" />
    </FoldPanel>,
  )
  await userEvent.click(screen.getByText('Name'))
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Ana')
  turn()
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Ana')
  turn()
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Ana')
  expect(screen.getByRole('region', { name: 'Name' }).querySelector('details')?.open).toBe(true)
  vi.unstubAllGlobals()
})
