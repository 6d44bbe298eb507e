import { expect, it } from 'vitest'
import { TOURNAMENT } from '../../test/competition.ts'
import { testDigest } from '../../test/digest.ts'
import { RandomCompetition, randomFrom } from '../../test/random-competition.ts'
import type { CompetitionLogLine } from './competition-log.ts'
import type { CompetitionState } from './competition-state.ts'
import { foldCompetition } from './fold/fold-competition.ts'
import { isCarried, votersOn, votingEndsAt } from './proposal.ts'

const HOUR = 3_600_000
const SEEDS = Array.from({ length: 12 }, (_, index) => index)

/** The trophies, the title and the best position of an entry, counted here and not with the code under test. */
function holdingOf(state: CompetitionState, entry: string): string {
  const trophies = state.trophies.filter((share) => share.entry === entry).map(({ amount }) => amount)
  const stages = state.stages.filter(({ groups }) => groups.some(({ members }) => members.includes(entry)))
  const status = state.entries.find((each) => each.entry === entry)?.status
  const total = trophies.reduce((sum, amount) => sum + amount, 0)
  return JSON.stringify([total, state.winner === entry, status, stages.length])
}

it.each(SEEDS)(
  'no vote of an entry that gains or loses by a proposed decision, that is out or that proposed it counts, random seed %i [CP87] [PR773]',
  (seed) => {
    const random = randomFrom(2900 + seed)
    const played = new RandomCompetition(TOURNAMENT, random, { absence: 0.3, event: 0.1, fixture: 0 }, () => {})
    played.play(5 + (seed % 7), 8)
    const fold = (lines: readonly CompetitionLogLine[]) => foldCompetition(TOURNAMENT, lines, testDigest)
    let affected = 0
    for (let step = 0; step < 6; step += 1) {
      const lines = played.lines.slice(0, 2 + Math.floor(random() * (played.lines.length - 1)))
      const before = fold(lines)
      for (const { entry } of before.entries) {
        const line = { kind: 'disqualified', entry, number: lines.length + 1, at: lines.at(-1)?.at ?? 0 } as const
        const after = fold([...lines, line])
        const proposer = before.entries[0]?.entry ?? ''
        const voters = votersOn({ before, after }, proposer)
        expect(voters).not.toContain(proposer)
        for (const each of before.entries) {
          const isAffected = holdingOf(before, each.entry) !== holdingOf(after, each.entry)
          const isOut = ['withdrawn', 'lost', 'disqualified'].includes(each.status)
          if (!isAffected && !isOut) continue
          affected += 1
          expect(voters, `${each.entry} about ${entry}`).not.toContain(each.entry)
        }
        // All others together carry nothing.
        const others = before.entries.map((each) => each.entry).filter((each) => !voters.includes(each))
        expect(isCarried(voters, new Set(others))).toBe(false)
      }
    }
    expect(affected).toBeGreaterThan(0)
  },
)

it.each([
  [1, 1],
  [2, 2],
  [3, 2],
  [4, 3],
  [5, 3],
] as const)('a proposal with %i voters is carried by %i votes and by no fewer [CP87] [PR772]', (count, needed) => {
  const voters = Array.from({ length: count }, (_, index) => `voter ${index}`)
  expect(isCarried(voters, new Set(voters.slice(0, needed)))).toBe(true)
  expect(isCarried(voters, new Set(voters.slice(0, needed - 1)))).toBe(false)
})

it('no proposal is carried if nobody may vote [CP87]', () => {
  expect(isCarried([], new Set(['someone']))).toBe(false)
})

it('a vote ends 24 hours of match time after the proposal, at the slowest tempo of the matches [CP87]', () => {
  expect(votingEndsAt(1000, [])).toBe(1000 + 24 * HOUR)
  expect(votingEndsAt(1000, [10])).toBe(1000 + 2.4 * HOUR)
  expect(votingEndsAt(1000, [10, 1])).toBe(1000 + 24 * HOUR)
})

it('a fold ignores proposals and votes [CP87]', () => {
  const played = new RandomCompetition(TOURNAMENT, randomFrom(5), { absence: 0, event: 0, fixture: 0 }, () => {})
  const state = played.play(6, 8)
  const [number, at] = [played.lines.length + 1, played.lines.at(-1)?.at ?? 0]
  const lines = [
    ...played.lines,
    { kind: 'decision-proposed', number, at } as const,
    { kind: 'decision-voted', number: number + 1, at } as const,
  ]
  expect(foldCompetition(TOURNAMENT, lines, testDigest)).toEqual(state)
})
