import type { Qualified } from '../bracket.ts'
import type { EntryId, LobbySeat } from '../competition-log.ts'
import type { TableRow } from '../competition-state.ts'
import { orderTable, tableScores } from '../competition-table.ts'
import {
  type FixtureProgress,
  isStruck,
  type Progress,
  resultKey,
  type StageGroup,
  type StageProgress,
  stageFixtures,
  wasAway,
} from './competition-progress.ts'
import { byLots, stageGroups } from './stage-groups.ts'

/**
 * The results from which a table is computed ([CP18]). `confirmed`: confirmed results, and results of failed fixtures
 * that count. `all`: these and provisional results.
 */
export type ResultsTaken = 'confirmed' | 'all'

/** The ranking of a competition lobby. It marks each entry that may not count as absent. */
export interface GroupLobby {
  readonly fixture: FixtureProgress
  readonly seats: readonly LobbySeat[]
}

/** Returns the lobbies of a group or tie that have a result of the chosen kind, the oldest first. */
export function groupLobbies(progress: Progress, index: number, group: number, taken: ResultsTaken): GroupLobby[] {
  const stage = progress.stages[index]
  if (!stage) return []
  const members = new Set(stageGroups(progress, index)[group]?.members)
  return stageFixtures(progress, stage).flatMap((fixture) => {
    const ranking = takenRanking(progress, stage, group, fixture, taken)
    if (!ranking) return []
    const own = ranking.filter(({ entry }) => members.has(entry))
    const seats = own.map((seat) => (mayCount(progress, index, fixture, seat) ? seat : { ...seat, isPresent: false }))
    return [{ fixture, seats }]
  })
}

function takenRanking(
  { results }: Progress,
  stage: StageProgress,
  group: number,
  fixture: FixtureProgress,
  taken: ResultsTaken,
): readonly LobbySeat[] | undefined {
  const result = results.get(resultKey(stage.id, group, fixture.fixture))
  if (!result || (fixture.failure !== null && !fixture.isCounted)) return undefined
  return taken === 'all' || result.isConfirmed || fixture.failure !== null ? result.ranking : undefined
}

/** Returns false if the entry was away at the kick-off, or is disqualified in the stage ([CP37], [CP38]). */
function mayCount({ entries }: Progress, index: number, { kickedOff }: FixtureProgress, { entry }: LobbySeat): boolean {
  const progress = entries.get(entry)
  return progress !== undefined && !isStruck(progress, index) && (kickedOff === null || !wasAway(progress, kickedOff))
}

/** Returns the table of a group or tie ([CP15]). */
export function groupTable(progress: Progress, index: number, group: number, taken: ResultsTaken): TableRow[] {
  const { members, seeds } = stageGroups(progress, index)[group] ?? { members: [], seeds: [] }
  const setWinner = setWinnerOf(progress.stages[index], group)
  const lobbies = groupLobbies(progress, index, group, taken).map(({ seats }) => seats)
  return orderTable(tableScores({ members, lobbies }), {
    lastCriterion: seeds.length > 0 ? 'seed' : 'lot',
    rankOf: positions(members),
    setWinners: setWinner === undefined ? [] : [setWinner],
  })
}

/** Returns the entry that the organiser set last as the winner of the group; undefined if there is none ([CP43]). */
export function setWinnerOf(stage: StageProgress | undefined, group: number): EntryId | undefined {
  return stage?.setWinners.findLast((decision) => decision.group === group)?.entry
}

/** Returns a function that gives the position of an entry in this list, to order rows with equal results. */
export function positions(entries: readonly EntryId[]): (entry: EntryId) => number {
  const byEntry = new Map(entries.map((entry, position) => [entry, position]))
  return (entry) => byEntry.get(entry) ?? entries.length
}

export interface QualifiedEntry extends Qualified {
  readonly entry: EntryId
}

/**
 * Returns the first two entries of each group, seeded by the criteria of the table: group winners from seed 1,
 * runners-up behind them ([CP23]).
 */
export function seededQualifiers(
  progress: Progress,
  index: number,
): { readonly winners: QualifiedEntry[]; readonly runnersUp: QualifiedEntry[] } {
  const stage = progress.stages[index]
  const tables = stageGroups(progress, index).map((_, group) => groupTable(progress, index, group, 'confirmed'))
  const seeded = (position: number, seedsBefore: number): QualifiedEntry[] => {
    const rows = tables.flatMap((table) => table[position] ?? [])
    const rankOf = positions(
      stage
        ? byLots(
            stage.draw,
            rows.map(({ entry }) => entry),
          )
        : [],
    )
    return orderTable(rows, { lastCriterion: 'lot', rankOf }).map(({ entry, position: seed }) => ({
      entry,
      seed: seedsBefore + seed,
      group: tables.findIndex((table) => table.some((row) => row.entry === entry)),
    }))
  }
  const winners = seeded(0, 0)
  return { winners, runnersUp: seeded(1, winners.length) }
}

/** Returns the winner of each tie of a knockout round, with the winner's seed ([CP25]). */
export function tieWinners(progress: Progress, index: number): { readonly entry: EntryId; readonly seed: number }[] {
  return stageGroups(progress, index).flatMap((tie, group) => {
    const entry = groupTable(progress, index, group, 'confirmed')[0]?.entry
    return entry === undefined ? [] : [{ entry, seed: seedOf(tie, entry) }]
  })
}

export function seedOf({ members, seeds }: StageGroup, entry: EntryId): number {
  return seeds[members.indexOf(entry)] ?? 0
}
