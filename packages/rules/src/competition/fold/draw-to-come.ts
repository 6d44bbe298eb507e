import type { Instant } from '../../time.ts'
import type { EntryId } from '../competition-log.ts'
import { DRAW_LEAD, drawClosesAt, nextDrawAt } from '../draw-closing.ts'
import { fixturesNeeded } from '../fixtures-needed.ts'
import { isEnded, isLeague, type Progress, unusedFixtures } from './competition-progress.ts'
import { enteredEntries, seasonCandidates } from './season-candidates.ts'

/** The draw that comes next: the list that it would close, when it is due, and what it lacks. */
export interface DrawToCome {
  readonly season: number
  readonly list: readonly EntryId[]
  /** Null while there are too few fixtures to know. */
  readonly at: Instant | null
  readonly missingFixtures: number
  /** The stage that it opens takes no fixture that kicks off earlier. */
  readonly notBefore: Instant
}

/** A draw with fewer entries does not take place ([CP5]). */
export const MIN_ENTRIES = 2

/** Returns the draw that comes next, or undefined if none does ([CP5], [CP6], [CP10]). */
export function drawToCome(progress: Progress): DrawToCome | undefined {
  if (isEnded(progress)) return undefined
  const last = progress.stages.at(-1)
  if (!last) return firstDraw(progress)
  if (!isLeague(progress) || last.finishedAt === null) return undefined
  const { seasonFixtures } = progress.settings
  const notBefore = last.finishedAt + DRAW_LEAD
  const available = unusedFixtures(progress, notBefore)
  const first = available.length < seasonFixtures ? undefined : available[0]
  return {
    season: last.ordinal + 1,
    list: seasonList(progress),
    at: first ? nextDrawAt(last.finishedAt, first.kickOffAt) : null,
    missingFixtures: Math.max(0, seasonFixtures - available.length),
    notBefore,
  }
}

function firstDraw(progress: Progress): DrawToCome {
  const { settings } = progress
  const notBefore = Number.NEGATIVE_INFINITY
  const available = unusedFixtures(progress, notBefore)
  const list = enteredEntries(progress).slice(0, settings.places)
  return {
    season: 1,
    list: list.map(({ entry }) => entry),
    at: drawClosesAt(settings, available[0]?.kickOffAt),
    missingFixtures: Math.max(0, fixturesNeeded(settings, list.length) - available.length),
    notBefore,
  }
}

/** Players of the last season continue; then those who wait get the places that are left ([CP9], [CP29]). */
function seasonList(progress: Progress): EntryId[] {
  const { continuing, waiting } = seasonCandidates(progress)
  const chosen = new Set([...continuing, ...waiting].slice(0, progress.settings.places))
  return enteredEntries(progress).flatMap(({ entry }) => (chosen.has(entry) ? [entry] : []))
}
