import { type MatchFile, simulateMatch } from '@bettle/rules'
import { CUP_MARK, PRACTICE_MARK } from '../match/practice-match.ts'
import { seededRandom, shuffled } from './seeded-random.ts'

/** Invented names of teams, which no real club has. */
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

/**
 * Returns the text that is stored as the feed of a practice match. It contains the seed, which is all that a restarted
 * server needs to continue the match.
 */
export function feedOf(seed: string): string {
  return PRACTICE_MARK + seed
}

export function seedOf(feed: string): string | undefined {
  return feed.startsWith(PRACTICE_MARK) ? feed.slice(PRACTICE_MARK.length) : undefined
}

/** An SQL pattern for the feeds of practice matches. */
export const PRACTICE_FEEDS = `${PRACTICE_MARK}%`

/** An SQL pattern for the feeds of matches of the practice cup. */
export const CUP_FEEDS = `${CUP_MARK}%`

/** Returns the match of a seed, which is always the same. */
export function practiceFile(seed: string): MatchFile {
  const [homeTeam = '', awayTeam = ''] = shuffled(TEAMS, seededRandom(seed, 'teams'))
  return simulateMatch({ random: seededRandom(seed, 'match'), homeTeam, awayTeam, competition: 'Practice match' })
}
