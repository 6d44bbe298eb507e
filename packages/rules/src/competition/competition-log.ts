import type { Instant } from '../time.ts'

/** The id of an enrolled player. The same user enrols with the same id again. */
export type EntryId = string

/** The id of the match that a fixture is. */
export type FixtureId = string

/** `groups`, `round-1`, `round-2` … of a tournament, `season-1`, `season-2` … of a league. */
export type StageId = string

/**
 * A line of a competition's log. The log holds every fact that the competition depends on, in the order in which the server wrote them. The
 * fold ignores a line that repeats another one or that comes too late for its rule.
 */
export type CompetitionLogLine =
  | EntryLine
  | FixtureLine
  | DrawnLine
  | LobbyResultLine
  | DecisionLine
  | DeadlinePassedLine

interface NumberedLine {
  /** Starts at 1 and orders the log. A number names one line. */
  readonly number: number
  readonly at: Instant
}

/** Enrolled; withdrawn by the player; account disabled or deleted; account enabled again. */
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

/** The planned kick-off changed before the match kicked off. */
export interface FixtureMovedLine extends NumberedLine {
  readonly kind: 'fixture-moved'
  readonly fixture: FixtureId
  readonly kickOffAt: Instant
}

/** The first half kicked off. The players of a stage are fixed from here on. */
export interface FixtureKickedOffLine extends NumberedLine {
  readonly kind: 'fixture-kicked-off'
  readonly fixture: FixtureId
}

export type FixtureFailure = 'abandoned' | 'deleted' | 'too-late' | 'unconfirmed'

/** The server also writes the results as they are, if half of the planned rounds were settled. */
export interface FixtureFailedLine extends NumberedLine {
  readonly kind: 'fixture-failed'
  readonly fixture: FixtureId
  readonly failure: FixtureFailure
  /** True if half of the planned rounds were settled. Then the fixture counts as it is. */
  readonly isHalfSettled: boolean
}

/** The match of a fixture was deleted before its kick-off, and is restored. */
export interface FixtureRestoredLine extends NumberedLine {
  readonly kind: 'fixture-restored'
  readonly fixture: FixtureId
  readonly kickOffAt: Instant
  /** True if another fixture kicks off less than 150 match minutes from it. */
  readonly isTooClose: boolean
}

/** The draw of a tournament (season 1) or of a season. */
export interface DrawnLine extends NumberedLine {
  readonly kind: 'drawn'
  readonly season: number
  readonly seed: string
  /** The closed list: `closingList` of the state before this line, in order of enrolment. */
  readonly entries: readonly EntryId[]
}

/** An entry in the ranking of one lobby. */
export interface LobbySeat {
  readonly entry: EntryId
  /** True if a bet of the entry was settled in this lobby. */
  readonly isPresent: boolean
  /** Chips at the end, or now while the result is provisional. */
  readonly chips: number
}

/** The result of one lobby. A later line for the same lobby replaces it. */
export interface LobbyResultLine extends NumberedLine {
  readonly kind: 'lobby-result'
  readonly stage: StageId
  /** The index of the group or tie in its stage, from 0. */
  readonly group: number
  readonly fixture: FixtureId
  readonly isConfirmed: boolean
  /** From rank 1, as `rankMembers` orders them with `isCompetition`. */
  readonly ranking: readonly LobbySeat[]
}

export type DecisionLine =
  | WinnerSetLine
  | StageReplayedLine
  | DisqualifiedLine
  | PlateOpenedLine
  | DecisionUndoneLine
  | CancelledLine

/** The entry takes the first place of its group or tie. */
export interface WinnerSetLine extends NumberedLine {
  readonly kind: 'winner-set'
  readonly stage: StageId
  readonly group: number
  readonly entry: EntryId
}

/** The stage drops its fixtures and plays as many others. */
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

/** Reverts a set winner, a replay, a disqualification or a plate lobby. */
export interface DecisionUndoneLine extends NumberedLine {
  readonly kind: 'decision-undone'
  /** The number of the line of the decision. */
  readonly decision: number
}

export interface CancelledLine extends NumberedLine {
  readonly kind: 'cancelled'
}

/**
 * A deadline passed without what it waited for. `draw`: there are too few entries or fixtures, so that nothing starts. `fixture`: the stage
 * (or, between seasons, the next one) has no fixture left. After the other deadlines the server writes the line that they name.
 */
export interface DeadlinePassedLine extends NumberedLine {
  readonly kind: 'deadline-passed'
  readonly deadline: 'draw' | 'fixture'
  readonly stage: StageId
}
