import type { UserId } from '@bettle/contract'
import { describe, expect, it } from 'vitest'
import { createPresence } from './presence.ts'

const ana = 'ana' as UserId
const ben = 'ben' as UserId
const cleo = 'cleo' as UserId

/** Records the published numbers; `aSecondPasses` lets a second pass. */
function aWatch() {
  const published: [string, number][] = []
  let waiting: (() => void)[] = []
  const presence = createPresence(
    (topic, online) => published.push([topic, online]),
    (run) => waiting.push(run),
  )
  const aSecondPasses = () => {
    const timers = waiting
    waiting = []
    for (const run of timers) run()
  }
  return { presence, published, aSecondPasses }
}

describe('the number of connected users', () => {
  it('counts a connected user once, however many tabs are open [T8] [PR217]', () => {
    const { presence } = aWatch()
    presence.entered('a', ana)
    presence.entered('a', ana)
    presence.entered('a', ben)
    presence.entered('b', ben)
    expect([presence.online('a'), presence.online('b'), presence.online('c')]).toEqual([2, 1, 0])
    presence.left('a', ana)
    expect(presence.online('a')).toBe(2)
    presence.left('a', ana)
    presence.left('a', ana)
    presence.left('a', cleo)
    expect(presence.online('a')).toBe(1)
  })

  it('publishes the number of connected users at once, and then at most once a second [T8]', () => {
    const { presence, published, aSecondPasses } = aWatch()
    presence.entered('a', ana)
    expect(published).toEqual([['a', 1]])
    presence.entered('a', ben)
    presence.entered('a', cleo)
    presence.left('a', ana)
    expect(published).toHaveLength(1)
    aSecondPasses()
    expect(published.slice(1)).toEqual([['a', 2]])
    presence.entered('a', ana)
    presence.left('a', ana)
    aSecondPasses()
    aSecondPasses()
    expect(published).toHaveLength(2)
    presence.left('a', ben)
    presence.left('a', cleo)
    expect(published.slice(2)).toEqual([['a', 1]])
    aSecondPasses()
    expect(published.slice(3)).toEqual([['a', 0]])
  })

  it('publishes the number of connected users for each topic separately, also for a topic that was empty for a while [T8]', () => {
    const { presence, published, aSecondPasses } = aWatch()
    presence.entered('a', ana)
    presence.entered('b', ana)
    aSecondPasses()
    presence.left('a', ana)
    aSecondPasses()
    aSecondPasses()
    presence.entered('a', ben)
    expect(published).toEqual([
      ['a', 1],
      ['b', 1],
      ['a', 0],
      ['a', 1],
    ])
  })
})
