import type { Token } from '@bettle/contract'
import { forgetAccount, ofPage } from '../store/remember.ts'
import { forgetToken, onTokenForgotten, readToken, storeToken } from './token.ts'
import type { WhySignedOut } from './why-signed-out.ts'

type Listener = () => void
type EndListener = (why: WhySignedOut | undefined) => void

/** What calls find out about the session, for those who must act on it: the router, the socket. The api knows neither. */
const begun = ofPage(() => new Set<Listener>())
const ended = ofPage(() => new Set<EndListener>())
const refused = ofPage(() => new Set<Listener>())

/** Signed in. */
export function beginSession(token: Token): void {
  storeToken(token)
  forgetAccount()
  notify(begun())
}

/** The session is over: the token is gone, and whoever shows pages goes to /login and says why. */
export function dropSession(why?: WhySignedOut): void {
  forgetToken()
  forgetAccount()
  for (const listener of [...ended()]) listener(why)
}

/**
 * In another tab somebody signs out: in this one, too, nothing of theirs is there for whoever signs in next. A tab that was
 * suspended meanwhile may hear of it when somebody else is signed in already, and begins anew as theirs. Answers how to stop.
 */
export function followSignOut(leave: () => void, beginAnew: () => void = () => location.reload()): () => void {
  return onTokenForgotten(() => {
    forgetAccount([sessionStorage])
    if (readToken() === undefined) leave()
    else beginAnew()
  })
}

/** A page was refused as a whole. */
export function refusePage(): void {
  notify(refused())
}

export const onSessionBegun = (listener: Listener) => listen(begun(), listener)
export const onSessionEnded = (listener: EndListener) => listen(ended(), listener)
export const onPageRefused = (listener: Listener) => listen(refused(), listener)

function notify(listeners: ReadonlySet<Listener>): void {
  for (const listener of [...listeners]) listener()
}

function listen<L>(listeners: Set<L>, listener: L): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
