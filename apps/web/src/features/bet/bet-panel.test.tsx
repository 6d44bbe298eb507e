import '@testing-library/jest-dom/vitest'
import { joinLobby, type Lobby, ownPart, whoami } from '@bettle/contract'
import { isGameDecided } from '@bettle/rules'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { queryOf } from '../../api/query/query-of.ts'
import { gameMoment } from '../../match-ui/clock/game-moment.ts'
import { ANA, aBet, aLobby, aMember, BEN, CLEO, minute } from '../../push/lobby/a-lobby.test-support.ts'
import { lobbyTimetable, withRoundsAt } from '../../push/match/timetable.ts'
import { PHONE } from '../../ui/index.ts'
import { anOption } from './an-option.test-support.ts'
import { BetPanel } from './bet-panel.tsx'
import { loadOddsParts } from './odds/load-odds.ts'

type Handler = (request: { key: string | null; body: Record<string, unknown> }) => Response | Promise<Response>

const asked: { key: string | null; body: Record<string, unknown> }[] = []
let answers: Handler[] = []
const joined: unknown[] = []
const part = { path: ownPart.path.replace(/.*:id/, ''), is: {} }

// The game preloads these components before it renders the bet panel.
beforeAll(() => loadOddsParts())

beforeEach(() => {
  asked.length = 0
  joined.length = 0
  part.is = { hasBet: false, hasOperated: true, isFeedTheirs: false, ownPrices: [] }
  answers = []
  localStorage.setItem('token', JSON.stringify({ accessToken: 'a', refreshToken: 'r', tokenType: 'Bearer' }))
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    if (String(url).includes(part.path)) return Response.json(part.is)
    if (String(url).includes(joinLobby.path)) joined.push(JSON.parse(String(init.body)))
    if (!String(url).includes('/place-bet')) return Response.json({ eventTypes: [], bets: [] })
    const request = {
      key: new Headers(init.headers).get('idempotency-key'),
      body: JSON.parse(String(init.body)) as Record<string, unknown>,
    }
    asked.push(request)
    const answer = answers.shift()
    if (!answer) throw new TypeError('Failed to fetch')
    return answer(request)
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

const options = [
  anOption(1),
  anOption(2, { betType: 'under', name: 'Under 4.5 Throw', odds: 1.95 }),
  anOption(3, { threshold: 5.5, odds: 2.4 }),
  anOption(4, { threshold: 6.5, odds: 3.4 }),
  anOption(5, { threshold: 7.5, odds: 5.2 }),
]

function lobbyAt(at: number, given: Partial<Lobby> = {}): Lobby {
  return { ...aLobby({ at }), odds: options, ...given }
}

function panel(lobby: Lobby, at = 5) {
  const moment = gameMoment(lobbyTimetable(lobby), lobby.gameSettings, minute(at), isGameDecided(lobby.users))
  return <BetPanel lobby={lobby} moment={moment} statistics={{}} onExplain={() => undefined} />
}

function show(lobby: Lobby, at = 5, isAdmin = false) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  client.setQueryData(queryOf(whoami, {}).queryKey, { user: { permissions: { isAdmin } } } as never)
  const view = render(<QueryClientProvider client={client}>{panel(lobby, at)}</QueryClientProvider>)
  return {
    user: userEvent.setup(vi.isFakeTimers() ? { advanceTimers: vi.advanceTimersByTime } : {}),
    leave: view.unmount,
    again: (changed: Lobby, then = at) =>
      view.rerender(<QueryClientProvider client={client}>{panel(changed, then)}</QueryClientProvider>),
  }
}

const placed: Handler = () => Response.json({ bet: aBet(1, 2, 10), chips: 90 })
const refused =
  (code: string, more: object = {}): Handler =>
  () =>
    Response.json({ error: `No: ${code}`, code, ...more }, { status: 409 })

const goesBy = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

async function pickAndPlace(user: ReturnType<typeof userEvent.setup>) {
  await user.click(screen.getByRole('button', { name: /Over 4.5/ }))
  await user.click(screen.getByRole('button', { name: /^Place 10/ }))
  await user.click(await screen.findByRole('button', { name: 'Place Bet' }))
}

it('the bet panel places the selected option on the next round, at the price the player saw [PR163] [PR165]', async () => {
  answers = [placed]
  const { user } = show(lobbyAt(5))
  expect(screen.getByRole('button', { name: 'Pick Over or Under' })).toBeDisabled()
  await user.click(screen.getByRole('button', { name: /Over 4.5/ }))
  expect(screen.getByRole('button', { name: /Place 10 → returns 18/ })).toBeEnabled()
  await user.click(screen.getByRole('button', { name: /Place 10/ }))
  expect(await screen.findByRole('alertdialog', { name: 'Place your bet?' })).toHaveTextContent(
    /5 or more throw-ins, 10'–20'.*Applies to Round 2.*Closes in 3:00/,
  )
  await user.click(await screen.findByRole('button', { name: 'Place Bet' }))
  await waitFor(() => expect(asked).toHaveLength(1))
  const lobby = lobbyAt(5)
  expect(asked[0]?.body).toEqual({
    lobbyId: lobby._id,
    oddsId: options[0]?._id,
    matchRoundId: lobby.rounds[1]?._id,
    stake: 10,
    odds: 1.85,
  })
})

it('the bet panel says that the game is decided: to a spectator, and to every player if all are eliminated at once [X5] [PR120]', async () => {
  const eliminated = { seat: 'eliminated', role: 'spectator', eliminatedIn: 1 } as const
  const { again } = show(aLobby({ users: [aMember(ANA, eliminated), aMember(BEN, eliminated)] }))
  expect(screen.getByRole('heading', { name: 'Game decided' })).toBeInTheDocument()
  expect(await screen.findByText('ELIMINATED')).toBeInTheDocument()
  const watches = aMember(ANA, { seat: 'spectator', role: 'spectator', ranked: false })
  again(aLobby({ users: [watches, aMember(BEN, { lastStanding: true }), aMember(CLEO, eliminated)] }))
  expect(screen.getByText('This game is decided. No more bets can be placed.')).toBeInTheDocument()
  expect(screen.queryByText(/Betting is open/)).toBeNull()
  expect(screen.getByRole('heading', { name: 'Game decided' })).toBeInTheDocument()
})

it('the bet panel repeats a bet under the same request id if the response is lost', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  answers = [
    () => {
      throw new TypeError('Failed to fetch')
    },
    placed,
  ]
  const { user } = show(lobbyAt(5))
  await pickAndPlace(user)
  await waitFor(() => expect(asked).toHaveLength(1))
  await goesBy(600)
  await waitFor(() => expect(asked).toHaveLength(2))
  expect(asked[0]?.key).toBeTruthy()
  expect(asked[1]?.key).toBe(asked[0]?.key)
})

