import type { Action, ActionId, MatchHalf, MatchId, UserId } from '@bettle/contract'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { serverNow } from '../../../push/clock/server-clock.ts'
import { type OfflineQueue, openOfflineQueue } from './offline-queue.ts'
import type { Pressed, QueuedAction } from './queued-action.ts'

const ANA = '018f0000-0000-7000-8000-000000000001' as UserId
const BEN = '018f0000-0000-7000-8000-000000000009' as UserId
const MATCH = '018f0000-0000-7000-8000-000000000002' as MatchId
const MINUTE = 60_000

/** The state of the match on the server, and the requests that the server received. */
interface Held {
  log: Partial<Action>[]
  halves: (Pick<MatchHalf, 'halfNumber' | 'status' | 'startTime' | 'endTime'> & { _id: string })[]
  suspended: boolean
  tempo: number
}
let held: Held
let done: string[]
let isDead: boolean
let refuse: (path: string) => { status: number; code: string } | undefined
let offlineQueue: OfflineQueue | undefined

const iso = (at: number) => new Date(at).toISOString()

beforeEach(() => {
  held = { log: [], halves: [], suspended: false, tempo: 1 }
  done = []
  isDead = false
  refuse = () => undefined
  localStorage.setItem('token', JSON.stringify({ accessToken: 'a', refreshToken: 'r', tokenType: 'Bearer' }))
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit = {}) => {
    if (isDead) throw new TypeError('no connection')
    const { pathname } = new URL(url, 'http://bettle.example')
    const path = pathname.replace('/api', '')
    const given = body ? JSON.parse(String(body)) : {}
    if (method === 'GET' && path === '/admin/action') return Response.json({ actions: held.log })
    if (method === 'GET')
      return Response.json({ match: { ...held, suspendedEventTypes: [], resultsConfirmedAt: null } })
    const refusal = refuse(path)
    if (refusal) return Response.json({ error: 'No.', code: refusal.code }, { status: refusal.status })
    return applyCall(path, given)
  })
})
afterEach(() => {
  offlineQueue?.end()
  offlineQueue = undefined
})

/**
 * Applies the server's rules. A start ends the running half and kicks off at the next full minute; no half begins
 * before the previous half ended.
 */
function applyCall(path: string, { halfNumber, startTime, endTime }: Record<string, unknown>): Response {
  done.push(path)
  const half = held.halves.find((one) => one.halfNumber === halfNumber || path.endsWith(`/${one._id}`))
  if (half && path.endsWith('/start-half')) {
    const running = held.halves.filter(({ status }) => status === 'active')
    for (const one of running) Object.assign(one, { status: 'finished', endTime: iso(serverNow()) })
    Object.assign(half, { status: 'active', startTime: iso(fullMinute() + MINUTE) })
  } else if (half && path.includes('/end/')) {
    Object.assign(half, { status: 'finished', endTime: endTime ?? iso(serverNow()) })
  } else if (half) {
    const before = held.halves.find((one) => one.halfNumber < half.halfNumber)
    if (before?.endTime && String(startTime) < before.endTime)
      return Response.json(
        { error: 'The half before this half ended after this time.', code: 'invalid-request' },
        { status: 400 },
      )
    Object.assign(half, { startTime })
  }
  return Response.json({ action: {}, match: held, matchHalf: half })
}

/** Adds actions to the queue as if they had been pressed while the device was offline. */
function waits(...pressed: [Pressed, number][]): void {
  offlineQueue = openOfflineQueue(ANA, MATCH)
  vi.stubGlobal('navigator', { ...navigator, locks: undefined })
  for (const [what, at] of pressed) offlineQueue.press(what, at)
}
const kept = (): readonly QueuedAction[] => offlineQueue?.get() ?? []
const nothingWaits = () => vi.waitFor(() => expect(kept()).toEqual([]))
const refused = (code: string) => vi.waitFor(() => expect(kept()[0]?.refusal?.code).toBe(code))

const line = (id: string, by: UserId | null, at: number, more: Partial<Action> = {}): Partial<Action> => ({
  ...{ _id: id as ActionId, kind: 'record-event', undoes: null, canUndo: true, whyNot: null, subject: {} },
  ...{ user: by === null ? null : ({ _id: by } as Action['user']), at: iso(at), ...more },
})

it('a delayed undo reverts the action that was last when the operator pressed undo, not a later action of another operator [W5]', async () => {
  const now = serverNow()
  held.log = [line('goal', BEN, now - 10_000), line('shot', null, now - 20_000), line('corner', ANA, now - 90_000)]
  waits([{ kind: 'undo' }, now - 30_000])
  await nothingWaits()
  expect(done).toEqual(['/admin/action/corner/undo'])
})

