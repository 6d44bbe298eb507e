import { afterEach, expect, it } from 'vitest'
import { fillGaps, hasGaps } from './gaps.ts'

const NAMES = ['toSorted', 'toReversed', 'toSpliced'] as const
const own = NAMES.map((name) => [name, Object.getOwnPropertyDescriptor(Array.prototype, name)] as const)
const timeout = Object.getOwnPropertyDescriptor(AbortSignal, 'timeout')

afterEach(() => {
  for (const [name, descriptor] of own) if (descriptor) Object.defineProperty(Array.prototype, name, descriptor)
  if (timeout) Object.defineProperty(AbortSignal, 'timeout', timeout)
})

it('a browser of today has no gaps, and keeps its own functions', () => {
  expect(hasGaps()).toBe(false)
  fillGaps()
  for (const [name, descriptor] of own)
    expect(Object.getOwnPropertyDescriptor(Array.prototype, name)?.value).toBe(descriptor?.value)
})

it('in an older browser the functions that it lacks behave as the standard says, and a loop over a list finds none of them', async () => {
  for (const name of NAMES) Reflect.deleteProperty(Array.prototype, name)
  Reflect.deleteProperty(AbortSignal, 'timeout')
  expect(hasGaps()).toBe(true)
  fillGaps()
  expect(hasGaps()).toBe(false)
  const list = [3, 1, 2]
  expect(list.toSorted((one, other) => one - other)).toEqual([1, 2, 3])
  expect([10, 9, 1].toSorted()).toEqual([1, 10, 9])
  expect(list.toReversed()).toEqual([2, 1, 3])
  expect(list.toSpliced(1, 1)).toEqual([3, 2])
  expect(list.toSpliced(-1, 0, 7, 8)).toEqual([3, 1, 7, 8, 2])
  expect(list).toEqual([3, 1, 2])
  const found: string[] = []
  for (const key in list) found.push(key)
  expect(found).toEqual(['0', '1', '2'])
  const signal = AbortSignal.timeout(1)
  await new Promise((resolve) => signal.addEventListener('abort', resolve))
  expect(signal.reason).toMatchObject({ name: 'TimeoutError' })
})
