import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { ANA, BEN } from '../../push/a-lobby.test-support.ts'
import { ChatComposer, type ChatComposerProps } from './chat-composer.tsx'

function show(given: Partial<ChatComposerProps> = {}) {
  const onSend = vi.fn()
  function Written() {
    const [draft, setDraft] = useState(given.draft ?? '')
    return <ChatComposer isSending={false} {...given} draft={draft} onWrite={setDraft} onSend={onSend} />
  }
  render(<Written />)
  return { onSend, user: userEvent.setup(), field: screen.getByPlaceholderText('Type a message...') }
}
const send = () => screen.getByRole('button', { name: 'Send' })

it('sends on Enter and begins a line on Shift+Enter', async () => {
  const { user, field, onSend } = show()
  await user.type(field, 'one{Shift>}{Enter}{/Shift}two')
  expect(field).toHaveValue('one\ntwo')
  expect(onSend).not.toHaveBeenCalled()
  await user.type(field, '{Enter}')
  expect(onSend).toHaveBeenCalledOnce()
  expect(field).toHaveValue('one\ntwo')
})

it('leaves Enter to a word that is being composed', () => {
  const { field, onSend } = show({ draft: 'にほ' })
  fireEvent.keyDown(field, { key: 'Enter', isComposing: true })
  fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 })
  expect(onSend).not.toHaveBeenCalled()
})

it('says that the chat is slow, counts down and keeps what is written until it may be sent', async () => {
  const { user, field, onSend } = show({ slow: { seconds: 30, left: 12, isExempt: false } })
  expect(screen.getByText(/Slow chat: one message in 30 seconds/)).toHaveTextContent('You can write again in 12 s.')
  await user.type(field, 'Wait{Enter}')
  expect(send()).toBeDisabled()
  expect(onSend).not.toHaveBeenCalled()
  expect(field).toHaveValue('Wait')
})

it('lets a host write in a slow chat', async () => {
  const { user, field, onSend } = show({ slow: { seconds: 30, left: 0, isExempt: true } })
  expect(screen.getByText(/Slow chat/)).toHaveTextContent('You need not wait.')
  await user.type(field, 'Listen{Enter}')
  expect(onSend).toHaveBeenCalledOnce()
})

it('sends nothing that is empty or blank', async () => {
  const { user, field, onSend } = show()
  expect(send()).toBeDisabled()
  await user.type(field, '   {Enter}')
  expect(send()).toBeDisabled()
  expect(onSend).not.toHaveBeenCalled()
})

it('sends one after the other', async () => {
  const { user, field, onSend } = show({ isSending: true })
  await user.type(field, 'hello{Enter}')
  expect(send()).toBeDisabled()
  expect(onSend).not.toHaveBeenCalled()
})

it('counts near the end, and says what is too long instead of cutting it', () => {
  const { field } = show({ draft: 'a'.repeat(399) })
  expect(screen.queryByText(/\/500/)).not.toBeInTheDocument()
  fireEvent.change(field, { target: { value: 'a'.repeat(500) } })
  expect(screen.getByText('500/500')).toBeInTheDocument()
  expect(send()).toBeEnabled()
  fireEvent.change(field, { target: { value: 'a'.repeat(501) } })
  expect(field).toHaveValue('a'.repeat(501))
  expect(field).toBeInvalid()
  expect(send()).toBeDisabled()
})

it('says until when one is muted and by whom, and takes no word', async () => {
  const until = new Date(2026, 5, 14, 9, 5).toISOString()
  const { field, user, onSend } = show({ draft: 'but', mute: { user: ANA, until, by: BEN } })
  expect(screen.getByText('You are muted until 09:05 by ben')).toBeInTheDocument()
  // The keyboard stays in it: what is typed on falls on nothing else.
  expect(field).toBeEnabled()
  expect(field).toHaveAttribute('aria-disabled', 'true')
  await user.type(field, ' I said{Enter}')
  expect(field).toHaveFocus()
  expect(field).toHaveValue('but')
  expect(send()).toBeDisabled()
  expect(onSend).not.toHaveBeenCalled()
})

it("says in the server's words why a message did not go", () => {
  show({ draft: 'again', problem: 'Too many requests. Please wait a moment.' })
  expect(screen.getByRole('alert')).toHaveTextContent('Too many requests. Please wait a moment.')
})
