import {
  getGuide,
  isId,
  type LobbyId,
  listEventTypes,
  listLobbies,
  listMatchEvents,
  listMatches,
  listMyGames,
  lobbyByCode,
  lobbyDetails,
  whoami,
} from '@bettle/contract'
import { addressOf } from '../../api/address-of.ts'
import { pageQueryOf } from '../../push/hub/open-lobbies-page.ts'
import { type ActiveLobby, isAtAddress, lobbyAsked } from '../../push/lobby/active-lobby-key.ts'
import type { FirstPaint } from './screen-of.ts'

const CODE = /^\/game\/([^/]+)/

/** Returns the first calls of a signed-in user's page. */
export function askedBy({ screen, page }: FirstPaint, path: string, active: ActiveLobby | undefined): string[] {
  const whoamiAddress = addressOf(whoami, {})
  if (page === 'hub') {
    return [
      whoamiAddress,
      addressOf(listLobbies, pageQueryOf(1)),
      addressOf(listMatches, {}),
      addressOf(listMyGames, {}),
    ]
  }
  if (page === 'game') return [whoamiAddress, ...ofGame(CODE.exec(path)?.[1], active)]
  return screen === 'page' ? [whoamiAddress] : []
}

/**
 * Returns the calls of a game's page. A device that has only a code first requests the lobby with that code. The
 * address of a competition's game contains the lobby id.
 */
function ofGame(code: string | undefined, active: ActiveLobby | undefined): string[] {
  const isActive = active && (code === undefined || isAtAddress(active, code))
  const guide = addressOf(getGuide, {})
  if (isActive) {
    const { lobbyId, matchId } = active
    const ofMatch =
      matchId === undefined
        ? []
        : [listMatchEvents, listEventTypes].map((route) => addressOf(route, { params: { matchId } }))
    return [addressOf(lobbyDetails, lobbyAsked(lobbyId)), ...ofMatch, guide]
  }
  if (isId<LobbyId>(code)) return [addressOf(lobbyDetails, lobbyAsked(code)), guide]
  return code === undefined ? [] : [addressOf(lobbyByCode, { params: { code } }), guide]
}
