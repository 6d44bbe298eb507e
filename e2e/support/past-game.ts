import {
  confirmResults,
  createLobby,
  createMatch,
  deleteMatchEvent,
  endHalf,
  type Giving,
  joinLobby,
  type Lobby,
  lobbyDetails,
  login,
  type MatchId,
  placeBet,
  type Reply,
  type RouteSpec,
  recordMatchEvent,
  startHalf1,
  startHalf2,
} from '@bettle/contract'
import { ask } from './ask.ts'
import { ADMIN, type StageServer } from './server.ts'

export interface Credentials {
  readonly email: string
  readonly password: string
}

export interface PastBet {
  readonly account: Credentials
  /** The option of a bet on the first round, such as 'Over 0.5 Corner'. */
  readonly on: string
  readonly stake: number
}

export interface PastGame {
  readonly homeTeam: string
  readonly awayTeam: string
  /** The players of the lobby, which the first one opens. */
  readonly players: readonly Credentials[]
  readonly bets?: readonly PastBet[]
  /** True to record a corner in minute 6 of the first half. */
  readonly corner?: boolean
  /** The reason for which that corner is deleted after the match. */
  readonly deletionReason?: string
  readonly confirmed?: boolean
}

/** Plays a whole match over HTTP, with a moved clock, before the scenario starts. Returns its lobby. */
export async function playsPastGame(server: StageServer, game: PastGame): Promise<Lobby> {
  const admin = await speaker(server, ADMIN)
  const { match } = await admin(createMatch, { body: { homeTeam: game.homeTeam, awayTeam: game.awayTeam } })
  const lobby = await takesSeats(server, match._id, game.players)
  for (const { account, on, stake } of game.bets ?? []) await bets(server, lobby, account, on, stake)

  await playsMatch(server, match._id, game)
  return lobby
}

/** Plays a whole match over HTTP, with a moved clock. */
export async function playsMatch(
  server: StageServer,
  matchId: MatchId,
  { corner: hasCorner, deletionReason, confirmed }: Pick<PastGame, 'corner' | 'deletionReason' | 'confirmed'>,
): Promise<void> {
  const { clock } = server
  const admin = await speaker(server, ADMIN)
  await admin(startHalf1, { body: { matchId } })
  await clock.set((Math.floor(clock.now() / 60_000) + 1) * 60_000)
  await clock.advance(5 * 60_000)
  const corner = hasCorner
    ? await admin(recordMatchEvent, {
        body: { match: matchId, eventType: 'Corner', timeStamp: new Date(clock.now()).toISOString() },
      })
    : undefined
  await clock.advance(40 * 60_000)
  await admin(endHalf, { body: { matchId, halfNumber: 1 } })
  await admin(startHalf2, { body: { matchId } })
  await clock.advance(46 * 60_000)
  await admin(endHalf, { body: { matchId, halfNumber: 2 } })
  if (corner && deletionReason !== undefined) {
    await clock.advance(60_000)
    await admin(deleteMatchEvent, { params: { id: corner.event._id }, query: { reason: deletionReason } })
  }
  if (confirmed) await admin(confirmResults, { body: { matchId } })
}

/**
 * Returns a function that sends calls as a user. Each call signs in again, because match time passes faster than a
 * session lasts.
 */
export async function speaker({ url }: StageServer, account: Credentials) {
  return async <R extends RouteSpec>(route: R, giving: Giving<R>): Promise<Reply<R>> => {
    const { token } = await ask(url, login, { body: account })
    return ask(url, route, giving, token)
  }
}

/** Lets the first player open a lobby, which the others join. */
export async function takesSeats(server: StageServer, matchId: MatchId, [host, ...guests]: readonly Credentials[]) {
  if (!host) throw new Error('a game needs a host')
  const { lobby } = await (await speaker(server, host))(createLobby, { body: { matchId, gameSettings: {} } })
  for (const guest of guests) {
    await (await speaker(server, guest))(joinLobby, { body: { lobbyCode: lobby.lobbyCode, role: 'player' } })
  }
  return lobby
}

/** Bets on the next round. */
export async function bets(
  server: StageServer,
  { _id }: Pick<Lobby, '_id'>,
  account: Credentials,
  name: string,
  stake: number,
) {
  const says = await speaker(server, account)
  const lobby = await says(lobbyDetails, { params: { lobbyId: _id } })
  const option = lobby.odds.find((odds) => odds.name === name)
  const round = lobby.upcomingRounds[0]
  if (!option || !round) throw new Error(`${name} is not offered`)
  await says(placeBet, { body: { lobbyId: _id, oddsId: option._id, matchRoundId: round._id, stake } })
}
