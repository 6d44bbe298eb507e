import type { CompetitionLogLine, EntryId, FixtureId, LobbySeat, StageId } from '../src/competition/competition-log.ts'
import type { CompetitionSettings } from '../src/competition/competition-settings.ts'
import type { CompetitionState, GroupState, LobbyWanted, StageState } from '../src/competition/competition-state.ts'
import { foldCompetition } from '../src/competition/fold/fold-competition.ts'
import { DAY } from '../src/lobby/caps.ts'
import type { Instant } from '../src/time.ts'
import { testDigest } from './digest.ts'

/** For tests: the planned kick-off of the first fixture. The other fixtures follow a day apart. */
export const FIRST_KICK_OFF: Instant = Date.UTC(2026, 0, 3, 15)

export const HOUR = 60 * 60_000

export const TOURNAMENT: CompetitionSettings = {
  format: 'tournament',
  isExclusive: false,
  isPrivate: false,
  isPractice: false,
  opensAt: FIRST_KICK_OFF - 9 * DAY,
  closesAt: FIRST_KICK_OFF - 2 * DAY,
  lastDay: FIRST_KICK_OFF + 500 * DAY,
  places: 512,
  groupFixtures: 1,
  seasonFixtures: 2,
  seasons: 2,
  startingChips: 100,
}

export const LEAGUE: CompetitionSettings = { ...TOURNAMENT, format: 'league' }

/** A log line without its number and its instant. */
export type LineWritten<Line = CompetitionLogLine> = Line extends CompetitionLogLine
  ? Omit<Line, 'number' | 'at'>
  : never

/** Returns the ranking of a lobby from rank 1, or undefined if the lobby gets no result yet. */
export type RankLobby = (lobby: LobbyWanted) => readonly LobbySeat[] | undefined

/** A ranking in which every entry is present, and the entry with the lowest number wins: e1 before e2 before e10. */
export const byNumber: RankLobby = ({ entries }) =>
  entries
    .toSorted((a, b) => numberOf(a) - numberOf(b))
    .map((entry, index) => ({ entry, isPresent: true, chips: 200 - 10 * index }))

/** A ranking like `byNumber` in which these entries are absent. */
export const without =
  (...absent: readonly EntryId[]): RankLobby =>
  (lobby) => {
    const seats = byNumber(lobby) ?? []
    const present = seats.filter(({ entry }) => !absent.includes(entry))
    const missing = seats.filter(({ entry }) => absent.includes(entry))
    return [...present, ...missing.map((seat) => ({ ...seat, isPresent: false, chips: 100 }))]
  }

function numberOf(entry: EntryId): number {
  return Number(entry.slice(1))
}

/** For tests: a competition whose log is written line by line. */
export class TestCompetition {
  readonly settings: CompetitionSettings
  readonly lines: CompetitionLogLine[] = []
  now: Instant

  constructor(settings: Partial<CompetitionSettings> & Pick<CompetitionSettings, 'format'>) {
    this.settings = { ...TOURNAMENT, ...settings }
    this.now = this.settings.opensAt
  }

  get state(): CompetitionState {
    return foldCompetition(this.settings, this.lines, testDigest)
  }

  /** Writes a line to the log and returns the number of the line. */
  write(line: LineWritten): number {
    const number = this.lines.length + 1
    this.lines.push({ ...line, number, at: this.now } as CompetitionLogLine)
    return number
  }

  /** Enrols the entries e1, e2 … up to that number, from the first entry that is not enrolled. */
  enrol(upTo: number): this {
    const before = new Set(this.state.entries.map(({ entry }) => entry))
    for (let number = 1; number <= upTo; number += 1) {
      if (!before.has(`e${number}`)) this.write({ kind: 'entered', entry: `e${number}` })
    }
    return this
  }

