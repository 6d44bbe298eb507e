import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ANA, aLobby, aMember, BEN, CLEO, userId } from '../../push/lobby/a-lobby.test-support.ts'
import { GameRank } from './game-rank.tsx'
import { lineText } from './use-chips-over-rounds.ts'

beforeEach(() => {
  localStorage.setItem('token', JSON.stringify({ accessToken: 'a', refreshToken: 'r', tokenType: 'Bearer' }))
  vi.stubGlobal('fetch', async () =>
    Response.json({
      startingChips: 100,
      rounds: [1, 2],
      members: [
        { userId: ANA._id, chips: [90, 108] },
        { userId: BEN._id, chips: [95, 90] },
      ],
    }),
  )
})
afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

function show(lobby: ReturnType<typeof aLobby>) {
  const client = new QueryClient()
  const tree = (shown: typeof lobby) => (
    <QueryClientProvider client={client}>
      <GameRank lobby={shown} />
    </QueryClientProvider>
  )
  const { rerender } = render(tree(lobby))
  return { becomes: (next: typeof lobby) => rerender(tree(next)) }
}

it('the ranking shows for a selected player the chips with two decimals, the bets, the win rate and the chips over the rounds [PR140] [PR203]', async () => {
  const own = aMember(ANA, { chips: 108, betsPlaced: 3, betsWon: 2 })
  show(aLobby({ users: [own, aMember(BEN, { chips: 90 })] }))
  const details = screen.getByRole('region', { name: 'Details of ana' })
  expect(within(details).getByText('108.00')).toBeInTheDocument()
  expect(within(details).getByText('67%')).toBeInTheDocument()
  for (const label of ['Chips', 'Bets Placed', 'Bets Won', 'Win Rate']) {
    expect(within(details).getByText(label)).toBeInTheDocument()
  }
  expect(
    await within(details).findByRole('img', { name: '100 chips at the start, 90 after round 1, 108 after round 2' }),
  ).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: /ben/ }))
  expect(screen.getByRole('region', { name: 'Details of ben' })).toHaveTextContent('90.00')
})

it('the ranking says that no player has joined yet [PR202]', () => {
  const watching = aMember(CLEO, { role: 'spectator', ranked: false })
  show({ ...aLobby({ users: [watching] }), leaderboard: [], currentUser: watching })
  expect(screen.getByText('No players yet')).toBeInTheDocument()
  expect(screen.getByText(/^Watching:/)).toHaveTextContent('Watching:cleo')
  expect(screen.getByRole('button', { name: 'cleo' })).toBeInTheDocument()
})

it('the chips of a player over the rounds are described in text', () => {
  expect(lineText([100, 95], [1])).toBe('100 chips at the start, 95 after round 1')
})

it('the ranking of a lobby with six players does not open the user’s own details by itself', async () => {
  const own = aMember(ANA, { chips: 108 })
  const others = [4, 5, 6, 7, 8].map((n) => aMember({ ...BEN, _id: userId(n), username: `ben${n}` }))
  show(aLobby({ users: [own, ...others] }))
  expect(screen.queryByRole('region', { name: 'Details of ana' })).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: /ana/ }))
  expect(screen.getByRole('region', { name: 'Details of ana' })).toBeInTheDocument()
})

it('the ranking closes details that it opened by itself when the lobby fills, and keeps details that the user opened', async () => {
  const few = [aMember(ANA), aMember(BEN)]
  const many = [...few, ...[4, 5, 6, 7].map((n) => aMember({ ...CLEO, _id: userId(n), username: `cleo${n}` }))]
  const { becomes } = show(aLobby({ users: few }))
  expect(screen.getByRole('region', { name: 'Details of ana' })).toBeInTheDocument()
  becomes(aLobby({ users: many }))
  expect(screen.queryByRole('region', { name: /^Details of/ })).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: /ben/ }))
  becomes(aLobby({ users: few }))
  expect(screen.getByRole('region', { name: 'Details of ben' })).toBeInTheDocument()
})

it('the ranking says why a member with more chips ranks behind another: no settled bet, or bets in too few rounds [K1] [PR93]', () => {
  const untried = aMember(ANA, { chips: 100, hasSettledBet: false, isActive: false })
  const others = aMember(CLEO, { chips: 100, hasSettledBet: false, isActive: false })
  const reasons = () => screen.queryAllByText(/settled/).map(({ textContent }) => textContent)
  const { becomes } = show(
    aLobby({ users: [untried, others, aMember(BEN, { chips: 90, hasSettledBet: false, isActive: false })] }),
  )
  expect(reasons()).toEqual([])
  const lobby = aLobby({ users: [untried, others, aMember(BEN, { chips: 90, hasSettledBet: true, isActive: true })] })
  becomes({ ...lobby, leaderboard: lobby.leaderboard.toReversed() })
  expect(reasons()).toEqual(['No bet settled yet', 'You · You are last until one of your bets is settled'])
  const rare = { hasSettledBet: true, isActive: false }
  const rareLobby = aLobby({ users: [aMember(ANA, rare), aMember(CLEO, rare), aMember(BEN, { isActive: true })] })
  becomes({ ...rareLobby, leaderboard: rareLobby.leaderboard.toReversed() })
  expect(screen.getByText('You · You rank lower: you bet in too few rounds')).toBeInTheDocument()
  expect(screen.getByText('Bets in too few rounds')).toBeInTheDocument()
})

it('the ranking uses the public chips also for the user, and shows beside them the chips that the user can stake [K7]', () => {
  const lobby = aLobby({ users: [aMember(ANA), aMember(BEN, { chips: 95 })] })
  show({ ...lobby, currentUser: aMember(ANA, { chips: 80, betsPlaced: 1 }) })
  const rows = screen.getAllByRole('button', { name: /ana|ben/ })
  expect(rows[0]).toHaveTextContent(/You · 80 chips left to stake/)
  expect(rows[0]).toHaveTextContent(/100$/)
})

it('the ranking marks guests, also for screen readers, because guests take no trophies [G12] [PR672]', () => {
  show(aLobby({ users: [aMember(ANA), aMember(BEN, { isGuest: true })] }))
  const [ana, ben] = [/ana/, /ben/].map((name) => screen.getByRole('button', { name }))
  expect(ana).not.toHaveTextContent('Guest')
  expect(ben).toHaveAccessibleName(/ben Guest ?, cannot win trophies/)
})

it('the ranking marks the host [M8] [PR96]', () => {
  show({ ...aLobby({ users: [aMember(ANA), aMember(BEN), aMember(CLEO)] }), hostUser: BEN })
  const rows = screen.getAllByRole('listitem')
  expect(rows.filter((row) => /Host/.test(row.textContent ?? '')).map((row) => row.textContent)).toEqual([
    expect.stringContaining('ben'),
  ])
})
