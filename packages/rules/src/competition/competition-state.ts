import type { Instant } from '../time.ts'
import type { EntryId, FixtureFailure, FixtureId, StageId } from './competition-log.ts'

/** The state of a competition that follows from its log. `foldCompetition(settings, lines, digest)` returns it. */
export interface CompetitionState {
  readonly phase: CompetitionPhase
  /** The reason why nothing started; null unless the phase is `closed`. */
  readonly closedBecause: 'too-few-entries' | 'too-few-fixtures' | null
  /** All entries in order of enrolment. */
  readonly entries: readonly EntryState[]
  /**
   * The entries in order of enrolment that the next draw would include if it closed now; empty if no draw is to come.
   */
  readonly closingList: readonly EntryId[]
  /**
   * True if the next draw has enough entries and fixtures. If it is false at the deadline of the draw, the server
   * writes `deadline-passed`.
   */
  readonly canDraw: boolean
  /** All fixtures in order of their planned kick-offs. */
  readonly fixtures: readonly FixtureState[]
  /** The stages in the order in which they are played. The last stage is the current one. */
  readonly stages: readonly StageState[]
  /** The knockout rounds, including rounds to come; empty until the group stage is finished. */
  readonly bracket: readonly BracketRound[]
  /** The winner of a tournament or an exclusive lobby. Null until the end, and also if no entry was ever present. */
  readonly winner: EntryId | null
  /** The lobbies that must exist on fixtures that have not kicked off, plate lobbies included. */
  readonly lobbiesWanted: readonly LobbyWanted[]
  /** The trophies that must be booked in total now. */
  readonly trophies: readonly TrophyShare[]
  /** The earliest deadline of the competition; null if there is none. */
  readonly nextDeadline: CompetitionDeadline | null
  /** The decisions that an organiser has to make now. */
  readonly decisions: readonly OpenDecision[]
  readonly outcomes: readonly EntryOutcome[]
}

/**
 * `closed`: enrolment ended with too few entries or fixtures. `drawn`: no fixture of the first stage has kicked off
 * yet.
 */
export type CompetitionPhase = 'enrolling' | 'closed' | 'drawn' | 'running' | 'finished' | 'cancelled'

/**
 * The status of an entry. `place`: before the draw the entry has a place, and after it the entry is still in the
 * competition. `reserve`: it waits for a place. `waiting`: it waits for the next season. `eliminated`: it was knocked
 * out. `lapsed`: it was absent too long to continue in the next season. `lost`: its account is disabled or deleted.
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
  /** The entry's rank among the reserves, from 1; null if the entry is no reserve. */
  readonly reserve: number | null
  /** The entry's lot in the latest draw that included it or whose season it joined late; null if there is none. */
  readonly lot: string | null
  /** True if the entry was present in a lobby that counts for the competition. */
  readonly wasPresent: boolean
}

/**
 * The status of a fixture: `planned`, `under-way`, `counted` (confirmed, or failed with half of its rounds settled) or
 * `failed` (counts for no entry).
 */
export type FixtureStatus = 'planned' | 'under-way' | 'counted' | 'failed'

export interface FixtureState {
  readonly fixture: FixtureId
  readonly kickOffAt: Instant
  readonly status: FixtureStatus
  readonly failure: FixtureFailure | null
  /** The reason why the fixture stays failed although its match is restored; null if it does not. */
  readonly staysFailed: RestoreRefusal | null
  /** The stage that uses the fixture or used it last; null if the fixture is free for any stage. */
  readonly stage: StageId | null
}

/** The reason why a fixture stays failed after its deleted match was restored ([CP70]). */
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
  /** The number of the knockout round or of the season, from 1. A group stage has the number 1. */
  readonly ordinal: number
  /** `known`: no fixture of the stage has kicked off, so that its players may still change. */
  readonly status: 'known' | 'under-way' | 'finished'
  /** True from the first kick-off of the stage on, which fixes its players. */
  readonly hasBegun: boolean
  /** True if the stage has no fixture to play and waits for one. */
  readonly lacksFixture: boolean
  /** The fixtures of the stage by kick-off. Fixtures that a replay dropped are left out. */
  readonly fixtures: readonly StageFixture[]
  readonly groups: readonly GroupState[]
  /** The table of each division of a season over all groups of the division, from the top; empty for other stages. */
  readonly divisions: readonly DivisionState[]
}

export interface StageFixture {
  readonly fixture: FixtureId
  readonly kickOffAt: Instant
  readonly status: FixtureStatus
}

