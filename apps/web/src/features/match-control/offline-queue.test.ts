import type { MatchEventId, MatchId, UserId } from '@bettle/contract'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { serverNow } from '../../push/server-clock.ts'
import { queuePrefix } from './action-queue.ts'
import { type OfflineQueue, openOfflineQueue } from './offline-queue.ts'
import type { Pressed, QueuedAction } from './queued-action.ts'

const USER = '018f0000-0000-7000-8000-000000000001' as UserId
const MATCH = '018f0000-0000-7000-8000-000000000002' as MatchId
const EVENT = '018f0000-0000-7000-8000-000000000003' as MatchEventId

interface Request {
  readonly method: string
  readonly path: string
  readonly body: Record<string, unknown> | undefined
}

let asked: Request[]
let answers: (request: Request) => { status: number; body: unknown } | undefined
let offlineQueue: OfflineQueue | undefined

beforeEach(() => {
  asked = []
  localStorage.setItem('token', JSON.stringify({ accessToken: 'a', refreshToken: 'r', tokenType: 'Bearer' }))
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit = {}) => {
    const request = { method, path: url, body: body ? JSON.parse(String(body)) : undefined }
    const answer = answers(request)
    if (!answer) throw new TypeError('no connection')
    asked.push(request)
    return new Response(JSON.stringify(answer.body), { status: answer.status })
  })
})
afterEach(() => {
  offlineQueue?.end()
  offlineQueue = undefined
})

const press = (eventType: string): Pressed => ({
  ...{ kind: 'record', eventType, team: null },
  timeStamp: new Date(serverNow()).toISOString(),
})
/** Nothing else is recorded, and what is sent is. */
const taken = ({ method, body }: Request) => ({
  status: 200,
  body: method === 'GET' ? { events: [], match: { tempo: 1 } } : { event: { _id: EVENT, ...body } },
})
const posted = () => asked.filter(({ method }) => method === 'POST').map(({ body }) => body)
const types = () => posted().map((body) => body?.eventType)
const stored = (): QueuedAction[] =>
  Object.keys(localStorage)
    .filter((key) => key.startsWith(queuePrefix(USER, MATCH)))
    .map((key): QueuedAction => JSON.parse(localStorage.getItem(key) ?? ''))
    .sort((a, b) => a.place - b.place)

it('[W5] keeps what could not be sent, and sends it in order', async () => {
  answers = () => undefined
  offlineQueue = openOfflineQueue(USER, MATCH)
  offlineQueue.press(press('Corner'), serverNow())
  offlineQueue.press(press('Shot'), serverNow())
  await vi.waitFor(() => expect(stored()).toHaveLength(2))
  const ids = stored().map(({ id }) => id)
  // The tab is closed, and another one opened later.
  offlineQueue.end()
  answers = taken
  offlineQueue = openOfflineQueue(USER, MATCH)
  await vi.waitFor(() => expect(stored()).toEqual([]))
  expect(types()).toEqual(['Corner', 'Shot'])
  expect(posted().map((body) => body?.sourceId)).toEqual(ids)
})

it('[W5] leaves what is refused with its reason, and goes on with the next', async () => {
  const refused = { status: 409, body: { error: 'The half is not in a state that allows this.', code: 'half-state' } }
  answers = (request) => (request.body?.eventType === 'Corner' ? refused : taken(request))
  offlineQueue = openOfflineQueue(USER, MATCH)
  offlineQueue.press(press('Corner'), serverNow())
  offlineQueue.press(press('Shot'), serverNow())
  await vi.waitFor(() => expect(types()).toEqual(['Corner', 'Shot']))
  await vi.waitFor(() => expect(stored()).toHaveLength(1))
  expect(stored()[0]?.refusal).toEqual({ code: 'half-state', message: refused.body.error })
  answers = taken
  offlineQueue.change(stored()[0]?.id ?? '', ({ refusal: _refusal, ...queued }) => ({ ...queued, insisted: true }))
  await vi.waitFor(() => expect(stored()).toEqual([]))
})

it('[W5] lets one press that the server fails at hold up no other for ever', async () => {
  vi.useFakeTimers()
  const failed = { status: 500, body: { error: 'Something went wrong...', code: 'unexpected' } }
  answers = (request) => (request.body?.eventType === 'Corner' ? failed : taken(request))
  offlineQueue = openOfflineQueue(USER, MATCH)
  offlineQueue.press(press('Corner'), serverNow())
  offlineQueue.press(press('Shot'), serverNow())
  await vi.advanceTimersByTimeAsync(20_000)
  expect(types().at(-1)).toBe('Shot')
  expect(stored()).toMatchObject([
    { pressed: { eventType: 'Corner' }, refusal: { message: 'Something went wrong...' } },
  ])
  vi.useRealTimers()
})

it('[W5] keeps each press in an item of its own: a tab that has not heard of another one overwrites nothing', () => {
  answers = () => undefined
  offlineQueue = openOfflineQueue(USER, MATCH)
  const here = offlineQueue.press(press('Corner'), serverNow())
  // Written by another tab; news of it has not come yet.
  const there: QueuedAction = { id: 'console:there', at: serverNow(), place: 2, pressed: press('Shot') }
  localStorage.setItem(`${queuePrefix(USER, MATCH)}${there.id}`, JSON.stringify(there))
  offlineQueue.change(here.id, (queued) => ({ ...queued, insisted: true }))
  offlineQueue.drop(here.id)
  expect(stored()).toEqual([there])
})

it('[W5] sends also what the device has no room to keep', async () => {
  answers = taken
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  offlineQueue = openOfflineQueue(USER, MATCH)
  offlineQueue.press(press('Corner'), serverNow())
  await vi.waitFor(() => expect(types()).toEqual(['Corner']))
  vi.restoreAllMocks()
})

