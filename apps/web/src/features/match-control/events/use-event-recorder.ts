import type { ActionId, Match, MatchEvent, MatchPush, UserId } from '@bettle/contract'
import {
  acrossBoundary,
  isNearBoundary,
  momentOfPress,
  nearestBoundary,
  sameOne,
  type Timetable,
  type UnlikelyCount,
  unlikelyCount,
} from '@bettle/rules'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { serverNow } from '../../../push/clock/server-clock.ts'
import { liveStatus } from '../../../push/connection/live-status.ts'
import { withEventPush } from '../../../push/match/match-events.ts'
import { eventsKey } from '../../../push/match/match-events-query.ts'
import { fetchMatch, matchQuery } from '../../../push/match/match-feed.ts'
import { offlineQueueOf } from '../offline-queue/offline-queue.ts'
import type { Pressed, QueuedAction, SideOfEvent } from '../offline-queue/queued-action.ts'
import type { MustAsk, Sent } from '../offline-queue/sending.ts'
import { shownSuspensions } from '../suspension/shown-suspensions.ts'
import { type ShownEvent, shownEvents } from './shown-events.ts'

export interface Unlikely extends UnlikelyCount {
  readonly eventType: string
  readonly team: SideOfEvent | null
}

interface EventRecorderOptions {
  match: Match
  events: readonly MatchEvent[]
  timetable: Timetable
  userId: UserId
  leads: Readonly<Record<string, number>>
  onSent: (queued: QueuedAction, sent: Sent) => void
  onRefused: (queued: QueuedAction) => void
  onMustAsk: (question: MustAsk) => void
}

export type EventChange = Omit<Extract<Pressed, { kind: 'update' }>, 'kind' | 'of'>

/**
 * Returns an operator's commands on the events of a match, and the events in the state that the console shows at once.
 */
