import { useEffect, useState } from 'react'
import type { SideOfEvent } from './queued-action.ts'

export interface JustRecorded {
  readonly eventType: string
  readonly team: SideOfEvent | null
}

/** How long a key shows that it was pressed (wall time, ms). */
const SHOWN_FOR = 1200

/** The key that was pressed a moment ago, so that its press is seen where the thumb is. */
export function useJustRecorded(): readonly [JustRecorded | undefined, (one: JustRecorded) => void] {
  const [recorded, setRecorded] = useState<JustRecorded>()
  useEffect(() => {
    if (!recorded) return
    const timer = setTimeout(() => setRecorded(undefined), SHOWN_FOR)
    return () => clearTimeout(timer)
  }, [recorded])
  return [recorded, setRecorded]
}
