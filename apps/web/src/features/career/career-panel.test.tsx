import { type BestBet, BetId, type career, LobbyId, type Reply } from '@bettle/contract'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { CareerPanel } from './career-panel.tsx'

type Career = Reply<typeof career>

const NO_COMPETITION = { entered: 0, won: 0, trophies: 0 }

const id = (last: number) => `01890000-0000-7000-8000-00000000000${last}`

const BEST: BestBet = {
  betId: BetId.parse(id(1)),
  lobbyId: LobbyId.parse(id(2)),
  homeTeam: 'France',
  awayTeam: 'Croatia',
  eventType: 'Throw',
  displayName: 'Throw-in',
  betType: 'over',
  threshold: 4.5,
  odds: 2.4,
  stake: 10,
  payout: 24,
  placedAt: '2026-06-14T18:20:00.000Z',
}

function show(answer: Career) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Number.POSITIVE_INFINITY } } })
  client.setQueryData(['/app/career', {}], answer)
  render(
    <QueryClientProvider client={client}>
      <CareerPanel gameLink={({ lobbyId }, text) => <a href={`/previous-results/${lobbyId}`}>{text}</a>} />
    </QueryClientProvider>,
  )
}

it('the career panel shows games, wins, win rate, trophies, and the best bet with a link to its game [Z8] [PR236]', () => {
  show({ games: 3, wins: 1, winRate: 33, trophies: 240, competitions: NO_COMPETITION, bestBet: BEST, calibration: [] })
  const panel = screen.getByRole('region', { name: 'Your career' })
  const figure = (label: string) => within(panel).getByText(label).nextElementSibling
  expect(figure('Games')).toHaveTextContent('3')
  expect(figure('Wins')).toHaveTextContent('1')
  expect(figure('Win rate')).toHaveTextContent('33 %')
  expect(figure('Trophies')).toHaveTextContent('240')
  expect(panel).toHaveTextContent('+14over 4.5 Throw-in at 2.40: 24 for 10. France v Croatia')
  expect(within(panel).getByRole('link', { name: 'France v Croatia' })).toHaveAttribute(
    'href',
    `/previous-results/${BEST.lobbyId}`,
  )
})

it('the career panel shows in a table, for each band of chances, how many bets won and how many were expected to win [Z9] [PR236]', () => {
  const band = { from: 40, to: 50, bets: 12, won: 5, told: 44.8 }
  show({
    games: 3,
    wins: 1,
    winRate: 33,
    trophies: 0,
    competitions: NO_COMPETITION,
    bestBet: null,
    calibration: [band],
  })
  const table = screen.getByRole('table', { name: 'Your bets, grouped by the chance in their odds' })
  const [, row] = within(table).getAllByRole('row')
  expect(row).toHaveTextContent('40–50 %42 %, expected 44.8 %5 of 12')
  expect(screen.getByText('You have not won a bet in any counted game yet.')).toBeInTheDocument()
})

it('the career panel says that no game of the user counts yet [Z8]', () => {
  show({ games: 0, wins: 0, winRate: null, trophies: 0, competitions: NO_COMPETITION, bestBet: null, calibration: [] })
  expect(screen.getByText(/^None of your games counts yet\./)).toBeInTheDocument()
})

it('the career panel shows the user’s record in competitions, also if no game of the user counts yet [PR407]', () => {
  const none = { games: 0, wins: 0, winRate: null, trophies: 0, bestBet: null, calibration: [] }
  show({ ...none, competitions: { entered: 3, won: 1, trophies: 800 } })
  const record = screen.getByRole('group', { name: 'Competitions' })
  const figure = (label: string) => within(record).getByText(label).nextElementSibling
  expect(figure('Entered')).toHaveTextContent('3')
  expect(figure('Won')).toHaveTextContent('1')
  expect(figure('Trophies')).toHaveTextContent('800')
})

it('the career panel shows no record of competitions to a user who has entered none [PR407]', () => {
  show({ games: 1, wins: 0, winRate: 0, trophies: 0, competitions: NO_COMPETITION, bestBet: null, calibration: [] })
  expect(screen.queryByRole('group', { name: 'Competitions' })).toBeNull()
})
