import { expect, it, vi } from 'vitest'
import { saveFile } from './save-file.ts'

it('the address of a saved file is still valid ten seconds after the press, and is released later', () => {
  vi.useFakeTimers()
  const revoke = vi.spyOn(URL, 'revokeObjectURL')
  saveFile('bets.csv', 'a,b')
  vi.advanceTimersByTime(10_000)
  expect(revoke).not.toHaveBeenCalled()
  vi.advanceTimersByTime(120_000)
  expect(revoke).toHaveBeenCalledOnce()
})
