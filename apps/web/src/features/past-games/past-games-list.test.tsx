import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { makeQueryClient } from '../../api/query/query-client.ts'
import { storeToken } from '../../api/session/token.ts'
import { PastGamesList } from './past-games-list.tsx'

beforeEach(() => storeToken({ accessToken: 'a', refreshToken: 'r', tokenType: 'Bearer' }))

it('the list of previous results says why the server refused it, below the message of the failure', async () => {
  const refusal = { error: 'The page must be at most 1000.', code: 'invalid-request' }
  vi.stubGlobal('fetch', async () => Response.json(refusal, { status: 400 }))
  render(
    <QueryClientProvider client={makeQueryClient()}>
      <PastGamesList search={{}} onSearch={() => {}} link={() => null} findGame={null} />
    </QueryClientProvider>,
  )
  expect(await screen.findByText('Failed to load previous results. Please try again.')).toBeVisible()
  expect(screen.getByRole('alert')).toHaveTextContent('The page must be at most 1000.')
})
