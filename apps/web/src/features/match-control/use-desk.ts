import type { Match, MatchEvent, MatchPush, UserId } from '@bettle/contract'
import {
  acrossBoundary,
  momentOfPress,
  nearestBoundary,
  sameOne,
  type Timetable,
  type UnlikelyCount,
  unlikelyCount,
} from '@bettle/rules'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { liveStatus } from '../../live/live-status.ts'
import { withEventPush } from '../../live/match-events.ts'
import { eventsKey } from '../../live/match-events-query.ts'
import { serverNow } from '../../live/server-clock.ts'
import type { Act, Pressed, SideOfEvent } from './act.ts'
import { type Desk, deskOf } from './desk.ts'
import type { MustAsk, Sent } from './send-act.ts'
import { type ShownEvent, shownEvents } from './shown-events.ts'

export interface Unlikely extends UnlikelyCount {
  readonly eventType: string
  readonly team: SideOfEvent | null
}

interface DeskView {
  match: Match
  events: readonly MatchEvent[]
  timetable: Timetable
  userId: UserId
  leads: Readonly<Record<string, number>>
  onSent: (act: Act, sent: Sent) => void
  onRefused: (act: Act) => void
  onMustAsk: (question: MustAsk) => void
}

export type EventChange = Omit<Extract<Pressed, { kind: 'update' }>, 'kind' | 'of'>

/** What an operator does with the events of a match, and what is seen of it at once. */
export function useDesk({ match, events, timetable, userId, leads, onSent, onRefused, onMustAsk }: DeskView) {
  const queryClient = useQueryClient()
  const desk = deskOf(userId, match._id, match.tempo)
  const acts = useSyncExternalStore(desk.subscribe, desk.get)
  const [unlikely, setUnlikely] = useState<Unlikely>()
  const shown = useMemo(() => shownEvents(events, acts), [events, acts])

  useEffect(() => {
    const lay = (push: MatchPush) =>
      queryClient.setQueryData(
        eventsKey(match._id),
        (held: { events: MatchEvent[] } | undefined) =>
          held && { ...held, events: [...withEventPush(held.events, push)] },
      )
    return desk.listen({
      onSent: (act, sent) => {
        // The answer may be here before the push: what was pressed does not vanish in between.
        if (sent.event && act.pressed.kind === 'record') lay({ type: 'match-event.recorded', event: sent.event })
        if (sent.event && act.pressed.kind === 'update')
          lay({ type: 'match-event.changed', event: sent.event, reason: null })
        if (sent.removed) lay({ type: 'match-event.removed', eventId: sent.removed, eventType: '', reason: null })
        onSent(act, sent)
      },
      onRefused,
      onMustAsk,
    })
  }, [desk, queryClient, match._id, onSent, onRefused, onMustAsk])

  useEffect(() => {
    const wakeWhenLive = () => {
      if (liveStatus.get().state === 'live') desk.wake()
    }
    window.addEventListener('online', desk.wake)
    const stop = liveStatus.subscribe(wakeWhenLive)
    return () => {
      window.removeEventListener('online', desk.wake)
      stop()
    }
  }, [desk])

  /** As it is at this very moment: two presses may come before anything is drawn. */
  const shownNow = () =>
    shownEvents(queryClient.getQueryData<{ events: MatchEvent[] }>(eventsKey(match._id))?.events ?? events, desk.get())

  const record = (eventType: string, team: SideOfEvent | null, typedAt?: number, reason?: string) => {
    const pressedAt = serverNow()
    const kickOff = timetable.halves.findLast(({ status }) => status === 'active')?.startTime ?? null
    const at = Math.round(typedAt ?? momentOfPress(pressedAt, leads[eventType] ?? 0, kickOff))
    const known = shownNow()
    const one = { eventType, team, at }
    const isSame = sameOne(one, known, match.tempo) !== undefined
    const timeStamp = new Date(at).toISOString()
    desk.press({ kind: 'record', eventType, team, timeStamp, ...(reason && { reason }) }, pressedAt, isSame)
    if (isSame) return
    const count = unlikelyCount(one, [...known, one], timetable)
    setUnlikely(count && { ...count, eventType, team })
  }

  const update = (event: ShownEvent, change: EventChange) => {
    const { act } = event
    const isUnsent = act?.pressed.kind === 'record' && desk.sending() !== act.id
    if (isUnsent) desk.change(act.id, (one) => ({ ...one, pressed: { ...one.pressed, ...change } as Pressed }))
    else desk.press({ kind: 'update', of: event.of, ...change }, serverNow())
  }
  const moveTo = (event: ShownEvent, at: number) => {
    const latest = Math.min(at, serverNow())
    update(event, { timeStamp: new Date(Math.round(latest)).toISOString() })
  }

  return {
    desk,
    acts,
    shown,
    /** The first question that waits for an answer. */
    asked: acts.find((act) => act.asked),
    refused: acts.filter((act) => act.refusal),
    waiting: acts.filter((act) => !act.asked && !act.refusal),
    unlikely,
    forgetUnlikely: () => setUnlikely(undefined),
    shownNow,
    record,
    update,
    nudge: (event: ShownEvent, by: number) =>
      moveTo(event, (shownNow().find(({ id }) => id === event.id)?.at ?? event.at) + by),
    cross: (event: ShownEvent) => {
      const boundary = nearestBoundary(timetable, event.at)
      if (boundary !== undefined) moveTo(event, acrossBoundary(boundary, event.at))
    },
    remove: (event: ShownEvent) => {
      if (event.act && desk.sending() !== event.act.id) desk.drop(event.act.id)
      else desk.press({ kind: 'delete', of: event.of }, serverNow())
    },
    takeBack: () => takeBackLast(desk),
    doAgain: () => void desk.press({ kind: 'redo' }, serverNow()),
    isSame: (act: Act) => desk.drop(act.id),
    isAnother: (act: Act) =>
      desk.change(act.id, ({ asked: _asked, refusal: _refusal, ...one }) => ({ ...one, insisted: true })),
  }
}

export type DeskInUse = ReturnType<typeof useDesk>

/** The last press: one that has not been sent was never more than that. */
function takeBackLast(desk: Desk): void {
  const last = desk.get().findLast(({ refusal }) => !refusal)
  const isUnsent = last !== undefined && (last.asked || desk.sending() !== last.id)
  if (isUnsent && last.pressed.kind !== 'undo') desk.drop(last.id)
  else desk.press({ kind: 'undo' }, serverNow())
}
