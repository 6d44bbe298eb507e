import { expect, it } from 'vitest'
import { testDigest } from '../../test/digest.ts'
import { closedListHash, dealRound, drawCommitment, drawLots } from './competition-draw.ts'
import { groupCount } from './group-count.ts'

/** A digest that shows the text that is hashed. */
const digest = (text: string) => `#${text}`
const list = ['ana', 'ben', 'cleo']

it('computes the commitment to a draw as the digest of its seed [CP7]', () => {
  expect(drawCommitment('seed', digest)).toBe('#seed')
})

it('computes each lot as the digest of the seed, the hash of the closed list and the entry, and puts the lowest lot first [CP8]', () => {
  const entries = ['ben', 'ana', 'cleo']
  expect(drawLots('seed', entries, testDigest).map(({ lot }) => lot)).toEqual(
    entries.map((entry) => testDigest(JSON.stringify(['seed', testDigest('["ben","ana","cleo"]'), entry]))).toSorted(),
  )
  const hashed = drawLots('seed', ['ben', 'ana'], digest)
  expect(hashed).toEqual([
    { entry: 'ana', lot: '#["seed","#[\\"ben\\",\\"ana\\"]","ana"]' },
    { entry: 'ben', lot: '#["seed","#[\\"ben\\",\\"ana\\"]","ben"]' },
  ])
})

it.each([
  ['one entry more', ['ana', 'ben', 'cleo', 'dan']],
  ['one entry fewer', ['ana', 'ben']],
  ['one entry exchanged', ['ana', 'ben', 'dan']],
  ['the entries in another order', ['ben', 'ana', 'cleo']],
  ['two entries joined into one text', ['ana', 'ben","cleo']],
])('computes another hash for a closed list of entries with %s [CP8]', (_, changed) => {
  expect(closedListHash(changed, testDigest)).not.toBe(closedListHash(list, testDigest))
})

it('deals each of 2 to 512 entries to exactly one group, and makes groups whose sizes differ by at most one [CP20]', () => {
  expect(dealRound([1, 2, 3, 4, 5, 6, 7], 2)).toEqual([
    [1, 3, 5, 7],
    [2, 4, 6],
  ])
  for (let entries = 2; entries <= 512; entries += 1) {
    const all = Array.from({ length: entries }, (_, index) => index)
    const groups = dealRound(all, groupCount(entries))
    const sizes = groups.map(({ length }) => length)
    expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1)
    expect(groups.flat().toSorted((a, b) => a - b)).toEqual(all)
  }
})
