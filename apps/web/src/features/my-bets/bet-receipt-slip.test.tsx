import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { makeQueryClient } from '../../api/query/query-client.ts'
import { storeToken } from '../../api/session/token.ts'
import { liveBets } from '../../match-ui/bets/own-bets.ts'
import { aBet, aLobby, eventId, minute } from '../../push/lobby/a-lobby.test-support.ts'
import { lobbyTimetable } from '../../push/match/timetable.ts'
import { BetSlipReceipt } from './bet-receipt-slip.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
})

it('the receipt of a bet shows the events that counted, those that were cancelled, the calculation and each correction with its reason [PR238]', async () => {
  storeToken({ accessToken: 'a', refreshToken: 'r', tokenType: 'Bearer' })
  const at = (match: number) => new Date(minute(match)).toISOString()
  const event = (n: number, match: number) => ({
    ...{ _id: eventId(n), eventType: 'Throw', timeStamp: at(match), minute: match },
  })
  const why = { code: 'operator', text: 'Foul before' }
  const receipt = {
    ...{ events: [event(1, 11.2), event(2, 14.5)], count: 2, threshold: 4.5, betType: 'over', outcome: 'lost' },
    ...{ payout: 0, stake: 10, odds: 1.85 },
    removedEvents: [{ ...event(3, 16), removedAt: at(25), reason: 'Foul before' }],
    corrections: [
      { at: at(25), reason: 'Foul before', why, whys: [why], from: 'won', to: 'lost', amount: -18, balance: 82 },
    ],
    ledger: [{ seq: 2, kind: 'stake', amount: -10, balance: 90, at: at(5), reason: null, why: null }],
  }
  vi.stubGlobal('fetch', async () => Response.json(receipt))
  const bet = aBet(1, 2, 10, { outcome: 'lost', payout: 0, count: 2 })
  const [live] = liveBets([bet], {}, lobbyTimetable(aLobby()), minute(25))
  if (!live) throw new Error('no bet')
  render(
    <QueryClientProvider client={makeQueryClient()}>
      <BetSlipReceipt live={live} />
    </QueryClientProvider>,
  )
  const events = within(await screen.findByRole('list', { name: /the events in this round$/ })).getAllByRole('listitem')
  expect(events.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/number 1 in minute .*12/),
    expect.stringMatching(/number 2 in minute .*15/),
    expect.stringMatching(/17.*cancelled/),
  ])
  expect(screen.getByText('If the bet had won: 10 × 1.85 = 18.5 → 18 chips, rounded down')).toBeVisible()
  expect(screen.getByRole('article')).toHaveTextContent(/Corrected.*cancelled: Foul before.*→ lost, −18/)
})
