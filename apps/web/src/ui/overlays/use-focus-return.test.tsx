import { act, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { Dialog } from './dialog.tsx'
import { FullScreen } from './full-screen.tsx'

type Kind = 'dialog' | 'question' | 'full screen'

function Opener({ kind }: { kind: Kind }) {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {isOpen && kind === 'dialog' && <Dialog open onOpenChange={close} title="A dialog" />}
      {isOpen && kind === 'question' && <ConfirmDialog open onOpenChange={close} onConfirm={close} />}
      {isOpen && kind === 'full screen' && (
        <FullScreen title="A screen" onBack={close}>
          Content
        </FullScreen>
      )}
    </>
  )
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
    fireEvent.keyDown(opened, { key: 'Escape' })
    await act(() => new Promise((resolve) => setTimeout(resolve, 0)))
    expect(screen.queryByText(/A dialog|A screen|Are You Sure/)).toBeNull()
    expect(opener).toHaveFocus()
  },
)
