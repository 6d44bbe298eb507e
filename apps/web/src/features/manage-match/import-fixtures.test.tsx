import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { makeQueryClient } from '../../api/query-client.ts'
import { storeToken } from '../../api/token.ts'
import { ImportFixtures } from './import-fixtures.tsx'

const CSV = 'Home Team,Away Team\r\nKöln,Fürth\r\n'
const asWindowsWroteIt = Uint8Array.from(CSV, (letter) => letter.charCodeAt(0))
const MARK = [0xef, 0xbb, 0xbf]

it.each([
  ['UTF-8', new TextEncoder().encode(CSV)],
  ['UTF-8 with its mark', Uint8Array.from([...MARK, ...new TextEncoder().encode(CSV)])],
  ['Windows', asWindowsWroteIt],
])('[D4] reads the names as they are: %s', async (_, bytes) => {
  const read: string[] = []
  storeToken({ accessToken: 'a', refreshToken: 'r', tokenType: 'Bearer' })
  vi.stubGlobal('fetch', async (_url: string, { body }: RequestInit = {}) => {
    read.push(JSON.parse(String(body)).csv)
    return Response.json({ fixtures: [], faults: [] })
  })
  render(
    <QueryClientProvider client={makeQueryClient()}>
      <ImportFixtures onClose={() => {}} />
    </QueryClientProvider>,
  )
  const file = new File([bytes], 'fixtures.csv', { type: 'text/csv' })
  await userEvent.setup().upload(screen.getByLabelText('Choose a file'), file)
  await waitFor(() => expect(read).toEqual([CSV]))
})
