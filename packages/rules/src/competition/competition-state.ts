import type { Instant } from '../time.ts'
import type { EntryId, FixtureFailure, FixtureId, StageId } from './competition-log.ts'

/** The state that follows from a competition's log. `foldCompetition(settings, lines, digest)` returns it. */
export interface CompetitionState {
  readonly phase: CompetitionPhase
  /** Why nothing started; null unless the phase is `closed`. */
  readonly closedBecause: 'too-few-entries' | 'too-few-fixtures' | null
  /** In order of enrolment. */
  readonly entries: readonly EntryState[]
  /** The list that the next draw would close, in order of enrolment; empty if no draw is to come. */
  readonly closingList: readonly EntryId[]
  /** True if the next draw has enough entries and fixtures. If it is false at the deadline, the server writes `deadline-passed`. */
  readonly canDraw: boolean
  /** By planned kick-off. */
  readonly fixtures: readonly FixtureState[]
  /** In the order in which they are played. The last one is the current one. */
  readonly stages: readonly StageState[]
  /** The rounds of the knockout, also those to come; empty until the group stage is finished. */
  readonly bracket: readonly BracketRound[]
  /** The winner of a tournament or exclusive lobby. Null until it ends, and if nobody was ever present. */
  readonly winner: EntryId | null
  /** The lobbies that must exist on fixtures that have not kicked off, plate lobbies included. */
  readonly lobbiesWanted: readonly LobbyWanted[]
  /** The total that must be booked now. */
  readonly trophies: readonly TrophyShare[]
  /** The earliest of all deadlines. */
  readonly nextDeadline: CompetitionDeadline | null
  /** The decisions that an organiser has to make. */
  readonly decisions: readonly OpenDecision[]
  readonly outcomes: readonly EntryOutcome[]
}

/** `closed`: enrolment ended with too few entries or fixtures. `drawn`: no fixture of the first stage has kicked off. */
export type CompetitionPhase = 'enrolling' | 'closed' | 'drawn' | 'running' | 'finished' | 'cancelled'

/**
 * `place`: has a place until the draw, or plays. `reserve`: waits for a place. `waiting`: waits for the next season. `eliminated`: knocked
 * out. `lapsed`: absent too long to continue in the next season. `lost`: the account is disabled or deleted.
 */
export type EntryStatus =
  | 'place'
  | 'reserve'
  | 'waiting'
  | 'eliminated'
  | 'lapsed'
  | 'withdrawn'
  | 'lost'
  | 'disqualified'

export interface EntryState {
  readonly entry: EntryId
  readonly status: EntryStatus
  /** The rank among the reserves, from 1; null for the others. */
  readonly reserve: number | null
  /** The lot of the latest draw; null before it. */
  readonly lot: string | null
  /** True if the entry was present in a lobby that counts. */
  readonly wasPresent: boolean
}

/** `planned`, `under-way`, `counted` (confirmed, or failed and half settled) or `failed` (counts for nobody). */
export type FixtureStatus = 'planned' | 'under-way' | 'counted' | 'failed'

export interface FixtureState {
  readonly fixture: FixtureId
  readonly kickOffAt: Instant
  readonly status: FixtureStatus
  readonly failure: FixtureFailure | null
  /** Why the fixture stays failed although its match is restored; null if it is not. */
  readonly staysFailed: RestoreRefusal | null
  /** The stage that uses the fixture; null while it is unused. */
  readonly stage: StageId | null
}

/** Why the restoring of a deleted match does not revive its fixture ([CP70]). */
export type RestoreRefusal =
  | 'competition-ended'
  | 'fixture-kicked-off'
  | 'fixture-after-last-day'
  | 'fixtures-too-close'
  | 'stage-decided'
  | 'fixture-replaced'

export type StageKind = 'groups' | 'round' | 'season'

export interface StageState {
  readonly id: StageId
  readonly kind: StageKind
  /** The number of the knockout round or the season, from 1; 1 for a group stage. */
  readonly ordinal: number
  /** `known`: no fixture has kicked off, so that the players may still change. */
  readonly status: 'known' | 'under-way' | 'finished'
  /** True from the first kick-off on: the players are fixed. */
  readonly hasBegun: boolean
  /** True if the stage has no fixture and waits for one. */
  readonly lacksFixture: boolean
  /** The fixtures of the stage, by kick-off, without those dropped by a replay. */
  readonly fixtures: readonly StageFixture[]
  readonly groups: readonly GroupState[]
  /** The table of each division of a season over all its groups, from the top; empty for other stages. */
  readonly divisions: readonly DivisionState[]
}