  /** Adds the fixtures f1, f2 … up to that number. */
  addFixtures(upTo: number): this {
    const before = new Set(this.state.fixtures.map(({ fixture }) => fixture))
    for (let number = 1; number <= upTo; number += 1) {
      if (!before.has(`f${number}`)) this.addFixture(`f${number}`, FIRST_KICK_OFF + (number - 1) * DAY)
    }
    return this
  }

  addFixture(fixture: FixtureId, kickOffAt: Instant): void {
    this.write({ kind: 'fixture-added', fixture, kickOffAt })
  }

  /** Moves the time to the next draw, and writes the draw to the log. */
  draw(): this {
    const { nextDeadline, closingList } = this.state
    if (nextDeadline?.kind !== 'draw') throw new Error('no draw is due')
    this.now = Math.max(this.now, nextDeadline.at)
    this.write({
      kind: 'drawn',
      season: nextDeadline.season,
      seed: `seed ${nextDeadline.season}`,
      entries: closingList,
    })
    return this
  }

  /**
   * Kicks off a fixture: the named one, or the next one of the current stage. Returns the lobbies that are played on
   * the fixture.
   */
  kickOff(named?: FixtureId): readonly LobbyWanted[] {
    const { lobbiesWanted, fixtures } = this.state
    const fixture = named ?? this.nextFixture()
    this.now = Math.max(this.now, fixtures.find((each) => each.fixture === fixture)?.kickOffAt ?? this.now)
    this.write({ kind: 'fixture-kicked-off', fixture })
    return lobbiesWanted.filter((lobby) => lobby.fixture === fixture && lobby.stage !== 'plate')
  }

  /** Kicks off the next fixture, or the named one, and confirms the results of its lobbies. */
  play(rank: RankLobby = byNumber, fixture?: FixtureId): this {
    const lobbies = this.kickOff(fixture)
    this.now += 2 * HOUR
    for (const lobby of lobbies) this.writeResult(lobby, rank)
    return this
  }

  writeResult(lobby: LobbyWanted, rank: RankLobby = byNumber, isConfirmed = true): void {
    const ranking = rank(lobby)
    const { stage, group, fixture } = lobby
    if (ranking) this.write({ kind: 'lobby-result', stage, group, fixture, isConfirmed, ranking })
  }

  /** Moves the time to the next deadline, and writes that the deadline passed. */
  passDeadline(): void {
    const { nextDeadline } = this.state
    if (nextDeadline === null || nextDeadline.kind === 'unconfirmed') throw new Error('no such deadline')
    this.now = Math.max(this.now, nextDeadline.at)
    this.write({ kind: 'deadline-passed', deadline: nextDeadline.kind, stage: nextDeadline.stage })
  }

  nextFixture(): FixtureId {
    const fixture = this.state.stages.at(-1)?.fixtures.find(({ status }) => status === 'planned')
    if (!fixture) throw new Error('the stage has no planned fixture')
    return fixture.fixture
  }

  stage(id: StageId): StageState {
    const stage = this.state.stages.find((each) => each.id === id)
    if (!stage) throw new Error(`there is no stage ${id}`)
    return stage
  }

  group(stage: StageId, group: number): GroupState {
    const found = this.stage(stage).groups[group]
    if (!found) throw new Error(`there is no group ${group} in ${stage}`)
    return found
  }

  statusOf(entry: EntryId): string | undefined {
    return this.state.entries.find((each) => each.entry === entry)?.status
  }
}

/** A drawn tournament with this number of entries, with as many fixtures as it needs and `spare` more. */
export function aTournament(
  entries: number,
  settings: Partial<CompetitionSettings> = {},
  fixtures = 12,
): TestCompetition {
  return new TestCompetition({ ...settings, format: settings.format ?? 'tournament' })
    .enrol(entries)
    .addFixtures(fixtures)
    .draw()
}

/** A league with this number of entries, whose first season is drawn. */
export function aLeague(entries: number, settings: Partial<CompetitionSettings> = {}, fixtures = 12): TestCompetition {
  return new TestCompetition({ ...settings, format: 'league' }).enrol(entries).addFixtures(fixtures).draw()
}
