import { exportOwnData } from '@bettle/contract'
import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { makeQueryClient } from '../../api/query/query-client.ts'
import { storeToken } from '../../api/session/token.ts'
import { DownloadData } from './download-data.tsx'

let reply: () => Response
const calls: string[] = []

beforeEach(() => {
  calls.length = 0
  storeToken({ accessToken: 'a', refreshToken: 'r', tokenType: 'Bearer' })
  vi.stubGlobal('fetch', async (address: string) => {
    calls.push(address)
    return reply()
  })
  render(
    <QueryClientProvider client={makeQueryClient()}>
      <DownloadData />
    </QueryClientProvider>,
  )
})

const presses = () => userEvent.click(screen.getByRole('button', { name: 'Download my data' }))

it('the profile says how long to wait after too many downloads, and saves no file [A62] [PR526]', async () => {
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  const error = 'You have already downloaded your data several times. Please try again in 40 minutes.'
  reply = () => Response.json({ error, code: 'rate-limited' }, { status: 429, headers: { 'retry-after': '2400' } })
  await presses()
  expect(await screen.findByRole('alert')).toHaveTextContent(error)
  expect(calls).toEqual([`/api${exportOwnData.path}`])
  expect(saved).not.toHaveBeenCalled()
  saved.mockRestore()
})