it('the bet panel uses the same request id for the next press while the result of the first request is unknown', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { user } = show(lobbyAt(5))
  await pickAndPlace(user)
  for (const wait of [600, 1500]) await goesBy(wait)
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Failed to place bet: Network error: Unable to connect to server',
  )
  answers = [placed]
  await user.click(screen.getByRole('button', { name: /^Place 10/ }))
  await user.click(await screen.findByRole('button', { name: 'Place Bet' }))
  await waitFor(() => expect(asked).toHaveLength(4))
  expect(new Set(asked.map(({ key }) => key)).size).toBe(1)
})

it('the slip shows why the server refused a bet, and removes the message after a few seconds [PR170]', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  answers = [refused('suspended')]
  const { user } = show(lobbyAt(5))
  await pickAndPlace(user)
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to place bet: No: suspended')
  await goesBy(3000)
  expect(screen.queryByRole('alert')).toBeNull()
})

it('the bet panel shows the new price when the odds have moved, and places the bet at it after the player accepts [PR174]', async () => {
  answers = [refused('odds-moved', { odds: 1.7 }), placed]
  const { user } = show(lobbyAt(5))
  await pickAndPlace(user)
  await user.click(await screen.findByRole('button', { name: 'Accept 1.70' }))
  await waitFor(() => expect(asked).toHaveLength(2))
  expect(asked[1]?.body).toMatchObject({ odds: 1.7, stake: 10 })
  expect(asked[1]?.key).not.toBe(asked[0]?.key)
})

it('the bet panel asks for confirmation again if the player changes the stake after the price has moved', async () => {
  answers = [refused('odds-moved', { odds: 1.7 }), placed]
  const { user } = show(lobbyAt(5))
  await pickAndPlace(user)
  await screen.findByRole('button', { name: 'Accept 1.70' })
  const stake = screen.getByRole('textbox', { name: 'Stake' })
  await user.clear(stake)
  await user.type(stake, '50')
  expect(screen.queryByRole('button', { name: 'Accept 1.70' })).toBeNull()
  await user.click(screen.getByRole('button', { name: /^Place 50/ }))
  await user.click(await screen.findByRole('button', { name: 'Place Bet' }))
  await waitFor(() => expect(asked).toHaveLength(2))
  expect(asked[1]?.body).toMatchObject({ stake: 50 })
})

it('the bet panel says that nothing was staked when betting closed after a price had moved, and does not ask about the price in the next round', async () => {
  answers = [refused('odds-moved', { odds: 1.7 })]
  const { user, again } = show(lobbyAt(5))
  await pickAndPlace(user)
  await screen.findByRole('button', { name: 'Accept 1.70' })
  again(lobbyAt(9), 9)
  expect(screen.getByText('No bet: the odds moved to 1.70. You keep your chips.')).toBeVisible()
  expect(screen.getByText(/Betting opens again when round 2 begins/)).toBeVisible()
  again(lobbyAt(11), 11)
  expect(screen.queryByRole('button', { name: /Accept/ })).toBeNull()
  expect(screen.queryByText(/odds ha(d|ve) moved/)).toBeNull()
})

it('the bet panel has three tabs, and shows three options at a time for over and for under [PR162]', async () => {
  const { user } = show(lobbyAt(5))
  const tabs = screen.getAllByRole('tab').map(({ textContent }) => textContent)
  expect(tabs).toEqual([expect.stringMatching(/^Odds/), 'Competitors', 'Statistics'])
  expect(screen.getAllByRole('button', { name: /^Under/ })).toHaveLength(1)
  expect(screen.getAllByRole('button', { name: /^Over/ })).toHaveLength(3)
  const pager = screen.getByRole('navigation', { name: 'Over options' })
  await user.click(pager.querySelector('button:last-of-type') as HTMLElement)
  expect(screen.getAllByRole('button', { name: /^Over/ })).toHaveLength(1)
  expect(screen.getByRole('button', { name: /Over 7.5/ })).toBeInTheDocument()
})

