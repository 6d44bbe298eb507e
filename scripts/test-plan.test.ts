import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from './project-text.ts'
import { LEFT_OUT, workersOf } from './test-plan.mjs'

const GIGABYTE = 2 ** 30

describe('the number of workers', () => {
  it.each([
    // Eight cores and much memory: the cores decide.
    { cores: 8, memory: 64, unit: 8, browser: 12 },
    { cores: 2, memory: 24, unit: 2, browser: 3 },
    // Two of six gigabytes stay free: the memory decides.
    { cores: 16, memory: 6, unit: 3, browser: 2 },
    { cores: 4, memory: 1, unit: 1, browser: 1 },
  ])('fits $cores cores and $memory GB: $unit and $browser', ({ cores, memory, unit, browser }) => {
    const machine = { cores, memory: memory * GIGABYTE, given: undefined }
    expect(workersOf('unit', machine)).toBe(unit)
    expect(workersOf('browser', machine)).toBe(browser)
  })

  it('is the given one', () => {
    expect(workersOf('unit', { cores: 8, memory: 64 * GIGABYTE, given: '3' })).toBe(3)
  })
})

describe('the tests that the usual run leaves out', () => {
  it('are files of the project, each with what it guards', () => {
    expect(LEFT_OUT.filter(({ file }) => !existsSync(join(root, file)))).toEqual([])
    expect(LEFT_OUT.filter(({ guards }) => guards.trim() === '')).toEqual([])
  })
})
