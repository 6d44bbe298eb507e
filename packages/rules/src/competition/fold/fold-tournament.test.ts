import { expect, it } from 'vitest'
import { aTournament, byNumber, type RankLobby, without } from '../../../test/competition.ts'

it.each([2, 5])(
  'lets the first entry of a single group of %i win the tournament and all its trophies [CP22] [CP45]',
  (entries) => {
    const cup = aTournament(entries)
    cup.play()
    const { phase, winner, trophies, stages } = cup.state
    expect({ phase, winner }).toEqual({ phase: 'finished', winner: 'e1' })
    expect(stages.length).toBe(1)
    expect(trophies).toEqual([{ entry: 'e1', stage: 'groups', amount: 100 * entries }])
  },
)

it('lets the first two of each group advance, and seeds winners before runners-up and equal entries by lot [CP23]', () => {
  const cup = aTournament(12)
  cup.play()
  const tables = cup.stage('groups').groups.map(({ table }) => table.map(({ entry }) => entry))
  const advancing = cup.stage('groups').groups.map((group) => group.advancing)
  expect(advancing).toEqual(tables.map((table) => table.slice(0, 2)))
  // Both group winners have 10 points and 200 chips, so the one with the lower lot is seed 1. The same holds for the
  // runners-up, who are seeds 3 and 4.
  const lot = (entry = '') => cup.state.entries.find((each) => each.entry === entry)?.lot ?? ''
  const byLot = (position: number) =>
    tables.map((table) => table[position]).toSorted((a, b) => (lot(a) < lot(b) ? -1 : 1))
  const seeds = cup.state.bracket[0]?.ties.flatMap(({ sides }) => sides.flatMap((side) => side ?? []))
  const entryOf = (seed: number) => seeds?.find((side) => side.seed === seed)?.entry
  expect([1, 2].map(entryOf)).toEqual(byLot(0))
  expect([3, 4].map(entryOf)).toEqual(byLot(1))
})

it('seeds a group winner with more chips before a group winner with fewer chips [CP23]', () => {
  const cup = aTournament(8)
  const rich: RankLobby = (lobby) =>
    byNumber(lobby)?.map((seat) => ({ ...seat, chips: seat.chips + (lobby.group === 1 ? 5 : 0) }))
  cup.play(rich)
  const first = cup.state.bracket[0]?.ties[0]?.sides[0]
  expect(first).toEqual({ entry: cup.group('groups', 1).table[0]?.entry, seed: 1 })
})

it('plays all ties of a knockout round on one fixture, and shows all later knockout rounds in the bracket [CP25] [CP24]', () => {
  const cup = aTournament(17)
  cup.play()
  expect(cup.state.bracket.map(({ stage, ties }) => [stage, ties.length])).toEqual([
    ['round-1', 4],
    ['round-2', 2],
    ['round-3', 1],
  ])
  expect(new Set(cup.state.lobbiesWanted.map(({ fixture }) => fixture))).toEqual(new Set(['f2']))
  expect(cup.state.lobbiesWanted.map(({ entries }) => entries.length)).toEqual([2, 2, 2, 2])
  cup.play().play()
  expect(cup.state.bracket.map(({ ties }) => ties.filter(({ winner }) => winner !== null).length)).toEqual([4, 2, 0])
  cup.play()
  expect(cup.state).toMatchObject({ phase: 'finished', winner: 'e1' })
})

it('puts the winner of the upper tie on the upper side of the next tie, even if the other winner has the better seed [CP24]', () => {
  const cup = aTournament(8)
  cup.play()
  const [upper] = cup.group('round-1', 0).members.toReversed()
  const [lower] = cup.group('round-1', 1).members
  // The runner-up of a group wins the upper tie, and the winner of a group wins the lower tie.
  const rankOf = (entry: string) => (entry === upper || entry === lower ? 0 : 1)
  cup.play((lobby) => byNumber(lobby)?.toSorted((a, b) => rankOf(a.entry) - rankOf(b.entry)))
  expect(cup.state.bracket[1]?.ties[0]?.sides.map((side) => side?.entry)).toEqual([upper, lower])
})

it('plays the three stages of a tournament of eight entries on its three fixtures in the order of their kick-offs [CP26] [CP17]', () => {
  const cup = aTournament(8, {}, 3)
  cup.play().play().play()
  expect(cup.state.stages.map(({ fixtures }) => fixtures.map(({ fixture }) => fixture))).toEqual([
    ['f1'],
    ['f2'],
    ['f3'],
  ])
  expect(cup.state.phase).toBe('finished')
})

