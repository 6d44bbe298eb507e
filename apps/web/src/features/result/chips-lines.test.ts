import { expect, it } from 'vitest'
import { ANA, BEN, CLEO, userId } from '../../push/lobby/a-lobby.test-support.ts'
import { chipsLines } from './chips-lines.ts'

const entry = (user: typeof ANA, chips: number) => ({
  ...{ user, chips, betsPlaced: 0, betsWon: 0, hasSettledBet: true, isActive: true },
  ...{ eliminatedIn: null, lastStanding: false },
})

it('every line of the chips chart starts with the starting chips, and the lines of the winner and the user are drawn on top [PR243]', () => {
  const leaderboard = [entry(BEN, 140), entry(CLEO, 90), entry(ANA, 80)]
  const members = [
    { userId: ANA._id, chips: [90, 80] },
    { userId: BEN._id, chips: [120, 140] },
    { userId: CLEO._id, chips: [95, 90] },
  ]
  const lines = chipsLines(100, members, leaderboard, ANA._id)
  expect(lines.map(({ username, kind }) => [username, kind])).toEqual([
    ['cleo', 'other'],
    ['ben', 'winner'],
    ['ana', 'own'],
  ])
  expect(lines[2]?.chips).toEqual([100, 90, 80])
})

it('the chips chart of 40 players draws only 13 lines, the user’s own line on top', () => {
  const users = Array.from({ length: 40 }, (_, n) => ({ ...ANA, _id: userId(n + 1), username: `p${n}` }))
  const members = users.map(({ _id }) => ({ userId: _id, chips: [100] }))
  const lines = chipsLines(
    100,
    members,
    users.map((user) => entry(user, 100)),
    userId(40),
  )
  expect(lines).toHaveLength(13)
  expect(lines.at(-1)).toMatchObject({ kind: 'own', username: 'p39' })
})