it('the bet panel warns of the penalty for a round without a bet, but not in a lobby without a penalty, as in practice [PR205]', () => {
  const { again } = show(lobbyAt(5))
  expect(document.body).toHaveTextContent(/No bet: −5 chips/)
  const lobby = aLobby({ at: 5, settings: { inactivityPenalty: 0 } })
  again({ ...lobby, odds: options })
  expect(document.body).not.toHaveTextContent(/No bet: −|costs/)
  again({ ...lobby, odds: options }, 9)
  expect(document.body).not.toHaveTextContent(/No bet: −|costs/)
})

it('the bet panel clears a selected option that is no longer offered, and says that the option is no longer offered', async () => {
  const { user, again } = show(lobbyAt(5))
  await user.click(screen.getByRole('button', { name: /Over 4.5/ }))
  again(lobbyAt(5, { odds: options.slice(1) }))
  expect(screen.getByText(/Over 4.5 Throw is no longer offered/)).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Pick Over or Under' })).toBeDisabled()
})

it('the bet panel says that the selected option is suspended, and keeps the option selected', async () => {
  const { user, again } = show(lobbyAt(5))
  await user.click(screen.getByRole('button', { name: /Over 4.5/ }))
  again(lobbyAt(5, { odds: options.map((option) => ({ ...option, suspended: true })) }))
  expect(screen.getByText(/Suspended. Your pick is kept/)).toBeInTheDocument()
  expect(screen.getByRole('button', { name: /suspended for the moment/i })).toBeDisabled()
})

it('a digit key selects an option in the bet panel, and Enter opens the confirmation of the bet [PR175]', async () => {
  const { user } = show(lobbyAt(5))
  await user.click(screen.getByRole('radio', { name: /Throw/ }))
  await user.keyboard('1')
  expect(screen.getByRole('button', { name: /Over 4.5/ })).toHaveAttribute('aria-pressed', 'true')
  await user.keyboard('{Enter}')
  expect(await screen.findByRole('alertdialog', { name: 'Place your bet?' })).toBeInTheDocument()
})

it('the bet panel handles a key once, however long the player holds it [PR175]', async () => {
  const { user } = show(lobbyAt(5, { hand }))
  await screen.findByRole('button', { name: 'Your cards: Boost, Scout' })
  const holds = (key: string) => {
    for (const repeat of [false, true]) fireEvent.keyDown(document.activeElement ?? document.body, { key, repeat })
  }
  holds('1')
  const over = screen.getByRole('button', { name: /Over 4.5/ })
  expect(over).toHaveAttribute('aria-pressed', 'true')
  holds('7')
  expect(screen.getByRole('button', { name: /^Place 10 → returns 27/ })).toBeInTheDocument()
  // An Enter key that is held on the selected option does not press the option's button either.
  over.focus()
  expect(fireEvent.keyDown(over, { key: 'Enter', repeat: true })).toBe(false)
  expect(screen.queryByRole('alertdialog')).toBeNull()
  await user.keyboard('{Enter}')
  expect(await screen.findByRole('alertdialog', { name: 'Place your bet?' })).toBeInTheDocument()
})

it('Enter presses a focused toggle button of the bet panel, but opens the confirmation from the selected option and the selected stake', async () => {
  const { user } = show(lobbyAt(5))
  await user.keyboard('1')
  const chances = await screen.findByRole('button', { name: 'Chances' })
  await user.click(chances)
  expect(chances).toHaveAttribute('aria-pressed', 'true')
  await user.keyboard('{Enter}')
  expect(chances).toHaveAttribute('aria-pressed', 'false')
  expect(screen.queryByRole('alertdialog')).toBeNull()
  for (const name of ['Stake 10', 'Over 4.5 1.85']) {
    screen.getByRole('button', { name }).focus()
    await user.keyboard('{Enter}')
    expect(await screen.findByRole('alertdialog', { name: 'Place your bet?' })).toBeInTheDocument()
    await user.keyboard('{Escape}')
  }
})

it.each(['Competitors', 'Statistics'])(
  'Enter opens the confirmation and Escape clears the slip while the bet panel shows the tab %s [PR175]',
  async (name) => {
    const { user } = show(lobbyAt(5))
    await user.keyboard('1')
    await user.click(screen.getByRole('tab', { name }))
    await user.keyboard('{Enter}')
    expect(await screen.findByRole('alertdialog', { name: 'Place your bet?' })).toBeInTheDocument()
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('alertdialog')).toBeNull()
    // The digit key still selects an option, although the tab with the options is not visible.
    await user.keyboard('2')
    expect(screen.getByRole('button', { name: /^Place 10/ })).toBeEnabled()
    await user.keyboard('{Escape}')
    expect(screen.getByRole('button', { name: 'Pick Over or Under' })).toBeDisabled()
  },
)

function onPhone() {
  vi.spyOn(globalThis, 'matchMedia').mockImplementation(
    (query) => Object.assign(new EventTarget(), { matches: query === PHONE }) as MediaQueryList,
  )
}
const keys = () => screen.getAllByRole('button', { name: /^(Over|Under) / }).map(({ textContent }) => textContent)

