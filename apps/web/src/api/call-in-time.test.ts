import { listLobbies } from '@bettle/contract'
import { expect, it, vi } from 'vitest'
import { callInTime } from './call-in-time.ts'
import { storeToken } from './session/token.ts'

it('a call with a time limit fails after eight seconds without a response, and aborts the request', async () => {
  vi.useFakeTimers()
  storeToken({ accessToken: 'a', refreshToken: 'r', tokenType: 'Bearer' })
  let isHanging = false
  vi.stubGlobal(
    'fetch',
    (_: string, { signal }: RequestInit) =>
      new Promise((_resolve, reject) => {
        isHanging = true
        signal?.addEventListener('abort', () => {
          isHanging = false
          reject(signal.reason)
        })
      }),
  )
  const refused = expect(callInTime(listLobbies, {})).rejects.toMatchObject({ status: 0, code: 'network' })
  await vi.advanceTimersByTimeAsync(7999)
  expect(isHanging).toBe(true)
  await vi.advanceTimersByTimeAsync(1)
  expect(isHanging).toBe(false)
  await refused
})
