import { describe, expect, it } from 'vitest'
import { type BatchOutcome, createBatcher } from './batcher.ts'

/** Creates a batcher that runs a batch when the test calls `opens`, and records the requests of each batch. */
function aBatcher(most = 256) {
  const batches: string[][] = []
  const open: (() => void)[] = []
  const enter = createBatcher<string, string>(async (requests) => {
    batches.push([...requests])
    await new Promise<void>((resolve) => open.push(resolve))
    return requests.map((request): BatchOutcome<string> => {
      return request === 'refused' ? { error: new Error('no') } : { reply: `${request} is in` }
    })
  }, most)
  const opens = async () => {
    open.shift()?.()
    await new Promise((resolve) => setImmediate(resolve))
  }
  return { enter, batches, opens }
}

describe('requests to a batcher', () => {
  it('a batcher runs a single request at once, and all requests that arrive meanwhile together in the next batch', async () => {
    const { enter, batches, opens } = aBatcher()
    const ana = enter('Ana')
    expect(batches).toEqual([['Ana']])
    const others = ['Ben', 'Cleo', 'Dana'].map(enter)
    expect(batches).toHaveLength(1)
    await opens()
    expect(await ana).toBe('Ana is in')
    expect(batches).toEqual([['Ana'], ['Ben', 'Cleo', 'Dana']])
    await opens()
    expect(await Promise.all(others)).toEqual(['Ben is in', 'Cleo is in', 'Dana is in'])
    void enter('Ana')
    expect(batches.at(-1)).toEqual(['Ana'])
  })

  it('a batcher runs requests in order of arrival, at most the given number in a batch', async () => {
    const { enter, batches, opens } = aBatcher(2)
    for (const name of ['Ana', 'Ben', 'Cleo', 'Dana']) void enter(name)
    for (let time = 0; time < 3; time += 1) await opens()
    expect(batches).toEqual([['Ana'], ['Ben', 'Cleo'], ['Dana']])
  })

  it('a refused request does not affect the other requests of its batch', async () => {
    const { enter, batches, opens } = aBatcher()
    void enter('Ana')
    const answers = Promise.allSettled(['Ben', 'refused', 'Cleo'].map(enter))
    await opens()
    await opens()
    expect((await answers).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    expect(batches).toHaveLength(2)
  })
})

describe('a request that makes its batch fail', () => {
  it('rejects only the request that makes its batch fail: the batch is split in two, and then into single requests', async () => {
    const batches: number[][] = []
    const enter = createBatcher<number, number>(async (requests) => {
      batches.push([...requests])
      await Promise.resolve()
      if (requests.includes(6)) throw new Error('poisoned')
      return requests.map((request) => ({ reply: request * 10 }))
    }, 256)
    const answers = await Promise.allSettled([1, 2, 3, 4, 5, 6, 7, 8, 9].map(enter))
    expect(answers.map((one) => (one.status === 'fulfilled' ? one.value : one.reason.message))).toEqual([
      10,
      20,
      30,
      40,
      50,
      'poisoned',
      70,
      80,
      90,
    ])
    expect(batches).toEqual([[1], [2, 3, 4, 5, 6, 7, 8, 9], [2, 3, 4, 5], [6, 7, 8, 9], [6], [7], [8], [9]])
  })
})