it('a phone asks one question with two keys, and shows the other lines in the same place [PR860]', async () => {
  onPhone()
  const { user } = show(lobbyAt(5))
  expect(screen.getByRole('heading', { name: "Next: Round 2. Throw-ins, 10'–20'?" })).toBeInTheDocument()
  expect(keys()).toEqual([expect.stringMatching(/^Over 4.51.85/), expect.stringMatching(/^Under 4.51.95/)])
  await user.click(screen.getByRole('button', { name: 'More lines' }))
  const more = screen.getByRole('region', { name: 'More lines' })
  expect(within(more).getAllByRole('button', { name: /^Over / })).toHaveLength(3)
  await user.click(within(more).getByRole('button', { name: /^Over 6.5/ }))
  expect(screen.queryByRole('region', { name: 'More lines' })).toBeNull()
  expect(screen.getByRole('button', { name: /^Over 6.5/ })).toHaveAttribute('aria-pressed', 'true')
  expect(screen.getByText('No under now')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: /^Place 10/ }))
  expect(await screen.findByRole('alertdialog', { name: 'Place your bet?' })).toHaveTextContent(/7 or more throw-ins/)
})

it('on a phone a digit selects only a line that is shown: the first digit of each side its key, all while the other lines are open', async () => {
  onPhone()
  const { user } = show(lobbyAt(5))
  const pressed = () =>
    screen
      .queryAllByRole('button', { pressed: true })
      .filter(({ textContent }) => /^(Over|Under)/.test(textContent ?? ''))
  await user.keyboard('2')
  expect(pressed()).toEqual([])
  await user.keyboard('1')
  expect(pressed().map(({ textContent }) => textContent)).toEqual([expect.stringMatching(/^Over 4.5/)])
  await user.keyboard('4')
  expect(pressed().map(({ textContent }) => textContent)).toEqual([expect.stringMatching(/^Under 4.5/)])
  await user.click(screen.getByRole('button', { name: 'More lines' }))
  await user.keyboard('3')
  expect(screen.queryByRole('region', { name: 'More lines' })).toBeNull()
  expect(screen.getByRole('button', { name: /^Over 6.5/ })).toHaveAttribute('aria-pressed', 'true')
})

it('Escape closes the other lines of a phone, and then clears the slip', async () => {
  onPhone()
  const { user } = show(lobbyAt(5))
  await user.click(screen.getByRole('button', { name: /^Over 4.5/ }))
  await user.click(screen.getByRole('button', { name: 'More lines' }))
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('region', { name: 'More lines' })).toBeNull()
  expect(screen.getByRole('button', { name: /^Over 4.5/ })).toHaveAttribute('aria-pressed', 'true')
  await user.keyboard('{Escape}')
  expect(screen.getByRole('button', { name: /^Over 4.5/ })).toHaveAttribute('aria-pressed', 'false')
})

it('on a phone the placed bet stands in the place of the two keys, also if another device placed it [PR864]', async () => {
  onPhone()
  const { again } = show(lobbyAt(5))
  again(lobbyAt(5, { bets: [aBet(1, 2, 10)] }))
  expect(await screen.findByRole('region', { name: 'Your bet' })).toHaveTextContent('Bet confirmed')
  expect(screen.queryByRole('button', { name: /^Place/ })).toBeNull()
  expect(await screen.findByText(/Your bet counts events in/)).toHaveTextContent("Your bet counts events in 10'–20'.")
  const over = screen.getByRole('button', { name: /^Over 4.5/, hidden: true })
  expect(over).toBeDisabled()
  expect(over.closest('[inert]')).not.toBeNull()
})

it('the bet panel says what is missing when the player presses Enter without a selected option [PR169]', async () => {
  const { user } = show(lobbyAt(5))
  await user.keyboard('{Enter}')
  expect(asked).toHaveLength(0)
  expect(await screen.findByRole('alert')).toHaveTextContent('Missing required data for placing bet')
})

const hand: NonNullable<Lobby['hand']> = {
  cards: [
    { kind: 'boost', state: 'held' },
    { kind: 'near-miss', state: 'played', roundNumber: 1 },
    { kind: 'scout', state: 'held' },
  ],
  nextRound: 2,
}

it('the bet panel shows a chosen card in the hand, the slip and the confirmation, and sends the card with the bet [PR183]', async () => {
  answers = [placed]
  const { user } = show(lobbyAt(5, { hand }))
  await user.click(screen.getByRole('button', { name: /Over 4.5/ }))
  await user.click(await screen.findByRole('button', { name: 'Your cards: Boost, Scout' }))
  const cards = await screen.findByRole('dialog', { name: 'Your cards' })
  expect(cards).toHaveTextContent('Played in round 1')
  expect(cards).toHaveTextContent('10 on over 4.5 at 1.85 return 18 if the bet wins, and 27 with Boost.')
  await user.click(screen.getByRole('button', { name: /Add to my bet on round 2.*Boost/ }))
  expect(await screen.findByText('with Boost')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: /^Place 10 → returns 27/ }))
  expect(await screen.findByRole('alertdialog', { name: 'Place your bet?' })).toHaveTextContent(
    'With Boost. A win pays 1.5 times as much. This bet uses up the card, win or lose.',
  )
  await user.click(await screen.findByRole('button', { name: 'Place Bet' }))
  await waitFor(() => expect(asked).toHaveLength(1))
  expect(asked[0]?.body).toMatchObject({ stake: 10, card: 'boost' })
})

