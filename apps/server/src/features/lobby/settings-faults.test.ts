import { adminPostOdds, createLobby } from '@bettle/contract'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { aStory, type Player, type Story } from '../../test/story.ts'

let story: Story
let ana: Player
beforeEach(async () => {
  story = await aStory()
  ana = await story.player('Ana')
})
afterEach(() => story.ends())

/** The code of the refusal, and which fields it names. */
async function faultsOf(gameSettings: object) {
  const answer = await ana.asks(createLobby, { body: { matchId: story.match._id, gameSettings } as never })
  if (answer.ok) throw new Error('a lobby was opened')
  return [answer.failure.code, answer.failure.issues?.map(({ path }) => path).toSorted()]
}

it('names a setting of the wrong type and one out of its range in one answer [M1]', async () => {
  expect(await faultsOf({ maxPlayers: 'ten', startingChips: 1, gameMode: 'chess' })).toEqual([
    'invalid-request',
    ['gameSettings.gameMode', 'gameSettings.maxPlayers', 'gameSettings.startingChips'],
  ])
  expect(await faultsOf({ maxPlayers: 'ten' })).toEqual(['invalid-request', ['gameSettings.maxPlayers']])
  expect(await faultsOf({ maxPlayers: 1000, startingChips: 1 })).toEqual([
    'invalid-settings',
    ['gameSettings.maxPlayers', 'gameSettings.startingChips'],
  ])
})

it('does not compare a setting with one of the wrong type [M1]', async () => {
  // What they are limited by is unknown.
  expect(
    await faultsOf({ minBetAmount: 10, maxBetAmount: 'many', eliminationThreshold: 50, startingChips: 'a few' }),
  ).toEqual(['invalid-request', ['gameSettings.maxBetAmount', 'gameSettings.startingChips']])
})

it('names all that an option lacks [O1]', async () => {
  const body = { eventType: 'Corner', betType: 'over' as const, threshold: 0.5 }
  const answer = await story.admin.asks(adminPostOdds, { body: body as never })
  expect(answer).toMatchObject({
    failure: { code: 'invalid-request', issues: [{ path: 'matchId' }, { path: 'odds' }] },
  })
})
