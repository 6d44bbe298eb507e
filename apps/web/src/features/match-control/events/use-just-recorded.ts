import { useEffect, useState } from 'react'
import type { SideOfEvent } from '../offline-queue/queued-action.ts'

export interface JustRecorded {
  readonly eventType: string
  readonly team: SideOfEvent | null
}

/** How long a key stays highlighted after a press (ms of wall time). */
const SHOWN_FOR = 1200

/** Returns the key that was pressed just now, so that the console can highlight it. */
export function useJustRecorded(): readonly [JustRecorded | undefined, (one: JustRecorded) => void] {
  const [recorded, setRecorded] = useState<JustRecorded>()
  useEffect(() => {
    if (!recorded) return
    const timer = setTimeout(() => setRecorded(undefined), SHOWN_FOR)
    return () => clearTimeout(timer)
  }, [recorded])
  return [recorded, setRecorded]
}
