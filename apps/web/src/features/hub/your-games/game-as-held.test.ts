import type { Lobby, MyGame } from '@bettle/contract'
import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { myGamesQuery } from '../../../push/hub/my-games.ts'
import { aBet, aLobby, minute } from '../../../push/lobby/a-lobby.test-support.ts'
import { lobbyKey } from '../../../push/lobby/held-lobby.ts'
import { gameAsHeld } from './game-as-held.ts'

const lobby: Lobby = aLobby({ at: 5 })
const bet = aBet(1, 2, 10)
const listed = {
  ...lobby,
  role: 'player',
  chips: 100,
  position: 2,
  nextRound: { roundNumber: 2, closesAt: null, startsAt: null, hasBet: false },
} as unknown as MyGame

function aClient(listedAt: number, heldAt: number): QueryClient {
  const client = new QueryClient()
  client.setQueryData(myGamesQuery.queryKey, { games: [listed], removedFrom: [] }, { updatedAt: listedAt })
  const held = { ...lobby, bets: [bet], currentUser: { ...lobby.currentUser, chips: 90 } }
  client.setQueryData(lobbyKey(lobby._id), held, { updatedAt: heldAt })
  return client
}

it('a listed game shows the bet and the chips of pushes that arrived after the list was fetched [PR86]', () => {
  const shown = gameAsHeld(aClient(1_000, 2_000), listed, minute(5))
  expect(shown).toMatchObject({ chips: 90, nextRound: { roundNumber: 2, hasBet: true } })
  expect(shown.position).toBe(1 + lobby.leaderboard.findIndex(({ user }) => user._id === lobby.currentUser.user._id))
})

it('a listed game shows no round to bet on if a push said that the game is decided or the player is eliminated', () => {
  const client = aClient(1_000, 2_000)
  const [own, other] = lobby.users
  const users = [
    { ...own, lastStanding: true },
    { ...other, role: 'spectator', eliminatedIn: 1 },
  ]
  client.setQueryData(lobbyKey(lobby._id), { ...lobby, users, currentUser: users[0] } as Lobby, { updatedAt: 2_000 })
  expect(gameAsHeld(client, listed, minute(5))).not.toHaveProperty('nextRound')
  const currentUser = { ...lobby.currentUser, role: 'spectator', eliminatedIn: 1 }
  client.setQueryData(lobbyKey(lobby._id), { ...lobby, currentUser } as Lobby, { updatedAt: 2_000 })
  expect(gameAsHeld(client, listed, minute(5))).toMatchObject({ role: 'spectator', eliminatedIn: 1 })
})

it('a listed game is shown as fetched if the list is newer than the page’s copy of the lobby', () => {
  expect(gameAsHeld(aClient(2_000, 1_000), listed, minute(5))).toBe(listed)
})
