import { useSyncExternalStore } from 'react'
import { onSessionBegun, onSessionEnded } from './session.ts'
import { missingPart, onTokenForgotten } from './token.ts'

/** Whether somebody is signed in on this device, as far as it knows; a session that ends is noticed at once. */
export function useIsSignedIn(): boolean {
  return useSyncExternalStore(subscribe, () => missingPart() === undefined)
}

function subscribe(listener: () => void): () => void {
  const stops = [onSessionBegun(listener), onSessionEnded(listener), onTokenForgotten(listener)]
  return () => {
    for (const stop of stops) stop()
  }
}
