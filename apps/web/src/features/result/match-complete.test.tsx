import type { Lobby } from '@bettle/contract'
import { render, screen, waitFor, within } from '@testing-library/react'
import confetti from 'canvas-confetti'
import { beforeEach, expect, it, vi } from 'vitest'
import { ANA, aBet, aLobby, aMember, BEN, CLEO, userId } from '../../push/lobby/a-lobby.test-support.ts'
import { Button } from '../../ui/index.ts'
import { MatchComplete } from './match-complete.tsx'
import { ownHighlights, ranksByRound } from './own-highlights.ts'

// The confetti library needs a canvas, which the test environment lacks.
beforeEach(() => {
  vi.spyOn(confetti, 'create')
})

beforeEach(() => sessionStorage.clear())

const DARIO = { ...CLEO, _id: userId(4), username: 'dario', name: 'Dario' }

function ended(chips: number[], given: Partial<Lobby['match']> = {}): Lobby {
  const members = [ANA, BEN, CLEO, DARIO].slice(0, chips.length)
  const users = members.map((user, index) =>
    aMember(user, { chips: chips[index] ?? 0, hasSettledBet: true, isActive: true, betsPlaced: 1 }),
  )
  const lobby = aLobby({ users })
  return {
    ...lobby,
    match: { ...lobby.match, status: 'completed', ...given },
    leaderboard: lobby.leaderboard.toSorted((a, b) => b.chips - a.chips),
  }
}

const show = (lobby: Lobby) => render(<MatchComplete lobby={lobby} onPlayAgain={() => {}} isLeaving={false} />)

it('the result page tells the winner that they won [PR227]', () => {
  show(ended([140, 90]))
  expect(screen.getByRole('heading', { name: 'Match Complete' })).toBeInTheDocument()
  expect(screen.getByText('You won!')).toBeInTheDocument()
  const stage = within(screen.getByRole('region', { name: 'Match Complete' }))
  for (const text of ['France', 'Croatia', 'AB23CD']) expect(stage.getByText(text)).toBeVisible()
  expect(screen.getByText('Provisional results')).toBeInTheDocument()
  expect(screen.queryByText(/Your rank/)).toBeNull()
})

it.each(['completed', 'abandoned'] as const)(
  'the result page of a match that is %s shows MATCH ENDED [C12] [PR137] [PR138]',
  (status) => {
    show(ended([140, 90], { status }))
    expect(screen.getByText('MATCH ENDED')).toBeVisible()
  },
)

it('the result page thanks the players who did not win, names the winner, and repeats the user’s rank if it is below third [PR227]', () => {
  show(ended([10, 90, 80, 70], { resultsConfirmedAt: '2026-06-14T20:10:00.000Z' }))
  expect(screen.getByText('Thanks for playing!')).toBeInTheDocument()
  expect(screen.getByText(/ben wins with/)).toHaveTextContent('ben wins with 90 chips. You finished #4 of 4.')
  expect(screen.getByText(/Your rank/)).toHaveTextContent('Your rank: #4')
  expect(screen.getByText('Results confirmed')).toBeInTheDocument()
})

