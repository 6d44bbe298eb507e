import { render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { expect, it } from 'vitest'
import { useKeptFocus } from './use-kept-focus.ts'

function Game({ phase }: { phase: string }) {
  const game = useRef<HTMLElement>(null)
  useKeptFocus(game, phase)
  return (
    <main ref={game} tabIndex={-1}>
      {phase === 'ACTIVE_ROUND' && <button type="button">Over 4.5</button>}
      <button type="button">Leave Game</button>
    </main>
  )
}

it('keyboard focus moves to the game when the focused element disappears with its phase [PR175]', () => {
  const { rerender } = render(<Game phase="ACTIVE_ROUND" />)
  screen.getByRole('button', { name: 'Over 4.5' }).focus()
  rerender(<Game phase="TRANSITION" />)
  expect(screen.getByRole('main')).toHaveFocus()
})

it('keyboard focus stays on its element if the element still exists in the next phase of the game', () => {
  const { rerender } = render(<Game phase="ACTIVE_ROUND" />)
  screen.getByRole('button', { name: 'Leave Game' }).focus()
  rerender(<Game phase="TRANSITION" />)
  expect(screen.getByRole('button', { name: 'Leave Game' })).toHaveFocus()
})
