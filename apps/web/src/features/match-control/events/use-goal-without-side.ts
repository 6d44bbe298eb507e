import { GOAL } from '@bettle/rules'
import { useState } from 'react'
import { lastRecorded, type ShownEvent } from './shown-events.ts'

/** Returns the latest goal without a side, until the operator names the side or answers that it is unknown [E5]. */
export function useGoalWithoutSide(shown: readonly ShownEvent[], isClosed: boolean) {
  const [unknown, setUnknown] = useState<readonly string[]>([])
  const goals = shown.filter(({ id, eventType, team }) => eventType === GOAL && team === null && !unknown.includes(id))
  return {
    goal: isClosed ? undefined : lastRecorded(goals),
    leaveUnknown: ({ id }: ShownEvent) => setUnknown([...unknown, id]),
  }
}