it('a delayed undo reverts nothing else if another operator has already undone the same action [W5]', async () => {
  const now = serverNow()
  held.log = [
    line('u', BEN, now - 10_000, { kind: 'delete-event', undoes: 'goal' as ActionId }),
    line('goal', BEN, now - 40_000, { canUndo: false, whyNot: 'undone' }),
    line('corner', ANA, now - 90_000),
  ]
  waits([{ kind: 'undo' }, now - 30_000])
  await nothingWaits()
  expect(done).toEqual([])
})

it('a delayed undo reverts an action that was pressed before the undo, also if the action reached the server only now [W5]', async () => {
  const now = serverNow()
  held.log = [line('shot', ANA, now), line('goal', BEN, now - 10_000), line('corner', ANA, now - 90_000)]
  waits([{ kind: 'undo' }, now - 30_000])
  await nothingWaits()
  expect(done).toEqual(['/admin/action/shot/undo'])
})

it('a delayed undo reverts the last action on its operator’s screen, not an action of another operator that was not shown yet [W5] [PR314]', async () => {
  const now = serverNow()
  held.log = [line('goal', BEN, now - 40_000), line('corner', ANA, now - 90_000)]
  waits()
  offlineQueue?.undo(now - 30_000, now - 60_000)
  await nothingWaits()
  expect(done).toEqual(['/admin/action/corner/undo'])
})

it('a delayed undo of a queued press reverts nothing else if the server refused that press or if the press changed nothing [W5]', async () => {
  vi.useFakeTimers()
  const now = serverNow()
  held.log = [line('corner', ANA, now - 90_000)]
  isDead = true
  waits([{ kind: 'record', eventType: 'Shot', team: null, timeStamp: iso(now) }, now])
  await vi.advanceTimersByTimeAsync(500)
  offlineQueue?.undo(now)
  refuse = (path) => (path === '/admin/event' ? { status: 409, code: 'half-state' } : undefined)
  isDead = false
  await vi.advanceTimersByTimeAsync(1000)
  expect(kept()).toEqual([])
  expect(done).toEqual([])

  isDead = true
  offlineQueue?.press({ kind: 'suspend' }, now)
  await vi.advanceTimersByTimeAsync(500)
  offlineQueue?.undo(now)
  isDead = false
  await vi.advanceTimersByTimeAsync(1000)
  expect(kept()).toMatchObject([{ pressed: { kind: 'undo' }, refusal: { code: 'nothing-to-undo' } }])
  expect(done).toEqual(['/admin/game/suspend'])
})

it('the next undo skips an action that the server refused to undo, and reverts the action before it', async () => {
  const now = serverNow()
  held.log = [line('pause', ANA, now - 20_000, { kind: 'suspend' }), line('corner', ANA, now - 30_000)]
  refuse = (path) => (path.includes('/pause/') ? { status: 404, code: 'not-found' } : undefined)
  waits([{ kind: 'undo' }, now])
  await refused('not-found')
  offlineQueue?.press({ kind: 'undo' }, serverNow())
  await vi.waitFor(() => expect(done).toEqual(['/admin/action/corner/undo']))
})

it('a redo reverts the operator’s last undo, and is refused after the operator has done something else', async () => {
  const now = serverNow()
  const undone = [
    line('u', ANA, now - 20_000, { kind: 'delete-event', undoes: 'corner' as ActionId }),
    line('corner', ANA, now - 30_000, { canUndo: false, whyNot: 'undone' }),
  ]
  held.log = [line('goal', BEN, now - 10_000), ...undone]
  waits([{ kind: 'redo' }, now])
  await nothingWaits()
  expect(done).toEqual(['/admin/action/u/undo'])
  held.log = [line('shot', ANA, now - 5000), ...undone]
  offlineQueue?.press({ kind: 'redo' }, now)
  await refused('nothing-to-undo')
})

it('the offline queue sends a delayed resumption of betting only after the operator confirms it [W5] [PR314]', async () => {
  held.suspended = true
  const at = serverNow() - 20_000
  waits([{ kind: 'resume' }, at])
  await refused('waited')
  expect(done).toEqual([])
  offlineQueue?.change(kept()[0]?.id ?? '', ({ refusal: _refusal, ...one }) => ({ ...one, insisted: true }))
  await nothingWaits()
  expect(done).toEqual(['/admin/game/resume'])
})

it('the offline queue drops a delayed suspension without a message if betting is already suspended [W5]', async () => {
  held.suspended = true
  waits([{ kind: 'suspend' }, serverNow() - 20_000])
  await nothingWaits()
  expect(done).toEqual([])
})

const half = (halfNumber: number, status: MatchHalf['status'], startTime?: number, endTime?: number) => ({
  ...{ _id: `half-${halfNumber}`, halfNumber, status },
  ...{
    startTime: startTime === undefined ? null : iso(startTime),
    endTime: endTime === undefined ? null : iso(endTime),
  },
})
const fullMinute = () => Math.floor(serverNow() / MINUTE) * MINUTE

