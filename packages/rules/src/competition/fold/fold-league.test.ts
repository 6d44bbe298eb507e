import { expect, it } from 'vitest'
import {
  aLeague,
  FIRST_KICK_OFF,
  HOUR,
  type RankLobby,
  type TestCompetition,
  without,
} from '../../../test/competition.ts'
import { DAY } from '../../lobby/caps.ts'

const divisionsOf = (league: TestCompetition, season: number) =>
  league.stage(`season-${season}`).divisions.map(({ table }) => table.map(({ entry }) => entry))

const sorted = (entries: readonly string[] = []) => entries.toSorted()

it('plans a league season with one lobby for each group and fixture, and splits divisions of more than 20 entries into two groups [CP30] [CP27]', () => {
  const league = aLeague(50, { seasonFixtures: 3 })
  // The 50 entries play in divisions of 17, 17 and 16 entries with one group each.
  expect(league.stage('season-1').groups.map(({ division, members }) => [division, members.length])).toEqual([
    [1, 17],
    [2, 17],
    [3, 16],
  ])
  expect(league.state.lobbiesWanted.length).toBe(9)
  const large = aLeague(63)
  expect(large.stage('season-1').groups.map(({ division, members }) => [division, members.length])).toEqual([
    [1, 11],
    [1, 10],
    [2, 11],
    [2, 10],
    [3, 11],
    [3, 10],
  ])
})

it('swaps one entry across each boundary of three divisions at the end of a season, and reports these entries as promoted or relegated [CP31] [CP52]', () => {
  const league = aLeague(12)
  league.play().play()
  const [first = [], second = [], third = []] = divisionsOf(league, 1)
  expect(league.stage('season-1').divisions.map(({ promoted, relegated }) => [promoted, relegated])).toEqual([
    [0, 1],
    [1, 1],
    [1, 0],
  ])
  const kindsOf = (entry = '') =>
    league.state.outcomes.flatMap((each) => (each.entry === entry && each.kind !== 'drawn' ? [each.kind] : []))
  expect([first[3], second[0], second[3], third[0], first[0]].map(kindsOf)).toEqual([
    ['relegated'],
    ['promoted'],
    ['relegated'],
    ['promoted'],
    [],
  ])
  league.draw()
  const after = divisionsOf(league, 2).map(sorted)
  expect(after).toEqual([
    sorted([...first.slice(0, 3), second[0] ?? '']),
    sorted([first[3] ?? '', second[1] ?? '', second[2] ?? '', third[0] ?? '']),
    sorted([second[3] ?? '', ...third.slice(1)]),
  ])
})

it('pays the first three of each league group 50, 30 and 20 percent at the end of the season [CP46]', () => {
  const league = aLeague(8)
  league.play().play()
  const [first = [], second = []] = divisionsOf(league, 1)
  expect(league.state.trophies).toEqual([
    { entry: first[0], stage: 'season-1', amount: 200 },
    { entry: first[1], stage: 'season-1', amount: 120 },
    { entry: first[2], stage: 'season-1', amount: 80 },
    { entry: second[0], stage: 'season-1', amount: 200 },
    { entry: second[1], stage: 'season-1', amount: 120 },
    { entry: second[2], stage: 'season-1', amount: 80 },
  ])
})

it('keeps the trophies of an ended season when the league is cancelled during the next season [CP44]', () => {
  const league = aLeague(4)
  league.play().play().draw().play()
  const { trophies } = league.state
  league.write({ kind: 'cancelled' })
  expect(league.state.trophies).toEqual(trophies)
  expect(trophies.length).toBe(3)
})

