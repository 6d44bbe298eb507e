import type { LedgerLine } from '@bettle/contract'
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { LedgerTable } from './ledger-table.tsx'

const line = (seq: number, kind: LedgerLine['kind'], amount: number, balance: number) =>
  ({ seq, kind, amount, balance, at: '2026-05-01T18:00:00.000Z' }) as LedgerLine
const rows = () => screen.getAllByRole('row').map((row) => row.textContent)

it('the ledger table shows the sum of omitted movements between two lines, so that the balances add up', () => {
  const lines = [line(2, 'stake', -10, 90), line(5, 'payout', 18, 103)]
  render(<LedgerTable caption="Chips" heading="What" lines={lines} />)
  expect(rows()).toHaveLength(4)
  expect(rows()[2]).toMatch(/^Other changes in between.*5$/)
})

it('the ledger table shows no omitted sum between two lines that follow each other directly', () => {
  render(<LedgerTable caption="Chips" heading="What" lines={[line(2, 'stake', -10, 90), line(3, 'payout', 18, 108)]} />)
  expect(rows()).toHaveLength(3)
})
