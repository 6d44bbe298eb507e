import { useSyncExternalStore } from 'react'
import { onSessionBegun, onSessionEnded } from './session.ts'
import { missingPart, onTokenForgotten } from './token.ts'

/** Whether a user is signed in on this device, by local data. The end of a session shows at once. */
export function useIsSignedIn(): boolean {
  return useSyncExternalStore(subscribe, () => missingPart() === undefined)
}

function subscribe(listener: () => void): () => void {
  const stops = [onSessionBegun(listener), onSessionEnded(listener), onTokenForgotten(listener)]
  return () => {
    for (const stop of stops) stop()
  }
}
