import type { Lobby, LobbyTrophies } from '@bettle/contract'
import { act, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ANA, aLobby, aMember, BEN, CLEO } from '../../push/lobby/a-lobby.test-support.ts'
import { FinalStandings } from './final-standings.tsx'
import { ResultStage } from './result-stage.tsx'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** Ana has 120, Ben 100 and Cleo 80 chips. They share 300 trophies by 50, 30 and 20 %. */
function ended(): Lobby {
  const chips = [120, 100, 80]
  const users = [ANA, BEN, CLEO].map((user, index) =>
    aMember(user, { chips: chips[index] ?? 0, hasSettledBet: true, isActive: true, betsPlaced: 1 }),
  )
  const lobby = aLobby({ users })
  return { ...lobby, prizePot: 300, match: { ...lobby.match, status: 'completed' } }
}

const PROVISIONAL: LobbyTrophies = {
  counts: { code: 'counts' },
  state: 'provisional',
  bookedAt: null,
  corrected: false,
  awards: [
    { userId: ANA._id, position: 1, won: true, trophies: 150 },
    { userId: BEN._id, position: 2, won: false, trophies: 90 },
    { userId: CLEO._id, position: 3, won: false, trophies: 60 },
  ],
}
const BOOKED: LobbyTrophies = { ...PROVISIONAL, state: 'booked', bookedAt: '2026-06-14T20:10:00.000Z' }

function show(trophies: LobbyTrophies | undefined, lobby = ended()) {
  render(
    <>
      <ResultStage lobby={lobby} title="Final result" trophies={trophies}>
        <p>The end</p>
      </ResultStage>
      <FinalStandings lobby={lobby} ownRank={1} trophies={trophies} />
    </>,
  )
}

it('the podium shows provisional trophies until the results are confirmed [Z7] [PR233]', () => {
  show(PROVISIONAL)
  act(() => vi.runAllTimers())
  const stage = screen.getByRole('region', { name: 'Final result' })
  const [first, second, third] = within(stage).getAllByRole('listitem')
  expect(first).toHaveTextContent('150 trophies')
  expect(second).toHaveTextContent('90 trophies')
  expect(third).toHaveTextContent('60 trophies')
  expect(within(stage).getByRole('status')).toHaveTextContent(
    '150 trophies for you once the results are confirmed. Corrections may still change this number.',
  )
  expect(stage).toHaveTextContent('pot 300 trophies')
  const standings = screen.getByRole('region', { name: 'Final Standings' })
  expect(within(standings).getAllByText(/trophies$/)).toHaveLength(3)
})

it('a guest reads that guests win no trophies, and that registering before the results are confirmed changes that [G12] [PR733]', () => {
  const lobby = ended()
  const asGuest = { ...lobby, currentUser: { ...lobby.currentUser, isGuest: true as const } }
  const awards = PROVISIONAL.awards.slice(1)
  show({ ...PROVISIONAL, awards }, asGuest)
  expect(screen.getByRole('status')).toHaveTextContent(
    'Guests win no trophies. Register before the results are confirmed to count like everyone else.',
  )
  show({ ...BOOKED, awards }, asGuest)
  expect(screen.getAllByRole('status').at(-1)).toHaveTextContent(
    'The pot of 300 trophies is paid. Guests win no trophies.',
  )
})

it('the podium says that the user’s trophies are booked, and that their booking was corrected [Z7]', () => {
  show({ ...BOOKED, corrected: true })
  expect(screen.getByRole('status')).toHaveTextContent(
    'This game added 150 trophies to your profile. The trophies were corrected after the results were confirmed.',
  )
})

it('the podium of a practice match says that no trophies are paid, and mentions no pot [Z4] [PR234]', () => {
  show({ ...PROVISIONAL, counts: { code: 'practice' }, awards: [] })
  expect(screen.getByRole('status')).toHaveTextContent('Practice: no trophies are paid.')
  expect(screen.getByRole('region', { name: 'Final result' })).not.toHaveTextContent(/pot/i)
})

it('the podium says that fewer than two players had a settled bet, and shows no trophies [Z4]', () => {
  show({ ...PROVISIONAL, counts: { code: 'too-few' }, awards: [] })
  expect(screen.getByRole('status')).toHaveTextContent('No trophies: fewer than two players had a settled bet.')
  expect(screen.queryByText(/^\d+ trophies$/)).toBeNull()
})

it('the podium says nothing about trophies until the trophies have been loaded', () => {
  show(undefined)
  expect(screen.queryByRole('status')).toBeNull()
})

it('the final standings name one win, one bet, one chip and one trophy in the singular [PR1064]', () => {
  const users = [ANA, BEN].map((user, index) =>
    aMember(user, { chips: index === 0 ? 2 : 1, betsWon: index === 0 ? 0 : 1, betsPlaced: index === 0 ? 2 : 1 }),
  )
  const lobby: Lobby = { ...aLobby({ users }), prizePot: 1 }
  const award = { userId: BEN._id, position: 2, won: false, trophies: 1 }
  const trophies: LobbyTrophies = { ...PROVISIONAL, awards: [award] }
  render(<FinalStandings lobby={lobby} ownRank={1} trophies={trophies} />)
  const [two, one] = screen.getAllByRole('listitem')
  expect(two).toHaveTextContent(/0 wins.*2 bets.*2 chips$/)
  expect(one).toHaveTextContent(/1 trophy.*1 win.*1 bet.*1 chip$/)
})
