import {
  getGuide,
  listEventTypes,
  listLobbies,
  listMatchEvents,
  listMatches,
  listMyGames,
  lobbyByCode,
  lobbyDetails,
  whoami,
} from '@bettle/contract'
import { readLobbyCode } from '@bettle/rules'
import { addressOf } from '../../api/address-of.ts'
import type { ActiveLobby } from '../../push/active-lobby-key.ts'
import { pageQueryOf } from '../../push/open-lobbies-page.ts'
import type { FirstPaint } from './screen-of.ts'

const CODE = /^\/game\/([^/]+)/

/** The first calls of a signed-in user's page, whatever data it shows. */
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

/** A device that knows only the address of a game first asks which lobby it is. */
function ofGame(code: string | undefined, active: ActiveLobby | undefined): string[] {
  const isActive = active && (code === undefined || active.lobbyCode === readLobbyCode(code))
  const guide = addressOf(getGuide, {})
  if (isActive) {
    const { lobbyId, matchId } = active
    const ofMatch =
      matchId === undefined
        ? []
        : [listMatchEvents, listEventTypes].map((route) => addressOf(route, { params: { matchId } }))
    return [addressOf(lobbyDetails, { params: { lobbyId } }), ...ofMatch, guide]
  }
  return code === undefined ? [] : [addressOf(lobbyByCode, { params: { code } }), guide]
}
