import { createLobby, startHalf } from '@bettle/contract'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { aPlayer, aScenario, type Player, type Scenario } from '../../../test/support/scenario.ts'
import { anotherServer, call, testDatabaseUrl } from '../../../test/support/test-app.ts'

let scenario: Scenario
let olga: Player

beforeEach(async () => {
  scenario = await aScenario()
  olga = await aPlayer(scenario.server, 'Olga', () => scenario.match._id, 'admin')
})
afterEach(() => scenario.ends())

const UPCOMING = 'unplanned 1:upcoming 2:upcoming'
const asNextStep = (expectedState = UPCOMING) => ({
  body: { matchId: scenario.match._id, hostOnly: true, gameSettings: { isPrivate: true }, expectedState },
})
const openLobbies = async () => {
  const { n } = await scenario.server.ctx.db
    .selectFrom('lobby')
    .select((query) => query.fn.countAll().as('n'))
    .where('match_id', '=', scenario.match._id)
    .where('status', '=', 'open')
    .executeTakeFirstOrThrow()
  return Number(n)
}

it('the next step opens no second lobby on a match, and says that another was opened first [W9] [PR841]', async () => {
  await olga.gets(createLobby, asNextStep())
  const late = await scenario.admin.asks(createLobby, asNextStep())
  expect(late.ok ? 'done' : `${late.failure.code}: ${late.failure.error}`).toBe(
    'half-state: Another lobby on this match was opened first, so nothing was done.',
  )
  expect(await openLobbies()).toBe(1)
  // A lobby that is opened otherwise names no state.
  await scenario.admin.gets(createLobby, { body: { matchId: scenario.match._id } })
  expect(await openLobbies()).toBe(2)
})

it('the next step opens no lobby if the half has started meanwhile [W9]', async () => {
  await scenario.admin.gets(startHalf, { body: { matchId: scenario.match._id, halfNumber: 1 } })
  expect(await olga.isRefused(createLobby, asNextStep())).toBe('half-state')
  expect(await openLobbies()).toBe(0)
})

it('the state that a player names says nothing about private lobbies [W9]', async () => {
  await olga.gets(createLobby, asNextStep())
  const ben = await scenario.player('Ben')
  await ben.gets(createLobby, asNextStep())
  expect(await openLobbies()).toBe(2)
})

it.skipIf(testDatabaseUrl === undefined)(
  'of operators who take the same next step at the same moment on two servers one opens a lobby [W9] [PR841]',
  async () => {
    const other = await anotherServer(scenario.server)
    try {
      const operators = [olga, scenario.admin, olga, scenario.admin]
      const replies = await Promise.all(
        operators.map(({ headers }, n) =>
          call(n % 2 === 0 ? scenario.server : other, createLobby, asNextStep(), { headers }),
        ),
      )
      expect(replies.map((reply) => (reply.ok ? 'opened' : reply.failure.code)).sort()).toEqual([
        'half-state',
        'half-state',
        'half-state',
        'opened',
      ])
      expect(await openLobbies()).toBe(1)
    } finally {
      await other.stop()
    }
  },
)
