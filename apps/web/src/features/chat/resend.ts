import { type LobbyId, sendChat } from '@bettle/contract'
import { callInTime } from '../../api/call-in-time.ts'
import { untilAnswered } from '../../api/until-answered.ts'

/** A lost reply is asked for again under the same id: the server answers what it answered before. */
export function sendUntilAnswered(lobbyId: LobbyId, message: string, requestId: string) {
  return untilAnswered(() => callInTime(sendChat, { body: { lobbyId, message } }, { requestId }))
}
