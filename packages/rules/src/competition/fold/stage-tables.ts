import type { Qualified } from '../bracket.ts'
import type { EntryId, LobbySeat } from '../competition-log.ts'
import type { TableRow } from '../competition-state.ts'
import { orderTable, tableScores } from '../competition-table.ts'
import {
  type FixtureProgress,
  isBarred,
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
  return lobbiesOf(progress, index, group, taken, ({ entry }) => {
    const found = progress.entries.get(entry)
    return found !== undefined && !isStruck(found, index)
  })
}

/** Returns the lobbies of a group or tie as they were played: a disqualification marks no entry as absent. */
export function playedLobbies(progress: Progress, index: number, group: number): GroupLobby[] {
  return lobbiesOf(progress, index, group, 'confirmed', () => true)
}

function lobbiesOf(
  progress: Progress,
  index: number,
  group: number,
  taken: ResultsTaken,
  mayCount: (seat: LobbySeat) => boolean,
): GroupLobby[] {
  const stage = progress.stages[index]
  if (!stage) return []
  const members = new Set(stageGroups(progress, index)[group]?.members)
  return stageFixtures(progress, stage).flatMap((fixture) => {
    const ranking = takenRanking(progress, stage, group, fixture, taken)
    if (!ranking) return []
    const own = ranking.filter(({ entry }) => members.has(entry))
    const seats = own.map((seat) =>
      mayCount(seat) && wasThere(progress, fixture, seat) ? seat : { ...seat, isPresent: false },
    )
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

/** Returns false if the entry was away at the kick-off ([CP37]). */
function wasThere({ entries }: Progress, { kickedOff }: FixtureProgress, { entry }: LobbySeat): boolean {
  const progress = entries.get(entry)
  return progress !== undefined && (kickedOff === null || !wasAway(progress, kickedOff))
}

/** Returns the table of a group or tie ([CP15]). */
export function groupTable(progress: Progress, index: number, group: number, taken: ResultsTaken): TableRow[] {
  return tableOf(progress, index, group, {
    lobbies: groupLobbies(progress, index, group, taken),
    setWinner: setWinnerOf(progress, index, group),
  })
}

/** Returns the table of a group or tie as if no entry were disqualified. */
export function playedTable(progress: Progress, index: number, group: number): TableRow[] {
  return tableOf(progress, index, group, {
    lobbies: playedLobbies(progress, index, group),
    setWinner: lastSetWinner(progress.stages[index], group),
  })
}

function tableOf(
  progress: Progress,
  index: number,
  group: number,
  { lobbies, setWinner }: { readonly lobbies: readonly GroupLobby[]; readonly setWinner: EntryId | undefined },
): TableRow[] {
  const { members, seeds } = stageGroups(progress, index)[group] ?? { members: [], seeds: [] }
  return orderTable(tableScores({ members, lobbies: lobbies.map(({ seats }) => seats) }), {
    lastCriterion: seeds.length > 0 ? 'seed' : 'lot',
    rankOf: positions(members),
    setWinners: setWinner === undefined ? [] : [setWinner],
  })
}

/**
 * Returns the entry that the organiser set last as the winner of the group ([CP43]). Returns undefined if there is none
 * or if this entry is disqualified ([CP79]).
 */
export function setWinnerOf(progress: Progress, index: number, group: number): EntryId | undefined {
  const entry = lastSetWinner(progress.stages[index], group)
  return entry === undefined || isBarred(progress, entry, index) ? undefined : entry
}

function lastSetWinner(stage: StageProgress | undefined, group: number): EntryId | undefined {
  return stage?.setWinners.findLast((decision) => decision.group === group)?.entry
}

/**
 * Returns the entries that may advance from a group or tie or win it, the best first: the table without those that are
 * disqualified in the stage ([CP79]).
 */
export function eligibleRows(progress: Progress, index: number, group: number): TableRow[] {
  return groupTable(progress, index, group, 'confirmed').filter(({ entry }) => !isBarred(progress, entry, index))
}

/** Returns a function that gives the position of an entry in this list, to order rows with equal results. */
export function positions(entries: readonly EntryId[]): (entry: EntryId) => number {
  const byEntry = new Map(entries.map((entry, position) => [entry, position]))
  return (entry) => byEntry.get(entry) ?? entries.length
}

/** A place in the first knockout round. `entry` is null if the group has too few entries that may advance. */
export interface QualifiedEntry extends Qualified {
  readonly entry: EntryId | null
}

/**
 * Returns the first two entries of each group, seeded by the criteria of the table: group winners from seed 1,
 * runners-up behind them ([CP23]). Places without an entry have the last seeds ([CP79]).
 */
export function seededQualifiers(
  progress: Progress,
  index: number,
): { readonly winners: QualifiedEntry[]; readonly runnersUp: QualifiedEntry[] } {
  const stage = progress.stages[index]
  const tables = stageGroups(progress, index).map((_, group) => eligibleRows(progress, index, group))
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
    const entries = orderTable(rows, { lastCriterion: 'lot', rankOf }).map(({ entry }) => ({
      entry,
      group: tables.findIndex((table) => table.some((row) => row.entry === entry)),
    }))
    const empty = tables.flatMap((table, group) => (table[position] ? [] : [{ entry: null, group }]))
    return [...entries, ...empty].map((place, above) => ({ ...place, seed: seedsBefore + above + 1 }))
  }
  const winners = seeded(0, 0)
  return { winners, runnersUp: seeded(1, winners.length) }
}

/**
 * Returns the winner of each tie of a knockout round, with the winner's seed ([CP25]). The winner is null if no entry of
 * the tie may advance ([CP79]).
 */
export function tieWinners(
  progress: Progress,
  index: number,
): { readonly entry: EntryId | null; readonly seed: number }[] {
  return stageGroups(progress, index).map((tie, group) => {
    const entry = eligibleRows(progress, index, group)[0]?.entry ?? null
    return { entry, seed: entry === null ? 0 : seedOf(tie, entry) }
  })
}

export function seedOf({ members, seeds }: StageGroup, entry: EntryId): number {
  return seeds[members.indexOf(entry)] ?? 0
}
