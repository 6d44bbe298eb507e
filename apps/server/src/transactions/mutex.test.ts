import { describe, expect, it } from 'vitest'
import { createMutex, lockMany } from './mutex.ts'

const soon = (ms = 1) => new Promise<void>((resolve) => setTimeout(resolve, ms))

describe('calls of a mutex', () => {
  it('calls with one key of a mutex run in the order of their requests, one at a time', async () => {
    const mutex = createMutex()
    const done: number[] = []
    let running = 0
    const run = (n: number) => async () => {
      running += 1
      expect(running).toBe(1)
      await soon(10 - n)
      done.push(n)
      running -= 1
      return n
    }
    const replies = await Promise.all(Array.from({ length: 10 }, (_, n) => mutex('a', run(n))))
    expect(replies).toEqual(done)
    expect(done).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
  })

  it('calls of a mutex do not wait for calls with another key', async () => {
    const mutex = createMutex()
    let free = () => {}
    const held = mutex('a', () => new Promise<void>((resolve) => (free = resolve)))
    await expect(mutex('b', async () => 'b')).resolves.toBe('b')
    free()
    await held
  })

  it('calls of a mutex continue after a call that failed, and leave no entry behind', async () => {
    const mutex = createMutex()
    const failed = mutex('a', async () => {
      await soon()
      throw new Error('no')
    })
    const next = mutex('a', async () => 'next')
    await expect(failed).rejects.toThrow('no')
    await expect(next).resolves.toBe('next')
    await soon()
    expect(mutex.size).toBe(0)
  })
})

describe('calls of lockMany', () => {
  it('calls of lockMany wait for each of the keys, and hold all keys at once', async () => {
    const mutex = createMutex()
    const log: string[] = []
    const first = mutex('b', async () => {
      await soon(10)
      log.push('first')
    })
    const many = lockMany(mutex, ['b', 'a', 'b'], async () => {
      await soon(5)
      log.push('many')
    })
    const last = mutex('a', async () => log.push('last'))
    await Promise.all([first, many, last])
    expect(log).toEqual(['first', 'many', 'last'])
    await soon()
    expect(mutex.size).toBe(0)
  })

  it('calls of lockMany never cause a deadlock', async () => {
    const mutex = createMutex()
    const keys = ['a', 'b', 'c', 'd']
    let acted = 0
    await Promise.all(
      Array.from({ length: 60 }, (_, n) => {
        const some = keys.filter((_key, index) => (n >> index) % 2 === 1).sort(() => (n % 3) - 1)
        return lockMany(mutex, some, async () => {
          await soon(n % 2)
          acted += 1
        })
      }),
    )
    expect(acted).toBe(60)
  })

  it('calls of lockMany release the keys if the change fails', async () => {
    const mutex = createMutex()
    await expect(lockMany(mutex, ['a'], () => Promise.reject(new Error('no')))).rejects.toThrow('no')
    await expect(mutex('a', async () => 'free')).resolves.toBe('free')
  })
})
