import type { Token } from '@bettle/contract'
import { ofAccount } from '../store/remember.ts'

/** The requests that the head script has sent before the app runs. */
interface AskedAhead {
  readonly accessToken: string
  readonly at: number
  /** By address; each response is used once. */
  readonly answers: Map<string, Promise<Response>>
  /** The server's time, with the moments of request and response. */
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

/** Older responses are requested again, because the scripts took too long (ms). */
const FRESH_MS = 15_000

/** Kept on the window, because another script writes it. It ends with the session that sent the requests. */
const page = ofAccount(
  () => window,
  (held) => {
    held.bettleAskedAhead = undefined
  },
)

/** The headers of this session's calls. */
export const signedBy = ({ tokenType, accessToken, refreshToken }: Token): Record<string, string> => ({
  authorization: `${tokenType} ${accessToken}`,
  'refresh-token': refreshToken,
})

/**
 * Sends the first calls of the page, so that their responses are ready when the scripts run. @param time The address of
 * the server's time.
 */
export function askAhead(token: Token, addresses: readonly string[], time: string): void {
  const at = performance.now()
  const answers = addresses.map((address) => [address, fetch(address, { headers: signedBy(token) })] as const)
  const timed = fetch(time).then((response) => ({ response, sentAt: at, receivedAt: performance.now() }))
  // The consumer of each promise handles its failure.
  for (const answer of [timed, ...answers.map(([, answer]) => answer)]) answer.catch(() => undefined)
  page().bettleAskedAhead = { accessToken: token.accessToken, at, answers: new Map(answers), time: timed }
}

/** The server's time as requested before the app ran. */
export const timeAskedAhead = (): Promise<TimedAnswer> | undefined => page().bettleAskedAhead?.time

/** Takes the response of the same call that the same session has requested ahead. Later calls go to the server. */
export function takeAnswer(address: string, token: Token | undefined): Promise<Response> | undefined {
  const asked = page().bettleAskedAhead
  const answer = asked?.answers.get(address)
  if (!asked || !answer) return undefined
  asked.answers.delete(address)
  const isFresh = performance.now() - asked.at < FRESH_MS
  return isFresh && asked.accessToken === token?.accessToken ? answer : undefined
}