it('a card’s key adds the card to the bet, and the same key removes the card again; the key of a used card does nothing [PR183]', async () => {
  const { user } = show(lobbyAt(5, { hand }))
  await user.click(screen.getByRole('button', { name: /Over 4.5/ }))
  await screen.findByRole('button', { name: 'Your cards: Boost, Scout' })
  await user.keyboard('7')
  expect(screen.getByRole('button', { name: /^Place 10 → returns 27/ })).toBeInTheDocument()
  await user.keyboard('8')
  expect(screen.getByRole('button', { name: /^Place 10 → returns 27/ })).toBeInTheDocument()
  await user.keyboard('7')
  expect(screen.getByRole('button', { name: /^Place 10 → returns 18/ })).toBeInTheDocument()
})

it('the hand says why no card can be played: the first round, the wait after a card, or a bet already placed [PR184]', async () => {
  const { user, again } = show(lobbyAt(-5, { hand }), -5)
  await user.click(await screen.findByRole('button', { name: /^Your cards/ }))
  const cards = await screen.findByRole('dialog', { name: 'Your cards' })
  expect(cards).toHaveTextContent('You can play this card from round 2')
  again(lobbyAt(5, { hand: { ...hand, nextRound: 7 } }), 5)
  expect(cards).toHaveTextContent('You can play this card from round 7')
  again(lobbyAt(5, { hand, bets: [aBet(1, 2, 10)] }), 5)
  expect(cards).toHaveTextContent('Not played with your bet on round 2')
})

it('the bet panel shows the placed bet instead of the slip [PR173]', async () => {
  show(lobbyAt(5, { bets: [aBet(1, 2, 10)] }))
  expect(await screen.findByText('Bet confirmed')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: /Over 4.5/ })).toBeDisabled()
})

it.each([
  [7.5, /closing soon/],
  [8.5, /Betting closed for next round. Not betting costs 5 chips/],
])('the bet panel says at minute %s that betting closes soon or is closed [PR171] [PR212]', (at, text) => {
  show(lobbyAt(at), at)
  expect(screen.getByText(text)).toBeInTheDocument()
})

it('the bet panel shows the time left and the penalty early in the betting window [PR151]', () => {
  show(lobbyAt(3), 3)
  expect(screen.getByText('Betting is open: 5:00 left. No bet: −5 chips')).toBeInTheDocument()
})

it('the bet panel of a phone leaves the time left to the large figures above it [PR151]', () => {
  onPhone()
  show(lobbyAt(3), 3)
  expect(screen.getByText('Betting is open. No bet: −5 chips')).toBeInTheDocument()
})

it('the bet panel of a suspended match says since when its provider has sent no counts [F14] [F19] [PR640]', () => {
  const { match } = lobbyAt(3)
  const silentSince = new Date(2026, 5, 14, 20, 14).toISOString()
  const countsFrom = { name: 'Totals Ltd', delaySeconds: 30, eventTypes: ['Throw'], silentSince, awaitsStart: true }
  show(lobbyAt(3, { match: { ...match, suspended: true, countsFrom } }), 3)
  expect(screen.getByText('No counts since 20:14. Betting is on hold until they return.')).toBeInTheDocument()
})

it('the bet panel says that betting waits for the start of the half while the provider may start it at any moment [F19] [F24] [PR716]', () => {
  const { match } = lobbyAt(3)
  const countsFrom = {
    name: 'Totals Ltd',
    delaySeconds: 30,
    eventTypes: ['Throw'],
    silentSince: null,
    awaitsStart: true,
  }
  show(lobbyAt(3, { match: { ...match, suspended: true, countsFrom } }), 3)
  expect(screen.getByText('Betting is on hold: the half may start at any moment.')).toBeInTheDocument()
})

it('the bet panel says that play is interrupted, where the clock stands, and that betting waits [C16] [PR749]', () => {
  const { match } = lobbyAt(3)
  const from = new Date(Date.parse(match.startTime ?? '') + 2.5 * 60_000).toISOString()
  const halves = match.halves.map((half) => (half.halfNumber === 1 ? { ...half, pauses: [{ from, to: null }] } : half))
  show(lobbyAt(3, { match: { ...match, halves, suspended: true } }), 3)
  expect(screen.getByText("Play is interrupted at 3'. Betting is on hold.")).toBeInTheDocument()
})

it('the notice of the bet panel names the suspended event types', () => {
  show(lobbyAt(3, { odds: options.map((option) => ({ ...option, suspended: true })) }), 3)
  expect(screen.getByText('Throw is suspended for the moment.')).toBeInTheDocument()
})

it('the bet panel shows no penalty to a player who joined after betting had closed [PR212]', () => {
  const late = aMember(ANA, { joinedAt: new Date(minute(8.2)).toISOString() })
  show(lobbyAt(8.5, { users: [late, aMember(BEN)], currentUser: late }), 8.5)
  expect(screen.getByText('Betting closed for next round')).toBeInTheDocument()
})

it('the bet panel shows the options to a spectator, but disables them [PR189]', () => {
  const watching = aMember(ANA, { role: 'spectator', ranked: false })
  show(lobbyAt(5, { users: [watching, aMember(BEN)], currentUser: watching }))
  expect(screen.getByText('SPECTATOR MODE')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: /Over 4.5/ })).toBeDisabled()
})

it('the bet panel disables the competitors tab in a blind lobby, and says that bets are hidden [PR193]', () => {
  const lobby = lobbyAt(5)
  show({ ...lobby, gameSettings: { ...lobby.gameSettings, showCompetitorBets: false } })
  expect(screen.getByRole('tab', { name: 'Competitors' })).toBeDisabled()
  expect(screen.getByText('BLIND BETTING MODE')).toBeInTheDocument()
})

