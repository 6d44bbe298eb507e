import { sendConfirmation, whoami } from '@bettle/contract'
import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { makeQueryClient } from '../api/query/query-client.ts'
import { queryOf } from '../api/query/query-of.ts'
import { storeToken } from '../api/session/token.ts'
import { ConfirmEmailNotice } from './confirm-email-notice.tsx'

let reply: () => Response
const calls: string[] = []

beforeEach(() => {
  calls.length = 0
  reply = () => Response.json({ message: 'success' })
  storeToken({ accessToken: 'a', refreshToken: 'r', tokenType: 'Bearer' })
  vi.stubGlobal('fetch', async (address: string, { method = 'GET' }: RequestInit = {}) => {
    calls.push(`${method} ${address}`)
    return reply()
  })
  const client = makeQueryClient()
  client.setQueryData(queryOf(whoami, {}).queryKey, {
    isLoggedIn: true,
    user: { email: 'ana@bettle.example' },
  } as never)
  render(
    <QueryClientProvider client={client}>
      <ConfirmEmailNotice to="chat" />
    </QueryClientProvider>,
  )
})

const again = () => screen.getByRole('button', { name: 'Send the link again' })

it('the notice about an unconfirmed address shows the address; a press sends the link again and mentions the spam folder [A61] [PR522]', async () => {
  expect(screen.getByText('Before you can chat, open the link that we sent to ana@bettle.example.')).toBeVisible()
  await userEvent.click(again())
  expect(await screen.findByText(/We sent the link again\. No email\? Look in your spam folder/)).toBeVisible()
  expect(calls).toEqual([`POST /api${sendConfirmation.path}`])
})

it('the notice about an unconfirmed address says how long to wait after too many requests for the link [A61]', async () => {
  const error = 'Too many attempts. Please try again in 12 minutes.'
  reply = () => Response.json({ error, code: 'rate-limited' }, { status: 429, headers: { 'retry-after': '720' } })
  await userEvent.click(again())
  expect(await screen.findByText(error)).toBeVisible()
  expect(screen.queryByText(/We sent the link again/)).toBeNull()
})