export function useEventRecorder({
  match,
  events,
  timetable,
  userId,
  leads,
  onSent,
  onRefused,
  onMustAsk,
}: EventRecorderOptions) {
  const queryClient = useQueryClient()
  const offlineQueue = offlineQueueOf(userId, match._id)
  const queue = useSyncExternalStore(offlineQueue.subscribe, offlineQueue.get)
  const [unlikely, setUnlikely] = useState<Unlikely>()
  const [crossing, setCrossing] = useState<{ event: ShownEvent; to: number }>()
  /** Reads the cache instead of the rendered value, because a press and its response can come between two renders. */
  const heldEvents = () => queryClient.getQueryData(eventsKey(match._id))?.events ?? events
  // The queue removes a press, and then its listener writes the event to the cache. Reading the cache here prevents a
  // render without the event. The keys of the console apply to the events that are rendered.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the cache changes together with the events or the queue
  const shown = useMemo(() => shownEvents(heldEvents(), queue), [events, queue])
  const heldMatch = () => queryClient.getQueryData(matchQuery(match._id).queryKey)?.match ?? match
  // biome-ignore lint/correctness/useExhaustiveDependencies: the cache changes together with the match or the queue
  const suspensions = useMemo(() => shownSuspensions(heldMatch(), queue), [match, queue])

  useEffect(() => {
    const lay = (push: MatchPush) =>
      queryClient.setQueryData(
        eventsKey(match._id),
        (held: { events: MatchEvent[] } | undefined) =>
          held && { ...held, events: [...withEventPush(held.events, push)] },
      )
    return offlineQueue.listen({
      onSent: (queued, sent) => {
        // The response may arrive before the push. It is stored at once, so that the event stays on the screen.
        if (sent.event && queued.pressed.kind === 'record') lay({ type: 'match-event.recorded', event: sent.event })
        if (sent.event && queued.pressed.kind === 'update')
          lay({ type: 'match-event.changed', event: sent.event, reason: null })
        if (sent.removed) lay({ type: 'match-event.removed', eventId: sent.removed, eventType: '', reason: null })
        if (queued.pressed.kind === 'suspend' || queued.pressed.kind === 'resume')
          queryClient.setQueryData(
            matchQuery(match._id).queryKey,
            (held) => held && { match: { ...held.match, ...shownSuspensions(held.match, [queued]) } },
          )
        // The match is fetched, because the response does not contain the restored event and a push may be lost with
        // the connection.
        if (sent.action) fetchMatch(queryClient, match._id)
        onSent(queued, sent)
      },
      onRefused,
      onMustAsk,
    })
  }, [offlineQueue, queryClient, match._id, onSent, onRefused, onMustAsk])

  useEffect(() => {
    const wakeWhenLive = () => {
      if (liveStatus.get().state === 'live') offlineQueue.wake()
    }
    window.addEventListener('online', offlineQueue.wake)
    const stop = liveStatus.subscribe(wakeWhenLive)
    return () => {
      window.removeEventListener('online', offlineQueue.wake)
      stop()
    }
  }, [offlineQueue])

  /** Reads the current events, because two presses may come before the next render. */
  const shownNow = () => shownEvents(heldEvents(), offlineQueue.get())

  /**
   * The server time of the last update about the match. Later actions of other operators were not visible to this
   * operator.
   */
  const receivedUntil = () => {
    const receivedAt = queryClient.getQueryState(matchQuery(match._id).queryKey)?.dataUpdatedAt
    return receivedAt ? serverNow() - (Date.now() - receivedAt) : undefined
  }

  const record = (eventType: string, team: SideOfEvent | null, typedAt?: number, reason?: string) => {
    const pressedAt = serverNow()
    const kickOff = timetable.halves.findLast(({ status }) => status === 'active')?.startTime ?? null
    const at = Math.round(typedAt ?? momentOfPress(pressedAt, leads[eventType] ?? 0, kickOff))
    const current = shownNow()
    const one = { eventType, team, at }
    const isSame = sameOne(one, current, match.tempo) !== undefined
    const timeStamp = new Date(at).toISOString()
    offlineQueue.press({ kind: 'record', eventType, team, timeStamp, ...(reason && { reason }) }, pressedAt, isSame)
    if (isSame) return
    const count = unlikelyCount(one, [...current, one], timetable)
    setUnlikely(count && { ...count, eventType, team })
  }

  const update = (event: ShownEvent, change: EventChange) => {
    offlineQueue.press({ kind: 'update', of: event.of, ...change }, serverNow())
  }
  const moveTo = (event: ShownEvent, at: number) => {
    const latest = Math.min(at, serverNow())
    update(event, { timeStamp: new Date(Math.round(latest)).toISOString() })
  }

  return {
    offlineQueue,
    queue,
    shown,
    suspensions,
    suspendedNow: () => shownSuspensions(heldMatch(), offlineQueue.get()),
    /** The first press that needs the operator's answer. */
    asked: queue.find((queued) => queued.asked),
    refused: queue.filter((queued) => queued.refusal),
    waiting: queue.filter((queued) => !queued.asked && !queued.refusal),
    unlikely,
    forgetUnlikely: () => setUnlikely(undefined),
    shownNow,
    record,
    update,
    nudge: (event: ShownEvent, by: number) =>
      moveTo(event, (shownNow().find(({ id }) => id === event.id)?.at ?? event.at) + by),
    /** Moves an event near a boundary to the neighbouring round at once. For any other event it asks first [W2]. */
    cross: (event: ShownEvent) => {
      const boundary = nearestBoundary(timetable, event.at)
      if (boundary === undefined) return
      const to = acrossBoundary(boundary, event.at)
      if (isNearBoundary(timetable, event.at)) moveTo(event, to)
      else setCrossing({ event, to })
    },
    crossing,
    /** @param isMeant whether the operator confirms that the event is to be moved that far */
    answerCrossing: (isMeant: boolean) => {
      if (isMeant && crossing) moveTo(crossing.event, crossing.to)
      setCrossing(undefined)
    },
    remove: (event: ShownEvent) => {
      offlineQueue.press({ kind: 'delete', of: event.of }, serverNow())
    },
    undo: () => offlineQueue.undo(serverNow(), receivedUntil()),
    /** Redoes the last undone action, or the given action. */
    doAgain: (actionId?: ActionId) => offlineQueue.doAgain(serverNow(), actionId),
    isSame: (queued: QueuedAction) => offlineQueue.drop(queued.id),
    isAnother: (queued: QueuedAction) =>
      offlineQueue.change(queued.id, ({ asked: _asked, refusal: _refusal, ...one }) => ({ ...one, insisted: true })),
  }
}

export type EventRecorder = ReturnType<typeof useEventRecorder>
