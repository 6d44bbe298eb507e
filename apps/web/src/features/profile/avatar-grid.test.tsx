import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { AvatarGrid } from './avatar-grid.tsx'

afterEach(() => vi.unstubAllGlobals())

it('the avatar grid says that no avatars are available [PR61]', async () => {
  localStorage.setItem('token', JSON.stringify({ accessToken: 'a', refreshToken: 'r', tokenType: 'Bearer' }))
  vi.stubGlobal('fetch', async () => Response.json({ avatars: [] }))
  render(
    <QueryClientProvider client={new QueryClient()}>
      <AvatarGrid value={null} onValueChange={() => {}} />
    </QueryClientProvider>,
  )
  expect(await screen.findByText('No avatars available.')).toBeVisible()
  expect(screen.getByText('Your initials are shown instead.')).toBeVisible()
})
