import type { Digest } from '../../ledger/ledger.ts'
import type { Instant } from '../../time.ts'
import type { SeasonBefore } from '../check-draws.ts'
import type { EntryId, FixtureFailure, FixtureId, LobbySeat, StageId } from '../competition-log.ts'
import type { CompetitionSettings } from '../competition-settings.ts'
import type { RestoreRefusal, StageKind } from '../competition-state.ts'

/**
 * The decisions that follow from the log lines so far. `applyLine` changes this object in place. All other code only
 * reads it, except that `stageGroups` fills the cache `groupsNow`.
 */
export interface Progress {
  readonly settings: CompetitionSettings
  readonly digest: Digest
  /** The latest instant of a log line so far. */
  now: Instant
  /** True if the rules before [CP79] applied when the last log line so far was written. */
  isFormer: boolean
  readonly entries: Map<EntryId, EntryProgress>
  readonly fixtures: Map<FixtureId, FixtureProgress>
  readonly stages: StageProgress[]
  /** The results of lobbies by stage, group and fixture; see `resultKey`. */
  readonly results: Map<string, LobbyResult>
  /** The number of the line that opened the plate lobby of a fixture. */
  readonly plates: Map<FixtureId, number>
  closedBecause: 'too-few-entries' | 'too-few-fixtures' | null
  /** True if the league ended before its last season. */
  isLeagueOver: boolean
  /**
   * Since when the next season has lacked fixtures; null if it has enough, or if no draw of a next season is to come.
   */
  seasonLacksSince: Instant | null
  isCancelled: boolean
  /**
   * A cache of the groups of stages whose players are not fixed, by the index of the stage. Each log line clears it.
   */
  readonly groupsNow: Map<number, readonly StageGroup[]>
}

export interface EntryProgress {
  readonly entry: EntryId
  /** The number of the latest log line that enrolled this entry. Entries are sorted by it. */
  entered: number
  /** The spans of log lines during which the entry was withdrawn, its account lost, or the entry disqualified. */
  readonly away: AwaySpan[]
  /**
   * The stages, by index, in which a disqualification makes the entry absent. `to` is null if this holds for all later
   * stages.
   */
  readonly struck: { readonly line: number; readonly from: number; to: number | null }[]
}

export interface AwaySpan {
  readonly kind: 'withdrawn' | 'lost' | 'disqualified'
  /** The numbers of the log lines that began and ended the absence; `to` is null while the absence lasts. */
  readonly from: number
  to: number | null
}

export interface FixtureProgress {
  readonly fixture: FixtureId
  kickOffAt: Instant
  /** The number of the log line of the kick-off; null before the kick-off. */
  kickedOff: number | null
  failure: FixtureFailure | null
  /**
   * The reason why the fixture stays failed after its match was restored; null unless the fold refused to restore the
   * fixture.
   */
  staysFailed: RestoreRefusal | null
  /** True if the fixture counts: its lobbies are confirmed, or it failed and half of its rounds were settled. */
  isCounted: boolean
  /** The stage that uses the fixture or used it last; null if the fixture is free for any stage. */
  stage: StageId | null
}

export interface StageProgress {
  readonly id: StageId
  readonly kind: StageKind
  readonly ordinal: number
  readonly draw: Draw
  /** How many fixtures the stage is to play. */
  readonly needed: number
  /** The stage cannot use fixtures that kick off before this instant. */
  readonly notBefore: Instant
  fixtures: FixtureId[]
  /** The groups of the stage, fixed at its first kick-off; null before that kick-off. */
  fixed: StageGroup[] | null
  /** The facts from which the divisions of a later season followed at its first kick-off; null before, and elsewhere. */
  before: SeasonBefore | null
  /** Entries that joined a season after its draw, in the order in which they joined. */
  readonly lateEntries: { readonly entry: EntryId; readonly joined: number }[]
  setWinners: SetWinner[]
  /** Since when the stage has had no fixture that counts or may still count; null if it has one. */
  lacksSince: Instant | null
  /**
   * True if the wait for a missing fixture has ended, so that the stage is decided without another fixture ([CP40]).
   */
  isDecidedWithout: boolean
  finishedAt: Instant | null
  /** The number of the log line that finished the stage; null while the stage is not finished. */
  finishedLine: number | null
  /** The runs of the stage that replays of the organiser discarded, oldest first. */
  readonly dropped: DroppedRun[]
}

export interface SetWinner {
  readonly line: number
  readonly group: number
  readonly entry: EntryId
  /**
   * The fixtures that the stage still had to play at the decision. A decision that ends the stage releases these
   * fixtures, and undoing it assigns them to the stage again.
   */
  readonly toPlay: readonly FixtureId[]
}

export interface DroppedRun {
  readonly line: number
  readonly fixtures: FixtureId[]
  readonly setWinners: StageProgress['setWinners']
  readonly isDecidedWithout: boolean
}

