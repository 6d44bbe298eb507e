import type {
  CompetitionLogLine,
  EntryId,
  FixtureId,
  FixtureRestoredLine,
  LobbyResultLine,
  StageId,
} from '../src/competition/competition-log.ts'
import type { CompetitionSettings } from '../src/competition/competition-settings.ts'
import type { TableCriterion } from '../src/competition/competition-state.ts'

/** A row of a recounted table. */
export interface RecountedRow {
  readonly entry: EntryId
  readonly points: number
  readonly wins: number
  readonly chips: number
  readonly bestFinish: number
  readonly present: number
  readonly form: readonly (number | null)[]
  readonly decidedBy: TableCriterion | null
}

export interface RecountedGroup {
  readonly division: number | null
  readonly members: readonly EntryId[]
  readonly table: readonly RecountedRow[]
  readonly liveTable: readonly RecountedRow[]
  readonly advancing: readonly EntryId[]
}

export interface RecountedStage {
  readonly id: StageId
  readonly hasBegun: boolean
  readonly isFinished: boolean
  readonly fixtures: readonly FixtureId[]
  readonly groups: readonly RecountedGroup[]
  readonly divisions: readonly RecountedDivision[]
}

export interface RecountedDivision {
  readonly table: readonly RecountedRow[]
  /** How many entries are promoted from this division, and how many are relegated from it. */
  readonly promoted: number
  readonly relegated: number
}

export interface Recount {
  readonly phase: 'enrolling' | 'closed' | 'drawn' | 'running' | 'finished' | 'cancelled'
  /** The lists of entries that the draws should have closed. */
  readonly closedLists: readonly (readonly EntryId[])[]
  /** The lists of entries that the draws closed according to the log. */
  readonly drawnLists: readonly (readonly EntryId[])[]
  /** The list of entries that the next draw would close. */
  readonly closingList: readonly EntryId[]
  readonly lots: Readonly<Record<EntryId, string>>
  readonly stages: readonly RecountedStage[]
  readonly bracket: readonly (readonly (readonly [string | null, string | null])[])[]
  readonly winner: EntryId | null
  readonly trophies: readonly string[]
}

interface Entrant {
  readonly entry: EntryId
  /** The number of the log line with which the entry enrolled last. */
  enrolled: number
  withdrawn: boolean
  lost: boolean
  /** True if the entry continues from an earlier season, or plays in this season. */
  plays: boolean
  /** True if the entry was absent for too long and has not enrolled again. */
  lapsed: boolean
}

interface Fixture {
  readonly fixture: FixtureId
  kickOffAt: number
  status: 'planned' | 'under-way' | 'failed'
  hasKickedOff: boolean
  /** The number of the log line of the fixture's kick-off. */
  kickedOffBy: number
  /** How many groups of the stage had a member who was not away at the kick-off. Only these groups have a lobby. */
  lobbies: number
  countsAsItIs: boolean
  /** True if the fixture failed because its match was deleted before the kick-off. */
  wasDeleted: boolean
  /** True if the match was restored, but the competition had continued without the fixture. */
  staysFailed: boolean
}

interface Group {
  readonly division: number | null
  readonly members: EntryId[]
}

interface WinnerSet {
  readonly number: number
  readonly stage: StageId
  readonly group: number
  readonly entry: EntryId
}

interface Tie {
  readonly sides: readonly (readonly [seed: number, entry: EntryId])[]
}

interface Stage {
  readonly id: StageId
  readonly index: number
  readonly kind: 'groups' | 'round' | 'season'
  readonly needs: number
  taken: FixtureId[]
  /** The fixtures that were not played yet when the stage was decided. */
  left: FixtureId[]
  knownAt: number
  begun: boolean
  /** The number of the log line with which the stage began. */
  begunBy: number
  finished: boolean
  /** True if the stage was ended by a deadline, without a counted fixture. */
  expired: boolean
  groups: Group[]
  /** The entries of a season: the drawn ones in order of lot, and those that joined late. */
  drawn: EntryId[]
  late: EntryId[]
  /** The number of the log line with which each late entry joined. */
  readonly joined: Map<EntryId, number>
  ties: Tie[]
  /** The fixtures of the stage before each replay, and the state of the stage at that time. */
  replays: {
    readonly number: number
    readonly taken: FixtureId[]
    readonly begunBy: number
    readonly expired: boolean
    readonly winners: WinnerSet[]
  }[]
}

const POINTS = [10, 7, 5, 4, 3, 2]

/** Returns what the rulebook says about a log. It is computed plainly and slowly, and shares no code with the fold. */
export function recountCompetition(
  settings: CompetitionSettings,
  lines: readonly CompetitionLogLine[],
  digest: (text: string) => string,
): Recount {
  const replay = new Recounting(settings, digest)
  for (const line of lines) replay.apply(line)
  return replay.result()
}

class Recounting {
  readonly #settings: CompetitionSettings
  readonly #digest: (text: string) => string
  readonly #entrants: Entrant[] = []
  readonly #fixtures: Fixture[] = []
  readonly #results: LobbyResultLine[] = []
  readonly #closedLists: (readonly EntryId[])[] = []
  readonly #drawnLists: (readonly EntryId[])[] = []
  #stages: Stage[] = []
  #winnersSet: WinnerSet[] = []
  /**
   * The disqualifications. `toStage` is the last stage in which one counts; it is infinite until the organiser undoes
   * it.
   */
  readonly #disqualified: { number: number; entry: EntryId; fromStage: number; toStage: number }[] = []
  #closed = false
  #cancelled = false
  #leagueOver = false
  #seasonsDrawn = 0
  /** The lots of each draw, by entry. */
  readonly #lots: Map<EntryId, string>[] = []