it('the bet panel says beside each option what wins, in which minutes, and what the stake returns [PR176]', async () => {
  const { user } = show(lobbyAt(5))
  const over = screen.getByRole('button', { name: 'Over 4.5 1.85' })
  await waitFor(() => expect(over).toHaveAccessibleDescription("5 or more throw-ins, 10'–20'. 10 chips return 18"))
  await user.click(over)
  await user.clear(screen.getByRole('textbox', { name: 'Stake' }))
  await user.type(screen.getByRole('textbox', { name: 'Stake' }), '25')
  expect(over).toHaveAccessibleDescription("5 or more throw-ins, 10'–20'. 25 chips return 46")
})

it('the bet panel shows the model’s chance of each option on request, also for a price that an administrator has set [P10] [PR176]', async () => {
  const byHand = { ...anOption(1), odds: 9, setBy: 'admin' as const }
  const lobby = lobbyAt(5, { odds: [byHand, anOption(2, { eventType: 'Substitution', setBy: 'default' })] })
  const { user, again } = show(lobby)
  await user.click(await screen.findByRole('button', { name: 'Chances' }))
  // The model expects a mean of 4.8383 throw-ins in round 2: P(5 or more) = 0.53.
  expect(screen.getByRole('button', { name: /Over 4.5 9/ })).toHaveAccessibleDescription(
    /about 5 of 10, odds set by hand/,
  )
  // A bet on a whole number can also return the stake: P(exactly 5) = 0.18, P(6 or more) = 0.35.
  again(lobbyAt(5, { odds: [anOption(3, { threshold: 5 })] }))
  expect(screen.getByRole('button', { name: /Over 5.0/ })).toHaveAccessibleDescription(
    /about 4 of 10, stake back 2 of 10/,
  )
  again(lobby)
  await user.click(screen.getByRole('radio', { name: /Substitution/ }))
  expect(screen.getByRole('button', { name: /Over 4.5/ })).toHaveAccessibleDescription(/chance not known/)
})

it('the bet panel says that the shown count covers the whole match, and that the next round starts to count at 0 [PR177]', async () => {
  const lobby = lobbyAt(25)
  const moment = gameMoment(lobbyTimetable(lobby), lobby.gameSettings, minute(25))
  const statistics = { Throw: { 1: 4, 2: 1, 3: 2 } }
  render(
    <QueryClientProvider client={new QueryClient()}>
      <BetPanel
        lobby={withRoundsAt(lobby, minute(25))}
        moment={moment}
        statistics={statistics}
        onExplain={() => undefined}
      />
    </QueryClientProvider>,
  )
  expect(screen.getByRole('radiogroup')).toHaveAccessibleDescription('Match so far')
  expect(await screen.findByText(/^Round 4,$/)).toHaveTextContent("Round 4, 30'–40'")
  expect(screen.getByText(', counted from 0')).toBeInTheDocument()
  // The model expects a mean of 4.3839 throw-ins in round 4.
  expect(screen.getByText('this round 2 · last rounds 4 1 · usually 4')).toBeInTheDocument()
})

it('the slip survives a reload with the current price, and is cleared when its round begins [PR178]', async () => {
  const first = show(lobbyAt(5))
  await first.user.click(screen.getByRole('button', { name: /Over 4.5/ }))
  await first.user.clear(screen.getByRole('textbox', { name: 'Stake' }))
  await first.user.type(screen.getByRole('textbox', { name: 'Stake' }), '40')
  first.leave()
  const [kept, ...others] = options
  const second = show(lobbyAt(6, { odds: kept ? [{ ...kept, odds: 1.8 }, ...others] : [] }), 6)
  expect(screen.getByRole('button', { name: /Place 40 → returns 72/ })).toBeEnabled()
  second.leave()
  show(lobbyAt(12), 12)
  expect(screen.getByRole('button', { name: 'Pick Over or Under' })).toBeDisabled()
})

it('the slip clears a selected option when the round of that option begins', async () => {
  const { user, again } = show(lobbyAt(5))
  await user.click(screen.getByRole('button', { name: /Over 4.5/ }))
  expect(screen.getByRole('button', { name: /^Place 10/ })).toBeEnabled()
  again(lobbyAt(12), 12)
  expect(screen.getByRole('button', { name: 'Pick Over or Under' })).toBeDisabled()
})

it('the slip says that an option which was not placed in time staked nothing, until the player selects another option [PR91]', async () => {
  const said = 'Over 4.5 Throw was not placed in time. You keep your chips.'
  const { user, again } = show(lobbyAt(5))
  await user.click(screen.getByRole('button', { name: /Over 4.5/ }))
  expect(screen.queryByText(said)).not.toBeInTheDocument()
  again(lobbyAt(8.5), 8.5)
  expect(screen.getByText(said)).toBeInTheDocument()
  again(lobbyAt(12), 12)
  expect(screen.getByText('Over 4.5 Throw on round 2 was not placed in time. You keep your chips.')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: /Under 4.5/ }))
  expect(screen.queryByText(/not placed in time/)).not.toBeInTheDocument()
})

