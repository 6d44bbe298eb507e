import { expect, it } from 'vitest'
import { LEAGUE, TOURNAMENT } from '../../../test/competition.ts'
import { testDigest } from '../../../test/digest.ts'
import { RandomCompetition, randomFrom } from '../../../test/random-competition.ts'
import type { CompetitionLogLine } from '../competition-log.ts'
import type { CompetitionSettings } from '../competition-settings.ts'
import type { CompetitionState, StageState } from '../competition-state.ts'
import { fixturesNeeded } from '../fixtures-needed.ts'
import { beginFold, foldCompetition } from './fold-competition.ts'

const TOURNAMENT_SIZES = [2, 3, 5, 6, 7, 8, 11, 16, 17, 24, 32, 33, 50, 64, 65, 100, 128, 129, 256, 257, 400, 500]
const LEAGUE_SIZES = [1, 2, 3, 4, 7, 8, 11, 12, 13, 20, 21, 24, 40, 41, 60, 61, 62, 100, 121, 200]

const tournaments = TOURNAMENT_SIZES.flatMap((size) => seeds(size).map((seed) => [size, seed] as const))
const leagues = LEAGUE_SIZES.flatMap((size) => seeds(size).map((seed) => [size, seed] as const))

/** Returns the random seeds for a size. Small competitions are simulated more often than large ones. */
function seeds(size: number): number[] {
  const count = size <= 24 ? 7 : size <= 70 ? 3 : 1
  return Array.from({ length: count }, (_, index) => size * 100 + index)
}

it.each(tournaments)(
  'ends a simulated tournament of %i entries (random seed %i), and computes the same end from repeated and reordered log lines [CP41]',
  (size, seed) => {
    const random = randomFrom(seed)
    const settings = { ...TOURNAMENT, groupFixtures: 1 + Math.floor(random() * 3) }
    simulate(settings, size, seed, random)
  },
)

it.each(leagues)(
  'ends a simulated league of %i entries (random seed %i), and computes the same end from repeated and reordered log lines [CP41]',
  (size, seed) => {
    const random = randomFrom(seed)
    const settings = { ...LEAGUE, seasons: 10, seasonFixtures: 2 + Math.floor(random() * (size > 70 ? 2 : 5)) }
    simulate(settings, size, seed, random)
  },
)

function simulate(settings: CompetitionSettings, size: number, seed: number, random: () => number): void {
  const mishaps = seed % 3 === 0 ? { absence: 0.2, event: 0, fixture: 0 } : { absence: 0.3, event: 0.3, fixture: 0.1 }
  const spare = Math.floor(random() * 4)
  const seasons = settings.format === 'league' ? settings.seasons : 1
  let before: CompetitionState | undefined
  const competition = new RandomCompetition(settings, random, mishaps, (state) => {
    check(state, before)
    before = state
  })
  const ended = competition.play(size, fixturesNeeded(settings, size) * seasons + spare)
  checkEnd(ended, settings, size, seed)
  const { lines } = competition
  expectSameWhenContinued(settings, lines, random)
  const repeated = [...lines, ...lines.filter(() => random() < 0.1)].toSorted(() => random() - 0.5)
  expect(foldCompetition(settings, repeated, testDigest)).toEqual(ended)
  expect(foldCompetition(settings, exchanged(lines, random), testDigest)).toEqual(ended)
}

/** Expects that a fold continued line by line has the same state as a fold from the beginning. */
function expectSameWhenContinued(
  settings: CompetitionSettings,
  lines: readonly CompetitionLogLine[],
  random: () => number,
): void {
  const fold = beginFold(settings, testDigest)
  const compared = new Set([1, 2, 3].map(() => Math.ceil(random() * lines.length)))
  for (const line of lines) {
    fold.append([line])
    if (!compared.has(line.number)) continue
    expect(fold.state()).toEqual(foldCompetition(settings, lines.slice(0, line.number), testDigest))
  }
}

