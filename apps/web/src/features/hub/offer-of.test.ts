import type { MyGame } from '@bettle/contract'
import { describe, expect, it } from 'vitest'
import { aLobby, minute } from '../../push/lobby/a-lobby.test-support.ts'
import { aCard } from './a-card.test-support.ts'
import { offerOf } from './offer-of.ts'

const { match } = aLobby()
const lobby = aCard('AB23CD', 2)
const all = { lobbies: [lobby], matches: [match], games: [], removed: new Map(), now: minute(12) }

describe('the match that the lobbies offer first', () => {
  it('is the match of the best lobby, with a seat there', () => {
    expect(offerOf(all)).toEqual({ match, lobby })
  })

  it('is a match without a lobby if no lobby has a seat', () => {
    expect(offerOf({ ...all, lobbies: [aCard('AB23CD', 8)] })).toEqual({ match, lobby: undefined })
  })

  it('is none for a player with a game of their own, which the page shows first [PR84] [PR851]', () => {
    expect(offerOf({ ...all, games: [{} as MyGame] })).toBeUndefined()
  })

  it('is none while the lists load, and none after the last match', () => {
    expect(offerOf({ ...all, games: undefined })).toBeUndefined()
    expect(offerOf({ ...all, lobbies: [], matches: [{ ...match, status: 'completed' }] })).toBeUndefined()
  })
})
