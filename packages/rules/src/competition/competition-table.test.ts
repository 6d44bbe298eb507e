import { expect, it } from 'vitest'
import type { LobbySeat } from './competition-log.ts'
import { orderTable, tableScores } from './competition-table.ts'

/** Makes the ranking of a lobby from rank 1: `ana 120` was present with 120 chips, `-ben 100` was absent. */
const lobby = (...seats: readonly string[]): LobbySeat[] =>
  seats.map((seat) => {
    const [, absent, entry = '', chips = ''] = /^(-?)(\w+) (-?\d+)$/.exec(seat) ?? []
    return { entry, isPresent: absent === '', chips: Number(chips) }
  })

const members = ['ana', 'ben', 'cleo', 'dan']

/** Returns the table of these lobbies. The lots of the entries are in alphabetical order. */
function tableOf(...lobbies: readonly LobbySeat[][]) {
  const lotOrder = (entry: string) => members.indexOf(entry)
  return orderTable(tableScores({ members, lobbies }), { lastCriterion: 'lot', rankOf: lotOrder })
}

const orderOf = (table: ReturnType<typeof tableOf>) => table.map(({ entry, decidedBy }) => [entry, decidedBy])

it('orders a competition table by points first [CP15]', () => {
  const table = tableOf(lobby('dan 90', 'cleo 80', 'ben 70', 'ana 60'))
  expect(orderOf(table)).toEqual([
    ['dan', null],
    ['cleo', 'points'],
    ['ben', 'points'],
    ['ana', 'points'],
  ])
  expect(table.map(({ points, position }) => [position, points])).toEqual([
    [1, 10],
    [2, 7],
    [3, 5],
    [4, 4],
  ])
})

it('orders entries with equal points in a table by lobbies won [CP15]', () => {
  const equal = tableOf(lobby('ben 90', 'ana 80', 'cleo 70', 'dan 60'), lobby('dan 90', 'ana 80', 'cleo 70', 'ben 60'))
  // Ana has 14 points and no win; Ben and Dan have 10 + 4 points and one win each.
  expect(equal.map(({ entry, points, wins }) => [entry, points, wins])).toEqual([
    ['ben', 14, 1],
    ['dan', 14, 1],
    ['ana', 14, 0],
    ['cleo', 10, 0],
  ])
  expect(equal[2]?.decidedBy).toBe('wins')
})

it('orders entries with equal points and wins in a table by the sum of final chips, with 0 for an absence [CP15]', () => {
  const table = tableOf(
    lobby('ben 90', 'dan 80', '-ana 100', '-cleo 100'),
    lobby('dan 95', 'ben 80', '-ana 100', '-cleo 100'),
  )
  expect(orderOf(table)).toEqual([
    ['dan', null],
    ['ben', 'chips'],
    ['ana', 'points'],
    ['cleo', 'lot'],
  ])
  expect(table.map(({ chips }) => chips)).toEqual([175, 170, 0, 0])
})

it('orders entries with equal sums of chips in a table by the best single finish [CP15]', () => {
  const table = tableOf(lobby('ben 90', 'dan 80'), lobby('dan 100', 'ben 90'))
  expect(orderOf(table).slice(0, 2)).toEqual([
    ['dan', null],
    ['ben', 'best-finish'],
  ])
})

it('orders otherwise equal entries of a group table by lot, and otherwise equal entries of a knockout tie by seed [CP15]', () => {
  const lobbies = [lobby('ben 90', 'dan 80'), lobby('dan 90', 'ben 80')]
  expect(orderOf(tableOf(...lobbies)).slice(0, 2)).toEqual([
    ['ben', null],
    ['dan', 'lot'],
  ])
  const rankOf = (entry: string) => (entry === 'dan' ? 1 : 2)
  const tie = orderTable(tableScores({ members: ['dan', 'ben'], lobbies }), { lastCriterion: 'seed', rankOf })
  expect(tie.map(({ entry, decidedBy }) => [entry, decidedBy])).toEqual([
    ['dan', null],
    ['ben', 'seed'],
  ])
})

it('puts a winner that the organiser set first in the table, and names the organiser as the reason for the next rank [CP43]', () => {
  const scores = tableScores({ members, lobbies: [lobby('ana 90', 'ben 80')] })
  const table = orderTable(scores, { lastCriterion: 'lot', rankOf: () => 0, setWinners: ['ben'] })
  expect(table.slice(0, 2).map(({ entry, decidedBy }) => [entry, decidedBy])).toEqual([
    ['ben', null],
    ['ana', 'organiser'],
  ])
})

it('gives an entry that was absent from a lobby no points, chips or rank there, and ranks the present entries without that entry [CP13] [CP14]', () => {
  const [ana, ben] = tableScores({
    members,
    lobbies: [lobby('-ana 200', 'ben 80', 'cleo 70'), lobby('ana 90', 'ben 80')],
  })
  expect(ana).toMatchObject({ points: 10, wins: 1, chips: 90, bestFinish: 90, present: 1, form: [null, 1] })
  expect(ben).toMatchObject({ points: 17, wins: 1, chips: 160, bestFinish: 80, present: 2, form: [1, 2] })
})
