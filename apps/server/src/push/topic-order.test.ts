import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createTopicOrder } from './topic-order.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** Creates an order that records what it publishes. */
function anOrder() {
  const done: (number | string)[] = []
  const order = createTopicOrder<{ version: number }>({
    publish: (_key, { version }) => done.push(version),
    onGap: () => done.push('gap'),
  })
  return {
    order,
    done,
    arrive(...versions: number[]) {
      for (const version of versions) order.arrived('a', { version })
    },
  }
}

describe('the updates of a followed topic', () => {
  it('publishes the updates of a topic once and in order, in whichever order they arrive within 100 ms [PR466]', () => {
    const { order, done, arrive } = anOrder()
    order.open('a')
    order.reached('a', 4)
    arrive(6)
    vi.advanceTimersByTime(99)
    arrive(8, 7)
    expect(done).toEqual([])
    arrive(5, 6, 5)
    expect(done).toEqual([5, 6, 7, 8])
    vi.advanceTimersByTime(1000)
    arrive(4)
    expect(done).toEqual([5, 6, 7, 8])
  })

  it('updates that do not arrive within 100 ms count as lost, in one report for all missing updates [PR466]', () => {
    const { order, done, arrive } = anOrder()
    order.open('a')
    order.reached('a', 4)
    arrive(7, 9)
    vi.advanceTimersByTime(99)
    expect(done).toEqual([])
    vi.advanceTimersByTime(1)
    expect(done).toEqual(['gap', 7, 9])
    // This update arrives too late: the clients have fetched a state that includes it.
    arrive(8, 10)
    expect(done).toEqual(['gap', 7, 9, 10])
    expect(order.lastOf('a')).toBe(10)
  })

  it('waits 100 ms for each missing update of a topic separately, and then reports it as lost', () => {
    const { order, done, arrive } = anOrder()
    order.open('a')
    order.reached('a', 0)
    arrive(2)
    vi.advanceTimersByTime(60)
    arrive(4, 1)
    vi.advanceTimersByTime(60)
    expect(done).toEqual([1, 2])
    vi.advanceTimersByTime(40)
    expect(done).toEqual([1, 2, 'gap', 4])
  })

  it('updates that the database has counted and that do not arrive within 100 ms are reported as lost [PR466]', () => {
    const { order, done, arrive } = anOrder()
    order.open('a')
    expect(order.reached('a', 4)).toBe(4)
    expect(order.reached('a', 6)).toBe(4)
    arrive(5, 6)
    vi.advanceTimersByTime(1000)
    expect(done).toEqual([5, 6])
    expect(order.reached('a', 8)).toBe(6)
    arrive(7)
    vi.advanceTimersByTime(100)
    expect(done).toEqual([5, 6, 7, 'gap'])
    expect(order.lastOf('a')).toBe(8)
  })

  it('keeps updates of a topic that arrive before its version is read, and publishes them after that version without a gap', () => {
    const { order, done, arrive } = anOrder()
    order.open('a')
    arrive(6, 5, 8)
    expect(done).toEqual([])
    expect(order.reached('a', 6)).toBe(6)
    expect(done).toEqual([5, 6])
    arrive(7)
    expect(done).toEqual([5, 6, 7, 8])
    vi.advanceTimersByTime(1000)
    expect(done).toEqual([5, 6, 7, 8])
  })
})

it('publishes the updates of a topic without followers in order of arrival, and no kept update after the last follower has left', () => {
  const { order, done, arrive } = anOrder()
  arrive(3, 1)
  expect(order.reached('a', 9)).toBe(9)
  expect(done).toEqual([3, 1])
  order.open('a')
  order.reached('a', 3)
  arrive(5)
  order.close('a')
  vi.advanceTimersByTime(1000)
  expect(done).toEqual([3, 1])
})