  constructor(settings: CompetitionSettings, digest: (text: string) => string) {
    this.#settings = settings
    this.#digest = digest
  }

  /**
   * The lots of late entries. A late entry has the lot that it would have with the seed and the list of the season that
   * it joins.
   */
  readonly #lateLots: ((entry: EntryId) => string)[] = []

  // --- The log, line by line ---

  apply(line: CompetitionLogLine): void {
    if (this.#cancelled || this.#closed) {
      // The matches of a closed or cancelled competition continue, so their results still count.
      if (line.kind === 'lobby-result') this.#results.push(line)
      if (line.kind === 'fixture-moved') this.#move(line.fixture, line.kickOffAt)
      if (line.kind === 'fixture-kicked-off') this.#kickOff(line.fixture, line.number)
      return
    }
    switch (line.kind) {
      case 'entered':
        this.#enter(line.entry, line.number)
        break
      case 'withdrawn':
        this.#withdraw(line.entry)
        break
      case 'account-lost':
      case 'account-restored': {
        const entrant = this.#entrant(line.entry)
        if (entrant) entrant.lost = line.kind === 'account-lost'
        break
      }
      case 'fixture-added':
        if (!this.#fixture(line.fixture) && !this.#isOver() && line.kickOffAt <= this.#settings.lastDay)
          this.#fixtures.push({
            fixture: line.fixture,
            kickOffAt: line.kickOffAt,
            status: 'planned',
            hasKickedOff: false,
            kickedOffBy: 0,
            lobbies: 0,
            countsAsItIs: false,
            wasDeleted: false,
            staysFailed: false,
          })
        break
      case 'fixture-moved':
        this.#move(line.fixture, line.kickOffAt)
        break
      case 'fixture-kicked-off':
        this.#kickOff(line.fixture, line.number)
        break
      case 'fixture-failed': {
        const fixture = this.#fixture(line.fixture)
        if (!fixture || fixture.status === 'failed' || this.#isConfirmed(line.fixture)) break
        fixture.countsAsItIs = fixture.hasKickedOff && line.isHalfSettled
        fixture.status = 'failed'
        fixture.wasDeleted = line.failure === 'deleted' && !fixture.hasKickedOff
        break
      }
      case 'fixture-restored':
        this.#restore(line)
        break
      case 'drawn':
        this.#draw(line.season, line.seed, line.entries, line.at)
        break
      case 'lobby-result':
        this.#results.push(line)
        break
      case 'winner-set':
        this.#setWinner(line.number, line.stage, line.group, line.entry)
        break
      case 'stage-replayed':
        this.#replayStage(line.number, line.stage, line.at)
        break
      case 'disqualified':
        this.#disqualify(line.number, line.entry)
        break
      case 'decision-undone':
        this.#undo(line.decision, line.at)
        break
      case 'plate-opened':
        break
      case 'cancelled':
        if (!this.#isOver()) this.#cancelled = true
        break
      case 'deadline-passed':
        this.#deadline(line.deadline, line.stage)
        break
    }
    if (!this.#cancelled) this.#advance(line.at)
  }

  #entrant(entry: EntryId): Entrant | undefined {
    return this.#entrants.find((each) => each.entry === entry)
  }

  #fixture(fixture: FixtureId): Fixture | undefined {
    return this.#fixtures.find((each) => each.fixture === fixture)
  }

