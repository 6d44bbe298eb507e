import type { Digest } from '../../ledger/ledger.ts'
import type { Instant } from '../../time.ts'
import type { EntryId, FixtureFailure, FixtureId, LobbySeat, StageId } from '../competition-log.ts'
import type { CompetitionSettings } from '../competition-settings.ts'
import type { RestoreRefusal, StageKind } from '../competition-state.ts'

/** The decisions of the lines so far. `applyLine` changes it in place; everything else only reads it. */
export interface Progress {
  readonly settings: CompetitionSettings
  readonly digest: Digest
  /** The latest instant of a line so far. */
  now: Instant
  readonly entries: Map<EntryId, EntryProgress>
  readonly fixtures: Map<FixtureId, FixtureProgress>
  readonly stages: StageProgress[]
  /** By stage, group and fixture: see `resultKey`. */
  readonly results: Map<string, LobbyResult>
  /** The number of the line that opened the plate lobby of a fixture. */
  readonly plates: Map<FixtureId, number>
  closedBecause: 'too-few-entries' | 'too-few-fixtures' | null
  /** True if a league ended before its last season. */
  isLeagueOver: boolean
  /** Since when the next season lacks fixtures; null if it does not, or if it is not its time. */
  seasonLacksSince: Instant | null
  isCancelled: boolean
  /** The groups of stages that are not fixed, by index; computed once between two lines. */
  readonly groupsNow: Map<number, readonly StageGroup[]>
}

export interface EntryProgress {
  readonly entry: EntryId
  /** The number of the latest log line that enrolled this entry. Entries are sorted by it. */
  entered: number
  /** When the entry was withdrawn, its account lost, or the entry disqualified. */
  readonly away: AwaySpan[]
  /** The stages of which the entry is disqualified, by index; `to` is null for all later ones. */
  readonly struck: { readonly line: number; readonly from: number; to: number | null }[]
}

export interface AwaySpan {
  readonly kind: 'withdrawn' | 'lost' | 'disqualified'
  /** The numbers of the lines that began and ended it; `to` is null while it lasts. */
  readonly from: number
  to: number | null
}

export interface FixtureProgress {
  readonly fixture: FixtureId
  kickOffAt: Instant
  /** The number of the line of the kick-off; null before it. */
  kickedOff: number | null
  failure: FixtureFailure | null
  /** Why restoring its match has not revived it; null if it was not restored. */
  staysFailed: RestoreRefusal | null
  /** True if the fixture counts: its lobbies are confirmed, or it failed and half of its rounds were settled. */
  isCounted: boolean
  /** The stage that uses or used the fixture. */
  stage: StageId | null
}

export interface StageProgress {
  readonly id: StageId
  readonly kind: StageKind
  readonly ordinal: number
  readonly draw: Draw
  /** How many fixtures the stage takes. */
  readonly needed: number
  /** Fixtures that kick off before this instant cannot be used by the stage. */
  readonly notBefore: Instant
  fixtures: FixtureId[]
  /** The groups, fixed at the first kick-off; null before it. */
  fixed: StageGroup[] | null
  /** Entries that joined a season after its draw, in order. */
  readonly lateEntries: { readonly entry: EntryId; readonly joined: number }[]
  setWinners: SetWinner[]
  /** Since when the stage has no fixture that counts or may count; null if it has one. */
  lacksSince: Instant | null
  /** True if the stage is decided without a fixture. */
  isDecidedWithout: boolean
  finishedAt: Instant | null
  /** The number of the line that finished the stage. */
  finishedLine: number | null
  /** The runs of the stage that the organiser's replays discarded, oldest first. */
  readonly dropped: DroppedRun[]
}

export interface SetWinner {
  readonly line: number
  readonly group: number
  readonly entry: EntryId
  /** The fixtures that the stage had still to play. A decision that ends the stage releases them, and undoing it takes them back. */
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
  /** In order of seed in a tie, else in order of lot. */
  readonly members: readonly EntryId[]
  /** The seed of each member in a tie. */
  readonly seeds: readonly number[]
}

/** A draw, with the lots also of those who entered later. */
export interface Draw {
  readonly entries: readonly EntryId[]
  readonly lotOf: (entry: EntryId) => string
}

export interface LobbyResult {
  readonly ranking: readonly LobbySeat[]
  /** True as soon as one line for the lobby was confirmed: corrections of it are confirmed too. */
  readonly isConfirmed: boolean
}

export function beginProgress(settings: CompetitionSettings, digest: Digest): Progress {
  return {
    settings,
    digest,
    now: Number.NEGATIVE_INFINITY,
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

/** True if the entry is withdrawn, without an enabled account, or disqualified; with `kind`, for that reason. */
export function isAway({ away }: EntryProgress, kind?: AwaySpan['kind']): boolean {
  return away.some((span) => span.to === null && (kind === undefined || span.kind === kind))
}

/** True if the entry was away when that line was written ([CP37]). */
export function wasAway({ away }: EntryProgress, line: number): boolean {
  return away.some(({ from, to }) => from < line && (to === null || to > line))
}

/** True if the entry is disqualified of the stage with this index ([CP38]). */
export function isStruck({ struck }: EntryProgress, stage: number): boolean {
  return struck.some(({ from, to }) => stage >= from && (to === null || stage <= to))
}

export function isPlanned({ kickedOff, failure }: FixtureProgress): boolean {
  return kickedOff === null && failure === null
}

/** True if the fixture has counted or failed, so that nothing more is expected of it. */
export function isOver({ failure, isCounted }: FixtureProgress): boolean {
  return failure !== null || isCounted
}

/** Returns the planned fixtures that no stage uses and that do not kick off before that instant, the earliest first ([CP17]). */
export function unusedFixtures({ fixtures }: Progress, from: Instant): FixtureProgress[] {
  return [...fixtures.values()]
    .filter((fixture) => fixture.stage === null && isPlanned(fixture) && fixture.kickOffAt >= from)
    .toSorted(byKickOff)
}

export function byKickOff(a: FixtureProgress, b: FixtureProgress): number {
  return a.kickOffAt - b.kickOffAt || Number(a.fixture > b.fixture) - Number(a.fixture < b.fixture)
}

/** Returns the fixtures of a stage by kick-off. */
export function stageFixtures({ fixtures }: Progress, stage: StageProgress): FixtureProgress[] {
  return stage.fixtures.flatMap((id) => fixtures.get(id) ?? []).toSorted(byKickOff)
}

/** True if a fixture of the stage, or of a later one, has kicked off, so that its players are fixed ([CP42]). */
export function hasBegun(progress: Progress, index: number): boolean {
  return progress.stages.slice(index).some(({ fixed }) => fixed !== null)
}

/** The index of the last stage that has begun; -1 before the first kick-off. */
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

/** True when nothing more is to be played: closed, cancelled, or the last stage is finished. */
export function isEnded(progress: Progress): boolean {
  return progress.isCancelled || progress.closedBecause !== null || isFinished(progress)
}

/** True if the winner is decided, or the last season of a league has ended. */
export function isFinished(progress: Progress): boolean {
  const last = progress.stages.at(-1)
  if (!last || last.finishedAt === null) return false
  if (!isLeague(progress)) return true
  return progress.isLeagueOver || last.ordinal >= progress.settings.seasons
}