it('plays the next stage of a tournament on a fixture added later, if that fixture kicks off before all other unused fixtures [CP17]', () => {
  const cup = aTournament(8)
  const [first] = cup.state.fixtures
  cup.addFixture('early', (first?.kickOffAt ?? 0) + 5 * 60 * 60_000)
  cup.play()
  expect(cup.nextFixture()).toBe('early')
})

it('lets the better seed advance if both entries of a tie were absent [CP35]', () => {
  const cup = aTournament(8)
  cup.play()
  const [tie] = cup.state.bracket[0]?.ties ?? []
  const [better, worse] = tie?.sides.toSorted((a, b) => (a?.seed ?? 0) - (b?.seed ?? 0)) ?? []
  cup.play(without(better?.entry ?? '', worse?.entry ?? ''))
  expect(cup.state.bracket[0]?.ties[0]?.winner).toBe(better?.entry)
})

it('lets the better seed win a final with two absent entries, because entries were present before the final [CP35] [CP36]', () => {
  const cup = aTournament(8)
  cup.play().play()
  const sides = cup.state.bracket[1]?.ties[0]?.sides.flatMap((side) => side ?? []) ?? []
  const [better] = sides.toSorted((a, b) => a.seed - b.seed)
  cup.play(without(...sides.map(({ entry }) => entry)))
  expect(cup.state).toMatchObject({
    ...{ phase: 'finished', winner: better?.entry },
    trophies: [{ entry: better?.entry, amount: 800 }],
  })
})

it('lets the only present entry of a tie advance, even if the absent entry has the better seed [CP35]', () => {
  const cup = aTournament(8)
  cup.play()
  const sides = cup.state.bracket[0]?.ties.map((tie) => tie.sides) ?? []
  const better = sides.map(([one, other]) => ((one?.seed ?? 0) < (other?.seed ?? 0) ? one : other)?.entry ?? '')
  cup.play(without(...better))
  const winners = cup.state.bracket[0]?.ties.map(({ winner }) => winner)
  expect(winners?.some((winner) => better.includes(winner ?? ''))).toBe(false)
})

it('lets an absent entry advance from a group only if too few entries of the group were present [CP35]', () => {
  const cup = aTournament(6)
  const [first = '', second = '', third = ''] = cup.group('groups', 0).members
  cup.play(without(first, second))
  const [one, two] = cup.group('groups', 0).advancing
  expect([one, two]).toEqual([third, first])
})

it('ranks an absent entry last in a single group, even if the entry has the lowest lot [CP22] [CP35]', () => {
  const cup = aTournament(5)
  const [first = '', ...others] = cup.group('groups', 0).members
  cup.play(without(first))
  expect(cup.group('groups', 0).table.at(-1)).toMatchObject({ entry: first, points: 0, present: 0 })
  expect(others).toContain(cup.state.winner)
})

it('names no winner and pays nothing if no entry was ever present in a tournament [CP36] [CP45]', () => {
  const cup = aTournament(8)
  const nobody: RankLobby = ({ entries }) => entries.map((entry) => ({ entry, isPresent: false, chips: 100 }))
  cup.play(nobody).play(nobody).play(nobody)
  expect(cup.state).toMatchObject({ phase: 'finished', winner: null, trophies: [] })
})

it('pays no trophies if only one entry was ever present in a tournament [CP45]', () => {
  const cup = aTournament(4)
  cup.play(without('e2', 'e3', 'e4'))
  expect(cup.state).toMatchObject({ winner: 'e1', trophies: [] })
})

it('pays no trophies in a practice cup [CP45]', () => {
  const cup = aTournament(4, { isPractice: true })
  cup.play()
  expect(cup.state).toMatchObject({ winner: 'e1', trophies: [] })
})

it('shows provisional results of a group only in its live table, and confirmed results also in its table [CP18]', () => {
  const cup = aTournament(4)
  const [lobby] = cup.kickOff()
  if (lobby) cup.writeResult(lobby, byNumber, false)
  const { table, liveTable, isProvisional } = cup.group('groups', 0)
  expect({ isProvisional, points: table.map(({ points }) => points) }).toEqual({
    isProvisional: true,
    points: [0, 0, 0, 0],
  })
  expect(liveTable.map(({ entry, points }) => [entry, points])).toEqual([
    ['e1', 10],
    ['e2', 7],
    ['e3', 5],
    ['e4', 4],
  ])
  if (lobby) cup.writeResult(lobby)
  expect(cup.group('groups', 0)).toMatchObject({ isProvisional: false, table: liveTable })
})

