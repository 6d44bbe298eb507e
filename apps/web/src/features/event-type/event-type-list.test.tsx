import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { makeQueryClient } from '../../api/query/query-client.ts'
import { storeToken } from '../../api/session/token.ts'
import { type Follower, liveClient } from '../../push/connection/live-client.ts'
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

it('the list of event types saves an edited name when another button is pressed, and also runs that button’s action', async () => {
  const sent: unknown[] = []
  let answer = () => {}
  const mayAnswer = new Promise<void>((resolve) => (answer = resolve))
  const saved = { name: 'Rabona', displayName: 'Rabona', retired: false }
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit = {}) => {
    if (method === 'GET')
      return Response.json({ eventTypes: url.includes('available') ? { builtIn: [], configurable: [] } : [saved] })
    const change = JSON.parse(String(body))
    sent.push(change)
    await mayAnswer
    return Response.json({ eventType: Object.assign(saved, change) })
  })
  render(
    <QueryClientProvider client={makeQueryClient()}>
      <EventTypeList />
    </QueryClientProvider>,
  )
  const user = userEvent.setup()
  const name = await screen.findByRole('textbox', { name: 'Display name of Rabona' })
  await user.clear(name)
  await user.type(name, 'Crossed kick')
  await user.click(screen.getByRole('button', { name: 'Retire Rabona' }))
  answer()
  await waitFor(() => expect(sent).toEqual([{ displayName: 'Crossed kick' }, { retired: true }]))
  expect(await screen.findByRole('button', { name: 'Restore Crossed kick' })).toBeVisible()
})

it('the list of event types shows at once a type that another administrator has created or renamed [PR332]', async () => {
  render(
    <QueryClientProvider client={makeQueryClient()}>
      <EventTypeList />
    </QueryClientProvider>,
  )
  expect(await screen.findByRole('textbox', { name: 'Display name of Nutmeg' })).toHaveValue('Nutmeg')
  made.splice(0, 1, { name: 'Nutmeg', displayName: 'Tunnel' }, { name: 'Backheel', displayName: 'Heel' })
  const update = { type: 'news', topic: 'user', version: 1, push: { type: 'global-event-types.changed' } } as const
  for (const follower of followers) follower.onUpdate(update)
  expect(await screen.findByRole('textbox', { name: 'Display name of Backheel' })).toHaveValue('Heel')
  expect(screen.getByRole('textbox', { name: 'Display name of Nutmeg' })).toHaveValue('Tunnel')
})
