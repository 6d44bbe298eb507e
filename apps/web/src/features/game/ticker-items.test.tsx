import { renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { gameMoment } from '../../match-ui/clock/game-moment.ts'
import { aLobby, anEvent, minute } from '../../push/lobby/a-lobby.test-support.ts'
import { lobbyTimetable } from '../../push/match/timetable.ts'
import { type TickerFacts, useTickerItems } from './ticker-items.tsx'

function tickerAt(at: number, facts: Partial<TickerFacts> = {}, isDecided = false): unknown[] {
  const lobby = aLobby({ at })
  const moment = gameMoment(lobbyTimetable(lobby), lobby.gameSettings, minute(at), isDecided)
  const { result } = renderHook(() =>
    useTickerItems({ match: lobby.match, moment, events: [], leader: undefined, ...facts }),
  )
  return result.current.map(({ content }) => content)
}

it('the ticker names the teams and the leading player, or says that no player leads yet [PR136]', () => {
  expect(tickerAt(5)).toEqual(['France v Croatia', 'No leader yet', 'Betting on round 2 is open'])
  expect(tickerAt(5, { leader: 'ben' })).toContain('Leader: ben')
})

it('the ticker shows the latest event, and nothing about betting while betting is closed', () => {
  const events = [anEvent(1, 2), anEvent(2, 4, { eventType: 'Corner', team: 'away' })]
  expect(tickerAt(9, { events })).toEqual(['France v Croatia', 'No leader yet', 'Last: Corner, Croatia'])
})

it('the ticker shows nothing about betting after the game is decided [X5]', () => {
  expect(tickerAt(5, {}, true)).toEqual(['France v Croatia', 'No leader yet'])
})

it('the ticker says first that a match is for practice [PR87]', () => {
  expect(tickerAt(5, { match: { ...aLobby().match, isPractice: true } })[0]).toBe('Practice: a simulated match')
})

it('the ticker says that betting is suspended', () => {
  expect(tickerAt(5, { match: { ...aLobby().match, suspended: true } })).toContain('Betting is suspended')
})
