import { expect, it } from 'vitest'
import { LEAGUE, TOURNAMENT } from '../../test/competition.ts'
import { testDigest } from '../../test/digest.ts'
import { RandomCompetition, randomFrom } from '../../test/random-competition.ts'
import type { CompetitionLogLine } from './competition-log.ts'
import type { CompetitionSettings } from './competition-settings.ts'
import type { CompetitionState } from './competition-state.ts'
import { type DecidedLine, decisionConflict, decisionShares, hasEntry } from './decision-conflict.ts'
import { foldCompetition } from './fold/fold-competition.ts'

const SEEDS = Array.from({ length: 24 }, (_, index) => index)

/** Returns every kind of decision about every stage, group and entry. */
function decisionsIn({ entries, stages, fixtures }: CompetitionState): DecidedLine[] {
  return [
    ...entries.map(({ entry }) => ({ kind: 'disqualified', entry }) as const),
    ...stages.flatMap(({ id, groups }) => [
      { kind: 'stage-replayed', stage: id } as const,
      ...groups.flatMap(({ group, members }) =>
        members.map((entry) => ({ kind: 'winner-set', stage: id, group, entry }) as const),
      ),
    ]),
    ...fixtures.slice(0, 2).map(({ fixture }) => ({ kind: 'plate-opened', fixture }) as const),
    { kind: 'cancelled' },
  ]
}

/** The place, title and trophies of an entry, counted here and not with the code under test. */
function fateIn(state: CompetitionState, entry: string): string {
  const rows = state.stages.flatMap(({ groups }) =>
    groups.flatMap(({ table }) => table.filter((row) => row.entry === entry)),
  )
  return JSON.stringify({
    status: state.entries.find((each) => each.entry === entry)?.status,
    positions: rows.map(({ position }) => position),
    title: state.winner === entry,
    trophies: state.trophies.filter((share) => share.entry === entry),
  })
}

function playedTogether({ stages }: CompetitionState, one: string, other: string): boolean {
  return stages.some(({ groups }) => {
    const members = groups.flatMap((group) => group.members)
    return members.includes(one) && members.includes(other)
  })
}

it.each(SEEDS)(
  'lets no entry change its own place, title or trophies by any decision or its undo at any moment of a competition, random seed %i [CP54]',
  (seed) => {
    const settings: CompetitionSettings = seed % 2 === 0 ? TOURNAMENT : { ...LEAGUE, seasons: 2 }
    const random = randomFrom(900 + seed)
    const played = new RandomCompetition(settings, random, { absence: 0.3, event: 0.1, fixture: 0.05 }, () => {})
    played.play(4 + (seed % 8), 8)
    const fold = (lines: readonly CompetitionLogLine[]) => foldCompetition(settings, lines, testDigest)
    let refused = 0
    for (let step = 0; step < 6; step += 1) {
      const lines = played.lines.slice(0, 2 + Math.floor(random() * (played.lines.length - 1)))
      const before = fold(lines)
      const decisions = decisionsIn(before).filter(() => random() < 0.3)
      for (const subject of decisions) {
        const number = lines.length + 1
        const at = lines.at(-1)?.at ?? 0
        const decided = [...lines, { ...subject, number, at } as CompetitionLogLine]
        const after = fold(decided)
        const undone = fold([...decided, { kind: 'decision-undone', decision: number, number: number + 1, at }])
        for (const [from, to] of [
          [before, after],
          [after, undone],
        ] as const) {
          for (const { entry } of before.entries) {
            const conflict = decisionConflict(entry, { before: from, after: to, subject })
            const isSame = fateIn(from, entry) === fateIn(to, entry)
            if (!isSame) expect(conflict, `${JSON.stringify(subject)} by ${entry}`).toBeDefined()
            if ('entry' in subject && playedTogether(from, entry, subject.entry)) expect(conflict).toBeDefined()
            if (conflict !== undefined) refused += 1
          }
          // A user without an entry may make every decision.
          expect(hasEntry(from, 'nobody')).toBe(false)
          expect(decisionConflict('nobody', { before: from, after: to, subject })).toBeUndefined()
        }
      }
    }
    expect(refused).toBeGreaterThan(0)
  },
)

it.each(SEEDS)(
  'names as gaining only entries with more trophies, a title, a place or a better position, random seed %i [CP83]',
  (seed) => {
    const random = randomFrom(1900 + seed)
    const played = new RandomCompetition(TOURNAMENT, random, { absence: 0.2, event: 0, fixture: 0 }, () => {})
    const before = played.play(4 + (seed % 8), 8)
    const { winner } = before
    if (winner === null) return
    const line = { kind: 'disqualified', entry: winner, number: played.lines.length + 1, at: 0 } as const
    const after = foldCompetition(TOURNAMENT, [...played.lines, line], testDigest)
    const shares = new Map(decisionShares({ before, after }).map(({ entry, share }) => [entry, share]))
    expect(shares.get(winner)).toBe('loses')
    if (after.winner !== null) expect(shares.get(after.winner)).toBe('gains')
  },
)
