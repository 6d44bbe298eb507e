import type { LobbyId, LobbyPush, Topic, Update } from '@bettle/contract'
import { describe, expect, it } from 'vitest'
import { KEPT, KEPT_OF_SEATS } from './hub.ts'
import { updateFrame } from './update-frame.ts'
import { updateHistory } from './update-history.ts'

const lobbyId = '01900000-0000-7000-8000-000000000000' as LobbyId
const topic: Topic = `lobby:${lobbyId}`

/** Creates an update whose JSON has at least this number of bytes. */
function anUpdate(version: number, bytes: number) {
  const push: LobbyPush = {
    type: 'lobby.closed',
    lobbyId,
    reason: 'x'.repeat(bytes),
    why: null,
    bets: [],
    standings: [],
  }
  const refused = (error: unknown) => {
    throw error
  }
  return { push, prepared: updateFrame({ type: 'news', topic, version, push } as Update, [], refused) }
}

const aHistory = (limits: Partial<Parameters<typeof updateHistory>[0]>) =>
  updateHistory({
    perTopic: 200,
    inAll: 20_000,
    bytesPerTopic: 100_000,
    bytesInAll: 1_000_000,
    isFollowed: () => false,
    ...limits,
  })

it('the updates of lobbies and matches and those of seats take at most 32 MB together [PR506]', () => {
  expect(KEPT.bytesInAll + KEPT_OF_SEATS.bytesInAll).toBe(32 * 1024 * 1024)
})

describe('the updates that are kept for clients that reconnect [PR506]', () => {
  it('kept updates have a limited number of bytes: the least recently updated topics are dropped first', () => {
    const history = aHistory({ bytesInAll: 50_000 })
    for (const key of ['first', 'second', 'third']) {
      for (const version of [1, 2]) {
        const { prepared, push } = anUpdate(version, 10_000)
        history.keep(key, prepared, push)
        expect(history.bytes()).toBeLessThanOrEqual(50_000)
      }
    }
    expect(history.after('first', 0, 2)).toBeUndefined()
    expect(history.after('second', 0, 2)).toHaveLength(2)
    expect(history.after('third', 0, 2)).toHaveLength(2)
  })

  it('kept updates of one topic have a limited number of bytes, and a client that missed a dropped update fetches', () => {
    const history = aHistory({ bytesPerTopic: 25_000 })
    for (const version of [1, 2, 3]) {
      const { prepared, push } = anUpdate(version, 10_000)
      history.keep('lobby', prepared, push)
    }
    expect(history.after('lobby', 0, 3)).toBeUndefined()
    expect(history.after('lobby', 1, 3)?.map(({ version }) => version)).toEqual([2, 3])
  })

  it('keeps an update that is larger than the limit only until the topic’s next update', () => {
    const history = aHistory({ bytesPerTopic: 25_000 })
    for (const [version, bytes] of [
      [1, 10],
      [2, 30_000],
      [3, 10],
    ] as const) {
      const { prepared, push } = anUpdate(version, bytes)
      history.keep('lobby', prepared, push)
    }
    expect(history.after('lobby', 1, 3)).toBeUndefined()
    expect(history.after('lobby', 2, 3)?.map(({ version }) => version)).toEqual([3])
  })

  it('the frame of an update is the same whether it was built before or after the update was compressed', () => {
    const [early, late] = [anUpdate(1, 10).prepared, anUpdate(1, 10).prepared]
    const frame = early.frame()
    early.pack()
    late.pack()
    expect(early.frame()).toBe(frame)
    expect(late.frame().equals(frame)).toBe(true)
  })
})
