import { useEffect, useState } from 'react'
import { liveClient } from './live-client.ts'

/** However much happens, whoever asks anew because of it does so no more often. */
const AT_MOST_EVERY = 1000

/** Grows when something was heard of any match: what is shown of them is to be asked for anew. */
export function useMatchNews(): number {
  const [heard, setHeard] = useState(0)
  useEffect(() => {
    let resting: ReturnType<typeof setTimeout> | undefined
    let isMissed = false
    const hear = () => {
      isMissed = resting !== undefined
      if (isMissed) return
      setHeard((times) => times + 1)
      resting = setTimeout(() => {
        resting = undefined
        if (isMissed) hear()
      }, AT_MOST_EVERY)
    }
    const unfollow = liveClient().follow('hub', {
      onNews: ({ push }) => push.type === 'match.changed' && hear(),
      onResync: hear,
    })
    return () => {
      clearTimeout(resting)
      unfollow()
    }
  }, [])
  return heard
}
