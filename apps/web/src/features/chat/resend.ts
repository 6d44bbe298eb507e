import { type LobbyId, sendChat } from '@bettle/contract'
import { CallError } from '../../api/call-error.ts'
import { callInTime } from '../../api/call-in-time.ts'

const WAITS = [600, 1500]

/** A lost reply is asked for again under the same id: the server answers what it answered before. */
export async function sendUntilAnswered(lobbyId: LobbyId, message: string, requestId: string) {
  for (let attempt = 0; ; attempt++) {
    try {
      return await callInTime(sendChat, { body: { lobbyId, message } }, { requestId })
    } catch (error) {
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
