import { describe, expect, it } from 'vitest'
import { type Outcome, together } from './together.ts'

/** Places when it is told to, and notes who went in with whom. */
function aDoor(most = 256) {
  const lots: string[][] = []
  const open: (() => void)[] = []
  const enter = together<string, string>(async (wishes) => {
    lots.push([...wishes])
    await new Promise<void>((resolve) => open.push(resolve))
    return wishes.map((wish): Outcome<string> => {
      return wish === 'refused' ? { error: new Error('no') } : { reply: `${wish} is in` }
    })
  }, most)
  const opens = async () => {
    open.shift()?.()
    await new Promise((resolve) => setImmediate(resolve))
  }
  return { enter, lots, opens }
}

describe('who waits for the same thing', () => {
  it('goes in at once when alone, and together with all who came while the door was taken', async () => {
    const { enter, lots, opens } = aDoor()
    const ana = enter('Ana')
    expect(lots).toEqual([['Ana']])
    const others = ['Ben', 'Cleo', 'Dana'].map(enter)
    expect(lots).toHaveLength(1)
    await opens()
    expect(await ana).toBe('Ana is in')
    expect(lots).toEqual([['Ana'], ['Ben', 'Cleo', 'Dana']])
    await opens()
    expect(await Promise.all(others)).toEqual(['Ben is in', 'Cleo is in', 'Dana is in'])
    void enter('Ana')
    expect(lots.at(-1)).toEqual(['Ana'])
  })

  it('goes in in order of arrival, so many at a time', async () => {
    const { enter, lots, opens } = aDoor(2)
    for (const name of ['Ana', 'Ben', 'Cleo', 'Dana']) void enter(name)
    for (let time = 0; time < 3; time += 1) await opens()
    expect(lots).toEqual([['Ana'], ['Ben', 'Cleo'], ['Dana']])
  })

  it('is not harmed by one who is refused', async () => {
    const { enter, lots, opens } = aDoor()
    void enter('Ana')
    const told = Promise.allSettled(['Ben', 'refused', 'Cleo'].map(enter))
    await opens()
    await opens()
    expect((await told).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    expect(lots).toHaveLength(2)
  })
})

describe('one with whom nobody can be placed', () => {
  it('is refused alone: the others are split once, and then go one by one', async () => {
    const lots: number[][] = []
    const enter = together<number, number>(async (wishes) => {
      lots.push([...wishes])
      await Promise.resolve()
      if (wishes.includes(6)) throw new Error('poisoned')
      return wishes.map((wish) => ({ reply: wish * 10 }))
    }, 256)
    const told = await Promise.allSettled([1, 2, 3, 4, 5, 6, 7, 8, 9].map(enter))
    expect(told.map((one) => (one.status === 'fulfilled' ? one.value : one.reason.message))).toEqual([
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
    expect(lots).toEqual([[1], [2, 3, 4, 5, 6, 7, 8, 9], [2, 3, 4, 5], [6, 7, 8, 9], [6], [7], [8], [9]])
  })
})