it('the result page shows the own place first and large, before the score and the podium, and one main button [PR869]', () => {
  show(ended([10, 90, 80, 70]))
  const stage = screen.getByRole('region', { name: 'Match Complete' })
  const place = within(stage).getByText('4th', { exact: false, selector: '[data-own-place]' })
  expect(place).toHaveTextContent('4thof 4')
  expect(stage.textContent?.indexOf('4th')).toBe(0)
  const again = within(stage).getByRole('button', { name: 'Play again' })
  const title = within(stage).getByRole('heading', { name: 'Match Complete' })
  expect(again.compareDocumentPosition(title)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

it('the result page of an abandoned match and of a game without bets shows no place', () => {
  show(ended([140, 90], { status: 'abandoned' }))
  expect(document.querySelector('[data-own-place]')).toBeNull()
})

it('the result page says why a match was abandoned, and that the game has no winner', () => {
  show(ended([140, 90], { status: 'abandoned', abandonedWhy: { code: 'operator', text: 'Floodlight failure.' } }))
  expect(screen.getByRole('heading', { name: 'Match abandoned' })).toBeInTheDocument()
  expect(screen.getByText('Floodlight failure.')).toBeInTheDocument()
  expect(screen.queryByText('You won!')).toBeNull()
})

it('the result page finds the user’s best and worst bet [PR237]', () => {
  const { best, worst } = ownHighlights([
    aBet(1, 1, 10, { outcome: 'won', payout: 18, count: 5 }),
    aBet(2, 2, 40, { outcome: 'lost', payout: 0, count: 1 }),
    aBet(3, 3, 40, { outcome: 'lost', payout: 0, count: 4 }),
    aBet(4, 4, 90, { outcome: 'void', payout: 90 }),
  ])
  expect(best).toMatchObject({ gain: 8, bet: { matchRound: { roundNumber: 1 } } })
  expect(worst).toMatchObject({ gain: -40, by: 4, bet: { matchRound: { roundNumber: 2 } } })
  expect(ownHighlights([])).toEqual({ best: undefined, worst: undefined })
})

it('the rank of a round counts who has more chips, and equal chips share a rank [PR237]', () => {
  const members = [
    { userId: ANA._id, chips: [90, 120, 100] },
    { userId: BEN._id, chips: [110, 120, 130] },
    { userId: CLEO._id, chips: [100, 80, 140] },
  ]
  expect(ranksByRound(members, ANA._id)).toEqual([3, 1, 3])
  expect(ranksByRound(members, DARIO._id)).toEqual([])
})

it('the result page explains best bet, worst bet and the rank by round in a sentence each [PR237]', () => {
  const lobby = ended([140, 90])
  const bets = [
    aBet(1, 1, 10, { outcome: 'won', payout: 18, count: 5 }),
    aBet(2, 2, 40, { outcome: 'lost', payout: 0, count: 3 }),
  ]
  render(<MatchComplete lobby={{ ...lobby, bets }} onPlayAgain={() => {}} isLeaving={false} ranks={[2, 3, 1]} />)
  const highlights = screen.getByRole('region', { name: 'Your game in three numbers' })
  expect(highlights).toHaveTextContent('+8Best betRound 1, over 4.5 Throw won at 1.80.')
  expect(highlights).toHaveTextContent('−40Worst betRound 2, over 4.5 Throw: the count was 3, 2 too few.')
  expect(highlights).toHaveTextContent('2 → 1Rank by roundBy chips after each round: 2, 3, 1.')
})

const PLAY_AGAIN = 'Play again'
const NONE = { keep: false, competitionLink: false, isPractice: false }

it.each([
  ['a guest keeps the result', { keep: true, hasRematch: true }, 'Keep'],
  ['a game of a competition leads back to it', { competitionLink: true, hasRematch: true }, 'Competition'],
  ['a practice match is played again', { isPractice: true, hasRematch: true }, PLAY_AGAIN],
  ['the same people play the next match', { hasRematch: true }, 'Next match'],
  ['the lobbies are left if nothing is left to offer', { hasRematch: false }, PLAY_AGAIN],
] as const)('the result page has one main press: %s [PR869]', (_, given, main) => {
  const { keep, competitionLink, isPractice, hasRematch } = { ...NONE, ...given }
  render(
    <MatchComplete
      lobby={ended([140, 90], isPractice ? { isPractice: true } : {})}
      onPlayAgain={() => {}}
      isLeaving={false}
      keep={keep && <Button variant="primary">Keep</Button>}
      competitionLink={competitionLink ? <Button variant="primary">Competition</Button> : undefined}
      rematch={
        hasRematch ? <Button variant={main === 'Next match' ? 'primary' : 'secondary'}>Next match</Button> : <span />
      }
      hasRematch={hasRematch}
    />,
  )
  const stage = within(screen.getByRole('region', { name: 'Match Complete' }))
  const buttons = stage.getAllByRole('button')
  const isMain = (button: HTMLElement) => button.className.split(' ').includes('bg-flood')
  expect(buttons.filter(isMain).map(({ textContent }) => textContent)).toEqual([main])
  // The main press is the first button of the page.
  expect(buttons[0]).toHaveTextContent(main)
})

it('the result page shows no winner and no confetti if no player has bet, and says so [K1] [PR209]', async () => {
  await vi.dynamicImportSettled()
  vi.mocked(confetti.create).mockClear()
  const lobby = ended([100, 100])
  show({
    ...lobby,
    leaderboard: lobby.leaderboard.map((entry) => ({ ...entry, hasSettledBet: false, isActive: false, betsPlaced: 0 })),
  })
  expect(screen.queryByText('You won!')).toBeNull()
  expect(screen.getByText(/nobody has won/)).toBeInTheDocument()
  await vi.dynamicImportSettled()
  expect(confetti.create).not.toHaveBeenCalled()
})

it('the result page says that the last bets are being settled, and until then highlights no step of the podium [K1]', () => {
  const lobby = ended([90, 100])
  show({
    ...lobby,
    leaderboard: lobby.leaderboard.map((entry) => ({ ...entry, hasSettledBet: false, isActive: false, betsPlaced: 1 })),
  })
  expect(screen.getByText('The last bets are being settled.')).toBeInTheDocument()
  expect(document.querySelector('.rounded-t-panel.bg-flood')).toBeNull()
})

it('the result page shows confetti to the winner only once, also after a reload, and to no other player [PR237]', async () => {
  // Waits until the dynamic imports of earlier tests have finished.
  await vi.dynamicImportSettled()
  vi.mocked(confetti.create).mockClear()
  show(ended([90, 140]))
  const first = show(ended([140, 90]))
  await waitFor(() => expect(confetti.create).toHaveBeenCalledOnce())
  first.unmount()
  show(ended([140, 90]))
  await Promise.resolve()
  expect(confetti.create).toHaveBeenCalledOnce()
})

it('the result page shows no confetti to a user who prefers reduced motion [PR237]', async () => {
  vi.mocked(confetti.create).mockClear()
  const still = matchMedia('(prefers-reduced-motion: reduce)')
  Object.defineProperty(still, 'matches', { value: true })
  const media = vi.spyOn(globalThis, 'matchMedia').mockReturnValue(still)
  show(ended([140, 90]))
  await Promise.resolve()
  expect(media).toHaveBeenCalled()
  expect(confetti.create).not.toHaveBeenCalled()
  media.mockRestore()
})

it('the result page lists rank, wins and bets of every player, and marks the user’s own row [PR228]', () => {
  show(ended([140, 90]))
  const rows = within(screen.getByRole('region', { name: 'Final Standings' })).getAllByRole('listitem')
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringMatching(/^1.*ana.*You.*0 wins.*1 bet.*140 chips$/),
    expect.stringMatching(/^2.*ben.*0 wins.*1 bet.*90 chips$/),
  ])
})

it('the result page marks guests in the final standings, and says that they take no trophies [PR672]', () => {
  const lobby = ended([140, 90])
  const leaderboard = lobby.leaderboard.map((entry) =>
    entry.user._id === BEN._id ? { ...entry, isGuest: true as const } : entry,
  )
  show({ ...lobby, leaderboard })
  const [ana, ben] = within(screen.getByRole('region', { name: 'Final Standings' })).getAllByRole('listitem')
  expect(ben).toHaveTextContent(/Guest, cannot win trophies/)
  expect(ana).not.toHaveTextContent('Guest')
})

it('the result page renders only the visible rows of a lobby with many players', () => {
  const lobby = ended([140, 90])
  const users = Array.from({ length: 500 }, (_, n) => ({ ...BEN, _id: userId(n + 10), username: `p${n}` }))
  const crowd = users.map((user) => ({
    ...{ user, chips: 50, betsPlaced: 0, betsWon: 0, hasSettledBet: true, isActive: true },
    ...{ eliminatedIn: null, lastStanding: false },
  }))
  show({ ...lobby, leaderboard: [...lobby.leaderboard, ...crowd] })
  const standings = within(screen.getByRole('region', { name: 'Final Standings' }))
  expect(standings.getByText('502 players')).toBeInTheDocument()
  expect(standings.queryAllByRole('listitem').length).toBeLessThan(100)
})