it('the open confirmation says that it is too late when betting closes, and sends no bet', async () => {
  const { user, again } = show(lobbyAt(5))
  await user.click(screen.getByRole('button', { name: /Over 4.5/ }))
  await user.click(screen.getByRole('button', { name: /^Place 10/ }))
  await screen.findByRole('alertdialog', { name: 'Place your bet?' })
  again(lobbyAt(8.5), 8.5)
  expect(screen.getByRole('alertdialog', { name: 'Too late' })).toHaveTextContent('You keep your chips')
  expect(screen.queryByRole('button', { name: 'Place Bet' })).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'OK' }))
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  expect(asked).toHaveLength(0)
})

/** Opens the confirmation for a bet on an over at minute 5. */
async function asks(lobby = lobbyAt(5)) {
  const shown = show(lobby)
  await shown.user.click(screen.getByRole('button', { name: /Over 4.5/ }))
  await shown.user.click(screen.getByRole('button', { name: /^Place 10/ }))
  await screen.findByRole('alertdialog', { name: 'Place your bet?' })
  return shown
}

it('the open confirmation says that the bet’s option is suspended, and cannot be confirmed until betting resumes [B11]', async () => {
  answers = [placed]
  const { user, again } = await asks()
  const yes = screen.getByRole('button', { name: 'Place Bet' })
  again(lobbyAt(5, { odds: options.map((option) => ({ ...option, suspended: true })) }))
  expect(within(screen.getByRole('alertdialog')).getByRole('status')).toHaveTextContent('Suspended for the moment.')
  expect(yes).toHaveAttribute('aria-disabled', 'true')
  // The focus stays on the confirm button.
  expect(yes).toHaveFocus()
  await user.keyboard('{Enter}')
  await user.click(yes)
  expect(asked).toHaveLength(0)
  again(lobbyAt(5))
  expect(within(screen.getByRole('alertdialog')).queryByRole('status')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Place Bet' }))
  await waitFor(() => expect(asked).toHaveLength(1))
})

it('the open confirmation sends no bet that costs more chips than the player has, and says how many chips the player has', async () => {
  const { user, again } = await asks()
  const poor = aMember(ANA, { chips: 4 })
  again(lobbyAt(5, { users: [poor, aMember(BEN)], currentUser: poor }))
  expect(screen.getByRole('alertdialog', { name: 'Place your bet?' })).toHaveTextContent('You have 4 chips.')
  await user.click(screen.getByRole('button', { name: 'Place Bet' }))
  expect(asked).toHaveLength(0)
})

const outOf: [string, Partial<Lobby>][] = [
  ['You are out, so you cannot bet.', asAna({ seat: 'eliminated', role: 'spectator', eliminatedIn: 1 })],
  ['You are watching, so you cannot bet.', asAna({ seat: 'spectator', role: 'spectator' })],
  ['This lobby is closed.', { status: 'closed' }],
]
it.each(outOf)('the open confirmation says why its bet is no longer possible: %s', async (text, given) => {
  const { again } = await asks()
  again(lobbyAt(5, given))
  expect(screen.getByRole('alertdialog', { name: 'Too late' })).toHaveTextContent(`${text} You keep your chips.`)
  expect(screen.queryByText(/Betting closed before/)).toBeNull()
})

function asAna(given: Parameters<typeof aMember>[1]): Partial<Lobby> {
  const currentUser = aMember(ANA, given)
  return { users: [currentUser, aMember(BEN), aMember(CLEO)], currentUser }
}

/** A handler whose response waits until `letThrough` is called. */
function heldBack(answer: Handler): { handler: Handler; letThrough: () => void } {
  let letThrough = () => {}
  const held = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  return { handler: (request) => held.then(() => answer(request)), letThrough: () => letThrough() }
}

it('the slip does not say that a bet is too late while the response to its request is pending as betting closes', async () => {
  const { handler, letThrough } = heldBack(placed)
  answers = [handler]
  const { user, again } = show(lobbyAt(7.9), 7.9)
  await pickAndPlace(user)
  await waitFor(() => expect(asked).toHaveLength(1))
  again(lobbyAt(8.5), 8.5)
  expect(screen.queryByText(/You keep your chips/)).not.toBeInTheDocument()
  letThrough()
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

it('the slip shows why the server refused a bet whose request was pending as betting closed', async () => {
  const { handler, letThrough } = heldBack(refused('betting-closed'))
  answers = [handler]
  const { user, again } = show(lobbyAt(7.9), 7.9)
  await pickAndPlace(user)
  await waitFor(() => expect(asked).toHaveLength(1))
  again(lobbyAt(8.5), 8.5)
  letThrough()
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to place bet: No: betting-closed')
})

it('a confirmation that closed because its round had begun does not open again for the next selection', async () => {
  const { user, again } = show(lobbyAt(7.9), 7.9)
  await user.click(screen.getByRole('button', { name: /Over 4.5/ }))
  await user.click(screen.getByRole('button', { name: /^Place 10/ }))
  await screen.findByRole('alertdialog', { name: 'Place your bet?' })
  again(lobbyAt(12), 12)
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: /Over 4.5/ }))
  expect(screen.getByRole('button', { name: /^Place 10/ })).toBeEnabled()
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
})

it('the bet panel keeps the selected event type between rounds of the same lobby, but not in another lobby [PR160]', async () => {
  const options = [anOption(1), anOption(2, { eventType: 'Corner', name: 'Over 4.5 Corner' })]
  const lobby = lobbyAt(5, { odds: options })
  const { user, leave } = show(lobby)
  await user.click(screen.getByRole('radio', { name: /Corner/ }))
  leave()
  const there = show(lobbyAt(15, { odds: options }), 15)
  expect(screen.getByRole('radio', { name: /Corner/ })).toBeChecked()
  there.leave()
  show({ ...lobby, _id: '11111111-1111-4111-8111-111111111111' as Lobby['_id'] })
  expect(screen.getByRole('radio', { name: /Throw/ })).toBeChecked()
})

