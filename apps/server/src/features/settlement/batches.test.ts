import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { batchesOf, MOST_BETS } from './batches.ts'

const lobbies = (...bets: readonly (number | undefined)[]) =>
  bets.map((count, index) => ({ id: `${index}`, ...(count !== undefined && { bets: count }) }))

describe('the batches of lobbies in a job [PR507]', () => {
  it('a batch of lobbies holds at most 1,000 bets, or a single lobby', () => {
    expect(batchesOf(lobbies(999, 999, 1, 1))).toEqual([['0'], ['1', '2'], ['3']])
    expect(batchesOf(lobbies(400, 600, 1500, 8))).toEqual([['0', '1'], ['2'], ['3']])
  })

  it('lobbies without bets share one batch, also with a lobby of 1,000 bets', () => {
    expect(batchesOf(lobbies(undefined, 0, undefined))).toEqual([['0', '1', '2']])
    expect(batchesOf(lobbies(1000, 0, 0))).toEqual([['0', '1', '2']])
    expect(batchesOf([])).toEqual([])
  })

  it('the batches of a job hold each lobby once and in the given order', () => {
    const anyCounts = fc.array(fc.option(fc.nat({ max: 2 * MOST_BETS }), { nil: undefined }), { maxLength: 100 })
    fc.assert(
      fc.property(anyCounts, (counts) => {
        const given = lobbies(...counts)
        const batches = batchesOf(given)
        expect(batches.flat()).toEqual(given.map(({ id }) => id))
        for (const batch of batches) {
          const withBets = batch.flatMap((id) => given[Number(id)]?.bets || [])
          const bets = withBets.reduce((sum, count) => sum + count, 0)
          expect(batch.length).toBeGreaterThan(0)
          expect(withBets.length <= 1 || bets <= MOST_BETS).toBe(true)
        }
      }),
    )
  })
})
