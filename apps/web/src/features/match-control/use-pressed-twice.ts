import type { MatchEvent } from '@bettle/contract'
import { sameOne } from '@bettle/rules'
import { useRef, useState } from 'react'
import { serverNow } from '../../push/server-clock.ts'
import { asPressed } from './as-pressed.ts'

/** How long after it was recorded a double is still asked about (wall time, ms). */
const STILL_ASKED = 30_000

/**
 * What this operator and another one recorded at the same moment, neither having seen the other's: asked about where the later of
 * both was pressed, so that it is asked once ([W1]).
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
    /** What this page has recorded. */
    isOwn: (event: MatchEvent) => void own.add(event._id),
    answer: (event: MatchEvent) => {
      answered.current.add(event._id)
      drawAgain((count) => count + 1)
    },
  }
}

const isOfOperator = ({ sourceId }: MatchEvent): boolean => sourceId?.startsWith('console:') ?? false
