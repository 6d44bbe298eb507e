import type { Token } from '@bettle/contract'
import { forgetToken, storeToken } from './token.ts'

type Listener = () => void

/** What calls find out about the session, for those who must act on it: the router, the socket. The api knows neither. */
const begun = new Set<Listener>()
const ended = new Set<Listener>()
const refused = new Set<Listener>()

/** Signed in. */
export function beginSession(token: Token): void {
  storeToken(token)
  tell(begun)
}

/** The session is over: the token is gone, and whoever shows pages goes to /login. */
export function endSession(): void {
  forgetToken()
  tell(ended)
}

/** A page was refused as a whole. */
export function refusePage(): void {
  tell(refused)
}

export const onSessionBegun = (listener: Listener) => listen(begun, listener)
export const onSessionEnded = (listener: Listener) => listen(ended, listener)
export const onPageRefused = (listener: Listener) => listen(refused, listener)

function tell(listeners: ReadonlySet<Listener>): void {
  for (const listener of [...listeners]) listener()
}

function listen(listeners: Set<Listener>, listener: Listener): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
