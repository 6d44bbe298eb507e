import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aPlayer, type Player } from '../../support/scenario.ts'
import { aServer, type TestServer } from '../../support/test-app.ts'
import { outageClock } from './outage-clock.ts'
import { MATCHES_FOR_EVERY_PAIR, playUnrulyMatch } from './unruly-match.ts'

/**
 * How many matches are played, and the first seed. `npm run generated-games` plays hundreds, from another seed each
 * time.
 */
const MATCHES = Number(process.env.BETTLE_MATCHES ?? 5)
const FIRST_SEED = Number(process.env.BETTLE_SEED ?? 1)
console.log(
  `Unruly matches, three generated games on each: ${MATCHES} from seed ${FIRST_SEED} on. BETTLE_SEED=${FIRST_SEED} plays the same again. ${MATCHES_FOR_EVERY_PAIR} in a row show every pair of settings.`,
)

const clock = outageClock()
let server: TestServer
let admin: Player
let players: Player[]
let taken = 0

beforeAll(async () => {
  server = await aServer({ clock })
  const missing = () => {
    throw new Error('a lobby is opened on a match')
  }
  admin = await aPlayer(server, 'Admin', missing, 'admin')
  const names = ['Ana', 'Ben', 'Cleo', 'Dan', 'Eve', 'Fay', 'Gil', 'Hal', 'Ida']
  players = await Promise.all(names.map((name) => aPlayer(server, name, missing)))
})

afterAll(() => server?.stop())

describe('a match whose operator keeps changing it', () => {
  it.each(Array.from({ length: MATCHES }, (_, index) => FIRST_SEED + index))(
    'settles and publishes a match at every step by its current facts while its operator keeps changing it, seed %i [S2] [S5] [S6] [S7] [S8] [L2] [V8] [J2] [J3] [H7] [H8] [H9] [X2] [X5] [Z3] [Z6]',
    { timeout: 300_000 },
    async (seed) => {
      const { log: scenario } = await playUnrulyMatch({ server, clock, admin, players }, seed)
      taken += scenario.filter((line) => line.endsWith(': taken')).length
    },
  )

  // Skipped for few matches, because a single match may have no bets: its half ends early, or all bots have too few
  // chips.
  it.skipIf(MATCHES < 3)('the generated matches contain accepted bets', () => expect(taken).toBeGreaterThan(0))
})
