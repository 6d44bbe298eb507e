import { GOAL } from '@bettle/rules'
import { useState } from 'react'
import { lastRecorded, type ShownEvent } from './shown-events.ts'

/** The goal of which the operator is asked whose it was, the latest first, until they say so or say that it is not known ([E5]). */
export function useGoalWithoutSide(shown: readonly ShownEvent[], isClosed: boolean) {
  const [unknown, setUnknown] = useState<readonly string[]>([])
  const goals = shown.filter(({ id, eventType, team }) => eventType === GOAL && team === null && !unknown.includes(id))
  return {
    goal: isClosed ? undefined : lastRecorded(goals),
    leaveUnknown: ({ id }: ShownEvent) => setUnknown([...unknown, id]),
  }
}