export interface StageGroup {
  readonly division: number | null
  /** The members of a group: in a tie in order of seed, else in order of lot. */
  readonly members: readonly EntryId[]
  /** The seed of each member of a tie, in the order of the members. */
  readonly seeds: readonly number[]
  /**
   * The upper and the lower side of a tie; empty for other groups. A side is null if both entries who could have taken
   * it are disqualified, so that the other side has a walkover ([CP79]).
   */
  readonly sides: readonly (EntryId | null)[]
}

/** A draw, with lots also for entries that joined after it. */
export interface Draw {
  readonly entries: readonly EntryId[]
  readonly lotOf: (entry: EntryId) => string
}

export interface LobbyResult {
  readonly ranking: readonly LobbySeat[]
  /** True as soon as one result of the lobby was confirmed. Corrections of this result are confirmed, too. */
  readonly isConfirmed: boolean
}

export function beginProgress(settings: CompetitionSettings, digest: Digest): Progress {
  return {
    settings,
    digest,
    now: Number.NEGATIVE_INFINITY,
    isFormer: false,
    entries: new Map(),
    fixtures: new Map(),
    stages: [],
    results: new Map(),
    plates: new Map(),
    closedBecause: null,
    isLeagueOver: false,
    seasonLacksSince: null,
    isCancelled: false,
    groupsNow: new Map(),
  }
}

export function resultKey(stage: StageId, group: number, fixture: FixtureId): string {
  return `${stage} ${group} ${fixture}`
}

/**
 * Returns true if the entry is withdrawn, without an enabled account, or disqualified. With `kind`, only this reason
 * counts.
 */
export function isAway({ away }: EntryProgress, kind?: AwaySpan['kind']): boolean {
  return away.some((span) => span.to === null && (kind === undefined || span.kind === kind))
}

/** Returns true if the entry was away when that log line was written ([CP37]). */
export function wasAway({ away }: EntryProgress, line: number): boolean {
  return away.some(({ from, to }) => from < line && (to === null || to > line))
}

/** Returns true if the entry is disqualified in the stage with this index ([CP38]). */
export function isStruck({ struck }: EntryProgress, stage: number): boolean {
  return struck.some(({ from, to }) => stage >= from && (to === null || stage <= to))
}

/**
 * Returns true if a disqualification bars the entry from advancing from the stage with this index and from winning it
 * ([CP79]).
 */
export function isBarred(progress: Progress, entry: EntryId, stage: number): boolean {
  const found = progress.entries.get(entry)
  return !progress.isFormer && found !== undefined && isStruck(found, stage)
}

export function isPlanned({ kickedOff, failure }: FixtureProgress): boolean {
  return kickedOff === null && failure === null
}

/** Returns true if the fixture has counted or failed, so that its stage does not wait for it. */
export function isOver({ failure, isCounted }: FixtureProgress): boolean {
  return failure !== null || isCounted
}

/**
 * Returns the planned fixtures that no stage uses and that kick off at that instant or later, the earliest first
 * ([CP17]).
 */
export function unusedFixtures({ fixtures }: Progress, from: Instant): FixtureProgress[] {
  return [...fixtures.values()]
    .filter((fixture) => fixture.stage === null && isPlanned(fixture) && fixture.kickOffAt >= from)
    .toSorted(byKickOff)
}

export function byKickOff(a: FixtureProgress, b: FixtureProgress): number {
  return a.kickOffAt - b.kickOffAt || Number(a.fixture > b.fixture) - Number(a.fixture < b.fixture)
}

/** Returns the fixtures of a stage in order of their kick-offs. */
export function stageFixtures({ fixtures }: Progress, stage: StageProgress): FixtureProgress[] {
  return stage.fixtures.flatMap((id) => fixtures.get(id) ?? []).toSorted(byKickOff)
}

/**
 * Returns true if a fixture of the stage or of a later stage has kicked off, so that the players of the stage are fixed
 * ([CP42]).
 */
export function hasBegun(progress: Progress, index: number): boolean {
  return progress.stages.slice(index).some(({ fixed }) => fixed !== null)
}

/** Returns the index of the last stage that has begun; -1 before the first kick-off. */
export function lastBegun({ stages }: Progress): number {
  return stages.findLastIndex(({ fixed }) => fixed !== null)
}

export function isLeague({ settings }: Progress): boolean {
  return settings.format === 'league'
}

/** Returns the id of the stage that the draw of a season opens. */
export function drawnStageId(progress: Progress, season: number): StageId {
  return isLeague(progress) ? `season-${season}` : 'groups'
}

/**
 * Returns true if nothing more is to be played: the competition is closed or cancelled, or its last stage is finished.
 */
export function isEnded(progress: Progress): boolean {
  return progress.isCancelled || progress.closedBecause !== null || isFinished(progress)
}

/** Returns true if the last stage of a tournament or exclusive lobby is finished, or the last season of a league. */
export function isFinished(progress: Progress): boolean {
  const last = progress.stages.at(-1)
  if (!last || last.finishedAt === null) return false
  if (!isLeague(progress)) return true
  return progress.isLeagueOver || last.ordinal >= progress.settings.seasons
}