function check(state: CompetitionState, before: CompetitionState | undefined): void {
  for (const stage of state.stages) {
    const members = stage.groups.flatMap((group) => group.members)
    if (new Set(members).size !== members.length) throw new Error(`an entry is twice in ${stage.id}`)
    checkFixed(
      stage,
      before?.stages.find(({ id }) => id === stage.id),
    )
  }
  for (const { id, hasBegun } of before?.stages ?? []) {
    if (hasBegun && !state.stages.some((stage) => stage.id === id && stage.hasBegun)) throw new Error(`${id} is gone`)
  }
  checkSizes(state)
  checkMeetings(state)
  for (const { fixture } of state.fixtures) {
    const seated = state.lobbiesWanted.flatMap((lobby) => (lobby.fixture === fixture ? lobby.entries : []))
    if (new Set(seated).size !== seated.length) throw new Error(`an entry has two seats on ${fixture}`)
  }
}

/** Checks that the players of a stage that has begun never change. Late entries may still join a season. */
function checkFixed(stage: StageState, before: StageState | undefined): void {
  if (!before?.hasBegun) return
  for (const { group, members } of before.groups) {
    const now = stage.groups[group]?.members ?? []
    const kept = stage.kind === 'season' ? now.filter((entry) => members.includes(entry)) : now
    if (kept.join() !== members.join()) throw new Error(`the players of ${stage.id} changed: ${members} became ${now}`)
  }
}

/** Checks that the sizes of groups differ by at most one, as long as no entry joined late. */
function checkSizes({ stages }: CompetitionState): void {
  const [drawn] = stages
  if (drawn?.kind !== 'groups') return
  const sizes = drawn.groups.map(({ members }) => members.length)
  if (Math.max(...sizes) - Math.min(...sizes) > 1) throw new Error(`groups of ${sizes}`)
}

/** Checks that two entries of one group meet only in the final. */
function checkMeetings(state: CompetitionState): void {
  const { stages } = state
  const [drawn] = stages
  const groupOf = new Map(
    drawn?.groups.flatMap(({ group, members }) => members.map((entry) => [entry, group] as const)),
  )
  for (const { id, kind, groups } of stages) {
    if (kind !== 'round' || groups.length === 1) continue
    for (const { members } of groups) {
      const [one, other] = members
      // A side is empty only if the entries that could have taken it are disqualified.
      if (one === undefined || other === undefined) {
        if (!state.entries.some(({ status }) => status === 'disqualified')) throw new Error(`a tie of one in ${id}`)
        continue
      }
      if (groupOf.get(one) === groupOf.get(other)) throw new Error(`${one} and ${other} of one group meet in ${id}`)
    }
  }
}

function checkEnd(state: CompetitionState, settings: CompetitionSettings, size: number, seed: number): void {
  const wasSomebodyPresent = state.entries.some(({ wasPresent }) => wasPresent)
  const out = state.entries.flatMap(({ entry, status }) => (status === 'disqualified' ? [entry] : []))
  expect(out).not.toContain(state.winner)
  if (state.phase !== 'finished' || settings.format !== 'tournament') expect(state.winner).toBeNull()
  else if (out.length === 0) expect(state.winner !== null).toBe(wasSomebodyPresent)
  if (seed % 3 === 0) expect(state.phase).toBe(size < 2 ? 'closed' : 'finished')
  for (const { amount } of state.trophies) expect(Number.isInteger(amount) && amount > 0).toBe(true)
}

/** Exchanges neighbouring log lines of the same instant that do not depend on each other. */
function exchanged(lines: readonly CompetitionLogLine[], random: () => number): CompetitionLogLine[] {
  const changed = [...lines]
  for (let round = 0; round < 5; round += 1) {
    for (let index = 1; index < changed.length; index += 1) {
      const [one, other] = [changed[index - 1], changed[index]]
      if (!one || !other || !isIndependent(one, other) || random() < 0.5) continue
      changed[index - 1] = { ...other, number: one.number }
      changed[index] = { ...one, number: other.number }
    }
  }
  return changed
}

/**
 * Returns true for log lines that do not depend on each other: results of different lobbies, and different entries that
 * withdraw or lose their accounts.
 */
function isIndependent(one: CompetitionLogLine, other: CompetitionLogLine): boolean {
  const [subject, otherSubject] = [subjectOf(one), subjectOf(other)]
  return one.at === other.at && subject !== undefined && otherSubject !== undefined && subject !== otherSubject
}

function subjectOf(line: CompetitionLogLine): string | undefined {
  if (line.kind === 'withdrawn' || line.kind === 'account-lost' || line.kind === 'account-restored') return line.entry
  return line.kind === 'lobby-result' ? `${line.stage} ${line.group} ${line.fixture}` : undefined
}
