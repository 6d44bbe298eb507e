import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { makeQueryClient } from '../../../api/query/query-client.ts'
import { storeToken } from '../../../api/session/token.ts'
import { NewMatch } from './new-match.tsx'

beforeEach(() => storeToken({ accessToken: 'a', refreshToken: 'r', tokenType: 'Bearer' }))

const refused = () => Response.json({ error: 'That may only administrators', code: 'forbidden' }, { status: 403 })
const noAnswer = () => {
  throw new TypeError('Failed to fetch')
}

async function open(answer: () => Response) {
  const fetched = vi.fn(async () => answer())
  vi.stubGlobal('fetch', fetched)
  const root = createRootRoute({ component: () => <NewMatch onCreated={() => {}} /> })
  const router = createRouter({ routeTree: root, history: createMemoryHistory() })
  render(
    <QueryClientProvider client={makeQueryClient()}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  )
  await screen.findByRole('textbox', { name: /Home team/ })
  return fetched
}

it('the new match form without teams asks for both teams, and creates no match [PR316]', async () => {
  const fetched = await open(refused)
  fireEvent.click(screen.getByRole('button', { name: 'Create match' }))
  expect(await screen.findByText('Please name the home team')).toBeVisible()
  expect(screen.getByText('Please name the away team')).toBeVisible()
  expect(fetched).not.toHaveBeenCalled()
})

it.each([
  ['is refused', refused, 'Failed to create match'],
  ['gets no answer', noAnswer, 'Error creating match'],
])(
  'when creating a match %s, the new match form says so and lets the operator try again [PR317]',
  async (_what, answer, text) => {
    await open(answer)
    fireEvent.change(screen.getByRole('textbox', { name: /Home team/ }), { target: { value: 'Köln' } })
    fireEvent.change(screen.getByRole('textbox', { name: /Away team/ }), { target: { value: 'Ajax' } })
    fireEvent.click(screen.getByRole('button', { name: 'Create match' }))
    expect(await screen.findByText(new RegExp(text))).toBeVisible()
    expect(screen.getByRole('button', { name: /again|retry/i })).toBeEnabled()
  },
)
