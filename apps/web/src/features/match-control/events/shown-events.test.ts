import type { MatchEvent, MatchEventId, MatchId } from '@bettle/contract'
import { expect, it } from 'vitest'
import type { Pressed, QueuedAction } from '../offline-queue/queued-action.ts'
import { lastRecorded, shownEvents } from './shown-events.ts'

const AT = '2026-01-03T15:05:00.000Z'
const LATER = '2026-01-03T15:06:00.000Z'
const event = (id: string, more: Partial<MatchEvent> = {}): MatchEvent => ({
  ...{ _id: id as MatchEventId, match: 'm' as MatchId, eventType: 'Corner', timeStamp: AT, createdAt: AT },
  ...{ team: null, sourceId: null, ...more },
})
const aQueuedAction = (id: string, pressed: Pressed, more: Partial<QueuedAction> = {}): QueuedAction => ({
  id,
  at: Date.parse(AT),
  place: 1,
  pressed,
  ...more,
})
const pressed: Pressed = { kind: 'record', eventType: 'Shot', team: 'home', timeStamp: LATER }

it('the console lists recorded events and queued presses, and shows an event once after the server has recorded its press', () => {
  expect(shownEvents([event('1')], [aQueuedAction('a', pressed)])).toMatchObject([
    { id: '1', eventType: 'Corner', isWaiting: false },
    { id: 'a', eventType: 'Shot', team: 'home', isWaiting: true },
  ])
  expect(shownEvents([event('1', { sourceId: 'console:a' })], [aQueuedAction('console:a', pressed)])).toHaveLength(1)
})

it('the console shows a change of an event at once, also before the server has responded to the press [PR301]', () => {
  const moved = (of: Extract<Pressed, { kind: 'update' }>['of']): Pressed => ({ kind: 'update', of, timeStamp: LATER })
  const at = Date.parse(LATER)
  expect(shownEvents([event('1')], [aQueuedAction('b', moved({ eventId: '1' as MatchEventId }))])).toMatchObject([
    { id: '1', at },
  ])
  expect(
    shownEvents([event('1', { sourceId: 'console:a' })], [aQueuedAction('b', moved({ sourceId: 'console:a' }))]),
  ).toMatchObject([{ at }])
  const removed: Pressed = { kind: 'delete', of: { sourceId: 'a' } }
  expect(shownEvents([], [aQueuedAction('a', pressed), aQueuedAction('b', removed)])).toEqual([])
})

it('the console does not list a press that was refused or that needs the operator’s answer', () => {
  const refusal = { code: 'half-state', message: '' }
  expect(
    shownEvents([], [aQueuedAction('a', pressed, { asked: true }), aQueuedAction('b', pressed, { refusal })]),
  ).toEqual([])
})

it('the console keeps an event selected when the recorded event replaces its queued press', () => {
  const [before] = shownEvents([], [aQueuedAction('console:a', pressed)])
  const [after] = shownEvents([event('1', { sourceId: 'console:a' })], [])
  expect(after?.id).toBe(before?.id)
  expect(after?.of).toEqual({ eventId: '1' })
})

it('the console hides an event whose undo is queued, whether the server has recorded the event or not', () => {
  const waiting = [
    aQueuedAction('console:a', pressed, { tried: true }),
    aQueuedAction('b', { kind: 'undo' }, { place: 2 }),
  ]
  expect(shownEvents([event('1')], waiting)).toMatchObject([{ id: '1' }])
  expect(shownEvents([event('1'), event('2', { sourceId: 'console:a' })], waiting)).toMatchObject([{ id: '1' }])
  const again = [...waiting, aQueuedAction('c', { kind: 'redo' }, { place: 3 })]
  expect(shownEvents([event('1')], again)).toMatchObject([{ id: '1' }, { id: 'console:a' }])
})

it('the console finds the event that was recorded last, also if its match minute is earlier than others [PR303]', () => {
  const goal = event('1', { eventType: 'Goal', timeStamp: LATER, createdAt: LATER })
  const earlier = aQueuedAction('a', { ...pressed, timeStamp: AT }, { at: Date.parse(LATER) + 1000 })
  expect(lastRecorded(shownEvents([goal], []))?.eventType).toBe('Goal')
  expect(lastRecorded(shownEvents([goal], [earlier]))?.eventType).toBe('Shot')
  expect(lastRecorded([])).toBeUndefined()
})
