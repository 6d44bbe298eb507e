import { LobbyId } from '@bettle/contract'
import { expect, it } from 'vitest'
import { aLobby, minute } from '../../../push/lobby/a-lobby.test-support.ts'
import { aCard } from '../a-card.test-support.ts'
import { bestLobby, canJoin } from './best-lobby.ts'

const NO_SEATS = new Map()
const upcoming = { ...aLobby().match, status: 'upcoming' as const }

it('Play now prefers lobbies of a running match, and among them the one with the most players', () => {
  const lobbies = [aCard('SOON', 7, { match: upcoming }), aCard('FEW', 2), aCard('MANY', 5)]
  expect(bestLobby(lobbies, NO_SEATS)?.lobbyCode).toBe('MANY')
})

it('Play now skips lobbies without a free seat', () => {
  const full = aCard('FULL', 8)
  expect(bestLobby([full, aCard('SOON', 1, { match: upcoming })], NO_SEATS)?.lobbyCode).toBe('SOON')
  expect(bestLobby([full], NO_SEATS)).toBeUndefined()
})

it('Play now skips lobbies from which the player was removed, whether they may return as a spectator or not [PR85]', () => {
  const idOf = (last: number) => LobbyId.parse(`11111111-1111-4111-8111-11111111111${last}`)
  const out = aCard('OUT', 5, { _id: idOf(1) })
  const watching = aCard('WATCH', 4, { _id: idOf(2) })
  const free = aCard('FREE', 1, { _id: idOf(3) })
  const removed = new Map([
    [out._id, 'out'],
    [watching._id, 'spectator'],
  ] as const)
  expect(bestLobby([out, watching, free], removed)?.lobbyCode).toBe('FREE')
  expect(bestLobby([out], removed)).toBeUndefined()
})

it('a lobby can be joined until it is closed, betting on its last round closes, or its match is completed or abandoned [M5] [PR102]', () => {
  const { match } = aLobby({ at: 5 })
  const halves = match.halves.map((half) =>
    half.halfNumber === 1
      ? { ...half, status: 'finished' as const, endTime: new Date(minute(47)).toISOString() }
      : { ...half, status: 'active' as const, startTime: new Date(minute(60)).toISOString() },
  )
  const last = aCard('LAST', 3, { match: { ...match, halves } })
  expect(canJoin(last, minute(98) - 1)).toBe(true)
  expect(canJoin(last, minute(98))).toBe(false)
  expect(canJoin(aCard('OVER', 3, { match: { ...match, status: 'completed' } }), minute(5))).toBe(false)
  expect(canJoin(aCard('CALLED', 3, { match: { ...match, status: 'abandoned' } }), minute(5))).toBe(false)
  expect(canJoin(aCard('SHUT', 3, { status: 'closed' }), minute(5))).toBe(false)
})
