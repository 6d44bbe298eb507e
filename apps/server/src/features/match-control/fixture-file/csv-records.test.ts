import { FIXTURES_MAX } from '@bettle/contract'
import { describe, expect, it } from 'vitest'
import { readFixtures } from '../read-fixtures.ts'
import { csvRecords } from './csv-records.ts'

const HEAD = 'Home Team,Away Team\n'

/** How often other tasks ran while `run` ran. */
async function ticksDuring(run: () => Promise<unknown>): Promise<number> {
  let ticks = 0
  let isOver = false
  const count = () => {
    ticks += 1
    if (!isOver) setImmediate(count)
  }
  setImmediate(count)
  await run()
  isOver = true
  return ticks
}

describe('a large file of fixtures', () => {
  it('is read up to its limit only, whether one line or a million [A52]', async () => {
    const most = 100
    const { records } = await csvRecords('a\n'.repeat(1_000_000), {}, most)
    expect(records).toHaveLength(most)
    const ticks = await ticksDuring(() => csvRecords('a\n'.repeat(1_000_000), {}, most))
    expect(ticks).toBeLessThan(10)
  })

  it('is refused for its size without being read to its end [A52]', async () => {
    const { faults, fixtures } = await readFixtures(`${HEAD}${'a,b\n'.repeat(FIXTURES_MAX + 50_000)}`)
    expect(fixtures).toEqual([])
    expect(faults).toEqual([{ line: 1, message: 'A file has at most 10,000 fixtures; this one has more.' }])
  })

  it('lets other tasks run in between [A52]', async () => {
    const lines = Array.from({ length: 2000 }, (_, index) => `Home ${index},Away ${index}\n`)
    const ticks = await ticksDuring(() => readFixtures(HEAD + lines.join('')))
    expect(ticks).toBeGreaterThan(5)
  })

  it.each([
    ['one cell', 'x'.repeat(2_000_000)],
    ['one line of cells', 'a,'.repeat(1_000_000)],
    ['a quote that is never closed', `"${'x\n'.repeat(1_000_000)}`],
  ])('is given up early where its second line is %s [A52]', async (_what, line) => {
    const ticks = await ticksDuring(async () => {
      const { faults } = await readFixtures(HEAD + line)
      expect(faults).toEqual([{ line: 2, message: expect.stringContaining('cannot be read') }])
    })
    expect(ticks).toBeLessThan(100)
  })

  it('keeps characters that lie across two slices', async () => {
    const names = Array.from({ length: 3000 }, (_, index) => `Größe😀 ${index}`)
    const { records } = await csvRecords(names.join('\n'), {}, 10_000)
    expect(records.map(({ record }) => record[0])).toEqual(names)
  })
})
