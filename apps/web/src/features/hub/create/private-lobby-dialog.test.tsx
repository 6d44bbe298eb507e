import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { aLobby } from '../../../push/lobby/a-lobby.test-support.ts'
import { PrivateLobbyDialog } from './private-lobby-dialog.tsx'

it('the dialog of a new private lobby shows its code; GOT IT and Escape only close it, and OPEN THE GAME enters the game [PR108]', async () => {
  const user = userEvent.setup()
  const lobby = aLobby()
  const onEnter = vi.fn()
  const onClose = vi.fn()
  render(<PrivateLobbyDialog {...{ lobby, onEnter, onClose }} />)
  expect(screen.getByText('AB23CD')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'GOT IT' }))
  expect(onClose).toHaveBeenCalledOnce()
  await user.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalledTimes(2)
  expect(onEnter).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: 'OPEN THE GAME' }))
  expect(onEnter).toHaveBeenCalledExactlyOnceWith(lobby)
})