it('a delayed start of the second half ends the first half at the press, and sets the kick-off to the next full minute [W7]', async () => {
  const pressedAt = fullMinute() - 5 * MINUTE + 12_000
  held.halves = [half(1, 'active', pressedAt - 46 * MINUTE), half(2, 'upcoming')]
  waits([{ kind: 'start-half', halfNumber: 2 }, pressedAt])
  await nothingWaits()
  expect(held.halves).toMatchObject([
    { status: 'finished', endTime: iso(pressedAt) },
    { status: 'active', startTime: iso(pressedAt + 48_000) },
  ])
})

it('a delayed start of a half at tempo 10 kicks off at the next full match minute, which lasts six seconds [W7]', async () => {
  const pressedAt = fullMinute() - 5 * MINUTE + 2000
  held = { ...held, tempo: 10, halves: [half(1, 'upcoming')] }
  waits([{ kind: 'start-half', halfNumber: 1 }, pressedAt])
  await nothingWaits()
  expect(held.halves[0]?.startTime).toBe(iso(pressedAt + 4000))
})

it('the offline queue refuses a delayed start of a half whose kick-off is before the end of the previous half [W7]', async () => {
  const pressedAt = fullMinute() - 5 * MINUTE + 12_000
  held.halves = [half(1, 'finished', pressedAt - 46 * MINUTE, pressedAt + 2 * MINUTE), half(2, 'upcoming')]
  waits([{ kind: 'start-half', halfNumber: 2 }, pressedAt])
  await refused('half-state')
  expect(done).toEqual([])
})

it('a delayed start of a half does not move a kick-off that another operator has set meanwhile [W5] [W7] [PR314]', async () => {
  const pressedAt = fullMinute() - 5 * MINUTE + 12_000
  held.halves = [half(1, 'active', pressedAt + 2 * MINUTE + 48_000)]
  held.log = [line('start', BEN, pressedAt + 2 * MINUTE, { kind: 'start-half' })]
  waits([{ kind: 'start-half', halfNumber: 1 }, pressedAt])
  await refused('half-state')
  expect(done).toEqual([])
})

it('a repeated start of a half corrects the kick-off if the first start succeeded but its response was lost [W7]', async () => {
  const pressedAt = fullMinute() - 5 * MINUTE + 12_000
  held.halves = [half(1, 'active', pressedAt + MINUTE + 48_000)]
  held.log = [line('start', ANA, pressedAt + MINUTE, { kind: 'start-half' })]
  waits([{ kind: 'start-half', halfNumber: 1 }, pressedAt])
  await nothingWaits()
  expect(held.halves[0]?.startTime).toBe(iso(pressedAt + 48_000))
})

it('the offline queue refuses a delayed end of a half that another operator has reopened meanwhile [W5]', async () => {
  const pressedAt = serverNow() - 3 * MINUTE
  held.halves = [half(1, 'active', pressedAt - 46 * MINUTE)]
  held.log = [line('again', BEN, pressedAt + 2 * MINUTE, { kind: 'reopen-half' })]
  waits([{ kind: 'end-half', halfNumber: 1 }, pressedAt])
  await refused('half-state')
  expect(done).toEqual([])
})

it('the offline queue aborts a request that hangs and sends it again, so that later actions do not wait longer [W5] [PR313]', async () => {
  vi.useFakeTimers()
  const answer = fetch
  let hangs = 1
  vi.stubGlobal('fetch', (url: string, init: RequestInit) =>
    hangs-- > 0
      ? new Promise((_, reject) => init.signal?.addEventListener('abort', () => reject(init.signal?.reason)))
      : answer(url, init),
  )
  waits([{ kind: 'suspend' }, serverNow()], [{ kind: 'suspend', eventType: 'Goal' }, serverNow()])
  await vi.advanceTimersByTimeAsync(20_000)
  expect(kept()).toEqual([])
  expect(done).toEqual(['/admin/game/suspend', '/admin/game/suspend'])
})

it('the offline queue waits as long as Retry-After says when the server limits the queue’s requests', async () => {
  vi.useFakeTimers()
  const answer = fetch
  let tries = 0
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    tries += 1
    const headers = { 'retry-after': '4' }
    const refusal = { error: 'Too many requests', code: 'rate-limited' }
    return tries === 1 ? Promise.resolve(Response.json(refusal, { status: 429, headers })) : answer(url, init)
  })
  waits([{ kind: 'suspend' }, serverNow()])
  await vi.advanceTimersByTimeAsync(3900)
  expect(tries).toBe(1)
  await vi.advanceTimersByTimeAsync(200)
  expect(done).toEqual(['/admin/game/suspend'])
})
