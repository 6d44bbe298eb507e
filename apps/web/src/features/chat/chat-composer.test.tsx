import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { ANA, BEN } from '../../push/lobby/a-lobby.test-support.ts'
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

it('the chat composer sends on Enter, and starts a new line on Shift+Enter [PR220] [PR219]', async () => {
  const { user, field, onSend } = show()
  await user.type(field, 'one{Shift>}{Enter}{/Shift}two')
  expect(field).toHaveValue('one\ntwo')
  expect(onSend).not.toHaveBeenCalled()
  await user.type(field, '{Enter}')
  expect(onSend).toHaveBeenCalledOnce()
  expect(field).toHaveValue('one\ntwo')
})

it('the chat composer leaves Enter to an input method while a word is composed', () => {
  const { field, onSend } = show({ draft: 'にほ' })
  fireEvent.keyDown(field, { key: 'Enter', isComposing: true })
  fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 })
  expect(onSend).not.toHaveBeenCalled()
})

it('the chat composer of a slow chat says how long the member must still wait, and keeps the draft unsent [PR211]', async () => {
  const { user, field, onSend } = show({ slow: { seconds: 30, left: 12, isExempt: false } })
  expect(screen.getByText(/Slow chat: one message every 30 seconds/)).toHaveTextContent('You can write again in 12 s.')
  await user.type(field, 'Wait{Enter}')
  expect(send()).toBeDisabled()
  expect(onSend).not.toHaveBeenCalled()
  expect(field).toHaveValue('Wait')
})

it('the chat composer lets a host send without a delay in a slow chat', async () => {
  const { user, field, onSend } = show({ slow: { seconds: 30, left: 0, isExempt: true } })
  expect(screen.getByText(/Slow chat/)).toHaveTextContent('You are exempt: write whenever you like.')
  await user.type(field, 'Listen{Enter}')
  expect(onSend).toHaveBeenCalledOnce()
})

it('the chat composer sends no empty or blank message [PR221]', async () => {
  const { user, field, onSend } = show()
  expect(send()).toBeDisabled()
  await user.type(field, '   {Enter}')
  expect(send()).toBeDisabled()
  expect(onSend).not.toHaveBeenCalled()
})

it('the chat composer does not send another message while one is being sent [PR221]', async () => {
  const { user, field, onSend } = show({ isSending: true })
  await user.type(field, 'hello{Enter}')
  expect(send()).toBeDisabled()
  expect(onSend).not.toHaveBeenCalled()
})

it('the chat composer counts characters near the limit, and rejects a message that is too long instead of cutting it off', () => {
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

it('the chat composer tells a muted member until when and by whom they are muted, and accepts no text', async () => {
  const until = new Date(2026, 5, 14, 9, 5).toISOString()
  const { field, user, onSend } = show({ draft: 'but', mute: { user: ANA, until, by: BEN } })
  expect(screen.getByText('You are muted until 09:05 by ben')).toBeInTheDocument()
  // The field keeps the focus. Otherwise further key presses would run commands of the game.
  expect(field).toBeEnabled()
  expect(field).toHaveAttribute('aria-disabled', 'true')
  await user.type(field, ' I said{Enter}')
  expect(field).toHaveFocus()
  expect(field).toHaveValue('but')
  expect(send()).toBeDisabled()
  expect(onSend).not.toHaveBeenCalled()
})

it("the chat composer shows the server's reason for refusing a message", () => {
  show({ draft: 'again', problem: 'Too many requests. Please wait a moment.' })
  expect(screen.getByRole('alert')).toHaveTextContent('Too many requests. Please wait a moment.')
})
