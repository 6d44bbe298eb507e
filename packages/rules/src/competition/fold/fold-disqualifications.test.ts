import { expect, it } from 'vitest'
import { aLeague, aTournament, type TestCompetition, without } from '../../../test/competition.ts'
import { testDigest } from '../../../test/digest.ts'
import { foldCompetition } from './fold-competition.ts'

/** Returns the upper tie of the first knockout round: the better seed, and the other side. */
function firstTie(cup: TestCompetition): readonly [string, string] {
  const [better = '', other = ''] = cup.group('round-1', 0).members
  return [better, other]
}

const playersOf = (cup: TestCompetition, stage: string) => cup.stage(stage).groups.flatMap(({ members }) => members)

it('gives the title of a disqualified champion to the other finalist who was present, with the trophies of all who were ever present [CP80] [CP81]', () => {
  const cup = aTournament(8)
  cup.play().play().play()
  cup.write({ kind: 'disqualified', entry: 'e1' })
  const [other] = playersOf(cup, 'round-2').filter((entry) => entry !== 'e1')
  expect(cup.state).toMatchObject({ winner: other, trophies: [{ entry: other, amount: 800 }] })
})

it('gives the title of a disqualified champion to nobody if the other finalist was absent [CP80]', () => {
  const cup = aTournament(8)
  cup.play().play()
  const [other = ''] = playersOf(cup, 'round-2').filter((entry) => entry !== 'e1')
  cup.play(without(other))
  expect(cup.state.winner).toBe('e1')
  cup.write({ kind: 'disqualified', entry: 'e1' })
  expect(cup.state).toMatchObject({ winner: null, trophies: [] })
  expect(cup.group('round-2', 0).advancing).toEqual([])
  expect(cup.state.bracket.at(-1)?.ties[0]?.winner).toBeNull()
})

it('gives the title of a single group to the next present entry, and to nobody if all others were absent [CP80]', () => {
  const cup = aTournament(4)
  cup.play(without('e2'))
  const decision = cup.write({ kind: 'disqualified', entry: 'e1' })
  expect(cup.state).toMatchObject({ winner: 'e3', trophies: [{ entry: 'e3', amount: 300 }] })
  cup.write({ kind: 'decision-undone', decision })
  expect(cup.state).toMatchObject({ winner: 'e1', trophies: [{ entry: 'e1', amount: 300 }] })
  const alone = aTournament(4)
  alone.play(without('e2', 'e3', 'e4'))
  alone.write({ kind: 'disqualified', entry: 'e1' })
  expect(alone.state).toMatchObject({ winner: null, trophies: [] })
})

it('lets the absent side of a tie advance if the other side is disqualified, even if that side has the better seed [CP79]', () => {
  const cup = aTournament(8)
  cup.play()
  const [better, other] = firstTie(cup)
  cup.play(without(better, other))
  cup.write({ kind: 'disqualified', entry: better })
  expect(playersOf(cup, 'round-2')).toContain(other)
  expect(playersOf(cup, 'round-2')).not.toContain(better)
})

it('gives the next opponent a walkover if both sides of a tie are disqualified [CP79]', () => {
  const cup = aTournament(8)
  cup.play()
  const lobbies = cup.kickOff()
  for (const entry of firstTie(cup)) cup.write({ kind: 'disqualified', entry })
  for (const lobby of lobbies) cup.writeResult(lobby)
  expect(cup.state.bracket[1]?.ties[0]?.sides[0]).toBeNull()
  const [opponent] = playersOf(cup, 'round-2')
  expect(playersOf(cup, 'round-2')).toEqual([opponent])
  cup.play()
  expect(cup.state).toMatchObject({ phase: 'finished', winner: opponent })
})

it('leaves a side of the bracket empty if a group has too few entries that are not disqualified [CP79]', () => {
  const cup = aTournament(6)
  cup.play()
  const [first = '', second = '', third = ''] = cup.group('groups', 0).members
  for (const entry of [first, second]) cup.write({ kind: 'disqualified', entry })
  expect(cup.group('groups', 0).advancing).toEqual([third])
  const sizes = () =>
    cup
      .stage('round-1')
      .groups.map(({ members }) => members.length)
      .toSorted()
  expect(sizes()).toEqual([1, 2])
  cup.write({ kind: 'disqualified', entry: third })
  expect(sizes()).toEqual([1, 1])
  cup.play().play()
  expect(cup.state.phase).toBe('finished')
  expect(cup.group('groups', 1).advancing).toContain(cup.state.winner)
})

it('treats a set winner who is disqualified later as not set [CP79]', () => {
  const cup = aTournament(8)
  cup.play()
  const last = cup.group('groups', 0).table.at(-1)?.entry ?? ''
  cup.write({ kind: 'winner-set', stage: 'groups', group: 0, entry: last })
  expect(cup.group('groups', 0).advancing[0]).toBe(last)
  cup.write({ kind: 'disqualified', entry: last })
  expect(cup.group('groups', 0).advancing).not.toContain(last)
  expect(cup.group('groups', 0).table.at(-1)?.entry).toBe(last)
})

it('pays a disqualified entry nothing, also for a season that ended before, and shares the same pot among the others [CP81]', () => {
  const league = aLeague(4, { seasons: 2, seasonFixtures: 2 })
  league.play().play()
  expect(league.state.trophies.map(({ entry, amount }) => [entry, amount])).toEqual([
    ['e1', 200],
    ['e2', 120],
    ['e3', 80],
  ])
  league.draw()
  league.play()
  league.write({ kind: 'disqualified', entry: 'e1' })
  expect(league.state.trophies.map(({ entry, amount }) => [entry, amount])).toEqual([
    ['e2', 200],
    ['e3', 120],
    ['e4', 80],
  ])
})

it('plays a drawn season that has not begun without an entry that is disqualified, and keeps the players of one that has [CP79] [CP42]', () => {
  const league = aLeague(6, { seasons: 2, seasonFixtures: 2 })
  league.play().play()
  league.draw()
  league.write({ kind: 'disqualified', entry: 'e2' })
  expect(playersOf(league, 'season-2')).not.toContain('e2')
  league.play()
  league.write({ kind: 'disqualified', entry: 'e3' })
  expect(playersOf(league, 'season-2')).toContain('e3')
})

it('keeps the players of stages that began under the former rules, and applies today’s rules to what had not begun [CP82]', () => {
  const cup = aTournament(8)
  cup.play()
  const [better, other] = firstTie(cup)
  cup.play(without(better, other))
  cup.write({ kind: 'disqualified', entry: better })
  const decided = cup.lines.length
  cup.play()
  const begun = cup.lines.length
  const state = (formerRulesUntil: number, lines = cup.lines) =>
    foldCompetition({ ...cup.settings, formerRulesUntil }, lines, testDigest)
  const finalists = (formerRulesUntil: number) => state(formerRulesUntil).stages[2]?.groups[0]?.members
  // The former rules let the better seed of two absent sides advance, although it was disqualified.
  expect(finalists(begun)).toContain(better)
  expect(finalists(begun - 1)).toContain(better)
  expect(finalists(decided)).toContain(other)
  const line = { kind: 'withdrawn', entry: 'e8', number: begun + 1, at: cup.now } as const
  expect(state(begun, [...cup.lines, line]).stages[2]?.groups[0]?.members).toContain(better)
  expect(state(begun, [...cup.lines, line]).winner).not.toBe(better)
})