it('draws new lots for the second season of a league, a day before the first kick-off of that season [CP9] [CP10]', () => {
  const league = aLeague(4)
  const lots = league.state.entries.map(({ lot }) => lot)
  league.play()
  league.write({ kind: 'fixture-moved', fixture: 'f3', kickOffAt: FIRST_KICK_OFF + 60 * DAY })
  league.write({ kind: 'fixture-moved', fixture: 'f4', kickOffAt: FIRST_KICK_OFF + 61 * DAY })
  for (let number = 5; number <= 12; number += 1)
    league.write({ kind: 'fixture-failed', fixture: `f${number}`, failure: 'deleted', isHalfSettled: false })
  league.play()
  expect(league.state.nextDeadline).toEqual({
    kind: 'draw',
    at: FIRST_KICK_OFF + 59 * DAY,
    stage: 'season-2',
    season: 2,
  })
  league.draw()
  expect(league.stage('season-2').fixtures.map(({ fixture }) => fixture)).toEqual(['f3', 'f4'])
  expect(league.state.entries.map(({ lot }) => lot)).not.toEqual(lots)
})

it('ends a league without enough fixtures for the next season 48 hours after the end of the previous season [CP10] [CP51]', () => {
  const league = aLeague(4, {}, 3)
  league.play().play()
  const at = league.now + 2 * DAY
  expect(league.state.nextDeadline).toEqual({ kind: 'fixture', at, stage: 'season-2' })
  expect(league.state.decisions).toEqual([{ kind: 'add-fixtures', until: at, stage: 'season-2', missing: 1 }])
  league.passDeadline()
  expect(league.state).toMatchObject({ phase: 'finished', nextDeadline: null })
})

it('leaves a fixture out of the next season if it kicks off less than 15 minutes after the previous season ended [CP10]', () => {
  const league = aLeague(4, {}, 4)
  league.play()
  const end = FIRST_KICK_OFF + DAY + 2 * HOUR
  league.addFixture('soon', end + HOUR / 4 - 1)
  league.play()
  league.draw()
  expect(league.stage('season-2').fixtures.map(({ fixture }) => fixture)).toEqual(['f3', 'f4'])
})

it('ends a league after its last season [CP41]', () => {
  const league = aLeague(4)
  league.play().play().draw().play().play()
  expect(league.state).toMatchObject({ phase: 'finished', closingList: [], nextDeadline: null })
})

it("moves no entry between divisions and pays nothing if fewer than half of the season's fixtures count [CP34]", () => {
  const league = aLeague(8, { seasonFixtures: 3 })
  league.play()
  for (const fixture of ['f2', 'f3'])
    league.write({ kind: 'fixture-failed', fixture, failure: 'abandoned', isHalfSettled: false })
  expect(league.stage('season-1').status).toBe('finished')
  expect(league.state.trophies).toEqual([])
  const before = divisionsOf(league, 1).map(sorted)
  league.draw()
  expect(divisionsOf(league, 2).map(sorted)).toEqual(before)
})

it("moves entries between divisions and pays trophies if half of the season's fixtures count [CP34]", () => {
  const league = aLeague(8, { seasonFixtures: 2 })
  league.play()
  league.write({ kind: 'fixture-failed', fixture: 'f2', failure: 'abandoned', isHalfSettled: false })
  expect(league.state.trophies.length).toBe(6)
  expect(league.stage('season-1').divisions[0]?.relegated).toBe(1)
})

it('lets a late entry join the smallest league group until half of the fixtures have kicked off, and makes a later entry wait [CP32]', () => {
  const league = aLeague(9, { seasonFixtures: 4 })
  league.play()
  league.write({ kind: 'entered', entry: 'e10' })
  // The divisions have 5 and 4 entries, so the late entry joins the lower division, which is smaller.
  expect(league.group('season-1', 1).members).toContain('e10')
  expect(league.group('season-1', 1).table.at(-1)).toMatchObject({ entry: 'e10', points: 0, form: [null] })
  expect(league.statusOf('e10')).toBe('place')
  league.play()
  expect(league.group('season-1', 1).table.find(({ entry }) => entry === 'e10')?.points).toBeGreaterThan(0)
  league.write({ kind: 'entered', entry: 'e11' })
  expect(league.statusOf('e11')).toBe('waiting')
  expect(league.stage('season-1').groups.flatMap(({ members }) => members)).not.toContain('e11')
})

