import { type Lobby, openRoom } from '@bettle/contract'
import type { Actor } from './actor.ts'
import { ask } from './ask.ts'
import type { Stage } from './stage.ts'

/**
 * Opens a room on the official match as a client does that knows no other recorders: all members record it, however few
 * they are. A room of this web app lets its crowd record from eight players on.
 */
export async function opensCrowdRoom(host: Actor, stage: Stage): Promise<Lobby> {
  const body = { matchId: stage.match._id, gameSettings: { allowGuests: true } }
  const { lobby } = await ask(stage.server.url, openRoom, { body }, host.token)
  await host.returnsTo(lobby)
  return lobby
}
