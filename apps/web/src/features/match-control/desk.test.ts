import type { MatchEventId, MatchId, UserId } from '@bettle/contract'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { serverNow } from '../../live/server-clock.ts'
import type { Act, Pressed } from './act.ts'
import { type Desk, openDesk } from './desk.ts'
import { actsKey } from './kept-acts.ts'

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
let desk: Desk | undefined

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
  desk?.end()
  desk = undefined
})

const press = (eventType: string): Pressed => ({
  ...{ kind: 'record', eventType, team: null },
  timeStamp: new Date(serverNow()).toISOString(),
})
const taken = ({ body }: Request) => ({ status: 200, body: { event: { _id: EVENT, ...body } } })
const types = () => asked.filter(({ method }) => method === 'POST').map(({ body }) => body?.eventType)
const stored = (): Act[] => JSON.parse(localStorage.getItem(actsKey(USER, MATCH)) ?? '[]')

it('[W5] keeps what could not be sent, and sends it in order', async () => {
  answers = () => undefined
  desk = openDesk(USER, MATCH, 1)
  desk.press(press('Corner'), serverNow())
  desk.press(press('Shot'), serverNow())
  await vi.waitFor(() => expect(stored()).toHaveLength(2))
  const ids = stored().map(({ id }) => id)
  // The tab is closed, and another one opened later.
  desk.end()
  answers = taken
  desk = openDesk(USER, MATCH, 1)
  await vi.waitFor(() => expect(stored()).toEqual([]))
  expect(types()).toEqual(['Corner', 'Shot'])
  expect(asked.map(({ body }) => body?.sourceId)).toEqual(ids)
})

it('[W5] leaves what is refused with its reason, and goes on with the next', async () => {
  const refused = { status: 409, body: { error: 'The half is not in a state that allows this.', code: 'half-state' } }
  answers = (request) => (request.body?.eventType === 'Corner' ? refused : taken(request))
  desk = openDesk(USER, MATCH, 1)
  desk.press(press('Corner'), serverNow())
  desk.press(press('Shot'), serverNow())
  await vi.waitFor(() => expect(types()).toEqual(['Corner', 'Shot']))
  await vi.waitFor(() => expect(stored()).toHaveLength(1))
  expect(stored()[0]?.refusal).toEqual({ code: 'half-state', message: refused.body.error })
  answers = taken
  desk.change(stored()[0]?.id ?? '', ({ refusal: _refusal, ...act }) => ({ ...act, insisted: true }))
  await vi.waitFor(() => expect(stored()).toEqual([]))
})

it('[W1] does not send what is asked about, until it is answered', async () => {
  answers = taken
  desk = openDesk(USER, MATCH, 1)
  const corner = desk.press(press('Corner'), serverNow(), true)
  desk.press(press('Shot'), serverNow())
  await vi.waitFor(() => expect(types()).toEqual(['Shot']))
  desk.change(corner.id, ({ asked: _asked, ...act }) => ({ ...act, insisted: true }))
  await vi.waitFor(() => expect(types()).toEqual(['Shot', 'Corner']))
})

it('[W5] holds back what waited and is recorded by now', async () => {
  const late = serverNow() - 60_000
  const timeStamp = new Date(late).toISOString()
  const known = { _id: EVENT, eventType: 'Corner', team: 'home', timeStamp, sourceId: 'of another' }
  answers = (request) => (request.method === 'GET' ? { status: 200, body: { events: [known] } } : taken(request))
  desk = openDesk(USER, MATCH, 1)
  desk.press({ kind: 'record', eventType: 'Corner', team: 'home', timeStamp }, late)
  await vi.waitFor(() => expect(stored()[0]?.refusal?.code).toBe('same-one'))
  expect(types()).toEqual([])
})

it('[W5] takes back the same action, however often it is asked for', async () => {
  const line = { _id: EVENT, kind: 'record-event', undoes: null, canUndo: true, whyNot: null }
  let isLost = true
  answers = (request) => {
    if (request.path.includes('/undo')) {
      asked.push(request)
      if (isLost) return undefined
      return { status: 409, body: { error: 'This was taken back already.', code: 'half-state' } }
    }
    return { status: 200, body: { actions: [isLost ? line : { ...line, canUndo: false, whyNot: 'undone' }] } }
  }
  desk = openDesk(USER, MATCH, 1)
  desk.press({ kind: 'undo' }, serverNow())
  await vi.waitFor(() => expect(stored()[0]?.pressed).toMatchObject({ actionId: EVENT }))
  isLost = false
  desk.wake()
  await vi.waitFor(() => expect(stored()).toEqual([]))
})

it('[W7] starts a half that was started without a connection, and puts its kick-off where the press was', async () => {
  const pressedAt = Math.floor(serverNow() / 60_000) * 60_000 - 300_000 + 12_000
  let half: Record<string, unknown> = { _id: EVENT, halfNumber: 1, status: 'upcoming', startTime: null, endTime: null }
  answers = (request) => {
    if (request.path.endsWith('/start-half')) {
      half = { ...half, status: 'active', startTime: new Date(serverNow()).toISOString() }
    }
    if (request.method === 'PUT') half = { ...half, ...request.body }
    return { status: 200, body: { match: { halves: [half] } } }
  }
  desk = openDesk(USER, MATCH, 1)
  desk.press({ kind: 'start-half', halfNumber: 1 }, pressedAt)
  await vi.waitFor(() => expect(stored()).toEqual([]))
  expect(half.startTime).toBe(new Date(pressedAt + 48_000).toISOString())
})
