import { type OwnLedgerLine, ownLedger } from '@bettle/contract'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { queryOf } from '../../api/query/query-of.ts'
import { LOBBY_ID } from '../../push/lobby/a-lobby.test-support.ts'
import { ledgerSums } from './ledger-sums.ts'
import { OwnLedger } from './own-ledger.tsx'

function line(seq: number, kind: OwnLedgerLine['kind'], amount: number, balance: number, roundNumber: number | null) {
  const at = '2026-06-14T18:20:00.000Z'
  return { seq, kind, amount, balance, at, reason: null, why: null, roundNumber, betId: null }
}

const LINES = [
  line(1, 'join', 100, 100, null),
  line(2, 'stake', -10, 90, 1),
  line(3, 'payout', 18, 108, 1),
  line(4, 'penalty', -5, 103, 2),
  line(5, 'penalty', -5, 98, 3),
]

it('the user’s own ledger sums up start, stakes, wins and penalties, and these sums add up to the balance', () => {
  const sums = ledgerSums(LINES)
  expect(sums).toEqual([
    { label: 'Start', amount: 100 },
    { label: 'Staked', amount: -10 },
    { label: 'Won', amount: 18 },
    { label: 'Penalties', amount: -10 },
  ])
  expect(sums.reduce((sum, { amount }) => sum + amount, 0)).toBe(98)
})

it('the user’s own ledger shows every movement with its round and balance, also for a player who never bet [PR206]', async () => {
  const lines = [LINES[0], line(2, 'penalty', -5, 95, 1)]
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } })
  const { queryKey } = queryOf(ownLedger, { params: { lobbyId: LOBBY_ID } })
  client.setQueryData(queryKey, { lines: lines.flatMap((each) => each ?? []), chips: 95, seals: [] })
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  render(
    <QueryClientProvider client={client}>
      <OwnLedger lobbyId={LOBBY_ID} chips={95} />
    </QueryClientProvider>,
  )
  expect(await screen.findByRole('row', { name: /Penalty *, round 1 −5 95/ })).toBeInTheDocument()
  expect(screen.getByLabelText('How your chips add up')).toHaveTextContent('Start100Penalties−5Chips95')
})
