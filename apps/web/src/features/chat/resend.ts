import { type LobbyId, sendChat } from '@bettle/contract'
import { call } from '../../api/call.ts'
import { CallError, networkError } from '../../api/call-error.ts'

/** A request that hangs must not hold up the next for ever. */
const PATIENCE = 10_000
const WAITS = [600, 1500]

/** A lost reply is asked for again under the same id: the server answers what it answered before. */
export async function sendUntilAnswered(lobbyId: LobbyId, message: string, requestId: string) {
  for (let attempt = 0; ; attempt++) {
    const signal = AbortSignal.timeout(PATIENCE)
    try {
      return await call(sendChat, { body: { lobbyId, message } }, { requestId, signal })
    } catch (caught) {
      const error = caught instanceof CallError || !signal.aborted ? caught : networkError()
      const wait = WAITS[attempt]
      if (wait === undefined || !isUnanswered(error)) throw error
      await new Promise((resolve) => setTimeout(resolve, wait))
    }
  }
}

/** Nobody knows whether it got through. */
function isUnanswered(error: unknown): boolean {
  return error instanceof CallError && (error.status === 0 || error.status >= 500)
}