export interface StageFixture {
  readonly fixture: FixtureId
  readonly kickOffAt: Instant
  readonly status: FixtureStatus
}

/** A group, or a tie of two. */
export interface GroupState {
  /** The index in the stage, from 0. */
  readonly group: number
  /** The number of the division, from 1; null outside leagues. */
  readonly division: number | null
  /** In order of seed in a tie, else in order of lot. */
  readonly members: readonly EntryId[]
  /** It counts confirmed results only. */
  readonly table: readonly TableRow[]
  /** With the provisional results; the same as `table` if there are none. */
  readonly liveTable: readonly TableRow[]
  /** True if `liveTable` holds results that are not confirmed. */
  readonly isProvisional: boolean
  /** The entries that go on or have won, from the first; empty until the stage is finished, and in seasons. */
  readonly advancing: readonly EntryId[]
}

export interface DivisionState {
  /** From 1, the top. */
  readonly division: number
  readonly table: readonly TableRow[]
  readonly liveTable: readonly TableRow[]
  /** How many of the top go up and of the bottom go down by the confirmed table, so that zones can be drawn. */
  readonly promoted: number
  readonly relegated: number
}

/** `organiser`: a set winner. `seed` decides only in ties. */
export type TableCriterion = 'points' | 'wins' | 'chips' | 'best-finish' | 'seed' | 'lot' | 'organiser'

export interface TableRow {
  readonly entry: EntryId
  /** From 1. */
  readonly position: number
  readonly points: number
  /** Lobbies won. */
  readonly wins: number
  /** The sum of final chips, 0 where absent. */
  readonly chips: number
  /** The best single finish in chips; 0 if never present. */
  readonly bestFinish: number
  /** How many lobbies the entry was present in. */
  readonly present: number
  /** The rank in each fixture of the stage that has a result, oldest first; null where absent. */
  readonly form: readonly (number | null)[]
  /** The criterion that puts the entry behind the one above; null for the first. */
  readonly decidedBy: TableCriterion | null
}

export interface BracketRound {
  readonly stage: StageId
  readonly ties: readonly BracketTie[]
}

export interface BracketTie {
  /** The seed and entry of each side, in order of the bracket; null while the earlier tie is open. */
  readonly sides: readonly [BracketSide | null, BracketSide | null]
  readonly winner: EntryId | null
}

export interface BracketSide {
  readonly entry: EntryId
  readonly seed: number
}

export interface LobbyWanted {
  /** `plate` for a plate lobby. */
  readonly stage: StageId | 'plate'
  readonly group: number
  readonly fixture: FixtureId
  /** In order of lot. */
  readonly entries: readonly EntryId[]
  /** A day before kick-off. The server seats the players at once if this is past. */
  readonly seatAt: Instant
}

export interface TrophyShare {
  readonly entry: EntryId
  /** The stage whose end pays. */
  readonly stage: StageId
  readonly amount: number
}

/**
 * The action of the server when a deadline passes. `draw`: it writes `drawn` if `canDraw`, else `deadline-passed`. `unconfirmed`: it writes
 * `fixture-failed`. `fixture`: it writes `deadline-passed`.
 */
export type CompetitionDeadline =
  | { readonly kind: 'draw'; readonly at: Instant; readonly stage: StageId; readonly season: number }
  | { readonly kind: 'unconfirmed'; readonly at: Instant; readonly stage: StageId; readonly fixture: FixtureId }
  | { readonly kind: 'fixture'; readonly at: Instant; readonly stage: StageId }

/**
 * `add-fixtures`: a stage, a season to come or the draw needs `missing` more fixtures. `confirm-results`: a fixture has kicked off and its
 * results are not confirmed.
 */
export type OpenDecision =
  | { readonly kind: 'add-fixtures'; readonly until: Instant; readonly stage: StageId; readonly missing: number }
  | { readonly kind: 'confirm-results'; readonly until: Instant; readonly stage: StageId; readonly fixture: FixtureId }

/** The outcome of an entry, for notices. An outcome may change until the next stage has begun. */
export interface EntryOutcome {
  readonly entry: EntryId
  readonly kind: EntryOutcomeKind
  readonly stage: StageId
}

export type EntryOutcomeKind =
  | 'not-started'
  | 'drawn'
  | 'advanced'
  | 'eliminated'
  | 'champion'
  | 'promoted'
  | 'relegated'
  | 'lapsed'
