import { expect, it } from 'vitest'
import { aLeague, aTournament, FIRST_KICK_OFF, HOUR, TestCompetition } from '../../../test/competition.ts'
import { DAY } from '../../lobby/caps.ts'

const aCup = (settings = {}) => new TestCompetition({ format: 'tournament', ...settings })

it('gives the places of a competition to the first to enrol, and keeps later entries as reserves in order [CP3]', () => {
  const cup = aCup({ places: 2 }).enrol(4)
  expect(cup.state.entries.map(({ entry, status, reserve }) => [entry, status, reserve])).toEqual([
    ['e1', 'place', null],
    ['e2', 'place', null],
    ['e3', 'reserve', 1],
    ['e4', 'reserve', 2],
  ])
  expect(cup.state.closingList).toEqual(['e1', 'e2'])
})

it.each([
  { kind: 'withdrawn', entry: 'e1' },
  { kind: 'account-lost', entry: 'e1' },
  { kind: 'disqualified', entry: 'e1' },
] as const)('gives the place of an entry that is $kind before the draw to the first reserve [CP4]', (line) => {
  const cup = aCup({ places: 2 }).enrol(4)
  cup.write(line)
  expect(cup.state.closingList).toEqual(['e2', 'e3'])
  expect(cup.statusOf('e3')).toBe('place')
})

it('puts an entry that withdrew and enrolled again behind the reserves [CP4]', () => {
  const cup = aCup({ places: 2 }).enrol(3)
  cup.write({ kind: 'withdrawn', entry: 'e1' })
  cup.write({ kind: 'entered', entry: 'e1' })
  expect(cup.state.entries.map(({ entry, status }) => [entry, status])).toEqual([
    ['e2', 'place'],
    ['e3', 'place'],
    ['e1', 'reserve'],
  ])
})

it('starts no competition with fewer than two entries [CP5] [CP52]', () => {
  const cup = aCup().enrol(1).addFixtures(3)
  expect(cup.state.canDraw).toBe(false)
  cup.passDeadline()
  expect(cup.state).toMatchObject({ phase: 'closed', closedBecause: 'too-few-entries', nextDeadline: null })
  expect(cup.state.outcomes).toEqual([{ entry: 'e1', kind: 'not-started', stage: 'groups' }])
})

it('starts no competition with fewer fixtures than needed, and says beforehand how many are missing [CP5] [CP51]', () => {
  const cup = aCup().enrol(8).addFixtures(2)
  const until = cup.settings.closesAt
  expect(cup.state.decisions).toEqual([{ kind: 'add-fixtures', until, stage: 'groups', missing: 1 }])
  cup.passDeadline()
  expect(cup.state).toMatchObject({ phase: 'closed', closedBecause: 'too-few-fixtures' })
})

it('ignores a logged deadline of the draw if the draw can take place, or if the deadline has not been reached [CP5]', () => {
  const cup = aCup().enrol(8).addFixtures(3)
  cup.passDeadline()
  expect(cup.state.phase).toBe('enrolling')
  const early = aCup().enrol(1)
  early.write({ kind: 'deadline-passed', deadline: 'draw', stage: 'groups' })
  expect(early.state.phase).toBe('enrolling')
})

it('moves the time of the draw with the first kick-off [CP6]', () => {
  const cup = aCup({ closesAt: FIRST_KICK_OFF }).enrol(2).addFixtures(1)
  const due = FIRST_KICK_OFF - HOUR / 4
  expect(cup.state.nextDeadline).toEqual({ kind: 'draw', at: due, stage: 'groups', season: 1 })
  cup.write({ kind: 'fixture-moved', fixture: 'f1', kickOffAt: FIRST_KICK_OFF - 5 * HOUR })
  expect(cup.state.nextDeadline?.at).toBe(due - 5 * HOUR)
})

it('gives each drawn entry a lot, and deals the entries to the groups in turn in the order of their lots [CP8] [CP20]', () => {
  const cup = aTournament(8)
  const lots = new Map(cup.state.entries.map(({ entry, lot }) => [entry, lot ?? '']))
  const sorted = [...lots.keys()].toSorted((a, b) => ((lots.get(a) ?? '') < (lots.get(b) ?? '') ? -1 : 1))
  expect(cup.group('groups', 0).members).toEqual(sorted.filter((_, index) => index % 2 === 0))
  expect(cup.group('groups', 1).members).toEqual(sorted.filter((_, index) => index % 2 === 1))
})

it('requires one lobby for each group and fixture, with seats a day before kick-off [CP1] [CP11]', () => {
  const cup = aTournament(8, { groupFixtures: 2 })
  const { lobbiesWanted } = cup.state
  expect(lobbiesWanted.map(({ stage, group, fixture, seatAt }) => [stage, group, fixture, seatAt])).toEqual([
    ['groups', 0, 'f1', FIRST_KICK_OFF - DAY],
    ['groups', 1, 'f1', FIRST_KICK_OFF - DAY],
    ['groups', 0, 'f2', FIRST_KICK_OFF],
    ['groups', 1, 'f2', FIRST_KICK_OFF],
  ])
  expect(
    lobbiesWanted
      .slice(0, 2)
      .flatMap(({ entries }) => entries)
      .toSorted(),
  ).toEqual(cup.state.entries.map(({ entry }) => entry).toSorted())
})

it('seats no withdrawn entry in the lobby that its group needs, and needs no new lobby after the kick-off [CP11] [CP12]', () => {
  const cup = aTournament(6)
  cup.write({ kind: 'withdrawn', entry: 'e1' })
  expect(cup.state.lobbiesWanted.flatMap(({ entries }) => entries)).not.toContain('e1')
  cup.kickOff()
  expect(cup.state.lobbiesWanted).toEqual([])
})

it('requires no lobby for a group whose entries have all withdrawn, and finishes the stage without that lobby [CP11]', () => {
  const cup = aTournament(6)
  for (const entry of cup.group('groups', 0).members) cup.write({ kind: 'withdrawn', entry })
  expect(cup.state.lobbiesWanted.map(({ group }) => group)).toEqual([1])
  cup.play()
  expect(cup.stage('groups').status).toBe('finished')
})

it('plays an exclusive lobby of 30 entries as one group on one fixture, whose first entry wins [CP2] [CP22]', () => {
  const game = aTournament(30, { format: 'lobby', isExclusive: true }, 1)
  expect(game.state.stages.map(({ groups }) => groups.length)).toEqual([1])
  game.play()
  expect(game.state).toMatchObject({ phase: 'finished', winner: 'e1' })
})

it('lists each entry of a drawn league with the outcome drawn [CP52]', () => {
  expect(
    aLeague(4)
      .state.outcomes.map(({ entry, kind, stage }) => [entry, kind, stage])
      .toSorted(),
  ).toEqual(['e1', 'e2', 'e3', 'e4'].map((entry) => [entry, 'drawn', 'season-1']))
})
