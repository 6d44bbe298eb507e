import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ledgerFaults } from '../../../src/features/ledger/check-ledger.ts'
import { aPlayer, type Player } from '../../support/scenario.ts'
import { aServer, type TestServer } from '../../support/test-app.ts'
import { operateAndUndo } from './operator-actions.ts'

/**
 * How many matches are played, how many actions each has, and the first seed. `npm run operator-actions` plays hundreds
 * of matches.
 */
const MATCHES = Number(process.env.BETTLE_MATCHES ?? 1)
const ACTIONS = Number(process.env.BETTLE_ACTIONS ?? 30)
const FIRST_SEED = Number(process.env.BETTLE_SEED ?? 1)
console.log(
  `Operators: ${MATCHES} matches of ${ACTIONS} actions from seed ${FIRST_SEED} on. BETTLE_SEED=${FIRST_SEED} does the same again.`,
)

let server: TestServer
let admin: Player
let players: Player[]

beforeAll(async () => {
  server = await aServer()
  const missing = () => {
    throw new Error('a lobby is opened on a match')
  }
  admin = await aPlayer(server, 'Admin', missing, 'admin')
  players = await Promise.all(['Ana', 'Ben', 'Cleo'].map((name) => aPlayer(server, name, missing)))
})

afterAll(() => server?.stop())

describe('an operator who undoes every action', () => {
  it.each(Array.from({ length: MATCHES }, (_, index) => FIRST_SEED + index))(
    '[O2] [O3] [O5] [S6] [L2] every undo restores the state before the undone action, seed %i [PR341] [PR343]',
    { timeout: 900_000 },
    async (seed) => {
      const game = await operateAndUndo(server, admin, players, { seed, actions: ACTIONS })
      expect(game.log.filter((line) => line.startsWith('takes back')).length).toBeGreaterThanOrEqual(ACTIONS)
      expect(await ledgerFaults(server.ctx.db, game.matchId)).toEqual([])
    },
  )
})