it('ends a stage only when every lobby of its fixture has confirmed results [CP25]', () => {
  const cup = aTournament(8)
  const [one, other] = cup.kickOff()
  if (one) cup.writeResult(one)
  if (other) cup.writeResult(other, byNumber, false)
  expect(cup.stage('groups').status).toBe('under-way')
  if (other) cup.writeResult(other)
  expect(cup.stage('groups').status).toBe('finished')
})

it('lets a correction change the players of the next stage until that stage begins, and not afterwards [CP42]', () => {
  const cup = aTournament(8)
  const lobbies = cup.kickOff()
  for (const lobby of lobbies) cup.writeResult(lobby)
  const [lobby] = lobbies
  const [first = '', second = ''] = cup.group('groups', 0).advancing
  if (lobby) cup.writeResult(lobby, without(first))
  expect(cup.group('groups', 0).advancing).not.toContain(first)
  const players = cup.stage('round-1').groups.flatMap(({ members }) => members)
  expect(players).not.toContain(first)
  cup.kickOff()
  if (lobby) cup.writeResult(lobby, without(second))
  expect(cup.group('groups', 0).advancing).not.toContain(second)
  expect(cup.stage('round-1').groups.flatMap(({ members }) => members)).toEqual(players)
})

it('corrects the winner and the trophies of a tournament after its end [CP42]', () => {
  const cup = aTournament(8)
  cup.play().play()
  const [final] = cup.kickOff()
  if (final) cup.writeResult(final)
  expect(cup.state.winner).toBe('e1')
  if (final) cup.writeResult(final, without('e1'))
  const { winner, trophies } = cup.state
  expect(trophies).toEqual([{ entry: winner, stage: 'round-2', amount: 800 }])
  expect(winner).toBe('e2')
})

it('lists as outcomes that an entry was drawn, advanced, was eliminated or became champion of a tournament [CP52]', () => {
  const cup = aTournament(8)
  cup.play().play().play()
  const kindsOf = (entry: string) => cup.state.outcomes.flatMap((each) => (each.entry === entry ? [each.kind] : []))
  expect(kindsOf('e1')).toEqual(['drawn', 'advanced', 'advanced', 'champion'])
  expect(kindsOf('e8')).toEqual(['drawn', 'eliminated'])
  expect(cup.statusOf('e8')).toBe('eliminated')
})

it.each([
  ['withdrawn', 'withdrawn'],
  ['account-lost', 'lost'],
] as const)(
  'treats an entry that is %s as absent from the next kick-off on, and keeps the entry in its stage [CP37]',
  (kind, status) => {
    const cup = aTournament(8, { groupFixtures: 2 })
    cup.kickOff()
    cup.write({ kind, entry: 'e1' })
    const rowOf = () =>
      cup
        .stage('groups')
        .groups.flatMap(({ table }) => table)
        .find(({ entry }) => entry === 'e1')
    const first = cup
      .stage('groups')
      .groups.map(({ group, members }) => ({ stage: 'groups', group, fixture: 'f1', entries: members, seatAt: 0 }))
    for (const lobby of first) cup.writeResult(lobby)
    expect(rowOf()).toMatchObject({ points: 10, present: 1 })
    const second = cup.kickOff()
    // A result that names the withdrawn entry all the same does not count for it.
    for (const { group, members } of cup.stage('groups').groups) {
      cup.writeResult({ stage: 'groups', group, fixture: 'f2', entries: members, seatAt: 0 })
    }
    expect(second.flatMap(({ entries }) => entries)).not.toContain('e1')
    expect(rowOf()).toMatchObject({ points: 10, present: 1, form: [1, null] })
    expect(cup.statusOf('e1')).toBe(status)
  },
)

it('seats an entry on the next fixture after the disabled account of the entry is enabled again [CP37]', () => {
  const cup = aTournament(8, { groupFixtures: 2 })
  cup.write({ kind: 'account-lost', entry: 'e1' })
  cup.play()
  expect(cup.statusOf('e1')).toBe('lost')
  cup.write({ kind: 'account-restored', entry: 'e1' })
  expect(cup.kickOff().flatMap(({ entries }) => entries)).toContain('e1')
})

it('lets the opponent of an entry that withdrew after the group stage win their knockout tie [CP37]', () => {
  const cup = aTournament(8)
  cup.play()
  cup.write({ kind: 'withdrawn', entry: 'e1' })
  cup.play()
  const tie = cup.state.bracket[0]?.ties.find(({ sides }) => sides.some((side) => side?.entry === 'e1'))
  expect(tie?.winner).not.toBe('e1')
  expect(cup.state.bracket[1]?.ties[0]?.sides.some((side) => side?.entry === tie?.winner)).toBe(true)
})
