import type { Digest } from '../../ledger/ledger.ts'
import type { SeasonBefore, ShownGroup } from '../check-draws.ts'
import type { CompetitionLogLine, EntryId } from '../competition-log.ts'
import type { CompetitionSettings } from '../competition-settings.ts'
import type { CompetitionState } from '../competition-state.ts'
import { applyLine } from './apply-line.ts'
import { beginProgress, type Progress } from './competition-progress.ts'
import { describeCompetition } from './describe-competition.ts'
import { seasonBefore, stageGroups } from './stage-groups.ts'

/** The fold of a competition's log, to which further lines can be added. */
export interface CompetitionFold {
  /** The number of the last log line that was applied; 0 before the first line. */
  readonly number: number
  /** Applies further log lines in order of their numbers. It ignores lines whose numbers it has already passed. */
  append(lines: readonly CompetitionLogLine[]): void
  /** Returns the state that follows from the log lines so far. */
  state(): CompetitionState
  /** Returns the groups that follow from each draw, with the facts that decide them. */
  drawn(): DrawnStage[]
}

/** A stage that a draw opened. */
export interface DrawnStage {
  readonly season: number
  readonly entries: readonly EntryId[]
  readonly groups: readonly ShownGroup[]
  readonly late: readonly EntryId[]
  readonly before: SeasonBefore | null
}

function drawnStages(progress: Progress): DrawnStage[] {
  return progress.stages.flatMap((stage, index) => {
    if (stage.kind === 'round') return []
    const groups = stageGroups(progress, index).map(({ division, members }) => ({ division, members }))
    const late = stage.lateEntries.map(({ entry }) => entry)
    const before = seasonBefore(progress, index) ?? null
    return [{ season: stage.ordinal, entries: stage.draw.entries, groups, late, before }]
  })
}

/**
 * Begins a fold without log lines. Appending lines one by one gives the same states as folding each longer log from its
 * beginning ([CP41]).
 */
export function beginFold(settings: CompetitionSettings, digest: Digest): CompetitionFold {
  const progress = beginProgress(settings, digest)
  let number = 0
  return {
    get number() {
      return number
    },
    append(lines) {
      for (const line of lines.toSorted((a, b) => a.number - b.number)) {
        if (line.number <= number) continue
        applyLine(progress, line)
        number = line.number
      }
    },
    state: () => describeCompetition(progress),
    drawn: () => drawnStages(progress),
  }
}

/**
 * Returns the state that follows from the log of a competition. It applies the lines in order of their numbers, each
 * number once, so that the same log always gives the same state ([CP41]).
 * @param digest hashes the text of a lot; SHA-256 in hexadecimal
 */
export function foldCompetition(
  settings: CompetitionSettings,
  lines: readonly CompetitionLogLine[],
  digest: Digest,
): CompetitionState {
  const fold = beginFold(settings, digest)
  fold.append([...new Map(lines.map((line) => [line.number, line])).values()])
  return fold.state()
}
