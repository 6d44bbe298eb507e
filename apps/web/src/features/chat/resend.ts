import { type LobbyId, sendChat } from '@bettle/contract'
import { callInTime } from '../../api/call-in-time.ts'
import { untilAnswered } from '../../api/until-answered.ts'

/** After a lost reply it repeats the request with the same id, and the server repeats its first answer. */
export function sendUntilAnswered(lobbyId: LobbyId, message: string, requestId: string) {
  return untilAnswered(() => callInTime(sendChat, { body: { lobbyId, message } }, { requestId }))
}
