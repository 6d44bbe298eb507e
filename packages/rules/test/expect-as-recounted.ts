import { expect } from 'vitest'
import type { CompetitionSettings } from '../src/competition/competition-settings.ts'
import type { CompetitionState, StageState, TableRow } from '../src/competition/competition-state.ts'
import { foldCompetition } from '../src/competition/fold/fold-competition.ts'
import { testDigest } from './digest.ts'
import { type Recount, recountCompetition } from './naive-competition.ts'
import { type Mishaps, RandomCompetition, randomFrom } from './random-competition.ts'

/**
 * A random competition whose log is read by both the recount and the fold. The title of its test names the random seed.
 */
export interface Played {
  readonly settings: CompetitionSettings
  readonly seed: number
  readonly entries: number
  readonly fixtures: number
  readonly mishaps: Mishaps
}

/**
 * Plays a random competition. Compares the recount with the fold at the end and, if much goes wrong, also after a
 * random part of the log.
 */
export function expectAsRecounted({ settings, seed, entries, fixtures, mishaps }: Played): CompetitionState {
  const random = randomFrom(seed)
  const competition = new RandomCompetition(settings, random, mishaps, () => {})
  competition.play(entries, fixtures)
  const { lines } = competition
  const early = Math.floor(random() * lines.length)
  for (const upTo of mishaps.event > 0 ? [early, lines.length] : [lines.length]) {
    const log = lines.slice(0, upTo)
    const recount = recountCompetition(settings, log, testDigest)
    const state = foldCompetition(settings, log, testDigest)
    expect(asRecounted(state, recount), `seed ${seed}, ${upTo} lines`).toEqual(recount)
  }
  const state = foldCompetition(settings, lines, testDigest)
  for (const stage of state.stages) expectFair(stage)
  expectPossible(state)
  return state
}

/** Returns the part of the fold's state that the recount has too, in the form of the recount. */
function asRecounted(state: CompetitionState, { stages, drawnLists }: Recount): Recount {
  return {
    phase: state.phase,
    closedLists: drawnLists,
    drawnLists,
    closingList: state.closingList,
    lots: Object.fromEntries(state.entries.flatMap(({ entry, lot }) => (lot === null ? [] : [[entry, lot]]))),
    stages: state.stages.map(({ id, hasBegun, status, fixtures, groups, divisions }) => ({
      id,
      hasBegun,
      isFinished: status === 'finished',
      fixtures: fixtures.map(({ fixture }) => fixture),
      groups: groups.map(({ division, members, table, liveTable, advancing }) => ({
        division,
        members,
        table: table.map(withoutPosition),
        liveTable: liveTable.map(withoutPosition),
        advancing,
      })),
      divisions: divisions.map(({ table, promoted, relegated }) => ({
        table: table.map(withoutPosition),
        promoted,
        relegated,
      })),
    })),
    bracket: state.bracket
      .filter(({ stage }) => stages.some(({ id }) => id === stage))
      .map(({ ties }) => ties.map(({ sides: [upper, lower] }) => [sideText(upper), sideText(lower)] as const)),
    winner: state.winner,
    trophies: state.trophies.map(({ entry, stage, amount }) => `${stage} ${entry} ${amount}`),
  }
}

const withoutPosition = ({ position: _, ...row }: TableRow) => row

const sideText = (side: { seed: number; entry: string } | null) => side && `${side.seed} ${side.entry}`

/**
 * Expects that an entry plays once in a stage, that no group is empty, and that the sizes of dealt groups differ by at
 * most one.
 */
function expectFair({ groups, kind }: StageState): void {
  const members = groups.flatMap((group) => group.members)
  expect(new Set(members).size).toBe(members.length)
  const sizes = groups.map((group) => group.members.length)
  if (kind === 'round') expect(Math.max(...sizes)).toBeLessThanOrEqual(2)
  else expect(Math.min(...sizes)).toBeGreaterThan(0)
  if (kind === 'groups') expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1)
}

/**
 * Expects that a finished competition that is no league has exactly one winner, unless no entry was ever present. If an
 * entry is disqualified, there may be no winner. A disqualified entry is never the winner and has no trophies.
 */
function expectPossible({ phase, winner, entries, stages, trophies }: CompetitionState): void {
  const out = entries.flatMap(({ entry, status }) => (status === 'disqualified' ? [entry] : []))
  expect(out).not.toContain(winner)
  expect(trophies.filter(({ entry }) => out.includes(entry))).toEqual([])
  const [first] = stages
  if (phase !== 'finished' || first?.kind !== 'groups') return
  if (out.length === 0) expect(winner === null).toBe(entries.every(({ wasPresent }) => !wasPresent))
}
