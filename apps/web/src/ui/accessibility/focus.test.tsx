import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { Tabs } from '../layout/tabs.tsx'
import { Dialog } from '../overlays/dialog.tsx'

function TwoTabs() {
  const [value, setValue] = useState<'one' | 'two'>('one')
  const tabs = [
    { id: 'one' as const, label: 'One', content: 'first' },
    { id: 'two' as const, label: 'Two', content: 'second' },
  ]
  return <Tabs label="Both" tabs={tabs} value={value} onValueChange={setValue} />
}

it('a tab shows its focus ring after a key press, not after a mouse press', async () => {
  render(<TwoTabs />)
  const [one, two] = [screen.getByRole('tab', { name: 'One' }), screen.getByRole('tab', { name: 'Two' })]
  await userEvent.click(two)
  expect(two).toHaveFocus()
  expect(two).toHaveAttribute('data-pressed')
  await userEvent.keyboard('{ArrowLeft}')
  expect(one).toHaveFocus()
  expect(one).not.toHaveAttribute('data-pressed')
  expect(two).not.toHaveAttribute('data-pressed')
})

it('a pressed tab has the focus in Safari, which focuses no button at a press, and shows its ring when a key returns to it', () => {
  render(<TwoTabs />)
  const two = screen.getByRole('tab', { name: 'Two' })
  fireEvent.pointerDown(two)
  fireEvent.click(two)
  expect(two).toHaveFocus()
  act(() => two.blur())
  act(() => two.focus())
  expect(two).not.toHaveAttribute('data-pressed')
})

it('a dialog focuses the element that is marked for it, not its close button', () => {
  render(
    <Dialog open onOpenChange={() => {}} title="Role">
      <button type="button">Other</button>
      <button type="button" data-autofocus>
        Play
      </button>
    </Dialog>,
  )
  expect(screen.getByRole('button', { name: 'Play' })).toHaveFocus()
})
