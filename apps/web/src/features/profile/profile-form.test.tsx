import type { User } from '@bettle/contract'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ProfileForm } from './profile-form.tsx'

const FAMILY = '👨\u200D👩\u200D👧'
const ANA: User = {
  _id: '0190aaaa-0000-7000-8000-000000000001' as User['_id'],
  name: 'Ana',
  email: 'ana@bettle.example',
  // A username with a Cyrillic А, which an older version of the app accepted.
  username: 'Аna',
  selectedAvatar: null,
  profileImageKey: null,
  role: 'player',
  createdAt: '2026-05-01T18:00:00.000Z',
  updatedAt: '2026-05-01T18:00:00.000Z',
  lastLoginAt: null,
  permissions: { isAdmin: false },
  emailConfirmed: true,
}

const sent: unknown[] = []

beforeEach(() => {
  sent.length = 0
  localStorage.setItem('token', JSON.stringify({ accessToken: 'a', refreshToken: 'r', tokenType: 'Bearer' }))
  vi.stubGlobal('fetch', async (_address: string, { body }: RequestInit = {}) => {
    if (typeof body !== 'string') return Response.json({ avatars: [] })
    sent.push(JSON.parse(body))
    return Response.json({ user: ANA })
  })
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ProfileForm user={ANA} onSaved={() => {}} />
    </QueryClientProvider>,
  )
})
afterEach(() => vi.unstubAllGlobals())

const username = () => screen.getByLabelText(/^Username/)

it('the profile form counts an emoji of several code points as one character, and accepts twenty characters [A13] [PR59]', async () => {
  await userEvent.clear(username())
  await userEvent.click(username())
  await userEvent.paste(`${FAMILY} Ana`)
  expect(screen.getByText(/^5 \/ 20/)).toBeVisible()
  await userEvent.paste('x'.repeat(40))
  expect(username()).toHaveValue(`${FAMILY} Ana${'x'.repeat(15)}`)
  expect(screen.getByText(/^20 \/ 20/)).toBeVisible()
})

it('the profile form does not send an unchanged username, so that a name from an older version stays valid [A13]', async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Save profile' }))
  await waitFor(() => expect(sent).toEqual([{ selectedAvatar: null }]))
})