it('[W5] takes back a press whose answer was lost: the server may have it', async () => {
  const received: Request[] = []
  answers = (request) => void received.push(request)
  offlineQueue = openOfflineQueue(USER, MATCH)
  offlineQueue.press(press('Corner'), serverNow())
  await vi.waitFor(() => expect(received).toHaveLength(1))
  offlineQueue.undo(serverNow())
  expect(stored()).toMatchObject([{ pressed: { kind: 'record' }, tried: true }, { pressed: { kind: 'undo' } }])
})

it('[W5] forgets a press that was never sent, once it is taken back', async () => {
  answers = () => undefined
  offlineQueue = openOfflineQueue(USER, MATCH)
  offlineQueue.press(press('Corner'), serverNow())
  offlineQueue.press(press('Shot'), serverNow())
  await vi.waitFor(() => expect(stored()[0]).toMatchObject({ tried: true }))
  offlineQueue.undo(serverNow())
  expect(stored().map(({ pressed }) => pressed)).toMatchObject([{ eventType: 'Corner' }])
  offlineQueue.undo(serverNow())
  offlineQueue.doAgain(serverNow())
  offlineQueue.doAgain(serverNow())
  expect(stored().map(({ pressed }) => pressed)).toMatchObject([
    { eventType: 'Corner' },
    { kind: 'undo' },
    { kind: 'redo' },
    { eventType: 'Shot' },
  ])
})

it('[W1] does not send what is asked about, until it is answered', async () => {
  answers = taken
  offlineQueue = openOfflineQueue(USER, MATCH)
  const corner = offlineQueue.press(press('Corner'), serverNow(), true)
  offlineQueue.press(press('Shot'), serverNow())
  await vi.waitFor(() => expect(types()).toEqual(['Shot']))
  offlineQueue.change(corner.id, ({ asked: _asked, ...queued }) => ({ ...queued, insisted: true }))
  await vi.waitFor(() => expect(types()).toEqual(['Shot', 'Corner']))
})

it('[W5] holds back what waited and is recorded by now', async () => {
  const late = serverNow() - 60_000
  const timeStamp = new Date(late).toISOString()
  const recorded = { _id: EVENT, eventType: 'Corner', team: 'home', timeStamp, sourceId: 'of another' }
  answers = (request) =>
    request.method === 'GET' ? { status: 200, body: { events: [recorded], match: { tempo: 1 } } } : taken(request)
  offlineQueue = openOfflineQueue(USER, MATCH)
  offlineQueue.press({ kind: 'record', eventType: 'Corner', team: 'home', timeStamp }, late)
  await vi.waitFor(() => expect(stored()[0]?.refusal?.code).toBe('same-one'))
  expect(types()).toEqual([])
})

it('[W5] holds back also what waited behind another one for a moment only', async () => {
  answers = () => undefined
  offlineQueue = openOfflineQueue(USER, MATCH)
  offlineQueue.press(press('Shot'), serverNow())
  const corner = offlineQueue.press(press('Corner'), serverNow())
  await vi.waitFor(() => expect(stored()[0]).toMatchObject({ tried: true }))
  const { timeStamp } = corner.pressed as Extract<Pressed, { kind: 'record' }>
  const recorded = { _id: EVENT, eventType: 'Corner', team: null, timeStamp, sourceId: 'console:of another' }
  answers = (request) =>
    request.method === 'GET' ? { status: 200, body: { events: [recorded], match: { tempo: 1 } } } : taken(request)
  offlineQueue.wake()
  await vi.waitFor(() => expect(stored()).toMatchObject([{ id: corner.id, refusal: { code: 'same-one' } }]))
  expect(types()).toEqual(['Shot'])
})

it('[W5] takes back the same action, however often it is asked for', async () => {
  const at = new Date(serverNow()).toISOString()
  const line = { _id: EVENT, kind: 'record-event', user: { _id: USER }, at, undoes: null, canUndo: true, whyNot: null }
  let isLost = true
  answers = (request) => {
    if (request.path.includes('/undo')) {
      asked.push(request)
      if (isLost) return undefined
      return { status: 409, body: { error: 'This was taken back already.', code: 'half-state' } }
    }
    return { status: 200, body: { actions: [isLost ? line : { ...line, canUndo: false, whyNot: 'undone' }] } }
  }
  offlineQueue = openOfflineQueue(USER, MATCH)
  offlineQueue.press({ kind: 'undo' }, serverNow())
  await vi.waitFor(() => expect(stored()[0]?.pressed).toMatchObject({ actionId: EVENT }))
  isLost = false
  offlineQueue.wake()
  await vi.waitFor(() => expect(stored()).toEqual([]))
})

it('[W7] starts a half that was started without a connection, and puts its kick-off where the press was', async () => {
  const pressedAt = Math.floor(serverNow() / 60_000) * 60_000 - 300_000 + 12_000
  let half: Record<string, unknown> = { _id: EVENT, halfNumber: 1, status: 'upcoming', startTime: null, endTime: null }
  answers = (request) => {
    if (request.path.includes('/admin/action')) return { status: 200, body: { actions: [] } }
    if (request.path.endsWith('/start-half')) {
      half = { ...half, status: 'active', startTime: new Date(serverNow()).toISOString() }
    }
    if (request.method === 'PUT') half = { ...half, ...request.body }
    return { status: 200, body: { match: { tempo: 1, halves: [half] } } }
  }
  offlineQueue = openOfflineQueue(USER, MATCH)
  offlineQueue.press({ kind: 'start-half', halfNumber: 1 }, pressedAt)
  await vi.waitFor(() => expect(stored()).toEqual([]))
  expect(half.startTime).toBe(new Date(pressedAt + 48_000).toISOString())
})
