import type { MatchEventId, MatchId, UserId } from '@bettle/contract'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { serverNow } from '../../../push/clock/server-clock.ts'
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
/** A server that has no other events and accepts every request. */
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

it('the offline queue keeps actions that could not be sent, and a tab that is opened later sends them in order [W5] [PR313]', async () => {
  answers = () => undefined
  offlineQueue = openOfflineQueue(USER, MATCH)
  offlineQueue.press(press('Corner'), serverNow())
  offlineQueue.press(press('Shot'), serverNow())
  await vi.waitFor(() => expect(stored()).toHaveLength(2))
  const ids = stored().map(({ id }) => id)
  // Simulates that the tab is closed and another tab is opened later.
  offlineQueue.end()
  answers = taken
  offlineQueue = openOfflineQueue(USER, MATCH)
  await vi.waitFor(() => expect(stored()).toEqual([]))
  expect(types()).toEqual(['Corner', 'Shot'])
  expect(posted().map((body) => body?.sourceId)).toEqual(ids)
})

it('the offline queue keeps a refused action with its reason, and sends the next action [W5] [PR312]', async () => {
  const refused = {
    status: 409,
    body: {
      error: 'The state of the match does not allow this. Load the page again to see the state.',
      code: 'half-state',
    },
  }
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

it('the offline queue sets aside an action that repeatedly makes the server fail, and sends the next action [W5]', async () => {
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

it('the offline queue stores each action under its own key, so that two tabs do not overwrite each other’s actions [W5] [PR313]', () => {
  answers = () => undefined
  offlineQueue = openOfflineQueue(USER, MATCH)
  const here = offlineQueue.press(press('Corner'), serverNow())
  // Simulates that another tab has stored this action, and that the storage event has not arrived yet.
  const there: QueuedAction = { id: 'console:there', at: serverNow(), place: 2, pressed: press('Shot') }
  localStorage.setItem(`${queuePrefix(USER, MATCH)}${there.id}`, JSON.stringify(there))
  offlineQueue.change(here.id, (queued) => ({ ...queued, insisted: true }))
  offlineQueue.drop(here.id)
  expect(stored()).toEqual([there])
})

it('the offline queue also sends an action that does not fit into the browser’s storage [W5]', async () => {
  answers = taken
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  offlineQueue = openOfflineQueue(USER, MATCH)
  offlineQueue.press(press('Corner'), serverNow())
  await vi.waitFor(() => expect(types()).toEqual(['Corner']))
  vi.restoreAllMocks()
})

it('an undo of an action whose response was lost is queued behind the action, because the server may have recorded the action [W5]', async () => {
  const received: Request[] = []
  answers = (request) => void received.push(request)
  offlineQueue = openOfflineQueue(USER, MATCH)
  offlineQueue.press(press('Corner'), serverNow())
  await vi.waitFor(() => expect(received).toHaveLength(1))
  offlineQueue.undo(serverNow())
  expect(stored()).toMatchObject([{ pressed: { kind: 'record' }, tried: true }, { pressed: { kind: 'undo' } }])
})

it('an undo of an action that was never sent removes the action from the offline queue [W5]', async () => {
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

it('the offline queue sends an action that the console has a question about only after the operator has answered the question [W1]', async () => {
  answers = taken
  offlineQueue = openOfflineQueue(USER, MATCH)
  const corner = offlineQueue.press(press('Corner'), serverNow(), true)
  offlineQueue.press(press('Shot'), serverNow())
  await vi.waitFor(() => expect(types()).toEqual(['Shot']))
  offlineQueue.change(corner.id, ({ asked: _asked, ...queued }) => ({ ...queued, insisted: true }))
  await vi.waitFor(() => expect(types()).toEqual(['Shot', 'Corner']))
})

it('the offline queue holds back a delayed event that another operator has recorded meanwhile [W5]', async () => {
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

it('the offline queue holds back an event that waited behind another press, if another operator has recorded that event meanwhile [W5]', async () => {
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

it('an undo that is sent again after its response was lost names the same action, and leaves the queue if that action is undone already [W5]', async () => {
  const at = new Date(serverNow()).toISOString()
  const line = { _id: EVENT, kind: 'record-event', user: { _id: USER }, at, undoes: null, canUndo: true, whyNot: null }
  let isLost = true
  answers = (request) => {
    if (request.path.includes('/undo')) {
      asked.push(request)
      if (isLost) return undefined
      return { status: 409, body: { error: 'This action was undone already.', code: 'half-state' } }
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

it('a half that was started while the device was offline kicks off at the next full minute after the press [W7]', async () => {
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
