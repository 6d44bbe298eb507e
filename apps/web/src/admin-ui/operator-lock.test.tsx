import '@testing-library/jest-dom/vitest'
import { MatchId } from '@bettle/contract'
import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { makeQueryClient } from '../api/query/query-client.ts'
import { storeToken } from '../api/session/token.ts'
import { OperatorLock, useIsLockedOut } from './operator-lock.tsx'

const matchId = MatchId.parse('01900000-0000-7000-8000-000000000001')
let hasBet: boolean

beforeEach(() => {
  storeToken({ accessToken: 'a', refreshToken: 'r', tokenType: 'Bearer' })
  vi.stubGlobal('fetch', async () => Response.json({ hasBet, hasOperated: true, isFeedTheirs: false }))
})

function Controls() {
  return (
    <OperatorLock isLocked={useIsLockedOut(matchId)}>
      <button type="button">Start half</button>
    </OperatorLock>
  )
}

const shows = () =>
  render(
    <QueryClientProvider client={makeQueryClient()}>
      <Controls />
    </QueryClientProvider>,
  )

it('the console disables its controls for an operator who has bet on the match, and says why [M16] [PR280]', async () => {
  hasBet = true
  shows()
  expect(await screen.findByText(/You have bet on this match/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Start half' })).toBeDisabled()
  expect(screen.getByRole('group')).toHaveAccessibleDescription(/Ask another administrator to operate the match/)
})

it('the console keeps its controls enabled for an operator who has not bet on the match', async () => {
  hasBet = false
  shows()
  expect(screen.getByRole('button', { name: 'Start half' })).toBeEnabled()
  expect(screen.queryByText(/You have bet/)).toBeNull()
})
