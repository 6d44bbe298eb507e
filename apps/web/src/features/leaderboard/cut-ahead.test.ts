import { planMatch } from '@bettle/rules'
import { describe, expect, it } from 'vitest'
import { aLobby, aMember, BEN, roundId, userId } from '../../push/lobby/a-lobby.test-support.ts'
import { cutAhead } from './cut-ahead.ts'

const settings = { ...aLobby().gameSettings, isTournament: true, eliminationBy: 'cuts' } as const
const rounds = planMatch([1, 2], 45, 10).map((round, index) => ({
  ...aLobby().rounds[0],
  ...round,
  _id: roundId(index + 1),
}))

/** A lobby of players with these chips, from the first of the ranking on. */
function evening(chips: readonly number[], more: Partial<ReturnType<typeof aMember>>[] = []) {
  const users = chips.map((held, n) => {
    const user = { ...BEN, _id: userId(n + 10), username: `p${n}` }
    return aMember(user, { chips: held, betsPlaced: 2, hasSettledBet: true, isActive: true, ...more[n] })
  })
  const leaderboard = users.map((member) => ({ ...member, lastStanding: member.lastStanding ?? false }))
  return { gameSettings: settings, rounds: rounds as never, users, leaderboard }
}
const lines = (settled: number, after: Readonly<Record<number, number>> = {}) => ({
  rounds: Array.from({ length: settled }, (_, index) => index + 1),
  of: (id: string) => {
    const n = Object.keys(after).find((key) => userId(Number(key) + 10) === id)
    return n === undefined ? [] : [after[Number(n)] ?? 0]
  },
})
const outOf = (ahead: ReturnType<typeof cutAhead>) =>
  [...(ahead?.out ?? [])].map((id) => Number.parseInt(id.slice(-8), 16) - 10)

describe('the cut ahead of a cut evening', () => {
  it('names the round of the next cut, how many stay, and who would be out now [X12] [PR976]', () => {
    const ahead = cutAhead(evening([120, 110, 100, 90, 80, 70, 60, 50]), lines(2))
    expect(ahead?.text).toBe('Cut after round 3: 4 of 8 players stay in.')
    expect(outOf(ahead)).toEqual([4, 5, 6, 7])
  })

  it('goes by the chips after the latest settled round, in which open stakes count as chips [X9] [X12]', () => {
    const ahead = cutAhead(evening([100, 90, 80, 20]), lines(2, { 0: 100, 1: 90, 2: 80, 3: 120 }))
    expect(outOf(ahead)).toEqual([1, 2])
  })

  it('says two stay at the last cut, and that none follows once two are left [X8] [PR976]', () => {
    const out = { seat: 'eliminated', role: 'spectator', eliminatedIn: 3 } as const
    const four = evening([120, 110, 100, 90, 9, 8], [{}, {}, {}, {}, out, out])
    expect(cutAhead(four, lines(3))?.text).toBe('Last cut after round 7: 2 of 4 players stay in.')
    expect(outOf(cutAhead(four, lines(3)))).toEqual([2, 3])
    const two = evening([120, 110, 9, 8], [{}, {}, out, out])
    expect(cutAhead(two, lines(7))).toEqual({ text: 'No more cuts: the last two play for the win.', out: new Set() })
  })

  it('marks nobody before the first settled bet, and says nothing in a lobby without cuts [X12]', () => {
    const new_ = { hasSettledBet: false, isActive: false }
    const fresh = evening([100, 100, 100], [new_, new_, new_])
    expect(cutAhead(fresh, lines(0))).toEqual({
      text: 'Cut after round 3: half of the players stay in.',
      out: new Set(),
    })
    const other = { ...fresh, gameSettings: { ...settings, isTournament: false } }
    expect(cutAhead(other, lines(0))).toBeUndefined()
  })
})
