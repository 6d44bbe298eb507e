import '@testing-library/jest-dom/vitest'
import { render } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { RollingNumber } from './rolling-number.tsx'

afterEach(() => vi.restoreAllMocks())

it('a rolling number has the plain number as its only accessible text', () => {
  const { container, rerender } = render(<RollingNumber value={1234} />)
  expect(container).toHaveTextContent(/^1,234$/)
  rerender(<RollingNumber value={99.5} format={(chips) => chips.toFixed(2)} />)
  expect(container).toHaveTextContent(/^99\.50$/)
})

it('a rolling number hides its wheels from screen readers', () => {
  const { container } = render(<RollingNumber value={42} />)
  const wheels = container.querySelectorAll('.roll-wheel')
  expect(wheels).toHaveLength(2)
  for (const wheel of wheels) expect(wheel).toHaveAttribute('aria-hidden', 'true')
})

it('a rolling number has no wheels if the user prefers reduced motion', () => {
  vi.spyOn(globalThis, 'matchMedia').mockImplementation(
    (media) => Object.assign(new EventTarget(), { matches: true, media }) as MediaQueryList,
  )
  const { container } = render(<RollingNumber value={42} />)
  expect(container.querySelector('.roll-wheel')).toBeNull()
  expect(container).toHaveTextContent(/^42$/)
})