  #isDisqualified(entry: EntryId): boolean {
    return this.#disqualified.some((each) => each.entry === entry && each.toStage === Number.POSITIVE_INFINITY)
  }

  #isAway(entry: EntryId): boolean {
    const entrant = this.#entrant(entry)
    return !entrant || entrant.withdrawn || entrant.lost || this.#isDisqualified(entry)
  }

  #enter(entry: EntryId, number: number): void {
    const before = this.#entrant(entry)
    if (this.#isOver() || (before && (before.lost || this.#isDisqualified(entry)))) return
    const isEnrolled = before && !before.withdrawn && !this.#hasLapsed(before)
    if (isEnrolled) return
    if (this.#settings.format !== 'league' && this.#seasonsDrawn > 0) return
    const entrant = before ?? { entry, enrolled: number, withdrawn: false, lost: false, plays: false, lapsed: false }
    if (!before) this.#entrants.push(entrant)
    if (this.#hasLapsed(entrant)) entrant.plays = false
    entrant.withdrawn = false
    entrant.lapsed = false
    entrant.enrolled = number
    this.#entrants.sort((a, b) => a.enrolled - b.enrolled)
    this.#joinLate(entrant)
  }

  #joinLate(entrant: Entrant): void {
    const season = this.#stages.at(-1)
    if (season?.kind !== 'season' || season.finished) return
    if (this.#seasonGroups(season).some(({ members }) => members.includes(entrant.entry))) {
      entrant.plays = true
      return
    }
    const kicked = season.taken.filter((id) => this.#fixture(id)?.hasKickedOff).length
    if (kicked * 2 >= season.needs) return
    const others = this.#entrants.filter((each) => each !== entrant && !this.#isAway(each.entry) && !each.lapsed)
    if (others.some((each) => !each.plays)) return
    if (others.length >= this.#settings.places) return
    const groups = this.#seasonGroups(season)
    if (groups.every(({ members }) => members.length >= 20)) return
    entrant.plays = true
    season.joined.set(entrant.entry, entrant.enrolled)
    this.#lots.at(-1)?.set(entrant.entry, this.#lateLots[season.index]?.(entrant.entry) ?? '')
    if (season.begun) this.#addLate(season, season.groups, entrant.entry)
    else season.late.push(entrant.entry)
  }

  #withdraw(entry: EntryId): void {
    const entrant = this.#entrant(entry)
    if (!entrant || this.#isOver()) return
    entrant.withdrawn = true
  }

  #hasLapsed(entrant: Entrant): boolean {
    if (entrant.lapsed) return true
    const last = this.#stages.at(-1)
    return last?.kind === 'season' && last.finished && entrant.plays && this.#isLapsed(last, entrant.entry)
  }

  /**
   * Returns true if the entry was absent from its last four counted fixtures, or from all of them if there were fewer.
   */
  #isLapsed(season: Stage, entry: EntryId): boolean {
    const presence: boolean[] = []
    const group = this.#groupsOf(season).findIndex(({ members }) => members.includes(entry))
    for (const fixture of this.#counted(season)) {
      const result = this.#resultOf(season.id, group, fixture)
      if ((season.joined.get(entry) ?? 0) > (this.#fixture(fixture)?.kickedOffBy ?? 0)) continue
      const seat = result?.ranking.find((each) => each.entry === entry)
      presence.push(seat?.isPresent === true && !this.#isStruck(season, entry))
    }
    const last = presence.slice(-4)
    return last.length > 0 && !last.includes(true)
  }

  #move(id: FixtureId, kickOffAt: number): void {
    const fixture = this.#fixture(id)
    if (fixture?.status !== 'planned') return
    fixture.kickOffAt = kickOffAt
    if (kickOffAt > this.#settings.lastDay) fixture.status = 'failed'
  }

  /** Makes a failed fixture planned again if it would be accepted now, and if its stage still has room for it. */
  #restore({ fixture: id, kickOffAt, isTooClose, at }: FixtureRestoredLine): void {
    const fixture = this.#fixture(id)
    if (fixture?.status !== 'failed' || !fixture.wasDeleted || fixture.staysFailed) return
    const stage = this.#stages.find(({ taken }) => taken.includes(id))
    const wasReplayed = this.#stages.some(({ replays }) => replays.some(({ taken }) => taken.includes(id)))
    const isFull = stage ? stage.finished || stage.taken.length > stage.needs : wasReplayed
    const isPossible = !this.#isOver() && !isTooClose && kickOffAt > at && kickOffAt <= this.#settings.lastDay
    if (!isPossible || isFull) {
      fixture.staysFailed = true
      return
    }
    fixture.status = 'planned'
    fixture.kickOffAt = kickOffAt
    fixture.wasDeleted = false
  }

  #kickOff(id: FixtureId, number: number): void {
    const fixture = this.#fixture(id)
    if (fixture?.status !== 'planned') return
    fixture.status = 'under-way'
    fixture.hasKickedOff = true
    fixture.kickedOffBy = number
    const stage = this.#stages.at(-1)
    if (!stage?.taken.includes(id)) return
    fixture.lobbies = this.#groupsOf(stage).filter(({ members }) =>
      members.some((entry) => !this.#isAway(entry)),
    ).length
    if (stage.begun) return
    this.#fixPlayers(stage)
    stage.begun = true
    stage.begunBy = number
  }

  #draw(season: number, seed: string, entries: readonly EntryId[], at: number): void {
    if (season !== this.#seasonsDrawn + 1 || this.#isOver()) return
    const last = this.#stages.at(-1)
    if (last && !last.finished) return
    this.#closedLists.push(this.#closingList())
    this.#drawnLists.push(entries)
    const listHash = this.#digest(JSON.stringify(entries))
    this.#lateLots[season - 1] = (late) => this.#digest(JSON.stringify([seed, listHash, late]))
    const lots = entries.map((entry) => ({ entry, lot: this.#digest(JSON.stringify([seed, listHash, entry])) }))
    lots.sort((a, b) => (a.lot < b.lot ? -1 : 1))
    const ordered = lots.map(({ entry }) => entry)
    for (const entrant of this.#entrants) {
      if (entrant.plays && !entries.includes(entrant.entry)) entrant.lapsed = true
      entrant.plays = entries.includes(entrant.entry)
    }
    this.#seasonsDrawn = season
    if (this.#settings.format === 'league')
      this.#newStage(`season-${season}`, 'season', this.#settings.seasonFixtures, at)
    else this.#newStage('groups', 'groups', this.#settings.format === 'lobby' ? 1 : this.#settings.groupFixtures, at)
    const stage = this.#stages.at(-1)
    if (!stage) return
    stage.drawn = ordered
    if (stage.kind === 'groups') stage.groups = this.#firstGroups(ordered)
    this.#lots.push(new Map(lots.map(({ entry, lot }) => [entry, lot])))
  }

  #newStage(id: StageId, kind: Stage['kind'], needs: number, knownAt: number): void {
    this.#stages.push({
      id,
      index: this.#stages.length,
      kind,
      needs,
      taken: [],
      left: [],
      knownAt,
      begun: false,
      begunBy: 0,
      finished: false,
      expired: false,
      groups: [],
      drawn: [],
      late: [],
      joined: new Map(),
      ties: [],
      replays: [],
    })
  }

  /**
   * Returns the groups of a tournament: up to 5 entries play one group, 6–16 two, 17–32 four, and so on doubling. A
   * lobby has one group.
   */
  #firstGroups(ordered: readonly EntryId[]): Group[] {
    let count = 1
    if (this.#settings.format === 'tournament' && ordered.length > 5) {
      count = 2
      for (let upTo = 16; upTo < ordered.length; upTo *= 2) count *= 2
    }
    return deal(ordered, count).map((members) => ({ division: null, members }))
  }

  /** Returns the groups of a season. They follow every correction of the previous season until the season begins. */
  #seasonGroups(season: Stage): Group[] {
    if (season.begun) return season.groups
    const before = this.#stages[season.index - 1]
    const ordered = season.drawn
    const divisions = before ? this.#nextDivisions(season, before) : deal(ordered, firstDivisions(ordered.length))
    const groups = divisions.flatMap((members, index) => {
      const byLot = ordered.filter((entry) => members.includes(entry))
      let count = 1
      while (byLot.length > 20 * count) count += 1
      return deal(byLot, count).map((dealt) => ({ division: index + 1, members: dealt }))
    })
    for (const late of season.late) this.#addLate(season, groups, late)
    return groups
  }

  /**
   * Adds a late entry to the smallest group under 20, or to the one in the lowest division if several are equally
   * small.
   */
  #addLate(season: Stage, groups: readonly Group[], late: EntryId): void {
    const open = groups.filter(({ members }) => members.length < 20)
    const [smallest] = open.toSorted(
      (a, b) => a.members.length - b.members.length || (b.division ?? 0) - (a.division ?? 0),
    )
    smallest?.members.push(late)
    smallest?.members.sort((a, b) => (this.#lotIn(season, a) < this.#lotIn(season, b) ? -1 : 1))
  }

  #nextDivisions(season: Stage, before: Stage): EntryId[][] {
    const ordered = season.drawn.filter((entry) => !this.#isStruck(season, entry))
    const continues = (entry: EntryId) => ordered.includes(entry) && !this.#isLapsed(before, entry)
    const tables = this.#divisionTables(before)
    const sizes = tables.map((rows) => rows.length)
    const divisions = tables.map((rows) => rows.map(({ entry }) => entry))
    const relegatedFrom = tables.map((): EntryId[] => [])
    const next = divisions.map((members) => [...members])
    if (this.#halfCounted(before)) {
      for (let upper = 0; upper < divisions.length - 1; upper += 1) {
        const swaps = this.#swaps(before, upper)
        const up = (divisions[upper + 1] ?? []).slice(0, swaps)
        const from = divisions[upper] ?? []
        const down = swaps === 0 ? [] : from.slice(-swaps)
        relegatedFrom[upper] = down.filter(continues)
        next[upper] = [...(next[upper] ?? []).filter((entry) => !down.includes(entry)), ...up]
        next[upper + 1] = [...down, ...(next[upper + 1] ?? []).filter((entry) => !up.includes(entry))]
      }
    }
    const filled = next.map((members) => members.filter(continues))
    const newcomers = this.#entrants
      .map(({ entry }) => entry)
      .filter((entry) => ordered.includes(entry) && !filled.flat().includes(entry))
    filled.at(-1)?.push(...newcomers)
    for (let upper = 0; upper < filled.length - 1; upper += 1) {
      for (let lower = upper + 1; lower < filled.length; ) {
        const here = filled[upper] ?? []
        const below = filled[lower] ?? []
        if (here.length >= (sizes[upper] ?? 0)) break
        const returning = (relegatedFrom[upper] ?? []).find((entry) => below.includes(entry))
        const best =
          returning ?? [...divisions.flat().filter(continues), ...newcomers].find((entry) => below.includes(entry))
        if (best === undefined) lower += 1
        else {
          here.push(best)
          below.splice(below.indexOf(best), 1)
        }
      }
    }
    while (filled.length > 1 && (filled.at(-1)?.length ?? 0) < 4) {
      const few = filled.pop() ?? []
      filled.at(-1)?.push(...few)
    }
    return filled
  }

  /** Returns how many entries swap across the boundary below this division. */
  #swaps(season: Stage, upper: number): number {
    const tables = this.#divisionTables(season)
    if (!this.#halfCounted(season) || upper < 0 || upper + 1 >= tables.length) return 0
    const present = (tables[upper + 1] ?? []).filter((row) => row.present > 0).length
    const smaller = Math.min(tables[upper]?.length ?? 0, tables[upper + 1]?.length ?? 0)
    return Math.min(Math.max(1, Math.floor((smaller * 15) / 100)), present)
  }

  #halfCounted(season: Stage): boolean {
    return this.#counted(season).length * 2 >= season.needs
  }

  #stageBegunAfter(stage: Stage): boolean {
    return this.#stages.slice(stage.index + 1).some(({ begun }) => begun)
  }

  #setWinner(number: number, id: StageId, group: number, entry: EntryId): void {
    const stage = this.#stages.find((each) => each.id === id)
    if (!stage || this.#stageBegunAfter(stage)) return
    if (!this.#groupsOf(stage)[group]?.members.includes(entry)) return
    this.#winnersSet.push({ number, stage: id, group, entry })
  }

  #replayStage(number: number, id: StageId, at: number): void {
    const stage = this.#stages.find((each) => each.id === id)
    if (!stage?.begun || this.#stageBegunAfter(stage)) return
    stage.replays.push({
      number,
      taken: stage.taken,
      begunBy: stage.begunBy,
      expired: stage.expired,
      winners: this.#winnersSet.filter((each) => each.stage === id),
    })
    this.#winnersSet = this.#winnersSet.filter((each) => each.stage !== id)
    this.#dropAfter(stage)
    stage.taken = []
    stage.finished = false
    stage.expired = false
    stage.knownAt = at
  }

  #disqualify(number: number, entry: EntryId): void {
    if (!this.#entrant(entry) || this.#isDisqualified(entry)) return
    const fromStage = Math.max(0, this.#lastBegun())
    this.#disqualified.push({ number, entry, fromStage, toStage: Number.POSITIVE_INFINITY })
  }

  #lastBegun(): number {
    return this.#stages.findLastIndex((stage) => stage.begun)
  }

  #undo(decision: number, at: number): void {
    const winner = this.#winnersSet.find(({ number }) => number === decision)
    const stage = this.#stages.find(({ id }) => id === winner?.stage)
    if (winner && stage && !this.#stageBegunAfter(stage)) {
      this.#winnersSet = this.#winnersSet.filter((each) => each !== winner)
      this.#reopen(stage, at)
    }
    const struck = this.#disqualified.find(({ number }) => number === decision)
    if (struck && struck.toStage === Number.POSITIVE_INFINITY) struck.toStage = this.#lastBegun() - 1
    const replayed = this.#stages.find(({ replays }) => replays.at(-1)?.number === decision)
    const replay = replayed?.replays.at(-1)
    if (!replayed || !replay) return
    if (replayed.taken.some((fixture) => this.#hasKickedOff(fixture))) return
    replayed.replays.pop()
    replayed.taken = replay.taken
    this.#winnersSet = [...this.#winnersSet.filter((each) => each.stage !== replayed.id), ...replay.winners]
    replayed.expired = replay.expired
    replayed.knownAt = at
  }

  /** Continues a stage that ended because its winners were set, after the organiser undid one of these decisions. */
  #reopen(stage: Stage, at: number): void {
    if (!stage.finished || this.#isPlayed(stage) || this.#isDecided(stage)) return
    stage.finished = false
    stage.knownAt = at
    this.#dropAfter(stage)
    const used = this.#stages.flatMap(({ taken }) => taken)
    stage.taken.push(...stage.left.filter((id) => this.#fixture(id)?.status === 'planned' && !used.includes(id)))
  }

  /**
   * Drops the stages after this stage, because their players are not certain any more. A next season is drawn again.
   */
  #dropAfter(stage: Stage): void {
    this.#stages = this.#stages.slice(0, stage.index + 1)
    if (stage.kind !== 'season') return
    this.#seasonsDrawn = stage.index + 1
    this.#lots.length = stage.index + 1
    this.#closedLists.length = stage.index + 1
    this.#drawnLists.length = stage.index + 1
    for (const entrant of this.#entrants) {
      entrant.plays = this.#seasonGroups(stage).some(({ members }) => members.includes(entrant.entry))
      if (entrant.plays) entrant.lapsed = false
    }
  }

  #isPlayed(stage: Stage): boolean {
    const isOver = stage.taken.every((id) => this.#isResolved(stage, id)) && this.#counted(stage).length > 0
    return stage.expired || (isOver && stage.taken.length >= stage.needs)
  }

  #hasKickedOff(fixture: FixtureId): boolean {
    return this.#fixture(fixture)?.hasKickedOff === true
  }

  #deadline(deadline: 'draw' | 'fixture', id: StageId): void {
    const last = this.#stages.at(-1)
    if (deadline === 'draw') {
      if (this.#stages.length === 0) this.#closed = true
      else this.#leagueOver = true
    } else if (last?.id === id && !last.finished) last.expired = true
    else if (last?.finished && last.kind === 'season') this.#leagueOver = true
  }

  // --- Stages ---

  #advance(at: number): void {
    const stage = this.#stages.at(-1)
    if (!stage) return
    this.#takeFixtures(stage, at)
    const isOpen = (id: FixtureId) => !this.#isResolved(stage, id)
    const isDecided = this.#isDecided(stage)
    if (stage.finished) {
      return
    }
    if (!isDecided && !stage.expired && (this.#counted(stage).length === 0 || stage.taken.some(isOpen))) return
    stage.finished = true
    // The fixtures that were not played are free for the next stage.
    stage.left = stage.taken.filter((id) => this.#fixture(id)?.status === 'planned')
    stage.taken = stage.taken.filter((id) => this.#fixture(id)?.status !== 'planned')
    const ties = stage.kind === 'groups' ? stage.groups.length : stage.kind === 'round' ? stage.ties.length / 2 : 0
    if (stage.kind === 'groups' && ties < 2) return
    if (ties < 1) return
    const number = stage.kind === 'groups' ? 1 : stage.index + 1
    this.#fixPlayers(stage)
    this.#newStage(`round-${number}`, 'round', 1, at)
    const next = this.#stages.at(-1)
    if (!next) return
    next.ties = this.#tiesAfter(stage)
    this.#takeFixtures(next, at)
  }

  /**
   * Returns true if the stage is decided. A round is decided as soon as the winner of every tie is set, and a single
   * group as soon as its winner is set.
   */
  #isDecided(stage: Stage): boolean {
    const groups = this.#groupsOf(stage)
    if (stage.kind === 'season' || (stage.kind === 'groups' && groups.length > 1)) return false
    const open = groups.filter(({ members }, group) => members.length > 0 && this.#setIn(stage, group) === undefined)
    return open.length === 0 && groups.some((_, group) => this.#setIn(stage, group) !== undefined)
  }

  #takeFixtures(stage: Stage, at: number): void {
    if (stage.finished) return
    const used = new Set(
      this.#stages.flatMap(({ taken, replays }) => [
        ...taken,
        ...replays.flatMap((each) => each.taken).filter((id) => this.#fixture(id)?.status !== 'planned'),
      ]),
    )
    const unused = this.#fixtures
      .filter(
        ({ fixture, status, kickOffAt }) =>
          status === 'planned' && !used.has(fixture) && kickOffAt > Math.max(stage.knownAt, at),
      )
      .toSorted((a, b) => a.kickOffAt - b.kickOffAt)
    for (const { fixture } of unused) {
      const isSettled = stage.taken.length > 0 && stage.taken.every((id) => this.#isResolved(stage, id))
      const wantsMore = stage.taken.length < stage.needs || (isSettled && this.#counted(stage).length === 0)
      if (wantsMore) stage.taken.push(fixture)
    }
  }

  #isResolved(stage: Stage, id: FixtureId): boolean {
    return this.#fixture(id)?.status === 'failed' || this.#counted(stage).includes(id)
  }

  /** Returns the fixtures of the stage that count, in order of their kick-offs. */
  #counted(stage: Stage): FixtureId[] {
    return this.#byKickOff(stage.taken).filter((id) => {
      const fixture = this.#fixture(id)
      return fixture?.status === 'failed' ? fixture.countsAsItIs : this.#isConfirmed(id)
    })
  }

  #byKickOff(ids: readonly FixtureId[]): FixtureId[] {
    return ids.toSorted((a, b) => (this.#fixture(a)?.kickOffAt ?? 0) - (this.#fixture(b)?.kickOffAt ?? 0))
  }

  #isConfirmed(id: FixtureId): boolean {
    const fixture = this.#fixture(id)
    const stage = this.#stages.find(({ taken }) => taken.includes(id))
    if (fixture?.status !== 'under-way' || !stage) return false
    const groups = this.#groupsOf(stage).map((_, group) => this.#resultOf(stage.id, group, id))
    return groups.filter((result) => result?.isConfirmed).length >= fixture.lobbies
  }

  #fixPlayers(stage: Stage): void {
    const before = this.#stages[stage.index - 1]
    if (stage.kind === 'round' && before && !stage.begun) stage.ties = this.#tiesAfter(before)
    if (stage.kind === 'season') stage.groups = this.#seasonGroups(stage)
  }

  #groupsOf(stage: Stage): Group[] {
    if (stage.kind === 'season') return this.#seasonGroups(stage)
    if (stage.kind === 'groups') return stage.groups
    const before = this.#stages[stage.index - 1]
    const ties = stage.begun || !before ? stage.ties : this.#tiesAfter(before)
    return ties.map(({ sides }) => ({
      division: null,
      members: sides
        .toSorted(([a], [b]) => a - b)
        .map(([, entry]) => entry)
        .filter((entry) => entry !== NOBODY),
    }))
  }

  #seedIn(stage: Stage, entry: EntryId): number {
    const before = this.#stages[stage.index - 1]
    const ties = stage.begun || !before ? stage.ties : this.#tiesAfter(before)
    for (const { sides } of ties) for (const [seed, side] of sides) if (side === entry) return seed
    return 0
  }

  /** Returns the ties of the stage that follows this stage. */
  #tiesAfter(stage: Stage): Tie[] {
    if (stage.kind === 'round') {
      const winners = this.#groupsOf(stage).map((_, group): readonly [number, EntryId] => {
        const winner = this.#mayAdvance(stage, group)[0] ?? NOBODY
        return [winner === NOBODY ? 0 : this.#seedIn(stage, winner), winner]
      })
      return winners
        .filter((_, index) => index % 2 === 0)
        .map((side, index) => ({ sides: [side, winners[2 * index + 1] ?? side] }))
    }
    const groups = stage.groups.map((_, group) => {
      const rows = this.#rows(stage, group, false)
      return this.#mayAdvance(stage, group).map((entry) => ({
        group,
        entry,
        row: rows.find((row) => row.entry === entry) as Counted,
      }))
    })
    // A place that no entry of the group may take comes after all others, and its opponent has a walkover.
    const ranked = (place: number) => [
      ...groups.flatMap((each) => each[place] ?? []).toSorted((a, b) => compareRows(a.row, b.row)),
      ...groups.flatMap((each, group) => (each[place] ? [] : [{ group, entry: NOBODY }])),
    ]
    const winners = ranked(0)
    const runnersUp = ranked(1)
    const g = winners.length
    return standardOrder(g).map((seed, tie) => {
      const winner = winners[seed - 1]
      // The runner-up in this tie comes from the group of the winner whose tie k gives (k + g/2) mod g.
      const from = winners[(standardOrder(g)[(tie + g / 2) % g] ?? 0) - 1]?.group
      const second = runnersUp.findIndex(({ group }) => group === from)
      return {
        sides: [
          [seed, winner?.entry ?? NOBODY],
          [g + second + 1, runnersUp[second]?.entry ?? NOBODY],
        ],
      }
    })
  }

  // --- Tables ---

  #resultOf(stage: StageId, group: number, fixture: FixtureId): LobbyResultLine | undefined {
    return this.#results.findLast((line) => line.stage === stage && line.group === group && line.fixture === fixture)
  }

  #isStruck(stage: Stage, entry: EntryId): boolean {
    return this.#disqualified.some(
      (each) => each.entry === entry && each.fromStage <= stage.index && stage.index <= each.toStage,
    )
  }

  /** Returns the rows of a group. `asPlayed` disregards disqualifications. */
  #rows(stage: Stage, index: number, live: boolean, asPlayed = false): Counted[] {
    const group = this.#groupsOf(stage)[index]
    if (!group) return []
    const rankings: (readonly { entry: EntryId; chips: number }[])[] = []
    for (const id of this.#byKickOff(stage.taken)) {
      const fixture = this.#fixture(id)
      const result = this.#resultOf(stage.id, index, id)
      if (!fixture || fixture.status === 'planned' || (fixture.status === 'failed' && !fixture.countsAsItIs)) continue
      const isFinal = fixture.countsAsItIs || result?.isConfirmed
      if (!result || !(live || isFinal)) continue
      rankings.push(
        result.ranking.filter(({ entry, isPresent }) => isPresent && (asPlayed || !this.#isStruck(stage, entry))),
      )
    }
    return group.members.map((entry): Counted => {
      const finishes = rankings.flatMap((seats) => seats.find((seat) => seat.entry === entry)?.chips ?? [])
      const form = rankings.map((seats) => {
        const rank = seats.findIndex((seat) => seat.entry === entry)
        return rank < 0 ? null : rank + 1
      })
      const ranks = form.filter((rank) => rank !== null)
      return {
        entry,
        points: ranks.reduce((sum, rank) => sum + (POINTS[rank - 1] ?? 1), 0),
        wins: ranks.filter((rank) => rank === 1).length,
        chips: finishes.reduce((sum, chips) => sum + chips, 0),
        bestFinish: finishes.length === 0 ? 0 : Math.max(...finishes),
        present: ranks.length,
        form,
        last: stage.kind === 'round' ? 'seed' : 'lot',
        seed: stage.kind === 'round' ? this.#seedIn(stage, entry) : 0,
        lot: this.#lotIn(stage, entry),
      }
    })
  }

  #lotIn(stage: Stage, entry: EntryId): string {
    const lots = this.#lots[stage.kind === 'season' ? stage.index : 0]
    return lots?.get(entry) ?? ''
  }

  #setIn(stage: Stage, group: number): EntryId | undefined {
    return this.#winnersSet.findLast((each) => each.stage === stage.id && each.group === group)?.entry
  }

  #table(stage: Stage, group: number, live = false): Counted[] {
    return this.#setFirst(stage, this.#rows(stage, group, live).toSorted(compareRows))
  }

  #setFirst(stage: Stage, rows: readonly Counted[]): Counted[] {
    const set = this.#allSet(stage)
    return [...rows.filter(({ entry }) => set.includes(entry)), ...rows.filter(({ entry }) => !set.includes(entry))]
  }

  #allSet(stage: Stage): (EntryId | undefined)[] {
    return this.#groupsOf(stage)
      .map((_, group) => this.#setIn(stage, group))
      .filter((entry) => entry !== undefined && !this.#isStruck(stage, entry))
  }

  #divisionTables(season: Stage, live = false): Counted[][] {
    const groups = this.#seasonGroups(season)
    const divisions = [...new Set(groups.map(({ division }) => division))]
    return divisions.map((division) => {
      const rows = groups.flatMap((group, index) =>
        group.division === division ? this.#rows(season, index, live) : [],
      )
      return this.#setFirst(season, rows.toSorted(compareRows))
    })
  }

  #advancing(stage: Stage, group: number): EntryId[] {
    if (!stage.finished || stage.kind === 'season') return []
    const isLast = stage.kind === 'groups' ? stage.groups.length === 1 : stage.ties.length === 1
    if (isLast) return [this.#winner() ?? []].flat()
    return this.#mayAdvance(stage, group).slice(0, stage.kind === 'groups' ? 2 : 1)
  }

  /** Returns the entries that are not disqualified in the stage: a set winner, those present, then the absent. */
  #mayAdvance(stage: Stage, group: number): EntryId[] {
    const table = this.#table(stage, group).filter(({ entry }) => !this.#isStruck(stage, entry))
    const set = this.#setIn(stage, group)
    const isThere = ({ entry, present }: Counted) => entry === set || present > 0
    return [...table.filter(isThere), ...table.filter((row) => !isThere(row))].map(({ entry }) => entry)
  }

  // --- The end ---

  #isOver(): boolean {
    if (this.#closed || this.#cancelled || this.#leagueOver) return true
    const last = this.#stages.at(-1)
    if (!last?.finished) return false
    return last.kind !== 'season' || this.#seasonsDrawn >= this.#settings.seasons
  }

  #closingList(): EntryId[] {
    const last = this.#stages.at(-1)
    if (this.#isOver() || (last && (last.kind !== 'season' || !last.finished))) return []
    const free = this.#entrants.filter(({ entry }) => !this.#isAway(entry))
    const continuing = free.filter((each) => each.plays && !(last && this.#isLapsed(last, each.entry)))
    const waiting = free.filter((each) => !each.plays && !each.lapsed)
    const chosen = [...continuing, ...waiting].slice(0, this.#settings.places)
    return free.filter((each) => chosen.includes(each)).map(({ entry }) => entry)
  }

  #everPresent(): EntryId[] {
    const present = new Set<EntryId>()
    for (const stage of this.#stages)
      for (const [index] of this.#groupsOf(stage).entries())
        for (const row of this.#rows(stage, index, false, true)) if (row.present > 0) present.add(row.entry)
    return [...present]
  }

  #winner(): EntryId | null {
    const last = this.#stages.at(-1)
    if (!this.#isOver() || this.#cancelled || !last?.finished || last.kind === 'season') return null
    if (this.#everPresent().length === 0) return null
    const rows = this.#rows(last, 0, false, true).toSorted(compareRows)
    const set = this.#setIn(last, 0)
    const first = rows.find(({ entry }) => entry === set) ?? rows[0]
    if (!first || !this.#isStruck(last, first.entry)) return this.#mayAdvance(last, 0)[0] ?? null
    // The title of a disqualified champion goes to the next entry that was there.
    const next = this.#mayAdvance(last, 0)[0]
    return rows.some(({ entry, present }) => entry === next && present > 0) ? (next ?? null) : null
  }

  #trophies(): string[] {
    const { startingChips, isPractice, format } = this.#settings
    if (isPractice) return []
    const winner = this.#winner()
    const last = this.#stages.at(-1)
    const present = this.#everPresent().length
    if (winner !== null && last && format !== 'league' && present >= 2)
      return [`${last.id} ${winner} ${present * startingChips}`]
    const paid: string[] = []
    for (const stage of this.#stages) {
      if (stage.kind !== 'season' || !stage.finished || !this.#halfCounted(stage)) continue
      for (const [index] of this.#groupsOf(stage).entries()) {
        const count = this.#rows(stage, index, false, true).filter((row) => row.present > 0).length
        const rows = this.#table(stage, index).filter((row) => row.present > 0 && !this.#isDisqualified(row.entry))
        if (count < 2 || rows.length === 0) continue
        const shares = [[100], [70, 30]][rows.length - 1] ?? [50, 30, 20]
        const pot = count * startingChips
        const amounts = shares.map((share) => Math.floor((pot * share) / 100))
        let left = pot - amounts.reduce((sum, amount) => sum + amount, 0)
        const byRemainder = shares
          .map((_, rank) => rank)
          .toSorted((a, b) => ((pot * (shares[b] ?? 0)) % 100) - ((pot * (shares[a] ?? 0)) % 100))
        for (const rank of byRemainder) {
          if (left > 0) amounts[rank] = (amounts[rank] ?? 0) + 1
          left -= 1
        }
        for (const [rank, amount] of amounts.entries())
          if (amount > 0) paid.push(`${stage.id} ${rows[rank]?.entry} ${amount}`)
      }
    }
    return paid
  }

  #phase(): Recount['phase'] {
    if (this.#cancelled) return 'cancelled'
    if (this.#closed) return 'closed'
    if (this.#stages.length === 0) return 'enrolling'
    if (this.#isOver()) return 'finished'
    return this.#stages.some(({ begun }) => begun) ? 'running' : 'drawn'
  }

  result(): Recount {
    return {
      phase: this.#phase(),
      closedLists: this.#closedLists,
      drawnLists: this.#drawnLists,
      closingList: this.#closingList(),
      lots: Object.fromEntries(this.#lots.flatMap((lots) => [...lots])),
      stages: this.#stages.map((stage) => ({
        id: stage.id,
        hasBegun: stage.begun,
        isFinished: stage.finished,
        fixtures: this.#byKickOff(stage.taken),
        groups: this.#groupsOf(stage).map(({ division, members }, index) => ({
          division,
          members,
          table: decided(this.#table(stage, index), this.#allSet(stage)),
          liveTable: decided(this.#table(stage, index, true), this.#allSet(stage)),
          advancing: this.#advancing(stage, index),
        })),
        divisions:
          stage.kind === 'season'
            ? this.#divisionTables(stage).map((table, index) => ({
                table: decided(table, this.#allSet(stage)),
                promoted: this.#swaps(stage, index - 1),
                relegated: this.#swaps(stage, index),
              }))
            : [],
      })),
      bracket: this.#bracket(),
      winner: this.#winner(),
      trophies: this.#trophies(),
    }
  }

  #bracket(): (readonly [string | null, string | null])[][] {
    const rounds: (readonly [string | null, string | null])[][] = []
    for (const stage of this.#stages) {
      if (stage.kind !== 'round') continue
      const before = this.#stages[stage.index - 1]
      const ties = stage.begun || !before ? stage.ties : this.#tiesAfter(before)
      const text = (side: readonly [number, EntryId] | undefined) =>
        side === undefined || side[1] === NOBODY ? null : side.join(' ')
      rounds.push(ties.map(({ sides }) => [text(sides[0]), text(sides[1])]))
    }
    return rounds
  }
}

/** A side of a tie that no entry may take, because all who could are disqualified. */
const NOBODY = ''

interface Counted extends Omit<RecountedRow, 'decidedBy'> {
  readonly last: 'seed' | 'lot'
  readonly seed: number
  readonly lot: string
}

/**
 * Returns a number below 0 if `a` comes before `b`: by points, wins, chips, best finish, then by seed in a tie and by
 * lot elsewhere.
 */
function compareRows(a: Counted, b: Counted): number {
  return (
    b.points - a.points ||
    b.wins - a.wins ||
    b.chips - a.chips ||
    b.bestFinish - a.bestFinish ||
    a.seed - b.seed ||
    (a.lot < b.lot ? -1 : 1)
  )
}

function decided(rows: readonly Counted[], set: readonly (EntryId | undefined)[]): RecountedRow[] {
  return rows.map(({ last, seed: _seed, lot: _lot, ...row }, index) => {
    const above = rows[index - 1]
    let decidedBy: TableCriterion | null = null
    if (above) {
      if (set.includes(above.entry) && !set.includes(row.entry)) decidedBy = 'organiser'
      else if (above.points !== row.points) decidedBy = 'points'
      else if (above.wins !== row.wins) decidedBy = 'wins'
      else if (above.chips !== row.chips) decidedBy = 'chips'
      else if (above.bestFinish !== row.bestFinish) decidedBy = 'best-finish'
      else decidedBy = last
    }
    return { ...row, decidedBy }
  })
}

function deal<T>(values: readonly T[], count: number): T[][] {
  const dealt: T[][] = []
  for (let group = 0; group < count; group += 1) dealt.push([])
  for (const [index, value] of values.entries()) dealt[index % count]?.push(value)
  return dealt
}

/**
 * Returns the number of divisions of a first season: up to three divisions of 4 or more entries, and one below 8
 * entries.
 */
function firstDivisions(entries: number): number {
  if (entries < 8) return 1
  return entries < 12 ? 2 : 3
}

/** Returns seeds in standard order: 1; 1, 2; 1, 4, 2, 3; 1, 8, 4, 5, 2, 7, 3, 6; and so on. */
function standardOrder(seeds: number): number[] {
  if (seeds === 1) return [1]
  return standardOrder(seeds / 2).flatMap((seed) => [seed, seeds + 1 - seed])
}
