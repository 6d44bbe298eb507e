import type { Token } from '@bettle/contract'
import { askedAhead } from '../api/asked-ahead.ts'
import { beginSession } from '../api/session/session.ts'
import { askForGame, type Started } from './first-paint/start-trial.ts'

/**
 * Returns the trial game that the head script has started. It is returned once; undefined if there is none, or if it
 * could not start: the caller then starts it, and gets the reason.
 */
export function trialAhead(): Promise<Started | undefined> | undefined {
  const ahead = window.bettleTrial
  window.bettleTrial = undefined
  return ahead
}

/** Starts the session of a trial game's new guest. The requests that were sent for this guest stay. */
export function beginTrial(token: Token, started: Started): void {
  const asked = askedAhead().bettleAskedAhead
  beginSession(token)
  if (asked?.accessToken === token.accessToken) askedAhead().bettleAskedAhead = asked
  else askForGame(token, started)
}
