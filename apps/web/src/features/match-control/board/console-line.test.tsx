import { MatchId } from '@bettle/contract'
import { QueryClientProvider } from '@tanstack/react-query'
import { render, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { makeQueryClient } from '../../../api/query/query-client.ts'
import { storeToken } from '../../../api/session/token.ts'
import { ConsoleLine } from './console-line.tsx'

const matchId = MatchId.parse('01900000-0000-7000-8000-000000000001')

it('the console reports that its operator has left only after the server has answered the report that the operator is there [W6]', async () => {
  storeToken({ accessToken: 'a', refreshToken: 'r', tokenType: 'Bearer' })
  const said: ('there' | 'leaving')[] = []
  const answers: (() => void)[] = []
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
    said.push(JSON.parse(String(body)).leaving ? 'leaving' : 'there')
    await new Promise<void>((resolve) => answers.push(resolve))
    return Response.json({ operators: [], impact: { lobbies: 0, players: 0, openBets: 0 } })
  })
  const { unmount } = render(
    <QueryClientProvider client={makeQueryClient()}>
      <ConsoleLine matchId={matchId} />
    </QueryClientProvider>,
  )
  await waitFor(() => expect(said).toEqual(['there']))
  unmount()
  await new Promise((resolve) => setTimeout(resolve))
  expect(said).toEqual(['there'])

  answers.shift()?.()
  await waitFor(() => expect(said).toEqual(['there', 'leaving']))
})
