import type { Lobby } from '@bettle/contract'
import { expect, it } from 'vitest'
import { aLobby, minute } from './a-lobby.test-support.ts'
import { lobbyPoll, POLL } from './polling.ts'

const lobby = aLobby({ at: 5 })
const withMatch = (status: Lobby['match']['status']): Lobby => ({ ...lobby, match: { ...lobby.match, status } })

it('the page polls a lobby more often during the match than before the match, and once a minute after the match [PR248]', () => {
  expect(lobbyPoll(undefined, minute(5))).toBe(5_000)
  expect(lobbyPoll(withMatch('upcoming'), minute(5))).toBe(3_000)
  expect(lobbyPoll(withMatch('active'), minute(5))).toBe(2_500)
  expect(lobbyPoll(withMatch('completed'), minute(60))).toBe(60_000)
  expect(POLL.statistics).toBe(10_000)
})

it('the page polls a lobby every 2 seconds for 8 seconds after a round has ended [PR249]', () => {
  const ended = aLobby({ at: 10 })
  expect(lobbyPoll(ended, minute(10) - 1)).toBe(2_500)
  expect(lobbyPoll(ended, minute(10))).toBe(2_000)
  expect(lobbyPoll(ended, minute(10) + 7_999)).toBe(2_000)
  expect(lobbyPoll(ended, minute(10) + 8_000)).toBe(2_500)
})
