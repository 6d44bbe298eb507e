import { type MatchFile, simulateMatch } from '@bettle/rules'
import { CUP_MARK, PRACTICE_MARK } from '../match/practice-match.ts'
import { seededRandom, shuffled } from './seeded-random.ts'

/** Invented names, not those of real clubs. */
const TEAMS = [
  'Brackwater Rovers',
  'Cala Verdera',
  'Dunmoor Athletic',
  'Eisenbrook 09',
  'Fernhollow',
  'Harrowmere Town',
  'Kestrel Vale',
  'Kettlebrook',
  'Lantern Hill',
  'Lindenholt 04',
  'Marrow Sands',
  'Monte Cerino',
  'Nordwick Bay',
  'Nova Astra',
  'Pinecrest Union',
  'Port Selwyn',
  'Quillfield',
  'Rio Dourel',
  'Saint-Aubrac',
  'Sorrel Park',
  'Tamarind City',
  'Valdorena',
  'Vinterhavn',
  'Zilverdam',
]

/** The feed of a practice match: all that is needed to continue it after a restart. */
export function feedOf(seed: string): string {
  return PRACTICE_MARK + seed
}

export function seedOf(feed: string): string | undefined {
  return feed.startsWith(PRACTICE_MARK) ? feed.slice(PRACTICE_MARK.length) : undefined
}

/** The feeds of practice matches, as an SQL pattern. */
export const PRACTICE_FEEDS = `${PRACTICE_MARK}%`

/** Those of matches of the practice cup. */
export const CUP_FEEDS = `${CUP_MARK}%`

/** The match of a seed: always the same. */
export function practiceFile(seed: string): MatchFile {
  const [homeTeam = '', awayTeam = ''] = shuffled(TEAMS, seededRandom(seed, 'teams'))
  return simulateMatch({ random: seededRandom(seed, 'match'), homeTeam, awayTeam, competition: 'Practice match' })
}