it('lets a late entry join the lowest division if groups are equally small, and wait if all groups have 20 entries [CP32]', () => {
  const equal = aLeague(12)
  equal.write({ kind: 'entered', entry: 'e13' })
  expect(equal.group('season-1', 2).members).toContain('e13')
  const full = aLeague(60)
  full.write({ kind: 'entered', entry: 'e61' })
  expect(full.statusOf('e61')).toBe('waiting')
})

it('lets a late entry join a league after one of three fixtures has kicked off, and makes an entry wait that enrols after two [CP32]', () => {
  const league = aLeague(8, { seasonFixtures: 3 })
  league.play()
  league.write({ kind: 'entered', entry: 'e9' })
  expect(league.statusOf('e9')).toBe('place')
  league.play()
  league.write({ kind: 'entered', entry: 'e10' })
  expect(league.statusOf('e10')).toBe('waiting')
})

it('lets the first reserve of a drawn league wait for the next season after a place becomes free, and makes the next late entry a reserve [CP32]', () => {
  const league = aLeague(5, { places: 4 })
  expect(league.statusOf('e5')).toBe('reserve')
  league.write({ kind: 'withdrawn', entry: 'e1' })
  league.write({ kind: 'entered', entry: 'e6' })
  expect([league.statusOf('e5'), league.statusOf('e6')]).toEqual(['waiting', 'reserve'])
})

it('lets waiting entries join the lowest division of the next season [CP29] [CP9]', () => {
  const league = aLeague(8)
  league.play()
  league.write({ kind: 'entered', entry: 'e9' })
  league.play().draw()
  expect(divisionsOf(league, 2).map(({ length }) => length)).toEqual([4, 5])
  expect(divisionsOf(league, 2)[1]).toContain('e9')
})

it('fills the vacancy of a withdrawn entry with the entry that would be relegated, and merges both divisions if fewer than 4 would remain below [CP29] [CP33]', () => {
  const league = aLeague(8)
  league.play().play()
  const [first = [], second = []] = divisionsOf(league, 1)
  league.write({ kind: 'withdrawn', entry: first[0] ?? '' })
  league.draw()
  // Seven entries continue. Fewer than 4 of them would be in the lower division, so they form one division.
  expect(divisionsOf(league, 2).map(sorted)).toEqual([sorted([...first.slice(1), ...second])])
  const larger = aLeague(10)
  larger.play().play()
  const [above = [], below = []] = divisionsOf(larger, 1)
  larger.write({ kind: 'withdrawn', entry: above[0] ?? '' })
  larger.draw()
  expect(divisionsOf(larger, 2).map(sorted)).toEqual([
    sorted([...above.slice(1), below[0] ?? '']),
    sorted(below.slice(1)),
  ])
})

const absentFrom =
  (entry: string, present: boolean): RankLobby =>
  (lobby) =>
    without(...(present ? [] : [entry]))(lobby)

it.each([
  [5, [true, false, false, false, false], false],
  [5, [false, true, false, false, false], true],
  [4, [false, false, false, false], false],
  [3, [false, false, false], false],
  [3, [true, false, false], true],
] as const)(
  'decides after %i fixtures with presence %j whether an entry continues in the next season: %s [CP33]',
  (seasonFixtures, presence, continues) => {
    const league = aLeague(5, { seasonFixtures })
    for (const present of presence) league.play(absentFrom('e3', present))
    expect(league.state.closingList.includes('e3')).toBe(continues)
    expect(league.statusOf('e3')).toBe(continues ? 'place' : 'lapsed')
  },
)

it('leaves failed fixtures out of the last four fixtures that decide whether an entry continues [CP33]', () => {
  const league = aLeague(5, { seasonFixtures: 5 })
  league.play(absentFrom('e3', true))
  for (let count = 0; count < 3; count += 1) league.play(absentFrom('e3', false))
  league.write({ kind: 'fixture-failed', fixture: 'f5', failure: 'deleted', isHalfSettled: false })
  expect(league.statusOf('e3')).toBe('place')
})

it('counts no fixture before the enrolment of a late entry as an absence of the entry [CP33]', () => {
  const league = aLeague(5, { seasonFixtures: 4 })
  league.play()
  league.write({ kind: 'entered', entry: 'e6' })
  league.play().play().play()
  expect(league.statusOf('e6')).toBe('place')
})

