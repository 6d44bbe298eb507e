import type { Instant } from '../../time.ts'
import type { EntryId } from '../competition-log.ts'
import { DRAW_LEAD, drawClosesAt, nextDrawAt } from '../draw-closing.ts'
import { fixturesNeeded } from '../fixtures-needed.ts'
import { isEnded, isLeague, type Progress, unusedFixtures } from './competition-progress.ts'
import { enteredEntries, seasonCandidates } from './season-candidates.ts'

/** The next draw: the list of entries that it would close, its instant, and what it lacks. */
export interface DrawToCome {
  readonly season: number
  readonly list: readonly EntryId[]
  /** The instant of the draw; null while a later season has too few fixtures. */
  readonly at: Instant | null
  readonly missingFixtures: number
  /** The stage that the draw opens uses no fixture that kicks off before this instant. */
  readonly notBefore: Instant
}

/** The smallest number of entries with which a draw takes place ([CP5]). */
export const MIN_ENTRIES = 2

/** Returns the next draw, or undefined if no draw is to come ([CP5], [CP6], [CP10]). */
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

/**
 * Returns the entries of the next season. Players of the last season continue; waiting entries get the remaining places
 * ([CP9], [CP29]).
 */
function seasonList(progress: Progress): EntryId[] {
  const { continuing, waiting } = seasonCandidates(progress)
  const chosen = new Set([...continuing, ...waiting].slice(0, progress.settings.places))
  return enteredEntries(progress).flatMap(({ entry }) => (chosen.has(entry) ? [entry] : []))
}
