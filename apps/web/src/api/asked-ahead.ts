import type { Token } from '@bettle/contract'
import { ofAccount } from '../store/remember.ts'

/** What the script in the head of the page has asked for, before there was an app to ask. */
interface AskedAhead {
  readonly accessToken: string
  readonly at: number
  /** By address; each is taken once. */
  readonly answers: Map<string, Promise<Response>>
  /** What the server said its time is: to be read with when it was asked, and when it had answered. */
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

/** What has lain longer is asked for once more: the scripts took too long to come. */
const FRESH_MS = 15_000

/** The window holds it, as it comes from another script; it goes with the session it was asked by. */
const page = ofAccount(
  () => window,
  (held) => {
    held.bettleAskedAhead = undefined
  },
)

/** A call as this session makes it. */
export const signedBy = ({ tokenType, accessToken, refreshToken }: Token): Record<string, string> => ({
  authorization: `${tokenType} ${accessToken}`,
  'refresh-token': refreshToken,
})

/**
 * Asks for what the page will ask for itself as soon as its scripts have come: then the answers are there.
 * @param time where the server says its time
 */
export function askAhead(token: Token, addresses: readonly string[], time: string): void {
  const at = performance.now()
  const answers = addresses.map((address) => [address, fetch(address, { headers: signedBy(token) })] as const)
  const timed = fetch(time).then((response) => ({ response, sentAt: at, receivedAt: performance.now() }))
  // Whoever takes it hears what became of it.
  for (const answer of [timed, ...answers.map(([, answer]) => answer)]) answer.catch(() => undefined)
  page().bettleAskedAhead = { accessToken: token.accessToken, at, answers: new Map(answers), time: timed }
}

/** The server's time as it was asked for before there was an app. */
export const timeAskedAhead = (): Promise<TimedAnswer> | undefined => page().bettleAskedAhead?.time

/** The answer to the very same call, asked ahead by the same session. Whoever asks again asks the server. */
export function takeAnswer(address: string, token: Token | undefined): Promise<Response> | undefined {
  const asked = page().bettleAskedAhead
  const answer = asked?.answers.get(address)
  if (!asked || !answer) return undefined
  asked.answers.delete(address)
  const isFresh = performance.now() - asked.at < FRESH_MS
  return isFresh && asked.accessToken === token?.accessToken ? answer : undefined
}
