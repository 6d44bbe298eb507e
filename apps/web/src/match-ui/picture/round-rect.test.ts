import { expect, it } from 'vitest'
import { roundRect } from './round-rect.ts'

const called = (names: readonly string[]) => {
  const calls: unknown[][] = []
  const methods = names.map((name) => [name, (...given: unknown[]) => calls.push([name, ...given])])
  return { calls, context: Object.fromEntries(methods) as CanvasRenderingContext2D }
}

it('a picture draws round corners, and plain corners in a browser that cannot draw round ones', () => {
  const today = called(['rect', 'roundRect'])
  roundRect(today.context, [1, 2, 3, 4], 5)
  expect(today.calls).toEqual([['roundRect', 1, 2, 3, 4, 5]])
  const older = called(['rect'])
  roundRect(older.context, [1, 2, 3, 4], 5)
  expect(older.calls).toEqual([['rect', 1, 2, 3, 4]])
})
