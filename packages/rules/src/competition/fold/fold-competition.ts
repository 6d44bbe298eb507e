import type { Digest } from '../../ledger/ledger.ts'
import type { CompetitionLogLine } from '../competition-log.ts'
import type { CompetitionSettings } from '../competition-settings.ts'
import type { CompetitionState } from '../competition-state.ts'
import { applyLine } from './apply-line.ts'
import { beginProgress } from './competition-progress.ts'
import { describeCompetition } from './describe-competition.ts'

/** The fold of a competition's log, to which further lines can be added. */
export interface CompetitionFold {
  /** The number of the last log line that was applied; 0 before the first line. */
  readonly number: number
  /** Applies further log lines in order of their numbers. It ignores lines whose numbers it has already passed. */
  append(lines: readonly CompetitionLogLine[]): void
  /** Returns the state that follows from the log lines so far. */
  state(): CompetitionState
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
