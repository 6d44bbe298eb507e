import { expect, it } from 'vitest'
import { aLeague, aTournament, FIRST_KICK_OFF, type TestCompetition } from '../../../test/competition.ts'
import { DAY } from '../../lobby/caps.ts'

const deletes = (cup: TestCompetition, fixture: string) =>
  cup.write({ kind: 'fixture-failed', fixture, failure: 'deleted', isHalfSettled: false })

const restores = (cup: TestCompetition, fixture: string, kickOffAt = FIRST_KICK_OFF, isTooClose = false) =>
  cup.write({ kind: 'fixture-restored', fixture, kickOffAt, isTooClose })

const fixtureOf = (cup: TestCompetition, id: string) => cup.state.fixtures.find(({ fixture }) => fixture === id)

it('restores the only fixture of a stage, which then needs no other fixture [CP70]', () => {
  const cup = aTournament(5, {}, 1)
  deletes(cup, 'f1')
  expect(cup.stage('groups').lacksFixture).toBe(true)
  restores(cup, 'f1')
  expect(fixtureOf(cup, 'f1')).toMatchObject({ status: 'planned', failure: null, staysFailed: null, stage: 'groups' })
  expect(cup.stage('groups').lacksFixture).toBe(false)
  cup.play()
  expect(cup.state).toMatchObject({ phase: 'finished', winner: 'e1' })
})

it('restores one of several fixtures of a stage that has room for the fixture [CP70]', () => {
  const cup = aLeague(4, { seasons: 1, seasonFixtures: 3 }, 3)
  deletes(cup, 'f2')
  cup.play()
  restores(cup, 'f2', FIRST_KICK_OFF + DAY)
  expect(cup.stage('season-1').fixtures.map(({ status }) => status)).toEqual(['counted', 'planned', 'planned'])
})

it('restores a fixture that no stage used, at its new kick-off [CP70]', () => {
  const cup = aTournament(5, {}, 2)
  deletes(cup, 'f2')
  restores(cup, 'f2', FIRST_KICK_OFF + 3 * DAY)
  expect(fixtureOf(cup, 'f2')).toMatchObject({ status: 'planned', stage: null, kickOffAt: FIRST_KICK_OFF + 3 * DAY })
})

it.each([
  ['another fixture has taken its place', 'fixture-replaced', 2, {}],
  ['it kicks off too close to another', 'fixtures-too-close', 1, { isTooClose: true }],
  ['it kicks off after the last day', 'fixture-after-last-day', 1, { kickOffAt: FIRST_KICK_OFF + 501 * DAY }],
  ['its kick-off is past', 'fixture-kicked-off', 1, { kickOffAt: FIRST_KICK_OFF - 30 * DAY }],
] as const)('refuses to restore a fixture if %s, and gives that reason [CP70]', (_why, reason, fixtures, change) => {
  const cup = aTournament(5, {}, fixtures)
  deletes(cup, 'f1')
  const { kickOffAt = FIRST_KICK_OFF, isTooClose = false } = { ...change } as {
    kickOffAt?: number
    isTooClose?: boolean
  }
  restores(cup, 'f1', kickOffAt, isTooClose)
  expect(fixtureOf(cup, 'f1')).toMatchObject({ status: 'failed', failure: 'deleted', staysFailed: reason })
  const before = cup.state
  restores(cup, 'f1')
  expect(cup.state).toEqual(before)
})

it('never restores a fixture whose stage was decided without that fixture, or after the competition has ended [CP70]', () => {
  const cup = aTournament(8, { groupFixtures: 2 }, 4)
  deletes(cup, 'f2')
  cup.play(undefined, 'f1')
  expect(cup.stage('groups').status).toBe('finished')
  restores(cup, 'f2', FIRST_KICK_OFF + 20 * DAY)
  expect(fixtureOf(cup, 'f2')?.staysFailed).toBe('stage-decided')
  deletes(cup, 'f4')
  cup.play()
  cup.addFixture('f5', FIRST_KICK_OFF + 9 * DAY)
  cup.play()
  expect(cup.state.phase).toBe('finished')
  restores(cup, 'f4', FIRST_KICK_OFF + 20 * DAY)
  expect(fixtureOf(cup, 'f4')?.staysFailed).toBe('competition-ended')
})

it('never restores a failed fixture to a stage that is being replayed without the fixture [CP43] [CP70]', () => {
  const cup = aTournament(8, { groupFixtures: 2 }, 6)
  deletes(cup, 'f2')
  cup.play(undefined, 'f1')
  cup.write({ kind: 'stage-replayed', stage: 'groups' })
  restores(cup, 'f2', FIRST_KICK_OFF + 20 * DAY)
  expect(fixtureOf(cup, 'f2')?.staysFailed).toBe('fixture-replaced')
})

it('keeps a fixture failed if its match was deleted after its kick-off and is restored later [CP39] [CP70]', () => {
  const cup = aTournament(5, {}, 1)
  cup.kickOff()
  deletes(cup, 'f1')
  const before = cup.state
  restores(cup, 'f1', FIRST_KICK_OFF + DAY)
  expect(cup.state).toEqual(before)
})
