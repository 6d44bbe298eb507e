import { useSyncExternalStore } from 'react'
import { onSessionBegun, onSessionEnded } from './session.ts'
import { missingPart, onTokenForgotten } from './token.ts'

/** Returns whether a user is signed in on this device, by local data only. The end of a session is visible at once. */
export function useIsSignedIn(): boolean {
  return useSyncExternalStore(subscribe, () => missingPart() === undefined)
}

function subscribe(listener: () => void): () => void {
  const stops = [onSessionBegun(listener), onSessionEnded(listener), onTokenForgotten(listener)]
  return () => {
    for (const stop of stops) stop()
  }
}
