import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { makeQueryClient } from '../../api/query-client.ts'
import { storeToken } from '../../api/token.ts'
import { NewMatch } from './new-match.tsx'

const refused = () => Response.json({ error: 'That may only administrators', code: 'forbidden' }, { status: 403 })
const noAnswer = () => {
  throw new TypeError('Failed to fetch')
}

it.each([
  ['is refused', refused, 'Failed to create match'],
  ['gets no answer', noAnswer, 'Error creating match'],
])('where making a match %s, that is said, and it can be tried again', async (_what, answer, words) => {
  storeToken({ accessToken: 'a', refreshToken: 'r', tokenType: 'Bearer' })
  vi.stubGlobal('fetch', async () => answer())
  render(
    <QueryClientProvider client={makeQueryClient()}>
      <NewMatch onCreated={() => {}} />
    </QueryClientProvider>,
  )
  expect(await screen.findByText(new RegExp(words))).toBeVisible()
  expect(screen.getByRole('button', { name: /again|retry/i })).toBeEnabled()
})
