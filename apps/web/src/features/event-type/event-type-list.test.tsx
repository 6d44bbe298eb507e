import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { makeQueryClient } from '../../api/query-client.ts'
import { storeToken } from '../../api/token.ts'
import { type Follower, liveClient } from '../../live/live-client.ts'
import { EventTypeList } from './event-type-list.tsx'

const made = [{ name: 'Nutmeg', displayName: 'Nutmeg' }]
const followers: Follower[] = []

beforeEach(() => {
  storeToken({ accessToken: 'a', refreshToken: 'r', tokenType: 'Bearer' })
  vi.stubGlobal('fetch', async (url: string) =>
    Response.json({ eventTypes: url.includes('available') ? { builtIn: [], configurable: [] } : made }),
  )
  vi.spyOn(liveClient(), 'follow').mockImplementation((topic, follower) => {
    if (topic === 'user') followers.push(follower)
    return () => undefined
  })
})

it('shows without a reload what another administrator made, called otherwise or retired', async () => {
  render(
    <QueryClientProvider client={makeQueryClient()}>
      <EventTypeList />
    </QueryClientProvider>,
  )
  expect(await screen.findByRole('textbox', { name: 'Display name of Nutmeg' })).toHaveValue('Nutmeg')
  made.splice(0, 1, { name: 'Nutmeg', displayName: 'Tunnel' }, { name: 'Backheel', displayName: 'Heel' })
  const news = { type: 'news', topic: 'user', version: 1, push: { type: 'global-event-types.changed' } } as const
  for (const follower of followers) follower.onNews(news)
  expect(await screen.findByRole('textbox', { name: 'Display name of Backheel' })).toHaveValue('Heel')
  expect(screen.getByRole('textbox', { name: 'Display name of Nutmeg' })).toHaveValue('Tunnel')
})
