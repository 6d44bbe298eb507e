import '@testing-library/jest-dom/vitest'
import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { ConfirmDialog } from './confirm-dialog.tsx'

it('a confirm dialog asks before it runs the confirmed action', async () => {
  const onConfirm = vi.fn()
  render(
    <ConfirmDialog open onOpenChange={() => {}} onConfirm={onConfirm}>
      The lobby is closed for everyone.
    </ConfirmDialog>,
  )
  const dialog = screen.getByRole('alertdialog', { name: 'Are You Sure?' })
  expect(dialog).toHaveAccessibleDescription('The lobby is closed for everyone.')
  await userEvent.click(screen.getByRole('button', { name: 'Confirm' }))
  expect(onConfirm).toHaveBeenCalledOnce()
})

it('a confirm dialog closes on Cancel and Escape without running the action [PR165]', async () => {
  const onOpenChange = vi.fn()
  const onConfirm = vi.fn()
  render(<ConfirmDialog open onOpenChange={onOpenChange} onConfirm={onConfirm} title="Leave game?" />)
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  await userEvent.keyboard('{Escape}')
  expect(onOpenChange).toHaveBeenCalledWith(false)
  expect(onConfirm).not.toHaveBeenCalled()
})

it('a confirm dialog stays open and ignores a second press while the response is pending [PR359]', async () => {
  const onOpenChange = vi.fn()
  const onConfirm = vi.fn()
  render(<ConfirmDialog open pending onOpenChange={onOpenChange} onConfirm={onConfirm} confirmText="Place Bet" />)
  await userEvent.click(screen.getByRole('button', { name: 'Place Bet' }))
  await userEvent.keyboard('{Escape}')
  expect(onConfirm).not.toHaveBeenCalled()
  expect(onOpenChange).not.toHaveBeenCalled()
})

it('a confirm dialog that is blocked accepts no confirmation but keeps the focus on its button, which works once the dialog is unblocked', async () => {
  const onConfirm = vi.fn()
  const asking = (isHeld: boolean) => (
    <ConfirmDialog open focusConfirm isHeld={isHeld} onOpenChange={() => {}} onConfirm={onConfirm} />
  )
  const { rerender } = render(asking(true))
  const yes = screen.getByRole('button', { name: 'Confirm' })
  expect(yes).toHaveAttribute('aria-disabled', 'true')
  await userEvent.keyboard('{Enter}')
  expect(onConfirm).not.toHaveBeenCalled()
  rerender(asking(false))
  expect(yes).not.toHaveAttribute('aria-disabled')
  await userEvent.keyboard('{Enter}')
  expect(onConfirm).toHaveBeenCalledOnce()
})

it('a confirm dialog ignores an Enter key that is still held since the dialog opened, except in a text field', () => {
  render(
    <ConfirmDialog open focusConfirm onOpenChange={() => {}} onConfirm={() => {}}>
      <textarea aria-label="Why" />
    </ConfirmDialog>,
  )
  const enter = (name: string, role: string, repeat: boolean) =>
    fireEvent.keyDown(screen.getByRole(role, { name }), { key: 'Enter', repeat })
  expect(enter('Confirm', 'button', true)).toBe(false)
  expect(enter('Cancel', 'button', true)).toBe(false)
  expect(enter('Confirm', 'button', false)).toBe(true)
  expect(enter('Why', 'textbox', true)).toBe(true)
})
