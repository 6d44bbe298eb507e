import type {
  CompetitionLogLine,
  FixtureFailure,
  LobbyResultLine,
  LobbySeat,
} from '../src/competition/competition-log.ts'
import type { CompetitionSettings } from '../src/competition/competition-settings.ts'
import type {
  CompetitionPhase,
  CompetitionState,
  FixtureState,
  LobbyWanted,
} from '../src/competition/competition-state.ts'
import { applyLine } from '../src/competition/fold/apply-line.ts'
import { beginProgress, type Progress } from '../src/competition/fold/competition-progress.ts'
import { describeCompetition } from '../src/competition/fold/describe-competition.ts'
import { DAY } from '../src/lobby/caps.ts'
import type { Instant } from '../src/time.ts'
import { FIRST_KICK_OFF, HOUR, type LineWritten } from './competition.ts'
import { testDigest } from './digest.ts'

/** Returns pseudo-random numbers from 0 to below 1 that are the same for the same seed (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** How often mishaps happen, as chances from 0 to 1. */
export interface Mishaps {
  /** The chance that a player is absent from a lobby. */
  readonly absence: number
  /** The chance, for each fixture, that something happens to an entry or that the organiser makes a decision. */
  readonly event: number
  /** The chance that a fixture moves or fails. */
  readonly fixture: number
  /** The chance, for each fixture, that a result is corrected. If it is left out, it equals `event`. */
  readonly correction?: number
  /** The chance, before and after each step and after the end, that an entry is disqualified. 0 if left out. */
  readonly disqualification?: number
}

const MOST_STEPS = 2000

const ENDED: readonly CompetitionPhase[] = ['closed', 'finished', 'cancelled']

/** For tests: plays a competition at random, with the actions of the server, the organiser and the players. */
export class RandomCompetition {
  readonly lines: CompetitionLogLine[] = []
  readonly #settings: CompetitionSettings
  readonly #random: () => number
  readonly #mishaps: Mishaps
  readonly #progress: Progress
  readonly #played: LobbyResultLine[] = []
  readonly #observe: (state: CompetitionState) => void
  #now: Instant
  #fixtures = 0
  #entries = 0

  constructor(
    settings: CompetitionSettings,
    random: () => number,
    mishaps: Mishaps,
    observe: (state: CompetitionState) => void,
  ) {
    this.#settings = settings
    this.#random = random
    this.#mishaps = mishaps
    this.#observe = observe
    this.#now = settings.opensAt
    this.#progress = beginProgress(settings, testDigest)
  }

