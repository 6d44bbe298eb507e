import { expect, it } from 'vitest'
import { seatMoveStep } from './seat-move.ts'

const MINUTE = 60_000

it('the host frees a seat once its device has been away for two minutes [G16]', () => {
  const host = { isHostPlaying: false, agreedMs: undefined }
  expect(seatMoveStep({ ...host, awayMs: 2 * MINUTE - 1 })).toBe('in-use')
  expect(seatMoveStep({ ...host, awayMs: 2 * MINUTE })).toBe('link')
})

it('a host who plays needs the yes of another member, which holds for a quarter of an hour [G16]', () => {
  const host = { isHostPlaying: true, awayMs: 9 * MINUTE }
  expect(seatMoveStep({ ...host, agreedMs: undefined })).toBe('ask-members')
  expect(seatMoveStep({ ...host, agreedMs: 14 * MINUTE })).toBe('link')
  expect(seatMoveStep({ ...host, agreedMs: 15 * MINUTE })).toBe('ask-members')
  expect(seatMoveStep({ ...host, awayMs: 0, agreedMs: 0 })).toBe('in-use')
})
