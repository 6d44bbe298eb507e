import type { Token } from '@bettle/contract'
import { ofAccount } from '../store/remember.ts'

/** The requests that the head script has sent before the app runs. */
interface AskedAhead {
  readonly accessToken: string
  readonly at: number
  /** The responses by address. Each response is used only once. */
  readonly answers: Map<string, Promise<Response>>
  /** The server's time, with the local times of the request and the response. */
  readonly time: Promise<TimedAnswer>
}

export interface TimedAnswer {
  readonly response: Response
  readonly sentAt: number
  readonly receivedAt: number
}

declare global {
  interface Window {
    bettleAskedAhead?: AskedAhead | undefined
  }
}

/**
 * If a request was sent longer ago than this (ms), its response is not used, and the app sends the request again. This
 * happens if the scripts load slowly.
 */
const FRESH_MS = 15_000

/**
 * The requests are kept on the window, because the head script writes them there. They are removed when a session
 * starts or ends.
 */
export const askedAhead = ofAccount(
  () => window,
  (held) => {
    held.bettleAskedAhead = undefined
  },
)

/** Returns the headers that identify the session in its calls. */
export const signedBy = ({ tokenType, accessToken, refreshToken }: Token): Record<string, string> => ({
  authorization: `${tokenType} ${accessToken}`,
  'refresh-token': refreshToken,
})

/**
 * Returns the response with the server's time that the head script has requested; undefined if it has sent no requests.
 */
export const timeAskedAhead = (): Promise<TimedAnswer> | undefined => askedAhead().bettleAskedAhead?.time

/**
 * Returns the response that the head script has requested at this address for the same session. Each response is
 * returned once and only while it is fresh; otherwise the result is undefined.
 */
export function takeAnswer(address: string, token: Token | undefined): Promise<Response> | undefined {
  const asked = askedAhead().bettleAskedAhead
  const answer = asked?.answers.get(address)
  if (!asked || !answer) return undefined
  asked.answers.delete(address)
  const isFresh = performance.now() - asked.at < FRESH_MS
  return isFresh && asked.accessToken === token?.accessToken ? answer : undefined
}
