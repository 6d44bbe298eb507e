import '@testing-library/jest-dom/vitest'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { ShareLobby } from './share-lobby.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'share')
})

const link = () => `${location.origin}/join/AB23CD`
const show = () => render(<ShareLobby lobbyCode="AB23CD" match="France v Croatia" takesGuests />)

it('the share panel shows the code, the link and its QR code, and copies code and link', async () => {
  const user = userEvent.setup()
  show()
  expect(screen.getByText('AB23CD')).toBeVisible()
  expect(await screen.findByRole('img', { name: 'QR code of the link to lobby AB23CD' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Copy code' }))
  expect(await screen.findByRole('button', { name: 'Copied' })).toBeVisible()
  expect(await navigator.clipboard.readText()).toBe('AB23CD')
  await user.click(screen.getByRole('button', { name: 'Copy link' }))
  expect(await navigator.clipboard.readText()).toBe(link())
})

it('the share panel selects a text for copying by hand if the browser does not allow copying', async () => {
  const user = userEvent.setup()
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'))
  show()
  await user.click(screen.getByRole('button', { name: 'Copy link' }))
  expect(await screen.findByText(/Your browser does not allow copying here/)).toBeVisible()
  expect(getSelection()?.toString()).toBe(link())
})

it('the share panel shows a share button only if the device supports sharing', async () => {
  const user = userEvent.setup()
  const { unmount } = show()
  expect(screen.queryByRole('button', { name: 'Share' })).toBeNull()
  unmount()
  const share = vi.fn(async () => undefined)
  Object.defineProperty(navigator, 'share', { value: share, configurable: true })
  show()
  await user.click(screen.getByRole('button', { name: 'Share' }))
  expect(share).toHaveBeenCalledExactlyOnceWith({
    title: 'Bettle',
    text: 'Play France v Croatia with me: lobby AB23CD.',
    url: link(),
  })
})
