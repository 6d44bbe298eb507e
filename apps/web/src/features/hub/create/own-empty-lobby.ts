import { type Lobby, listMyGames, lobbyDetails, type Match, type MyGame, whoami } from '@bettle/contract'
import { DEFAULT_SETTINGS, presetOf } from '@bettle/rules'
import type { QueryClient } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { queryOf } from '../../../api/query/query-of.ts'
import { lobbyAsked } from '../../../push/lobby/active-lobby-key.ts'

/**
 * Returns the private lobby with classic rules that the user opened on the match before, in which nobody else is and in
 * which the user has not bet; undefined if there is none. Opening it again keeps its code, which friends may have already.
 * @param isRoom whether to look for a room, which plays on its own copy of the match
 */
export async function ownEmptyLobby(
  queryClient: QueryClient,
  match: Match,
  isRoom: boolean,
): Promise<Lobby | undefined> {
  const user = queryClient.getQueryData(queryOf(whoami, {}).queryKey)?.user
  if (!user) return undefined
  const { games } = await call(listMyGames, {})
  const mine = games.find((game) => game.hostUser?._id === user._id && isFor(game, match, isRoom) && isEmpty(game))
  return mine && call(lobbyDetails, lobbyAsked(mine._id))
}

function isFor({ match: played }: MyGame, match: Match, isRoom: boolean): boolean {
  if (!isRoom) return played._id === match._id
  return (
    played.isRoom === true &&
    played.homeTeam === match.homeTeam &&
    played.awayTeam === match.awayTeam &&
    played.startTime === match.startTime
  )
}

/** A lobby whose chips have changed has been played in, also if all others have left it since. */
const isEmpty = ({ role, players, spectators, chips, eliminatedIn, gameSettings, match }: MyGame): boolean =>
  role === 'player' &&
  players === 1 &&
  spectators === 0 &&
  eliminatedIn === null &&
  chips === gameSettings.startingChips &&
  gameSettings.isPrivate &&
  gameSettings.allowGuests &&
  gameSettings.maxPlayers === DEFAULT_SETTINGS.maxPlayers &&
  // The server stores no penalty for a practice match, whatever the host chose.
  presetOf(
    match.isPractice ? { ...gameSettings, inactivityPenalty: DEFAULT_SETTINGS.inactivityPenalty } : gameSettings,
  ) === 'classic'
