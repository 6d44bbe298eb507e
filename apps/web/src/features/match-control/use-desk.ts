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
import { liveStatus } from '../../live/live-status.ts'
import { withEventPush } from '../../live/match-events.ts'
import { eventsKey } from '../../live/match-events-query.ts'
import { fetchMatch, matchQuery } from '../../live/match-feed.ts'
import { serverNow } from '../../live/server-clock.ts'
import type { Act, Pressed, SideOfEvent } from './act.ts'
import { deskOf } from './desk.ts'
import type { MustAsk, Sent } from './sending.ts'
import { type ShownEvent, shownEvents } from './shown-events.ts'
import { shownSuspensions } from './shown-suspensions.ts'

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
  const desk = deskOf(userId, match._id)
  const acts = useSyncExternalStore(desk.subscribe, desk.get)
  const [unlikely, setUnlikely] = useState<Unlikely>()
  const [crossing, setCrossing] = useState<{ event: ShownEvent; to: number }>()
  /** As it is at this very moment: a press and its answer are known before anything of them is drawn. */
  const heldEvents = () => queryClient.getQueryData(eventsKey(match._id))?.events ?? events
  // An answer is told of a moment after its press has gone: in between the event would be on no screen, and keys go to what is.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is held changes with either
  const shown = useMemo(() => shownEvents(heldEvents(), acts), [events, acts])
  const heldMatch = () => queryClient.getQueryData(matchQuery(match._id).queryKey)?.match ?? match
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above
  const suspensions = useMemo(() => shownSuspensions(heldMatch(), acts), [match, acts])

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
        if (act.pressed.kind === 'suspend' || act.pressed.kind === 'resume')
          queryClient.setQueryData(
            matchQuery(match._id).queryKey,
            (held) => held && { match: { ...held.match, ...shownSuspensions(held.match, [act]) } },
          )
        // What it put back the answer does not say, and a line may be dead before anybody knows it: it is looked up.
        if (sent.action) fetchMatch(queryClient, match._id)
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

  /** Two presses may come before anything is drawn. */
  const shownNow = () => shownEvents(heldEvents(), desk.get())

  /** When something was last heard of the match, by the server's clock: what others did later is on no screen here. */
  const heardUntil = () => {
    const heardAt = queryClient.getQueryState(matchQuery(match._id).queryKey)?.dataUpdatedAt
    return heardAt ? serverNow() - (Date.now() - heardAt) : undefined
  }

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
    desk.press({ kind: 'update', of: event.of, ...change }, serverNow())
  }
  const moveTo = (event: ShownEvent, at: number) => {
    const latest = Math.min(at, serverNow())
    update(event, { timeStamp: new Date(Math.round(latest)).toISOString() })
  }

  return {
    desk,
    acts,
    shown,
    suspensions,
    suspendedNow: () => shownSuspensions(heldMatch(), desk.get()),
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
    /** Moves an event near a boundary to its other side at once; of any other it is asked first ([W2]). */
    cross: (event: ShownEvent) => {
      const boundary = nearestBoundary(timetable, event.at)
      if (boundary === undefined) return
      const to = acrossBoundary(boundary, event.at)
      if (isNearBoundary(timetable, event.at)) moveTo(event, to)
      else setCrossing({ event, to })
    },
    crossing,
    /** @param isMeant whether the operator wants the event moved that far */
    answerCrossing: (isMeant: boolean) => {
      if (isMeant && crossing) moveTo(crossing.event, crossing.to)
      setCrossing(undefined)
    },
    remove: (event: ShownEvent) => {
      desk.press({ kind: 'delete', of: event.of }, serverNow())
    },
    takeBack: () => desk.takeBack(serverNow(), heardUntil()),
    /** The last of what was taken back, or this. */
    doAgain: (actionId?: ActionId) => desk.doAgain(serverNow(), actionId),
    isSame: (act: Act) => desk.drop(act.id),
    isAnother: (act: Act) =>
      desk.change(act.id, ({ asked: _asked, refusal: _refusal, ...one }) => ({ ...one, insisted: true })),
  }
}

export type DeskInUse = ReturnType<typeof useDesk>
