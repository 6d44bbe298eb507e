import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { pointsOf, Sparkline } from './sparkline.tsx'

it('a sparkline rises with its values, and a sparkline of equal values runs through the middle', () => {
  expect(pointsOf([100, 90, 120], 56, 20)).toEqual([
    { x: 3, y: 12.3 },
    { x: 28, y: 17 },
    { x: 53, y: 3 },
  ])
  expect(pointsOf([5, 5], 56, 20).map(({ y }) => y)).toEqual([10, 10])
})

it('a sparkline has an accessible name, or is decorative without a name', () => {
  const { container } = render(<Sparkline values={[1, 2]} label="Chips: 1, then 2" />)
  expect(screen.getByRole('img', { name: 'Chips: 1, then 2' })).toBeInTheDocument()
  render(<Sparkline values={[1, 2]} />, { container })
  expect(screen.queryByRole('img')).toBeNull()
  render(<Sparkline values={[1]} />, { container })
  expect(container.querySelector('svg')).toBeNull()
})