  /** Plays the competition from the first enrolment to its end, and returns the last state. */
  play(entries: number, fixtures: number): CompetitionState {
    for (let count = 0; count < entries; count += 1) this.#enrol()
    for (let count = 0; count < fixtures; count += 1) this.#addFixture()
    if (this.#happens(this.#mishaps.event)) this.#entryEvent(this.#see())
    for (let step = 0; step < MOST_STEPS; step += 1) {
      const state = this.#see()
      if (ENDED.includes(state.phase)) {
        this.#correctLater()
        if (state.phase === 'finished') for (let count = 0; count < 3; count += 1) this.#disqualify(this.#see())
        return this.#see()
      }
      this.#step(this.#disqualify(state) ? this.#see() : state)
    }
    throw new Error(`the competition does not end: ${JSON.stringify(this.#see().nextDeadline)}`)
  }

  #see(): CompetitionState {
    const state = describeCompetition(this.#progress)
    this.#observe(state)
    return state
  }

  /** Lets mishaps happen at random. Then plays the next fixture or passes the next deadline, whichever is earlier. */
  #step(state: CompetitionState): void {
    const lines = this.lines.length
    if (this.#happens(this.#mishaps.event)) this.#entryEvent(state)
    if (this.#happens(this.#mishaps.event)) this.#decision(state)
    if (this.#happens(this.#mishaps.fixture)) this.#fixtureEvent(state)
    const now = this.lines.length > lines ? this.#see() : state
    const [next] = now.fixtures.filter(({ status }) => status === 'planned')
    const { nextDeadline } = now
    if (next && (nextDeadline === null || next.kickOffAt <= nextDeadline.at)) this.#playFixture(now, next)
    else if (nextDeadline) this.#passDeadline(now)
    else if (!ENDED.includes(now.phase)) throw new Error(`nothing is to come in phase ${now.phase}`)
  }

  #passDeadline({ nextDeadline, canDraw, closingList }: CompetitionState): void {
    if (!nextDeadline) return
    this.#now = Math.max(this.#now, nextDeadline.at)
    const { stage } = nextDeadline
    if (nextDeadline.kind === 'draw' && canDraw) {
      this.#write({ kind: 'drawn', season: nextDeadline.season, seed: `${this.#random()}`, entries: closingList })
    } else if (nextDeadline.kind === 'unconfirmed') {
      this.#fail(nextDeadline.fixture, 'unconfirmed')
    } else this.#write({ kind: 'deadline-passed', deadline: nextDeadline.kind, stage })
  }

  #playFixture(state: CompetitionState, { fixture, kickOffAt }: FixtureState): void {
    const lobbies = state.lobbiesWanted.filter((lobby) => lobby.fixture === fixture && lobby.stage !== 'plate')
    this.#now = Math.max(this.#now, kickOffAt)
    this.#write({ kind: 'fixture-kicked-off', fixture })
    if (this.#happens(0.2)) {
      for (const lobby of lobbies) this.#writeResult(lobby, false)
      this.#see()
    }
    if (this.#happens(this.#mishaps.event)) this.#entryEvent(state)
    this.#disqualify(state)
    this.#now += 2 * HOUR
    if (this.#happens(this.#mishaps.fixture)) {
      this.#fail(fixture, this.#pick<FixtureFailure>(['abandoned', 'deleted']) ?? 'abandoned', lobbies)
      return
    }
    for (const lobby of lobbies) this.#writeResult(lobby, true)
    if (this.#happens(this.#correction)) this.#correct()
  }

  get #correction(): number {
    return this.#mishaps.correction ?? this.#mishaps.event
  }

  #fail(fixture: string, failure: FixtureFailure, lobbies: readonly LobbyWanted[] = []): void {
    const isHalfSettled = this.#happens(0.5)
    this.#write({ kind: 'fixture-failed', fixture, failure, isHalfSettled })
    if (isHalfSettled) for (const lobby of lobbies) this.#writeResult(lobby, false)
  }

  #writeResult({ stage, group, fixture, entries }: Omit<LobbyWanted, 'seatAt'>, isConfirmed: boolean): void {
    if (stage === 'plate') return
    const seats = entries.map((entry): LobbySeat => {
      const isPresent = !this.#happens(this.#mishaps.absence)
      return { entry, isPresent, chips: isPresent ? Math.floor(this.#random() * 6) * 50 : 100 }
    })
    const ranking = seats.toSorted((a, b) => Number(b.isPresent) - Number(a.isPresent) || b.chips - a.chips)
    const line = this.#write({ kind: 'lobby-result', stage, group, fixture, isConfirmed, ranking })
    if (line.kind === 'lobby-result' && isConfirmed) this.#played.push(line)
  }

  /** Sometimes disqualifies an entry, rather one that is still in the competition, or undoes a disqualification. */
  #disqualify({ entries }: CompetitionState): boolean {
    const { disqualification = 0 } = this.#mishaps
    if (disqualification === 0 || !this.#happens(disqualification)) return false
    const isIn = entries.filter(({ status }) => status === 'place')
    const entry = this.#pick(this.#happens(0.7) ? isIn : entries)?.entry
    const earlier = this.#pick(this.lines.filter(({ kind }) => kind === 'disqualified'))
    if (earlier && this.#happens(0.25)) this.#write({ kind: 'decision-undone', decision: earlier.number })
    else if (entry !== undefined) this.#write({ kind: 'disqualified', entry })
    return true
  }

  /** Corrects the result of a random lobby of this stage or an earlier stage. */
  #correct(): void {
    const line = this.#pick(this.#played)
    if (line) this.#writeResult({ ...line, entries: line.ranking.map(({ entry }) => entry) }, true)
  }

  #correctLater(): void {
    this.#now += HOUR
    for (let count = 0; count < 3; count += 1) if (this.#happens(this.#correction)) this.#correct()
  }

  #entryEvent({ entries }: CompetitionState): void {
    const entry = this.#pick(entries)?.entry
    const kind = this.#pick([
      'withdrawn',
      'account-lost',
      'account-restored',
      'disqualified',
      'entered',
      'new',
    ] as const)
    if (kind === 'new' || entry === undefined) this.#enrol()
    else if (kind) this.#write({ kind, entry })
  }

  #decision({ stages, fixtures }: CompetitionState): void {
    const stage = this.#pick(stages.slice(-2))
    const group = this.#pick(stage?.groups ?? [])
    const entry = this.#pick(group?.members ?? [])
    const fixture = this.#pick(fixtures)?.fixture
    const chosen = this.#random()
    if (chosen < 0.3 && stage && group && entry !== undefined) {
      const { number } = this.#write({ kind: 'winner-set', stage: stage.id, group: group.group, entry })
      if (this.#happens(0.5)) this.#write({ kind: 'decision-undone', decision: number })
    } else if (chosen < 0.5 && stage) {
      const { number } = this.#write({ kind: 'stage-replayed', stage: stage.id })
      if (this.#happens(0.5)) this.#write({ kind: 'decision-undone', decision: number })
    } else if (chosen < 0.6 && fixture !== undefined) this.#write({ kind: 'plate-opened', fixture })
    else if (chosen < 0.7)
      this.#write({ kind: 'decision-undone', decision: Math.ceil(this.#random() * this.lines.length) })
    else if (chosen < 0.71) this.#write({ kind: 'cancelled' })
    else this.#addFixture()
  }

  #fixtureEvent({ fixtures }: CompetitionState): void {
    const deleted = this.#pick(fixtures.filter(({ failure }) => failure === 'deleted'))
    if (deleted && this.#happens(0.4)) this.#restore(deleted)
    const planned = this.#pick(fixtures.filter(({ status }) => status === 'planned'))
    if (!planned) return
    const { fixture, kickOffAt } = planned
    const chosen = this.#random()
    if (chosen < 0.3)
      this.#write({ kind: 'fixture-failed', fixture, failure: 'deleted', isHalfSettled: this.#happens(0.5) })
    else if (chosen < 0.4) this.#write({ kind: 'fixture-moved', fixture, kickOffAt: this.#settings.lastDay + HOUR })
    else this.#write({ kind: 'fixture-moved', fixture, kickOffAt: kickOffAt + Math.floor(this.#random() * 3 * DAY) })
  }

  #restore({ fixture, kickOffAt }: FixtureState): void {
    const isTooClose = this.#happens(0.1)
    this.#write({ kind: 'fixture-restored', fixture, kickOffAt: kickOffAt + this.#whole(3) * DAY, isTooClose })
  }

  #whole(below: number): number {
    return Math.floor(this.#random() * below)
  }

  #enrol(): void {
    this.#entries += 1
    this.#write({ kind: 'entered', entry: `e${this.#entries}` })
  }

  #addFixture(): void {
    const after = Math.max(FIRST_KICK_OFF, this.#now)
    this.#fixtures += 1
    const kickOffAt = Math.max(
      FIRST_KICK_OFF + this.#fixtures * DAY,
      after + HOUR * (1 + Math.floor(this.#random() * 40)),
    )
    this.#write({ kind: 'fixture-added', fixture: `f${this.#fixtures}`, kickOffAt })
  }

  #write(written: LineWritten): CompetitionLogLine {
    const line = { ...written, number: this.lines.length + 1, at: this.#now } as CompetitionLogLine
    this.lines.push(line)
    applyLine(this.#progress, line)
    return line
  }

  #happens(chance: number): boolean {
    return this.#random() < chance
  }

  #pick<T>(values: readonly T[]): T | undefined {
    return values[Math.floor(this.#random() * values.length)]
  }
}
