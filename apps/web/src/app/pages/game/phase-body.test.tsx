import type { Lobby } from '@bettle/contract'
import type { GamePhase } from '@bettle/rules'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, expect, it, vi } from 'vitest'
import { anOption } from '../../../features/bet/an-option.test-support.ts'
import { loadOddsParts } from '../../../features/bet/odds/load-odds.ts'
import { gameMoment } from '../../../match-ui/clock/game-moment.ts'
import { aBet, aLobby, KICK_OFF, minute } from '../../../push/lobby/a-lobby.test-support.ts'
import { lobbyTimetable, withRoundsAt } from '../../../push/match/timetable.ts'
import { PhaseBody } from './phase-body.tsx'

// The game preloads these components before it renders the bet panel.
beforeAll(() => loadOddsParts())

const client = () => new QueryClient()

function show(lobby: Lobby, now: number): GamePhase {
  render(body(lobby, now))
  return gameMoment(lobbyTimetable(lobby), lobby.gameSettings, now).phase
}

function body(lobby: Lobby, now: number) {
  const timetable = lobbyTimetable(lobby)
  const moment = gameMoment(timetable, lobby.gameSettings, now)
  return (
    <QueryClientProvider client={client()}>
      <PhaseBody
        lobby={withRoundsAt(lobby, now)}
        timetable={timetable}
        events={[]}
        statistics={{}}
        bets={[]}
        moment={moment}
      />
    </QueryClientProvider>
  )
}

const lobby = aLobby()
const [first, second] = lobby.match.halves

function withHalves(halves: Partial<Lobby['match']['halves'][number]>[]): Lobby {
  return {
    ...lobby,
    match: {
      ...lobby.match,
      halves: [first, second].flatMap((half, index) => (half ? [{ ...half, ...halves[index] }] : [])),
    },
  }
}

const unstarted = withHalves([{ status: 'upcoming' }])

it('the game screen counts down to the kick-off of a match without rounds, and shows the members [PR140]', async () => {
  expect(show({ ...unstarted, rounds: [] }, KICK_OFF - 90_000)).toBe('PRE_MATCH')
  expect(await screen.findByText('Match starts in')).toBeInTheDocument()
  expect(screen.getByRole('timer')).toHaveTextContent('1:30')
  expect(await screen.findByText('Lobby players')).toBeInTheDocument()
  const [ana] = within(screen.getByRole('list', { name: 'Lobby players' })).getAllByRole('button')
  expect(ana).toHaveTextContent(/ana.*100.*chips/)
  expect(screen.queryByText('Ready')).toBeNull()
  await userEvent.click(ana as HTMLElement)
  expect(screen.getByText('Ready')).toBeVisible()
})

it('the game screen shows the betting on round 1 and a countdown to the kick-off before the match [PR141]', async () => {
  expect(show(unstarted, KICK_OFF - 90_000)).toBe('PRE_MATCH_BETTING')
  expect(screen.getByRole('heading', { name: 'Next: Round 1' })).toBeInTheDocument()
  expect(await screen.findByText('Match starts in')).toBeInTheDocument()
})

it('the bet panel keeps the event type open that the player had opened before the match started', async () => {
  const odds = [anOption(1), anOption(2, { eventType: 'Corner', threshold: 0.5 })]
  const { rerender } = render(body({ ...unstarted, odds }, KICK_OFF - 90_000))
  await userEvent.click(await screen.findByRole('radio', { name: /^Corner/ }))
  rerender(body({ ...lobby, odds }, minute(2)))
  expect(await screen.findByRole('region', { name: 'Timeline' })).toBeInTheDocument()
  expect(screen.getByRole('radio', { name: /^Corner/ })).toBeChecked()
})

it('the game screen says that the match has not started yet if the time of the kick-off is unknown [PR142]', async () => {
  show({ ...unstarted, match: { ...unstarted.match, startTime: null } }, KICK_OFF)
  expect(await screen.findByText('Match has not started yet')).toBeInTheDocument()
})

it('the game screen shows the timeline and the next round during a round [PR143]', async () => {
  expect(show(lobby, minute(12))).toBe('ACTIVE_ROUND')
  expect(await screen.findByRole('region', { name: 'Timeline' })).toBeInTheDocument()
  expect(screen.getByRole('heading', { name: 'Next: Round 3' })).toBeInTheDocument()
})

it('the game screen says in the final round that no round is left to bet on [PR147]', () => {
  const halves = [
    { status: 'finished' as const, endTime: new Date(minute(46)).toISOString() },
    { status: 'active' as const, startTime: new Date(minute(60)).toISOString() },
  ]
  expect(show(withHalves(halves), minute(103))).toBe('ACTIVE_ROUND')
  expect(screen.getByText('This is the final round. No more bets can be placed.')).toBeInTheDocument()
})

it('the game screen accepts bets for the second half from the first moment of half-time [C11] [PR146]', async () => {
  const halves = [{ status: 'finished' as const, endTime: new Date(minute(46)).toISOString() }]
  expect(show({ ...withHalves(halves), odds: [anOption(1)] }, minute(46))).toBe('PRE_MATCH_BETTING')
  expect(screen.getByRole('heading', { name: 'Next: Round 6' })).toBeInTheDocument()
  expect(screen.getByRole('button', { name: /^Over 4.5/ })).toBeEnabled()
  expect(screen.queryByText('Round over')).toBeNull()
})

it('the game screen shows ‘Round over’ three seconds after a round if no round follows at once and betting is closed [PR146]', async () => {
  const gap = { ...lobby, rounds: lobby.rounds.filter(({ roundNumber }) => roundNumber !== 2) }
  expect(show(gap, minute(10) + 3000)).toBe('TRANSITION')
  expect(await screen.findByRole('heading', { name: 'Round over' })).toBeInTheDocument()
})

