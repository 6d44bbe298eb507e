import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { Part } from './part.tsx'

let isBroken: boolean
beforeEach(() => {
  isBroken = true
  // React logs the error of the crash too, so the test silences the console.
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})

function Ranking() {
  if (isBroken) throw new TypeError('no rows')
  return <p>1 Ana</p>
}

function show(isSmall = false) {
  render(
    <>
      <Part name="Ranking" isSmall={isSmall}>
        <Ranking />
      </Part>
      <Part name="Bets">
        <button type="button">Place 10</button>
      </Part>
    </>,
  )
}

it('a panel that crashes says so in its position, leaves other panels unchanged, and can be tried again [PR348]', async () => {
  show()
  expect(screen.getByRole('alert')).toHaveTextContent('Ranking stopped working')
  expect(screen.getByRole('button', { name: 'Place 10' })).toBeVisible()
  isBroken = false
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(screen.getByText('1 Ana')).toBeVisible()
  expect(screen.queryByRole('alert')).toBeNull()
})

it('a panel that crashes a second time offers to reload the page', async () => {
  show()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(screen.getByRole('button', { name: 'Load again' })).toBeVisible()
})

it('a small optional component that crashes is removed without a message', () => {
  show(true)
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.getByRole('button', { name: 'Place 10' })).toBeVisible()
})
