import { describe, expect, it } from 'vitest'
import { LEAGUE } from '../../test/competition.ts'
import { expectAsRecounted } from '../../test/expect-as-recounted.ts'
import type { Mishaps } from '../../test/random-competition.ts'

declare const process: { readonly env: Readonly<Record<string, string | undefined>> }

/**
 * `npm run simulate-leagues` plays every size. The title of each test names its random seed; BETTLE_SEED is the seed of
 * the first test.
 */
const LARGEST = Number(process.env.BETTLE_LEAGUES ?? 0)
const FIRST_SEED = Number(process.env.BETTLE_SEED ?? 7000)
const FEW = [1, 2, 4, 7, 8, 12, 21, 41]
const SIZES = LARGEST > 0 ? Array.from({ length: LARGEST }, (_, index) => index + 1) : FEW
const SEASONS = 10

/** Mishaps with absences and with corrections, also of earlier seasons. */
const CORRECTED: Mishaps = { absence: 0.3, event: 0, fixture: 0, correction: 0.5 }
/** Mishaps that also include withdrawals, lost accounts, late entries, decisions, and moved and failed fixtures. */
const UNRULY: Mishaps = { absence: 0.3, event: 0.2, fixture: 0.1, correction: 0.3 }

describe.each([
  ['with absences and corrections', CORRECTED],
  ['with absences, withdrawals, failed fixtures and decisions', UNRULY],
] as const)('a league %s', (_name, mishaps) => {
  it.each(SIZES.map((entries, index) => [entries, FIRST_SEED + index] as const))(
    'computes ten seasons of a league of %i entries with the same result as the independent recount, random seed %i [CP29] [CP31] [CP33] [CP42] [CP46]',
    { timeout: 600_000 },
    (entries, seed) => {
      const seasonFixtures = 2 + (seed % 3)
      const settings = { ...LEAGUE, seasons: SEASONS, seasonFixtures }
      const fixtures = SEASONS * seasonFixtures + (mishaps === UNRULY ? 10 : 0)
      const { stages, phase } = expectAsRecounted({ settings, seed, entries, fixtures, mishaps })
      if (mishaps === UNRULY) return
      expect(phase).toBe(entries < 2 ? 'closed' : 'finished')
      // A small league may lose all its players to absences before the last season.
      if (entries > 20) expect(stages).toHaveLength(SEASONS)
    },
  )
})
