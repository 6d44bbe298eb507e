import { expect, it } from 'vitest'
import { aTournament, byNumber, FIRST_KICK_OFF, HOUR } from '../../../test/competition.ts'
import { DAY } from '../../lobby/caps.ts'

const failures = ['abandoned', 'deleted', 'unconfirmed'] as const

it.each(failures)(
  'counts the results so far of a fixture that is %s, if half of its rounds were settled [CP39]',
  (failure) => {
    const cup = aTournament(4)
    const [lobby] = cup.kickOff()
    cup.write({ kind: 'fixture-failed', fixture: 'f1', failure, isHalfSettled: true })
    if (lobby) cup.writeResult(lobby, byNumber, false)
    expect(cup.state).toMatchObject({ phase: 'finished', winner: 'e1' })
    expect(cup.stage('groups').fixtures).toMatchObject([{ fixture: 'f1', status: 'counted' }])
  },
)

it.each(failures)(
  'counts a fixture that is %s for no entry if fewer than half of its rounds were settled, and takes the next fixture [CP39] [CP40]',
  (failure) => {
    const cup = aTournament(4)
    const [lobby] = cup.kickOff()
    if (lobby) cup.writeResult(lobby, byNumber, false)
    cup.write({ kind: 'fixture-failed', fixture: 'f1', failure, isHalfSettled: false })
    expect(cup.group('groups', 0).liveTable.map(({ points }) => points)).toEqual([0, 0, 0, 0])
    expect(cup.stage('groups').fixtures).toMatchObject([{ status: 'failed' }, { fixture: 'f2', status: 'planned' }])
    cup.play()
    expect(cup.state).toMatchObject({ phase: 'finished', winner: 'e1' })
  },
)

it('fails a fixture that was deleted before its kick-off, even if the log says that half of its rounds were settled [CP39]', () => {
  const cup = aTournament(4)
  cup.write({ kind: 'fixture-failed', fixture: 'f1', failure: 'deleted', isHalfSettled: true })
  expect(cup.state.fixtures[0]).toMatchObject({ status: 'failed', failure: 'deleted' })
})

it('fails a fixture that is moved past the last day, and keeps a fixture that is moved to the last day [CP39]', () => {
  const lastDay = FIRST_KICK_OFF + 20 * DAY
  const cup = aTournament(4, { lastDay })
  cup.write({ kind: 'fixture-moved', fixture: 'f1', kickOffAt: lastDay })
  expect(cup.nextFixture()).toBe('f1')
  cup.write({ kind: 'fixture-moved', fixture: 'f1', kickOffAt: lastDay + 1 })
  expect(cup.state.fixtures.at(-1)).toMatchObject({ fixture: 'f1', status: 'failed', failure: 'too-late' })
  expect(cup.nextFixture()).toBe('f2')
})

it("sets the deadline for a fixture's results 24 hours after the planned kick-off, and moves the deadline with the kick-off [CP39] [CP51]", () => {
  const cup = aTournament(4)
  expect(cup.state.nextDeadline).toEqual({
    kind: 'unconfirmed',
    at: FIRST_KICK_OFF + DAY,
    stage: 'groups',
    fixture: 'f1',
  })
  cup.write({ kind: 'fixture-moved', fixture: 'f1', kickOffAt: FIRST_KICK_OFF + HOUR })
  expect(cup.state.nextDeadline?.at).toBe(FIRST_KICK_OFF + HOUR + DAY)
  cup.kickOff()
  const until = FIRST_KICK_OFF + HOUR + DAY
  expect(cup.state.decisions).toEqual([{ kind: 'confirm-results', until, stage: 'groups', fixture: 'f1' }])
})

it('ignores the failure of a fixture whose results are already confirmed [CP39]', () => {
  const cup = aTournament(4)
  cup.play()
  cup.write({ kind: 'fixture-failed', fixture: 'f1', failure: 'deleted', isHalfSettled: false })
  expect(cup.state).toMatchObject({ phase: 'finished', winner: 'e1' })
})

it('finishes a group stage without replacing its failed fixture if another fixture of the stage counted [CP40]', () => {
  const cup = aTournament(6, { groupFixtures: 2 })
  cup.play()
  cup.write({ kind: 'fixture-failed', fixture: 'f2', failure: 'deleted', isHalfSettled: false })
  expect(cup.stage('groups')).toMatchObject({
    status: 'finished',
    fixtures: [{ status: 'counted' }, { status: 'failed' }],
  })
})

it('waits 48 hours for the organiser to add a missing fixture, and plays the stage on the added fixture [CP40] [CP51]', () => {
  const cup = aTournament(8, {}, 3)
  cup.play().play()
  cup.write({ kind: 'fixture-failed', fixture: 'f3', failure: 'abandoned', isHalfSettled: false })
  const until = cup.now + 2 * DAY
  expect(cup.state.nextDeadline).toEqual({ kind: 'fixture', at: until, stage: 'round-2' })
  expect(cup.state.decisions).toEqual([{ kind: 'add-fixtures', until, stage: 'round-2', missing: 1 }])
  cup.addFixture('f4', until + DAY)
  expect(cup.state.nextDeadline).toEqual({ kind: 'unconfirmed', at: until + 2 * DAY, stage: 'round-2', fixture: 'f4' })
  cup.play()
  expect(cup.state.winner).toBe('e1')
})

it('decides by seed, after 48 hours, a knockout tie for which no fixture is left [CP40]', () => {
  const cup = aTournament(8, {}, 3)
  cup.play().play()
  cup.write({ kind: 'fixture-failed', fixture: 'f3', failure: 'abandoned', isHalfSettled: false })
  const [one, other] = cup.state.bracket[1]?.ties[0]?.sides ?? []
  cup.passDeadline()
  const better = (one?.seed ?? 0) < (other?.seed ?? 0) ? one : other
  expect(cup.state).toMatchObject({ phase: 'finished', winner: better?.entry })
})

it('decides by lot, after 48 hours, a group for which no fixture is left, and names no tournament winner if no entry ever played [CP40] [CP36]', () => {
  const cup = aTournament(8, {}, 3)
  for (const fixture of ['f1', 'f2', 'f3'])
    cup.write({ kind: 'fixture-failed', fixture, failure: 'deleted', isHalfSettled: false })
  cup.passDeadline()
  const { advancing, members } = cup.group('groups', 0)
  expect(advancing).toEqual(members.slice(0, 2))
  cup.passDeadline()
  cup.passDeadline()
  expect(cup.state).toMatchObject({ phase: 'finished', winner: null })
})

it('asks the organiser to add a fixture during the group stage if the failure of one leaves too few for the knockout rounds [CP51]', () => {
  const cup = aTournament(8, {}, 3)
  cup.write({ kind: 'fixture-failed', fixture: 'f3', failure: 'deleted', isHalfSettled: false })
  const until = cup.settings.lastDay
  expect(cup.state.decisions).toEqual([{ kind: 'add-fixtures', until, stage: 'groups', missing: 1 }])
})
