import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { aMessage } from '../../push/chat/a-message.test-support.ts'
import { BEN } from '../../push/lobby/a-lobby.test-support.ts'
import { ChatBubble, OutgoingBubble } from './chat-bubble.tsx'

const asRead = { isOwn: false, isFirst: true, isHost: false, actions: {} }

it('a chat bubble shows a link as plain text', () => {
  const text = 'https://example.com <a href="javascript:alert(1)">win</a> www.example.com'
  render(<ChatBubble message={aMessage(1, text)} {...asRead} />)
  expect(screen.getByText(text)).toBeInTheDocument()
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
})

it('a chat bubble shows the author, their role and the time of the message [PR218]', () => {
  const { rerender } = render(<ChatBubble message={aMessage(1, 'hi', { role: 'spectator' })} {...asRead} />)
  expect(screen.getByText('ana')).toBeInTheDocument()
  expect(screen.getByText('Spectator')).toBeInTheDocument()
  expect(screen.getByText(/^\d\d:\d\d$/)).toBeInTheDocument()
  rerender(<ChatBubble message={aMessage(1, 'hi')} {...asRead} isHost />)
  expect(screen.getByText('Host')).toBeInTheDocument()
  expect(screen.queryByText('Spectator')).not.toBeInTheDocument()
})

it('the first bubble of one’s own messages shows the author too, and a later one only to screen readers [PR218]', () => {
  const { rerender } = render(<ChatBubble message={aMessage(1, 'hi')} {...asRead} isOwn />)
  expect(screen.getByText('ana').closest('.sr-only')).toBeNull()
  rerender(<ChatBubble message={aMessage(2, 'again')} {...asRead} isOwn isFirst={false} />)
  expect(screen.getByText('ana').closest('.sr-only')).not.toBeNull()
})

it('a chat bubble of one’s own is on the right with a double check, and another’s is on the left without one [PR218]', () => {
  const { container, rerender } = render(<ChatBubble message={aMessage(1, 'hi')} {...asRead} isOwn />)
  expect(screen.getByRole('article')).toHaveClass('justify-end')
  expect(container.querySelector('.lucide-check-check')).not.toBeNull()
  expect(screen.getByText('Sent')).toBeInTheDocument()
  rerender(<ChatBubble message={aMessage(1, 'hi')} {...asRead} />)
  expect(screen.getByRole('article')).not.toHaveClass('justify-end')
  expect(container.querySelector('.lucide-check-check')).toBeNull()
})

it('a chat bubble of a removed message says who removed the message', () => {
  render(<ChatBubble message={aMessage(1, '', { removedBy: BEN })} {...asRead} />)
  expect(screen.getByText('Removed by ben')).toBeInTheDocument()
})

it('a chat bubble offers by keyboard exactly the actions that the user may take', async () => {
  const user = userEvent.setup()
  const mute = vi.fn()
  const { rerender } = render(<ChatBubble message={aMessage(1, 'hi')} {...asRead} />)
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
  rerender(<ChatBubble message={aMessage(1, 'hi')} {...asRead} actions={{ remove: vi.fn(), mute }} />)
  await user.tab()
  await user.keyboard('{Enter}')
  const choice = await screen.findByRole('menuitem', { name: 'Mute ana for 15 minutes' })
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
    'Remove',
    'Mute ana for 15 minutes',
  ])
  choice.focus()
  await user.keyboard('{Enter}')
  expect(mute).toHaveBeenCalledOnce()
})

const unsent = {
  outgoing: { requestId: 'one', text: 'hello', state: 'failed' as const, afterSeq: 0, at: 0 },
  ...{ username: 'ana', isFirst: true, isHost: true, role: 'spectator' as const },
}

it('a chat bubble of an unsent message shows its author and their role as a sent one does [PR218]', () => {
  const rest = { onRetry: vi.fn(), onDelete: vi.fn(), isBlocked: false }
  const { rerender } = render(<OutgoingBubble {...unsent} {...rest} />)
  for (const text of ['ana', 'Host', 'Spectator']) expect(screen.getByText(text)).toBeVisible()
  expect(screen.getByText('ana').closest('.sr-only')).toBeNull()
  rerender(<OutgoingBubble {...unsent} {...rest} isFirst={false} />)
  expect(screen.getByText('ana').closest('.sr-only')).not.toBeNull()
})

it('a chat bubble of an unsent message lets its author retry or delete it', async () => {
  const user = userEvent.setup()
  const onRetry = vi.fn()
  const onDelete = vi.fn()
  const { rerender } = render(<OutgoingBubble {...unsent} {...{ onRetry, onDelete }} isBlocked={false} />)
  expect(screen.getByText('Not sent')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  await user.click(screen.getByRole('button', { name: 'Delete' }))
  expect([onRetry.mock.calls.length, onDelete.mock.calls.length]).toEqual([1, 1])
  rerender(<OutgoingBubble {...unsent} {...{ onRetry, onDelete }} isBlocked />)
  expect(screen.getByRole('button', { name: 'Retry' })).toBeDisabled()
})
