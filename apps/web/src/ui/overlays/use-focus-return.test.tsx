import { act, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { beforeAll, expect, it, vi } from 'vitest'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { Dialog } from './dialog.tsx'
import { FullScreen } from './full-screen.tsx'
import { keepPressedControl } from './pressed-control.ts'
import { Sheet } from './sheet.tsx'

beforeAll(keepPressedControl)

type Kind = 'dialog' | 'question' | 'full screen'

function Opener({ kind, isDeleted = false }: { kind: Kind; isDeleted?: boolean }) {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <section aria-label="Bets">
      {!isDeleted && (
        <button type="button" onClick={() => setOpen(true)}>
          Open
        </button>
      )}
      {isOpen && kind === 'dialog' && <Dialog open onOpenChange={close} title="A dialog" />}
      {isOpen && kind === 'question' && <ConfirmDialog open onOpenChange={close} onConfirm={close} />}
      {isOpen && kind === 'full screen' && (
        <FullScreen title="A screen" onBack={close}>
          Content
        </FullScreen>
      )}
    </section>
  )
}

/** Presses a key in the dialog and waits until the focus has moved. */
async function closes(dialog: HTMLElement) {
  fireEvent.keyDown(dialog, { key: 'Escape' })
  await act(() => new Promise((resolve) => setTimeout(resolve, 0)))
}

it.each<Kind>(['dialog', 'question', 'full screen'])(
  'a closed %s gives the focus back to the button that opened it [PR732]',
  async (kind) => {
    render(<Opener kind={kind} />)
    const opener = screen.getByRole('button', { name: 'Open' })
    opener.focus()
    fireEvent.click(opener)
    const opened = await screen.findByRole(kind === 'question' ? 'alertdialog' : 'dialog')
    expect(document.activeElement).not.toBe(opener)
    await closes(opened)
    expect(screen.queryByText(/A dialog|A screen|Are You Sure/)).toBeNull()
    expect(opener).toHaveFocus()
  },
)

it.each<Kind>(['dialog', 'question', 'full screen'])(
  'a closed %s gives the focus to the button that opened it in Safari, which focuses no button at a press [PR732]',
  async (kind) => {
    render(<Opener kind={kind} />)
    const opener = screen.getByRole('button', { name: 'Open' })
    fireEvent.click(opener)
    await closes(await screen.findByRole(kind === 'question' ? 'alertdialog' : 'dialog'))
    expect(opener).toHaveFocus()
  },
)

it('a closed dialog gives the focus to the panel of its opener if the opener is gone [PR732]', async () => {
  const { rerender } = render(<Opener kind="dialog" />)
  fireEvent.click(screen.getByRole('button', { name: 'Open' }))
  const dialog = await screen.findByRole('dialog')
  rerender(<Opener kind="dialog" isDeleted />)
  await closes(dialog)
  expect(screen.getByRole('region', { name: 'Bets' })).toHaveFocus()
})

/** A sheet below a question that has appeared, but to which Radix has not given the keyboard yet. */
function SheetBelow({
  onSheetChange,
  onKey,
}: {
  onSheetChange: (open: boolean) => void
  onKey: (key: string) => void
}) {
  return (
    <Sheet open onOpenChange={onSheetChange} title="This game">
      {createPortal(
        <div role="alertdialog" aria-label="Leave?" onKeyDown={({ key }) => onKey(key)}>
          <button type="button">Stay</button>
        </div>,
        document.body,
      )}
    </Sheet>
  )
}

it('Escape in a question that has just opened closes the question and not the sheet below it', async () => {
  const onSheetChange = vi.fn()
  const onKey = vi.fn()
  render(<SheetBelow onSheetChange={onSheetChange} onKey={onKey} />)
  fireEvent.keyDown(screen.getByText('Stay'), { key: 'Escape' })
  expect(onSheetChange).not.toHaveBeenCalled()
  // The press is not lost: the question receives it again once it listens.
  onKey.mockClear()
  await vi.waitFor(() => expect(onKey).toHaveBeenCalledExactlyOnceWith('Escape'))
  expect(onSheetChange).not.toHaveBeenCalled()
})

it('an Escape key that is held closes one layer only', () => {
  const onSheetChange = vi.fn()
  render(<Sheet open onOpenChange={onSheetChange} title="This game" />)
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape', repeat: true })
  expect(onSheetChange).not.toHaveBeenCalled()
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' })
  expect(onSheetChange).toHaveBeenCalledExactlyOnceWith(false)
})