/** A group of a stage. A knockout tie is a group of two. */
export interface GroupState {
  /** The index of the group in its stage, from 0. */
  readonly group: number
  /** The number of the division, from 1; null outside leagues. */
  readonly division: number | null
  /** The members of the group: in a tie in order of seed, else in order of lot. */
  readonly members: readonly EntryId[]
  /** The table of the group without provisional results. */
  readonly table: readonly TableRow[]
  /** The table of the group including provisional results. It equals `table` if there are none. */
  readonly liveTable: readonly TableRow[]
  /** True if `liveTable` includes results that are not confirmed. */
  readonly isProvisional: boolean
  /** The entries that advance or have won, the best first. Empty until the stage is finished, and in league seasons. */
  readonly advancing: readonly EntryId[]
}

export interface DivisionState {
  /** The number of the division, from 1 at the top. */
  readonly division: number
  readonly table: readonly TableRow[]
  readonly liveTable: readonly TableRow[]
  /**
   * How many entries at the top of the division are promoted, and how many at the bottom are relegated, by the
   * confirmed table. A client marks these zones.
   */
  readonly promoted: number
  readonly relegated: number
}

/**
 * The criterion that decided between two entries. `organiser`: the organiser set the winner. `seed` decides only in a
 * knockout tie, in place of `lot`.
 */
export type TableCriterion = 'points' | 'wins' | 'chips' | 'best-finish' | 'seed' | 'lot' | 'organiser'

export interface TableRow {
  readonly entry: EntryId
  /** From 1. */
  readonly position: number
  readonly points: number
  /** The number of lobbies that the entry won. */
  readonly wins: number
  /** The sum of the entry's final chips, with 0 for each absence. */
  readonly chips: number
  /** The entry's highest final chips in one lobby; 0 if the entry was never present. */
  readonly bestFinish: number
  /** In how many lobbies the entry was present. */
  readonly present: number
  /** The entry's rank in each fixture of the stage that has a result, oldest first; null for an absence. */
  readonly form: readonly (number | null)[]
  /** The criterion that puts the entry behind the entry one row above; null in the first row. */
  readonly decidedBy: TableCriterion | null
}

export interface BracketRound {
  readonly stage: StageId
  readonly ties: readonly BracketTie[]
}

export interface BracketTie {
  /**
   * The entry and the seed on each side of the tie, in the order of the bracket. A side is null while the earlier tie
   * is open, and if all entries that could have taken it are disqualified.
   */
  readonly sides: readonly [BracketSide | null, BracketSide | null]
  readonly winner: EntryId | null
}

export interface BracketSide {
  readonly entry: EntryId
  readonly seed: number
}

export interface LobbyWanted {
  /** The stage of the lobby; `plate` for a plate lobby. */
  readonly stage: StageId | 'plate'
  readonly group: number
  readonly fixture: FixtureId
  /** The entries that play in the lobby, in order of lot. */
  readonly entries: readonly EntryId[]
  /** The instant at which the server seats the players: a day before kick-off, or at once if that is past. */
  readonly seatAt: Instant
}

export interface TrophyShare {
  readonly entry: EntryId
  /** The stage whose end pays these trophies. */
  readonly stage: StageId
  readonly amount: number
}

/**
 * A deadline, and what the server does when it passes. `draw`: the server writes `drawn` if `canDraw`, else
 * `deadline-passed`. `unconfirmed`: it writes `fixture-failed`. `fixture`: it writes `deadline-passed`.
 */
export type CompetitionDeadline =
  | { readonly kind: 'draw'; readonly at: Instant; readonly stage: StageId; readonly season: number }
  | { readonly kind: 'unconfirmed'; readonly at: Instant; readonly stage: StageId; readonly fixture: FixtureId }
  | { readonly kind: 'fixture'; readonly at: Instant; readonly stage: StageId }

/**
 * A decision that an organiser has to make. `add-fixtures`: a stage, a season to come or the draw needs `missing` more
 * fixtures. `confirm-results`: a fixture has kicked off and its results are not confirmed.
 */
export type OpenDecision =
  | { readonly kind: 'add-fixtures'; readonly until: Instant; readonly stage: StageId; readonly missing: number }
  | { readonly kind: 'confirm-results'; readonly until: Instant; readonly stage: StageId; readonly fixture: FixtureId }

/** What happened to an entry, for notices. An outcome may change until the next stage has begun. */
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
