import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aServer, type TestServer } from '../../support/test-app.ts'
import { playCompetition } from './play-competition.ts'

/** How many competitions are played. */
const COMPETITIONS = Number(process.env.BETTLE_COMPETITIONS ?? 3)
const FIRST_SEED = Number(process.env.BETTLE_SEED ?? 1)
console.log(
  `Random competitions: ${COMPETITIONS} from seed ${FIRST_SEED} on. BETTLE_SEED=${FIRST_SEED} plays the same again.`,
)

let server: TestServer
let bets = 0
let crashes = 0

beforeAll(async () => {
  server = await aServer()
})
afterAll(() => server?.stop())

describe('a random competition over HTTP', () => {
  it.each(Array.from({ length: COMPETITIONS }, (_, index) => FIRST_SEED + index))(
    'a competition shows and books at every step what a recount of its lobbies gives, seed %i [CP12] [CP15] [CP24] [CP37] [CP39] [CP42] [CP45]',
    { timeout: 300_000 },
    async (seed) => {
      const played = await playCompetition(server, seed)
      bets += played.bets
      crashes += played.crashes
      expect(played.isOver).toBe(true)
    },
  )

  // Skipped for few competitions, because a single one may have no bets and its job may never crash.
  it.skipIf(COMPETITIONS < 3)(
    'the random competitions contain bets, and jobs that crash between their transactions',
    () => {
      expect(bets).toBeGreaterThan(0)
      expect(crashes).toBeGreaterThan(0)
    },
  )
})
