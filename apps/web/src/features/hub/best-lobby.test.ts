import { expect, it } from 'vitest'
import { aLobby } from '../../live/a-lobby.test-support.ts'
import { aCard } from './a-card.test-support.ts'
import { bestLobby } from './best-lobby.ts'

const upcoming = { ...aLobby().match, status: 'upcoming' as const }

it('puts a newcomer where a match is on and most others play', () => {
  const lobbies = [aCard('SOON', 7, { match: upcoming }), aCard('FEW', 2), aCard('MANY', 5)]
  expect(bestLobby(lobbies)?.lobbyCode).toBe('MANY')
})

it('passes by where no seat is free', () => {
  const full = aCard('FULL', 8)
  expect(bestLobby([full, aCard('SOON', 1, { match: upcoming })])?.lobbyCode).toBe('SOON')
  expect(bestLobby([full])).toBeUndefined()
})
