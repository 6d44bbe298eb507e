import { checksUntil, type Instant, LATEST_PICTURE, seesUntilEnd } from '@bettle/rules'
import type { LoadedRoom } from './recorder-store.ts'

export interface EndedRound {
  readonly id: string
  readonly startsAt: Instant
  readonly endsAt: Instant
}

/** A recorder who opened the tap pad: how far ahead their picture is (ms), and when their pad last called. */
export interface SeenRecorder {
  readonly account_id: string
  readonly lead_ms: number
  readonly seen_at: Date
}

/** Returns how many ms after an event a recorder usually taps, at most a minute ([RM24]). */
export const delayOf = ({ lead_ms }: Pick<SeenRecorder, 'lead_ms'>): number =>
  Math.min(Math.max(0, -lead_ms), LATEST_PICTURE)

/** Returns the event types of a round of which a recorder has not said that the count is right ([RM36]). */
export function uncheckedTypes({ room, typesWithBets }: LoadedRoom, roundId: string, userId: string): string[] {
  return (typesWithBets.get(roundId) ?? []).filter((type) => !room.hasChecked(userId, roundId, type))
}

/**
 * Returns true if the decision of a round waits for a recorder to check its counts ([RM28], [RM36]): one who was there
 * until its end, has something left to check, and may still challenge or claim an event.
 */
export function mayCheck(loaded: LoadedRoom, { id, startsAt, endsAt }: EndedRound, recorder: SeenRecorder): boolean {
  const { account_id: userId, seen_at } = recorder
  return (
    seesUntilEnd(seen_at.getTime(), startsAt, endsAt) &&
    loaded.room.objectionsLeft(userId, endsAt - 1) > 0 &&
    uncheckedTypes(loaded, id, userId).length > 0
  )
}

/** Returns until when a recorder may check a round that has ended ([RM36]). */
export const mayCheckUntil = (endsAt: Instant, recorder: Pick<SeenRecorder, 'lead_ms'>): Instant =>
  checksUntil(endsAt, delayOf(recorder))
