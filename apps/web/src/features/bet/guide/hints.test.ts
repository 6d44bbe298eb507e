import type { Lobby } from '@bettle/contract'
import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { gameMoment } from '../../../match-ui/clock/game-moment.ts'
import { ANA, aBet, aLobby, aMember, BEN, minute } from '../../../push/lobby/a-lobby.test-support.ts'
import { lobbyTimetable } from '../../../push/match/timetable.ts'
import { forgetPage } from '../../../store/remember.ts'
import { type HintFacts, hintsNow, hintText } from './hints.ts'
import { beginHint, endHint, useHint } from './said-hints.ts'

afterEach(() => {
  localStorage.clear()
  forgetPage()
})

function factsOf(lobby: Lobby, given: Partial<HintFacts> = {}, at = 5): HintFacts {
  const moment = gameMoment(lobbyTimetable(lobby), lobby.gameSettings, minute(at))
  return { lobby, moment, obstacle: 'pick', hasFinishedGuide: false, ...given }
}

const hand: NonNullable<Lobby['hand']> = { cards: [{ kind: 'boost', state: 'held' }], nextRound: 2 }
const chips = (own: number) => {
  const currentUser = aMember(ANA, { chips: own })
  return { currentUser, users: [currentUser, aMember(BEN)] }
}

it('the bet panel shows no hint in the first half of a game with default settings and without cards', () => {
  expect(hintsNow(factsOf(aLobby()))).toEqual([])
})

it('a player who has finished the guide is invited to place a second bet, and not a third [PR670]', () => {
  const hasFinishedGuide = true
  const one = aLobby({ bets: [aBet(1, 1, 10, { outcome: 'won', payout: 18 })] })
  const facts = factsOf({ ...one, hand }, { hasFinishedGuide })
  expect(hintsNow(facts)).toEqual(['second-bet', 'card'])
  expect(hintText('second-bet', facts)).toBe('Your turn: place a bet on round 2.')
  expect(hintsNow(factsOf(aLobby({ bets: [aBet(1, 1, 10), aBet(2, 2, 10)] }), { hasFinishedGuide }))).toEqual([])
})

it('the hint of a cut evening says after which rounds the lower half is out [X12] [PR975]', () => {
  const lobby = aLobby({ settings: { isTournament: true, eliminationBy: 'cuts' } })
  expect(hintsNow(factsOf(lobby))).toEqual(['elimination'])
  expect(hintText('elimination', factsOf(lobby))).toBe(
    'After rounds 3 and 7 the lower half of the ranking is out of the game. The last two play for the win.',
  )
})

it('hints about cards, hidden bets and elimination appear as soon as each can affect the player [PR671]', () => {
  expect(hintsNow(factsOf({ ...aLobby(), hand: { ...hand, nextRound: 3 } }))).toEqual([])
  expect(hintsNow(factsOf({ ...aLobby(), hand }))).toEqual(['card'])
  expect(hintsNow(factsOf(aLobby({ settings: { showCompetitorBets: false } })))).toEqual(['blind'])
  const knockout = aLobby({ settings: { isTournament: true, eliminationThreshold: 20 } })
  expect(hintsNow(factsOf({ ...knockout, ...chips(40) }))).toEqual([])
  expect(hintsNow(factsOf({ ...knockout, ...chips(39) }))).toEqual(['elimination'])
  const out = aMember(BEN, { seat: 'eliminated', role: 'spectator', eliminatedIn: 1 })
  expect(hintsNow(factsOf({ ...knockout, users: [knockout.currentUser, out] }))).toEqual(['elimination'])
})

it('a hint says at half-time that betting stays open [PR671]', () => {
  const lobby = aLobby()
  const { moment } = factsOf(lobby)
  const sixth = lobbyTimetable(lobby).rounds.find(({ halfNumber }) => halfNumber === 2)
  const window = { ...moment.window, state: 'open', closesAt: null } as const
  const facts = factsOf(lobby, { moment: { ...moment, next: sixth, window } })
  expect(hintsNow(facts)).toEqual(['half-time'])
  expect(hintText('half-time', facts)).toContain('Betting on round 6 stays open until the next half begins.')
})

it('a player who cannot bet at present gets no hint', () => {
  const lobby = { ...aLobby({ settings: { showCompetitorBets: false } }), hand }
  for (const obstacle of ['closed', 'placed', 'spectator', 'eliminated'] as const) {
    expect(hintsNow(factsOf(lobby, { obstacle }))).toEqual([])
  }
})

it('each round shows at most one hint, and a hint that was shown is not repeated on this device [PR671]', () => {
  const { result, rerender } = renderHook(({ round }) => useHint(['card', 'blind'], round), {
    initialProps: { round: 'second' },
  })
  expect(result.current).toBe('card')
  act(() => beginHint('card', 'second'))
  act(() => endHint('card'))
  expect(result.current).toBeUndefined()
  rerender({ round: 'third' })
  expect(result.current).toBe('blind')
  act(() => forgetPage())
  expect(renderHook(() => useHint(['card'], 'fourth')).result.current).toBeUndefined()
})
