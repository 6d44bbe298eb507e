import { getReminders, type ReminderSwitch, type Reminders as RemindersReply, setReminders } from '@bettle/contract'
import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { makeQueryClient } from '../../api/query/query-client.ts'
import { storeToken } from '../../api/session/token.ts'
import { Reminders } from './reminders.tsx'

const KINDS = ['starts', 'closing', 'result', 'invited'] as const

let stored: RemindersReply
const bodies: unknown[] = []

beforeEach(() => {
  bodies.length = 0
  storeToken({ accessToken: 'a', refreshToken: 'r', tokenType: 'Bearer' })
  stored = {
    switches: KINDS.map((kind) => ({ kind, push: false, email: false })),
    email: 'yes',
    quiet: null,
    publicKey: 'B',
    devices: [],
  }
  vi.stubGlobal('fetch', async (address: string, { method, body }: RequestInit) => {
    expect([getReminders.path, setReminders.path]).toContain(address.replace('/api', ''))
    if (method !== 'PUT') return Response.json(stored)
    const sent = JSON.parse(String(body)) as { switches: Pick<ReminderSwitch, 'kind' | 'email'>[] }
    bodies.push(sent)
    const switches = stored.switches.map((each) => ({
      ...each,
      ...sent.switches.find(({ kind }) => kind === each.kind),
    }))
    stored = { ...stored, switches }
    return Response.json(stored)
  })
})

function shows(reply: Partial<RemindersReply>) {
  stored = { ...stored, ...reply }
  render(
    <QueryClientProvider client={makeQueryClient()}>
      <Reminders />
    </QueryClientProvider>,
  )
}
const byEmail = () => screen.findByRole('group', { name: 'By email' })

it('a switch of each kind turns its emails on, which are off before, without a device [RE2] [RE13] [PR1083]', async () => {
  shows({})
  const group = await byEmail()
  const switches = within(group).getAllByRole('switch')
  expect(switches).toHaveLength(4)
  for (const each of switches) expect(each).not.toBeChecked()
  expect(screen.queryByRole('switch', { name: 'Quiet hours' })).toBeNull()
  await userEvent.click(within(group).getByRole('switch', { name: 'My result is final' }))
  expect(bodies).toEqual([{ switches: [{ kind: 'result', email: true }] }])
  expect(await within(group).findByRole('switch', { name: 'My result is final', checked: true })).toBeVisible()
  expect(within(group).getAllByRole('switch', { checked: true })).toHaveLength(1)
  expect(screen.getByRole('switch', { name: 'Quiet hours' })).toBeVisible()
})

it('an unconfirmed address gets no emails: the switches say so, and only turn off [RE13] [PR1085]', async () => {
  shows({ email: 'unconfirmed', switches: KINDS.map((kind) => ({ kind, push: false, email: kind === 'starts' })) })
  const group = await byEmail()
  expect(group).toHaveTextContent('Only to a confirmed address.')
  const enabled = within(group)
    .getAllByRole('switch')
    .filter((each) => !each.hasAttribute('disabled'))
  expect(enabled).toHaveLength(1)
  await userEvent.click(within(group).getByRole('switch', { name: 'A game of mine starts in 15 minutes' }))
  expect(bodies).toEqual([{ switches: [{ kind: 'starts', email: false }] }])
})

it('a server that sends no email shows no such switch [RE13] [PR1085]', async () => {
  shows({ email: 'none' })
  expect(await screen.findAllByRole('switch')).toHaveLength(4)
  expect(screen.queryByRole('group', { name: 'By email' })).toBeNull()
})
