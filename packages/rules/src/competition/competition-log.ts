import type { Instant } from '../time.ts'

/** The id of an enrolled player. A user who enrols again gets the same id. */
export type EntryId = string

/** The id of the match on which a fixture is played. */
export type FixtureId = string

/** The id of a stage: `groups`, `round-1`, `round-2` … in a tournament, `season-1`, `season-2` … in a league. */
export type StageId = string

/**
 * A line of a competition's log. The log holds every fact that decides the competition, in the order in which the
 * server wrote the facts. The fold ignores a line that repeats another line, or that comes too late for its rule.
 */
export type CompetitionLogLine =
  | EntryLine
  | FixtureLine
  | DrawnLine
  | LobbyResultLine
  | DecisionLine
  | DeadlinePassedLine
  | ProposalLine

interface NumberedLine {
  /** The number of the line, from 1. It orders the log and identifies the line. */
  readonly number: number
  readonly at: Instant
}

/**
 * The state of an entry changed: enrolled; withdrawn by the player; account disabled or deleted; account enabled again.
 */
export interface EntryLine extends NumberedLine {
  readonly kind: 'entered' | 'withdrawn' | 'account-lost' | 'account-restored'
  readonly entry: EntryId
}

export type FixtureLine =
  | FixtureAddedLine
  | FixtureMovedLine
  | FixtureKickedOffLine
  | FixtureFailedLine
  | FixtureRestoredLine

export interface FixtureAddedLine extends NumberedLine {
  readonly kind: 'fixture-added'
  readonly fixture: FixtureId
  readonly kickOffAt: Instant
}

/** The planned kick-off of a fixture changed before its match kicked off. */
export interface FixtureMovedLine extends NumberedLine {
  readonly kind: 'fixture-moved'
  readonly fixture: FixtureId
  readonly kickOffAt: Instant
}

/** The first half of a fixture's match kicked off. From here on, the players of the stage are fixed. */
export interface FixtureKickedOffLine extends NumberedLine {
  readonly kind: 'fixture-kicked-off'
  readonly fixture: FixtureId
}

export type FixtureFailure = 'abandoned' | 'deleted' | 'too-late' | 'unconfirmed'

/**
 * A fixture failed. If half of its planned rounds were settled, the server also writes the current results of its
 * lobbies.
 */
export interface FixtureFailedLine extends NumberedLine {
  readonly kind: 'fixture-failed'
  readonly fixture: FixtureId
  readonly failure: FixtureFailure
  /** True if half of the fixture's planned rounds were settled. The fixture then counts with the results so far. */
  readonly isHalfSettled: boolean
}

/** The match of a fixture was deleted before its kick-off, and is now restored. */
export interface FixtureRestoredLine extends NumberedLine {
  readonly kind: 'fixture-restored'
  readonly fixture: FixtureId
  readonly kickOffAt: Instant
  /** True if another fixture kicks off less than 150 match minutes from the restored fixture. */
  readonly isTooClose: boolean
}

/** The draw of a tournament (season 1) or of a league season. */
export interface DrawnLine extends NumberedLine {
  readonly kind: 'drawn'
  readonly season: number
  readonly seed: string
  /** The closed list of entries in order of enrolment: `closingList` of the state before this line. */
  readonly entries: readonly EntryId[]
}

/** An entry in the ranking of one competition lobby. */
export interface LobbySeat {
  readonly entry: EntryId
  /** True if a bet of the entry was settled in the lobby. */
  readonly isPresent: boolean
  /** The entry's chips at the end of the game, or now while the result is provisional. */
  readonly chips: number
}

/** The result of one lobby of a competition. A later line for the same lobby replaces it. */
export interface LobbyResultLine extends NumberedLine {
  readonly kind: 'lobby-result'
  readonly stage: StageId
  /** The index of the group or tie in its stage, from 0. */
  readonly group: number
  readonly fixture: FixtureId
  readonly isConfirmed: boolean
  /** The entries of the lobby from rank 1, as `rankMembers` orders them with `isCompetition`. */
  readonly ranking: readonly LobbySeat[]
}

export type DecisionLine =
  | WinnerSetLine
  | StageReplayedLine
  | DisqualifiedLine
  | PlateOpenedLine
  | DecisionUndoneLine
  | CancelledLine

/** The organiser set a winner: the entry takes the first place of its group or tie. */
export interface WinnerSetLine extends NumberedLine {
  readonly kind: 'winner-set'
  readonly stage: StageId
  readonly group: number
  readonly entry: EntryId
}

/** The organiser replays a stage. The stage drops its fixtures and plays as many other fixtures. */
export interface StageReplayedLine extends NumberedLine {
  readonly kind: 'stage-replayed'
  readonly stage: StageId
}

export interface DisqualifiedLine extends NumberedLine {
  readonly kind: 'disqualified'
  readonly entry: EntryId
}

export interface PlateOpenedLine extends NumberedLine {
  readonly kind: 'plate-opened'
  readonly fixture: FixtureId
}

/**
 * The organiser undid an earlier decision: a set winner, a replay, a disqualification or the opening of a plate lobby.
 */
export interface DecisionUndoneLine extends NumberedLine {
  readonly kind: 'decision-undone'
  /** The number of the log line of the decision that the organiser undid. */
  readonly decision: number
}

export interface CancelledLine extends NumberedLine {
  readonly kind: 'cancelled'
}

/**
 * An organiser who may not decide proposed a decision to the other entries, or an entry voted on it. The fold ignores
 * both: only the decision that follows from the votes counts ([CP87]).
 */
export interface ProposalLine extends NumberedLine {
  readonly kind: 'decision-proposed' | 'decision-voted'
}

/**
 * A deadline passed without the event that it waited for. `draw`: there are too few entries or fixtures, so the draw
 * does not take place. `fixture`: the stage (or, between seasons, the next stage) has no fixture left. When any other
 * deadline passes, the server writes `drawn` or `fixture-failed` instead; see `CompetitionDeadline`.
 */
export interface DeadlinePassedLine extends NumberedLine {
  readonly kind: 'deadline-passed'
  readonly deadline: 'draw' | 'fixture'
  readonly stage: StageId
}
