import { expect, it } from 'vitest'
import { groupTrophies, tournamentTrophies } from './competition-trophies.ts'

it('pays the winner of a tournament the starting chips of every entry ever present, if at least two were present [CP45]', () => {
  expect(tournamentTrophies('ana', 100, 7)).toEqual([{ entry: 'ana', amount: 700 }])
  expect(tournamentTrophies('ana', 100, 2)).toEqual([{ entry: 'ana', amount: 200 }])
  expect(tournamentTrophies('ana', 100, 1)).toEqual([])
  expect(tournamentTrophies(null, 100, 0)).toEqual([])
})

const rows = (...present: readonly number[]) =>
  present.map((lobbies, index) => ({ entry: `e${index + 1}`, present: lobbies }))

it('pays the first three of a league group 50, 30 and 20 percent of the starting chips of the entries that were present [CP46]', () => {
  expect(groupTrophies(rows(2, 2, 1, 1, 0), 25)).toEqual([
    { entry: 'e1', amount: 50 },
    { entry: 'e2', amount: 30 },
    { entry: 'e3', amount: 20 },
  ])
})

it('pays 70 and 30 percent in a league group in which two entries were present, and nothing if only one entry was present [CP46]', () => {
  expect(groupTrophies(rows(1, 0, 1), 100)).toEqual([
    { entry: 'e1', amount: 140 },
    { entry: 'e3', amount: 60 },
  ])
  expect(groupTrophies(rows(1, 0, 0), 100)).toEqual([])
})

it('pays whole numbers of trophies that add up to the pot of a league group, rounded up at the largest remainders [CP46]', () => {
  expect(groupTrophies(rows(1, 1, 1), 11).map(({ amount }) => amount)).toEqual([16, 10, 7])
})
