import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { liveBets } from '../../match-ui/bets/own-bets.ts'
import { aBet, aLobby, minute } from '../../push/lobby/a-lobby.test-support.ts'
import { lobbyTimetable } from '../../push/match/timetable.ts'
import { returnText } from './bet-row.tsx'
import { ledgerParts } from './ledger-line.tsx'
import { MyBets } from './my-bets.tsx'

const timetable = lobbyTimetable(aLobby())
const statusOf = (bet: ReturnType<typeof aBet>, throws = 0, at = 12) =>
  liveBets([bet], { Throw: { 2: throws } }, timetable, minute(at))[0]?.status

describe('the list of own bets', () => {
  it('the list of own bets tags a bet as upcoming, then with its current state, then with its result [PR198]', () => {
    expect(statusOf(aBet(1, 2, 10), 0, 5)).toBe('UPCOMING')
    expect(statusOf(aBet(1, 2, 10), 4)).toBe('ACTIVE')
    expect(statusOf(aBet(1, 2, 10), 5)).toBe('WINNING')
    expect(statusOf(aBet(1, 2, 10, { outcome: 'won', payout: 18, count: 5 }))).toBe('WON')
    expect(statusOf(aBet(1, 2, 10, { outcome: 'lost', payout: 0, count: 4 }))).toBe('LOST')
    expect(statusOf(aBet(1, 2, 10, { outcome: 'void', payout: 10 }))).toBe('VOID')
  })

  it('the list of own bets shows the return of each bet, rounded down [PR200]', () => {
    const bet = aBet(1, 2, 7)
    expect(returnText(bet, 'ACTIVE')).toBe('returns 12')
    expect(returnText({ ...bet, payout: 12 }, 'WON')).toBe('returned 12')
    expect(returnText(bet, 'VOID')).toBe('stake 7 back')
  })

  it('the list of own bets shows four bets at a time, the latest round first [PR197]', async () => {
    const bets = [1, 2, 3, 4, 5].map((round) => aBet(round, round, 10))
    render(
      <QueryClientProvider client={new QueryClient()}>
        <MyBets bets={liveBets(bets, {}, timetable, minute(2))} isSpectator={false} match="France v Croatia" />
      </QueryClientProvider>,
    )
    await screen.findByText(/R5/)
    expect(screen.getAllByRole('listitem')).toHaveLength(4)
    expect(screen.getAllByRole('listitem')[0]).toHaveTextContent('R5')
    await userEvent.click(screen.getByRole('button', { name: 'Next page' }))
    expect(screen.getAllByRole('listitem')).toHaveLength(1)
    expect(screen.getByRole('listitem')).toHaveTextContent('R1')
  })

  it('the list of own bets shows the count of a bet as a number and on a bar with the threshold [PR198]', async () => {
    const bets = liveBets([aBet(1, 2, 10)], { Throw: { 2: 3 } }, timetable, minute(12))
    render(
      <QueryClientProvider client={new QueryClient()}>
        <MyBets bets={bets} isSpectator={false} match="France v Croatia" />
      </QueryClientProvider>,
    )
    const row = await screen.findByRole('listitem')
    expect(row).toHaveTextContent(/ACTIVE.*returns 18.*3.* \/ 4\.5/)
    const bar = within(row).getByRole('progressbar', { name: /so far$/ })
    expect(bar).toHaveAttribute('aria-valuenow', '3')
    expect(bar).toHaveAttribute('aria-valuetext', '3, threshold 4.5')
  })

  it('the list of own bets explains the balance by stakes, returns and the sum of other movements', () => {
    const bets = [aBet(1, 1, 10, { outcome: 'won', payout: 18 }), aBet(2, 2, 20)]
    expect(ledgerParts(100, 88, bets)).toEqual({ staked: 30, back: 18, other: 0 })
    expect(ledgerParts(100, 83, bets)).toEqual({ staked: 30, back: 18, other: -5 })
  })
})
