import type { Token } from '@bettle/contract'
import { askedAhead, signedBy } from './asked-ahead.ts'

/**
 * Sends the first calls of the page, so that the responses are ready when the scripts run.
 * @param time the address of the server's time
 */
export function askAhead(token: Token, addresses: readonly string[], time: string): void {
  const at = performance.now()
  const answers = addresses.map((address) => [address, fetch(address, { headers: signedBy(token) })] as const)
  const timed = fetch(time).then((response) => ({ response, sentAt: at, receivedAt: performance.now() }))
  // A failure is handled where the response is used. Here it must only not count as unhandled.
  for (const answer of [timed, ...answers.map(([, answer]) => answer)]) answer.catch(() => undefined)
  askedAhead().bettleAskedAhead = { accessToken: token.accessToken, at, answers: new Map(answers), time: timed }
}
