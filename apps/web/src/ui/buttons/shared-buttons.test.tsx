import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { BackButton, Button, IconButton } from '../index.ts'

let said: ReturnType<typeof vi.spyOn>
beforeEach(() => {
  said = vi.spyOn(console, 'error').mockImplementation(() => undefined)
})

it('in development, a button without a handler logs an error when it is pressed [PR361]', async () => {
  render(
    <>
      <Button>Nothing</Button>
      <IconButton label="Nothing either" tooltip={false} icon="x" />
      <Button onClick={() => undefined}>Something</Button>
      <Button aria-haspopup="menu">A menu</Button>
      <form onSubmit={(event) => event.preventDefault()}>
        <Button type="submit">Send</Button>
      </form>
    </>,
  )
  for (const name of ['Something', 'A menu', 'Send']) await userEvent.click(screen.getByRole('button', { name }))
  expect(said).not.toHaveBeenCalled()
  for (const name of ['Nothing', 'Nothing either']) await userEvent.click(screen.getByRole('button', { name }))
  expect(said.mock.calls).toEqual([['Button is missing a click handler'], ['Button is missing a click handler']])
})

it('the Back button goes one page back, and runs its fallback on a page without history [PR360]', async () => {
  const back = vi.spyOn(history, 'back').mockImplementation(() => undefined)
  const length = vi.spyOn(history, 'length', 'get')
  const onNothingBehind = vi.fn()
  render(<BackButton onNothingBehind={onNothingBehind} />)
  length.mockReturnValue(2)
  await userEvent.click(screen.getByRole('button', { name: 'Back' }))
  expect(back).toHaveBeenCalledOnce()
  expect(onNothingBehind).not.toHaveBeenCalled()
  length.mockReturnValue(1)
  await userEvent.click(screen.getByRole('button', { name: 'Back' }))
  expect(back).toHaveBeenCalledOnce()
  expect(onNothingBehind).toHaveBeenCalledOnce()
})