it('lets a player who was absent too long enrol again as a newcomer [CP33]', () => {
  const league = aLeague(12)
  const [top = ''] = league.group('season-1', 0).members
  league.play(absentFrom(top, false)).play(absentFrom(top, false))
  expect(league.statusOf(top)).toBe('lapsed')
  league.write({ kind: 'entered', entry: top })
  expect(league.state.closingList).toContain(top)
  league.draw()
  expect(divisionsOf(league, 2).at(-1)).toContain(top)
})

it('keeps an entry that lapsed after the first season out of the third season [CP33]', () => {
  const league = aLeague(6, { seasons: 3 })
  league.play(without('e6')).play(without('e6')).draw().play().play()
  expect(league.statusOf('e6')).toBe('lapsed')
  league.draw()
  expect(league.stage('season-3').groups.flatMap(({ members }) => members)).not.toContain('e6')
})

it('lets an entry whose account was disabled during a season continue in the next season once the account is enabled again [CP37]', () => {
  const league = aLeague(8)
  league.play()
  league.write({ kind: 'account-lost', entry: 'e1' })
  league.play()
  league.write({ kind: 'account-restored', entry: 'e1' })
  expect(league.state.closingList).toContain('e1')
})

it.each([
  ['withdrawn', 'withdrawn'],
  ['account-lost', 'lost'],
  ['disqualified', 'disqualified'],
] as const)('leaves an entry that is %s out of the next season [CP33] [CP37] [CP38]', (kind, status) => {
  const league = aLeague(8)
  league.play().play()
  league.write({ kind, entry: 'e1' })
  expect(league.statusOf('e1')).toBe(status)
  expect(league.state.closingList).not.toContain('e1')
  league.draw()
  expect(divisionsOf(league, 2).flat()).toHaveLength(7)
})

it('corrects the trophies of a season even after the league was cancelled [CP42] [CP44]', () => {
  const league = aLeague(4)
  const lobbies = [...league.kickOff()]
  for (const lobby of lobbies) league.writeResult(lobby)
  league.play()
  league.write({ kind: 'cancelled' })
  expect(league.state.trophies[0]).toMatchObject({ entry: 'e1', amount: 200 })
  const e2Wins: RankLobby = ({ entries }) =>
    ['e2', ...entries.filter((entry) => entry !== 'e2')].map((entry, index) => ({
      ...{ entry, isPresent: true, chips: 900 - index },
    }))
  for (const lobby of lobbies) league.writeResult(lobby, e2Wins)
  expect(league.state.trophies[0]).toMatchObject({ entry: 'e2', amount: 200 })
})

it("lets a correction of a season's results change the next season until that season begins, and always corrects the trophies [CP42]", () => {
  const league = aLeague(8)
  const lobbies = [...league.kickOff()]
  for (const lobby of lobbies) league.writeResult(lobby)
  league.play().draw()
  const before = divisionsOf(league, 2).map(sorted)
  const [top] = lobbies
  const [, , , last = ''] = divisionsOf(league, 1)[0] ?? []
  const lastWins: RankLobby = ({ entries }) =>
    [last, ...entries.filter((entry) => entry !== last)].map((entry) => ({ entry, isPresent: true, chips: 100 }))
  if (top) league.writeResult(top, lastWins)
  const after = divisionsOf(league, 2).map(sorted)
  expect(after).not.toEqual(before)
  league.kickOff()
  const { trophies } = league.state
  if (top) league.writeResult(top)
  expect(divisionsOf(league, 2).map(sorted)).toEqual(after)
  expect(league.state.trophies).not.toEqual(trophies)
})

it('uses a fixture for the next season if it kicks off 15 minutes after the previous season ended [CP10]', () => {
  const league = aLeague(4, {}, 4)
  league.play()
  league.addFixture('soon', FIRST_KICK_OFF + DAY + 2 * HOUR + HOUR / 4)
  league.play()
  league.draw()
  expect(league.stage('season-2').fixtures.map(({ fixture }) => fixture)).toEqual(['soon', 'f3'])
})
