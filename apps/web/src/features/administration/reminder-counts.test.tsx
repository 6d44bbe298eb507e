import { type Answer, adminCountReminders } from '@bettle/contract'
import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { makeQueryClient } from '../../api/query/query-client.ts'
import { storeToken } from '../../api/session/token.ts'
import { ReminderCounts } from './reminder-counts.tsx'

let answer: Answer<typeof adminCountReminders>

beforeEach(() => {
  const since = new Date().toISOString()
  answer = { day: { since, counts: [] }, week: { since, counts: [] }, waiting: { count: 0, since: null } }
  storeToken({ accessToken: 'a', refreshToken: 'r', tokenType: 'Bearer' })
  vi.stubGlobal('fetch', async (url: string) => {
    expect(url).toContain(adminCountReminders.path)
    return Response.json(answer)
  })
})

function show() {
  render(
    <QueryClientProvider client={makeQueryClient()}>
      <ReminderCounts />
    </QueryClientProvider>,
  )
}
const rowsOf = async (title: string) =>
  within(await screen.findByRole('table', { name: title }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent))

it('the page of reminders says in words that nothing was sent [PR1088]', async () => {
  show()
  expect(await screen.findByText('Nothing was sent')).toBeVisible()
  expect(screen.getByText(/^The last seven days had no reminder/)).toBeVisible()
  expect(screen.queryByRole('table')).toBeNull()
})

it('the page of reminders counts each kind and way, marks failures, and says how many wait [PR1088]', async () => {
  const failed = { kind: 'result', way: 'email', outcome: 'failed', count: 3 } as const
  answer.day.counts = [failed, { ...failed, way: 'push', outcome: 'sent', count: 1234 }]
  answer.week.counts = [
    ...answer.day.counts,
    { ...failed, outcome: 'late', count: 5 },
    { ...failed, kind: 'starts', outcome: 'waiting', count: 2 },
  ]
  answer.waiting = { count: 2, since: new Date().toISOString() }
  show()
  expect(await rowsOf('Last 24 hours')).toEqual([
    ['ResultPush', '1,234', '–'],
    ['ResultEmail', '0', 'Failed 3'],
  ])
  expect(await rowsOf('Last seven days')).toEqual([
    ['Game startsEmail', '0', 'Waiting 2'],
    ['ResultPush', '1,234', '–'],
    ['ResultEmail', '0', 'Failed 3Late 5'],
  ])
  expect(screen.getByText(/^3 reminders failed in the last 24 hours/)).toBeVisible()
  expect(screen.getByText(/^2 reminders wait, the oldest since /)).toBeVisible()
})

it('the page of reminders says that the last day had none, and shows no failure of earlier days as one of today [PR1088]', async () => {
  answer.week.counts = [{ kind: 'closing', way: 'push', outcome: 'failed', count: 1 }]
  show()
  expect(await rowsOf('Last 24 hours')).toEqual([['Nothing was sent in this time.']])
  expect(await rowsOf('Last seven days')).toEqual([['Betting closesPush', '0', 'Failed 1']])
  expect(screen.queryByText(/in the last 24 hours:/)).toBeNull()
  expect(screen.getByText('No reminder waits.')).toBeVisible()
})
