import type { Token } from '@bettle/contract'
import { forgetAccount, ofPage } from '../../store/remember.ts'
import { forgetToken, onTokenForgotten, readToken, storeToken } from './token.ts'
import type { WhySignedOut } from './why-signed-out.ts'

type Listener = () => void
type EndListener = (why: WhySignedOut | undefined) => void

/**
 * The listeners for the start and the end of a session, and for a page to which the account has no access. The router
 * and the socket listen, because the api folder must not import them.
 */
const begun = ofPage(() => new Set<Listener>())
const ended = ofPage(() => new Set<EndListener>())
const refused = ofPage(() => new Set<Listener>())

/** Starts a session: stores its token, deletes the data of the previous user, and notifies the listeners. */
export function beginSession(token: Token): void {
  storeToken(token)
  forgetAccount()
  notify(begun())
}

/**
 * Ends the session: removes the token and deletes the user's data. The app then opens /login with the reason, unless
 * the current page is open to anyone.
 */
export function dropSession(why?: WhySignedOut): void {
  forgetToken()
  forgetAccount()
  for (const listener of [...ended()]) listener(why)
}

/**
 * Deletes the user's data in this tab when the user signs out in another tab. A suspended tab may notice this only
 * after another user has signed in; it then reloads for the new user. Returns a function that stops listening.
 */
export function followSignOut(leave: () => void, beginAnew: () => void = () => location.reload()): () => void {
  return onTokenForgotten(() => {
    forgetAccount([sessionStorage])
    if (readToken() === undefined) leave()
    else beginAnew()
  })
}

/** Announces that the account has no access to this page. */
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