it('the bet panel disables used and suspended options, and names the round in which an option was used [J6] [PR118]', async () => {
  const lobby = lobbyAt(5, { bets: [aBet(1, 1, 10)] })
  const gameSettings = { ...lobby.gameSettings, gameMode: 'bettle-chips' } as const
  const odds = options.map((option) => ({ ...option, suspended: option.threshold === 5.5 }))
  const { user } = show({ ...lobby, gameSettings, odds })
  const used = await screen.findByRole('button', { description: 'Used in round 1' })
  expect(used).toBeDisabled()
  expect(used).toHaveTextContent('Over 4.5')
  expect(screen.getByRole('button', { description: 'Suspended for the moment' })).toBeDisabled()
  // The digit key of the disabled option does not select the option either.
  await user.keyboard('1')
  expect(screen.getByRole('button', { name: 'Pick Over or Under' })).toBeDisabled()
})

it('the bet panel says in Bet Stop how often a play can still be made [J3] [PR118]', async () => {
  const lobby = lobbyAt(5, { bets: [aBet(1, 1, 10)] })
  show({ ...lobby, gameSettings: { ...lobby.gameSettings, gameMode: 'bet-stop', maxPlayRepeats: 3 } })
  expect(await screen.findByRole('button', { description: /3 uses left/ })).toHaveTextContent('Over 4.5')
})

it('the bet panel says that all plays are used up, and then warns of no penalty [J5] [PR122]', async () => {
  const lobby = lobbyAt(5, { bets: [aBet(1, 1, 10)] })
  const gameSettings = { ...lobby.gameSettings, gameMode: 'bettle-chips' } as const
  show({ ...lobby, gameSettings, odds: options.slice(0, 1) })
  expect(await screen.findByText('You have used up all your bets. Sitting out costs nothing')).toBeVisible()
  expect(screen.queryByText(/No bet: −/)).toBeNull()
})

it('the bet panel disables an option for the administrator who set its price, says why, and keeps the other options enabled [V12] [PR280]', async () => {
  part.is = { hasBet: false, hasOperated: true, isFeedTheirs: false, ownPrices: [options[0]?._id] }
  show(lobbyAt(5), 5, true)
  const own = screen.getByRole('button', { name: /Over 4.5/ })
  await waitFor(() => expect(own).toBeDisabled())
  expect(own).toHaveTextContent('You set these odds yourself')
  expect(screen.getByRole('button', { name: /Over 5.5/ })).toBeEnabled()
})

it('the slip says why an administrator cannot place the selected option after setting its price themselves [V12]', async () => {
  const { user } = show(lobbyAt(5), 5, true)
  await user.click(screen.getByRole('button', { name: /Over 4.5/ }))
  cleanup()
  part.is = { hasBet: false, hasOperated: true, isFeedTheirs: false, ownPrices: [options[0]?._id] }
  show(lobbyAt(5), 5, true)
  const slip = within(screen.getByRole('region', { name: 'Bet slip' }))
  expect(await slip.findByRole('button', { name: /You set these odds yourself/ })).toBeDisabled()
})

it('the confirmation warns administrators that after their first bet they can no longer operate the match, except in a practice match [V6]', async () => {
  const asks = async (lobby: Lobby) => {
    const { user } = show(lobby, 5, true)
    await user.click(screen.getByRole('button', { name: /Over 4.5/ }))
    await user.click(screen.getByRole('button', { name: /^Place 10/ }))
    return screen.findByRole('alertdialog', { name: 'Place your bet?' })
  }
  expect(await asks(lobbyAt(5))).toHaveTextContent('you can no longer operate this match')
  cleanup()
  sessionStorage.clear()
  const lobby = lobbyAt(5)
  const practice = await asks({ ...lobby, match: { ...lobby.match, isPractice: true } })
  expect(practice).not.toHaveTextContent('you can no longer operate')
})

it('the bet panel offers a seat to a host without a seat while the lobby has room, and to no other spectator [M16] [PR97]', async () => {
  const host = aMember(ANA, { role: 'spectator', ranked: false, isHost: true, chips: 0 })
  const given = { users: [host, aMember(BEN)], currentUser: host, spectators: 1, players: 1 }
  const { user, again } = show(lobbyAt(5, given))
  const seat = screen.getByRole('button', { name: 'Take a seat' })
  const full = lobbyAt(5, given)
  again({ ...full, gameSettings: { ...full.gameSettings, maxPlayers: 1 } })
  expect(screen.queryByRole('button', { name: 'Take a seat' })).toBeNull()
  again(lobbyAt(5, given))
  await user.click(screen.getByRole('button', { name: 'Take a seat' }))
  await waitFor(() => expect(joined).toEqual([{ lobbyCode: full.lobbyCode, role: 'player' }]))
  expect(seat).toBeDefined()
  const guest = { ...host, isHost: false }
  again(lobbyAt(5, { ...given, users: [guest, aMember(BEN)], currentUser: guest }))
  expect(screen.queryByRole('button', { name: 'Take a seat' })).toBeNull()
})
