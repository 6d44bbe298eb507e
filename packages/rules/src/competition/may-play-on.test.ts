import { expect, it } from 'vitest'
import { aTournament, TestCompetition } from '../../test/competition.ts'
import { mayPlayOn } from './may-play-on.ts'

const names = (...numbers: readonly number[]) => numbers.map((number) => `e${number}`)

it('counts all entries with a place as possible players of an unused fixture, but no reserves or withdrawn entries [CP78]', () => {
  const cup = new TestCompetition({ format: 'tournament', places: 3 })
  cup.enrol(4).addFixtures(3)
  expect(mayPlayOn(cup.state, 'f1')).toEqual(names(1, 2, 3))
  expect(mayPlayOn(cup.state, null)).toEqual(names(1, 2, 3))
  cup.write({ kind: 'withdrawn', entry: 'e1' })
  expect(mayPlayOn(cup.state, null)).toEqual(names(2, 3, 4))
})

it('counts as possible players of a later fixture only the entries still in the tournament, and none on a fixture already played [CP25] [CP78]', () => {
  const cup = aTournament(8, {}, 4)
  cup.play()
  // The first two of each of two groups of four advance: to the semi-finals on fixture f2 and the final on f3.
  const semiFinalists = cup.state.lobbiesWanted.flatMap(({ entries }) => entries).toSorted()
  expect(semiFinalists).toHaveLength(4)
  expect(mayPlayOn(cup.state, 'f2').toSorted()).toEqual(semiFinalists)
  expect(mayPlayOn(cup.state, 'f3').toSorted()).toEqual(semiFinalists)
  expect(mayPlayOn(cup.state, null).toSorted()).toEqual(semiFinalists)
  // The group stage on fixture f1 has been played.
  expect(mayPlayOn(cup.state, 'f1')).toEqual([])
  cup.play()
  expect(mayPlayOn(cup.state, 'f3')).toHaveLength(2)
})

it('counts no possible players in a competition that is over [CP78]', () => {
  const cup = aTournament(4, {}, 2)
  cup.play()
  expect(cup.state.phase).toBe('finished')
  expect(mayPlayOn(cup.state, 'f2')).toEqual([])
  expect(mayPlayOn(cup.state, null)).toEqual([])
})
