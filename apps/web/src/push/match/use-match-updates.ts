import { useEffect, useState } from 'react'
import { liveClient } from '../connection/live-client.ts'

/** The shortest interval between two fetches (ms), however many updates arrive. */
const AT_MOST_EVERY = 1000

/** Returns a number that increases when any match changes, so that the caller fetches the matches on screen again. */
export function useMatchUpdates(): number {
  const [updateCount, setUpdateCount] = useState(0)
  useEffect(() => {
    let resting: ReturnType<typeof setTimeout> | undefined
    let isMissed = false
    const noteUpdate = () => {
      isMissed = resting !== undefined
      if (isMissed) return
      setUpdateCount((times) => times + 1)
      resting = setTimeout(() => {
        resting = undefined
        if (isMissed) noteUpdate()
      }, AT_MOST_EVERY)
    }
    const unfollow = liveClient().follow('hub', {
      onUpdate: ({ push }) => push.type === 'match.changed' && noteUpdate(),
      onResync: noteUpdate,
    })
    return () => {
      clearTimeout(resting)
      unfollow()
    }
  }, [])
  return updateCount
}