const halfTime = {
  ...withHalves([{ status: 'finished' as const, endTime: new Date(minute(46)).toISOString() }]),
  odds: [anOption(1)],
}

/** Opens the confirmation of a bet on an over in round 6, during round 5. */
async function asksBeforeHalfTime() {
  const { rerender } = render(body({ ...lobby, odds: [anOption(1)] }, minute(42)))
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
  await user.click(screen.getByRole('button', { name: /^Over 4.5/ }))
  await user.click(screen.getByRole('button', { name: /^Place 10/ }))
  const question = await screen.findByRole('alertdialog', { name: 'Place your bet?' })
  return { user, question, goesOn: (now: number, lobby: Lobby = halfTime) => rerender(body(lobby, now)) }
}

/** Holds the response to a bet until the test releases it. */
function betsAreHeld(): (answer: Response) => void {
  let answer = (_: Response) => {}
  vi.stubGlobal('fetch', (url: string) =>
    String(url).includes('/place-bet')
      ? new Promise<Response>((resolve) => {
          answer = resolve
        })
      : Promise.resolve(Response.json({ eventTypes: [], bets: [] })),
  )
  localStorage.setItem('token', JSON.stringify({ accessToken: 'a', refreshToken: 'r', tokenType: 'Bearer' }))
  return (response) => answer(response)
}

it('the bet panel keeps its question about a bet open when a round ends and half-time begins [PR146]', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { user, question, goesOn } = await asksBeforeHalfTime()
  goesOn(minute(46) + 3000)
  expect(question).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Place Bet' })).toHaveFocus()
  goesOn(minute(46) + 9000)
  expect(question).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(screen.getByRole('button', { name: /^Place 10/ })).toBeEnabled()
})

it('the bet panel shows at half-time, for some seconds, the refusal of a bet whose request was pending when the half ended', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const answer = betsAreHeld()
  const { user, question, goesOn } = await asksBeforeHalfTime()
  await user.click(screen.getByRole('button', { name: 'Place Bet' }))
  goesOn(minute(46) + 1000)
  expect(screen.getByRole('button', { name: 'Place Bet' })).toHaveAttribute('aria-busy', 'true')
  answer(Response.json({ error: 'This option is suspended.', code: 'suspended' }, { status: 409 }))
  await waitFor(() => expect(question).not.toBeInTheDocument())
  goesOn(minute(46) + 3000)
  expect(screen.getByRole('alert')).toHaveTextContent('Failed to place bet: This option is suspended.')
  await act(() => vi.advanceTimersByTimeAsync(5000))
  expect(screen.queryByRole('alert')).toBeNull()
})

it('the placed bet gets the focus once after it was placed, and not again at half-time', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const answer = betsAreHeld()
  const { user, question, goesOn } = await asksBeforeHalfTime()
  await user.click(screen.getByRole('button', { name: 'Place Bet' }))
  answer(Response.json({ bet: aBet(1, 6, 10), chips: 90 }))
  await waitFor(() => expect(question).not.toBeInTheDocument())
  goesOn(minute(42), { ...lobby, bets: [aBet(1, 6, 10)] })
  expect(await screen.findByRole('region', { name: 'Your bet' })).toHaveFocus()
  act(() => (document.activeElement as HTMLElement).blur())
  goesOn(minute(46) + 3000, { ...halfTime, bets: [aBet(1, 6, 10)] })
  goesOn(minute(46) + 9000, { ...halfTime, bets: [aBet(1, 6, 10)] })
  expect(await screen.findByRole('region', { name: 'Your bet' })).not.toHaveFocus()
})

it('the game screen says in a gap between rounds when betting will open again [PR144]', async () => {
  const gap = { ...lobby, rounds: lobby.rounds.filter(({ roundNumber }) => roundNumber !== 2) }
  expect(show(gap, minute(12))).toBe('ROUND_BREAK')
  expect(await screen.findByRole('heading', { name: 'Round 3 is next' })).toBeInTheDocument()
  expect(screen.getByText('Betting will be available when the next round begins')).toBeInTheDocument()
})

it('the game screen says that it waits for the next round if no round is left and the half continues [PR145]', async () => {
  const short = { ...lobby, rounds: lobby.rounds.slice(0, 1) }
  expect(show(short, minute(12))).toBe('WAITING')
  expect(await screen.findByRole('heading', { name: 'Waiting for next round...' })).toBeInTheDocument()
})

const gapAfterOne = { ...lobby, rounds: lobby.rounds.filter(({ roundNumber }) => roundNumber !== 2) }

it.each([
  ['PRE_MATCH', { ...unstarted, rounds: [] as Lobby['rounds'] }, KICK_OFF - 90_000],
  ['PRE_MATCH_BETTING', unstarted, KICK_OFF - 90_000],
  ['ACTIVE_ROUND', lobby, minute(12)],
  ['TRANSITION', gapAfterOne, minute(10) + 3000],
  ['ROUND_BREAK', gapAfterOne, minute(12)],
  ['WAITING', { ...lobby, rounds: lobby.rounds.slice(0, 1) }, minute(12)],
] as const)(
  'the game screen offers the statistics below the board in the phase %s [PR195]',
  async (phase, shown, now) => {
    expect(show(shown, now)).toBe(phase)
    const tab = screen.queryByRole('tab', { name: 'Statistics' })
    if (tab) await userEvent.click(tab)
    expect(await screen.findByRole('table', { name: 'Events per round' })).toBeInTheDocument()
  },
)
