import type { MatchEvent } from '@bettle/contract'
import { sameOne } from '@bettle/rules'
import { useRef, useState } from 'react'
import { serverNow } from '../../../push/clock/server-clock.ts'
import { asPressed } from '../offline-queue/as-pressed.ts'

/** How long after its recording the console asks about a possible duplicate (ms of wall time). */
const STILL_ASKED = 30_000

/**
 * Finds an event that two operators recorded at the same moment before either saw the other's record. Only the console
 * with the later record asks, so that the question appears once [W1].
 */
export function usePressedTwice(events: readonly MatchEvent[], tempo: number) {
  const [own] = useState(() => new Set<string>())
  const answered = useRef(new Set<string>())
  const [, drawAgain] = useState(0)
  const since = serverNow() - STILL_ASKED
  const twice = events.find(
    (event) =>
      own.has(event._id) && !answered.current.has(event._id) && Date.parse(event.createdAt) >= since && doubleOf(event),
  )

  function doubleOf(event: MatchEvent): boolean {
    const before = events.filter((other) => other._id < event._id && !own.has(other._id) && isOfOperator(other))
    return sameOne(asPressed(event), before.map(asPressed), tempo) !== undefined
  }

  return {
    twice,
    /** Marks an event as recorded on this page. */
    isOwn: (event: MatchEvent) => void own.add(event._id),
    answer: (event: MatchEvent) => {
      answered.current.add(event._id)
      drawAgain((count) => count + 1)
    },
  }
}

const isOfOperator = ({ sourceId }: MatchEvent): boolean => sourceId?.startsWith('console:') ?? false
