import {
  type Bet,
  createLobby,
  createMatch,
  deleteMatchEvent,
  type ErrorCode,
  endHalf,
  type GameSettingsGiven,
  type Giving,
  joinLobby,
  type Lobby,
  leaveLobby,
  lobbyDetails,
  type Match,
  type MatchEvent,
  type MatchId,
  placeBet,
  type Reply,
  type RouteSpec,
  recordMatchEvent,
  refresh,
  startHalf1,
  startHalf2,
} from '@bettle/contract'
import { minuteLength } from '@bettle/rules'
import { KICK_OFF } from '../../src/clock.ts'
import { type CallResult, call } from './call.ts'
import { newSession, type SignedIn, signUp } from './sign-in.ts'
import { aServer, type ServerOptions, type TestServer } from './test-app.ts'

/** A player who makes calls over HTTP. */
export interface Player extends SignedIn {
  readonly name: string
  asks<R extends RouteSpec>(route: R, giving: Giving<R>, headers?: Record<string, string>): Promise<CallResult<R>>
  gets<R extends RouteSpec>(route: R, giving: Giving<R>): Promise<Reply<R>>
  isRefused<R extends RouteSpec>(route: R, giving: Giving<R>): Promise<ErrorCode | string>
  opensLobby(settings?: GameSettingsGiven, matchId?: MatchId): Promise<Lobby>
  joins(lobby: Lobby, role?: 'player' | 'spectator'): Promise<Lobby>
  leaves(lobby: Lobby): Promise<void>
  fetchesLobby(lobby: Lobby): Promise<Lobby>
  bets(stake: number): { on(option: string, lobby: Lobby): Promise<Bet> }
}

/** A match with its operator and players, and the actions that tests need. */
export interface Scenario {
  readonly server: TestServer
  readonly admin: Player
  readonly match: Match
  player(name: string): Promise<Player>
  startsHalf(halfNumber: 1 | 2): Promise<void>
  endsHalf(halfNumber: 1 | 2): Promise<void>
  /** Advances the clock by match minutes and runs all jobs up to then. */
  goesOn(minutes: number): Promise<void>
  /** Advances the clock from the start of a half to its kick-off. */
  letsKickOff(): Promise<void>
  /** Records an event now, or this many match minutes ago. */
  records(eventType: string, minutesAgo?: number): Promise<MatchEvent>
  deletesEvent(event: MatchEvent, reason?: string): Promise<void>
  ends(): Promise<void>
}

export interface ScenarioOptions extends ServerOptions {
  readonly tempo?: number
  /** A running server, which keeps running after the scenario. */
  readonly on?: TestServer
}

export async function aScenario({ tempo = 1, on, ...options }: ScenarioOptions = {}): Promise<Scenario> {
  const server = on ?? (await aServer(options))
  // Every scenario begins at the same time, even a later one on the same server.
  await on?.clock.set(KICK_OFF)
  const admin = await aPlayer(server, 'Admin', () => match._id, 'admin')
  const { match } = await admin.gets(createMatch, { body: { homeTeam: 'France', awayTeam: 'Croatia', tempo } })
  const minute = minuteLength(tempo)
  return {
    server,
    admin,
    match,
    player: (name) => aPlayer(server, name, () => match._id),
    async startsHalf(halfNumber) {
      await admin.gets(halfNumber === 1 ? startHalf1 : startHalf2, { body: { matchId: match._id } })
    },
    async endsHalf(halfNumber) {
      await admin.gets(endHalf, { body: { matchId: match._id, halfNumber } })
    },
    goesOn: (minutes) => server.clock.advance(minutes * minute),
    async letsKickOff() {
      await server.clock.set((Math.floor(server.clock.now() / minute) + 1) * minute)
    },
    async records(eventType, minutesAgo = 0) {
      const timeStamp = new Date(server.clock.now() - minutesAgo * minute).toISOString()
      return (await admin.gets(recordMatchEvent, { body: { match: match._id, eventType, timeStamp } })).event
    },
    async deletesEvent(event, reason) {
      await admin.gets(deleteMatchEvent, { params: { id: event._id }, query: { reason } })
    },
    ends: async () => {
      if (!on) await server.stop()
    },
  }
}

/** Registers a player on a server. Several servers share the accounts. */
export async function aPlayer(
  server: TestServer,
  name: string,
  matchOf: () => MatchId,
  role: 'player' | 'admin' = 'player',
): Promise<Player> {
  const signedIn = await signUp(server.ctx, name, { role })
  return playerOn(server, name, signedIn, matchOf)
}

/** Signs a player in whose sessions have ended, for instance because the account was disabled. */
export async function signsInAgain(server: TestServer, player: Player): Promise<Player> {
  return playerOn(server, player.name, await newSession(server.ctx, player), () => '' as MatchId)
}

export function playerOn(server: TestServer, name: string, signedIn: SignedIn, matchOf: () => MatchId): Player {
  let credentials: Record<string, string> = { ...signedIn.headers }
  let refreshing: Promise<Record<string, string>> | undefined
  const asks: Player['asks'] = async (route, giving, headers = {}) => {
    const used = credentials
    const answer = await call(server, route, giving, { headers: { ...used, ...headers } })
    if (answer.ok || answer.status !== 302) return answer
    // Calls that meet an expired token at once share one refresh, as those of a page do: a token is refreshed once.
    if (credentials === used) {
      refreshing ??= refreshed(server, used)
      credentials = await refreshing
      refreshing = undefined
    }
    return call(server, route, giving, { headers: { ...credentials, ...headers } })
  }
  const gets: Player['gets'] = async (route, giving) => {
    const answer = await asks(route, giving)
    if (!answer.ok) throw new Error(`${name}, ${route.path}: ${answer.status} ${JSON.stringify(answer.failure)}`)
    return answer.reply
  }
  return {
    ...signedIn,
    name,
    asks,
    gets,
    async isRefused(route, giving) {
      const answer = await asks(route, giving)
      if (answer.ok) throw new Error(`${name}, ${route.path}: was not refused`)
      return answer.failure.code
    },
    async opensLobby(gameSettings = {}, matchId = matchOf()) {
      return (await gets(createLobby, { body: { matchId, gameSettings } })).lobby
    },
    async joins(lobby, role = 'player') {
      return (await gets(joinLobby, { body: { lobbyCode: lobby.lobbyCode, role } })).lobby
    },
    async leaves(lobby) {
      await gets(leaveLobby, { body: { lobbyId: lobby._id } })
    },
    fetchesLobby: (lobby) => gets(lobbyDetails, { params: { lobbyId: lobby._id } }),
    bets: (stake) => ({
      async on(option, lobby) {
        const now = await gets(lobbyDetails, { params: { lobbyId: lobby._id } })
        return (await gets(placeBet, { body: betOn(now, option, stake) })).bet
      },
    }),
  }
}

/** Exchanges an expired token as a browser would, because match time passes faster than sessions allow. */
async function refreshed(server: TestServer, headers: Record<string, string>): Promise<Record<string, string>> {
  const answer = await call(server, refresh, {}, { headers })
  if (!answer.ok) throw new Error(`the session could not be refreshed: ${JSON.stringify(answer.failure)}`)
  const { accessToken, refreshToken } = answer.reply
  return { authorization: `Bearer ${accessToken}`, 'refresh-token': refreshToken }
}

/** Returns the request for a bet on the named option in the next round of the lobby. */
export function betOn(lobby: Lobby, option: string, stake: number) {
  const odds = lobby.odds.find((candidate) => candidate.name === option)
  const round = lobby.upcomingRounds[0]
  if (!odds) throw new Error(`${option} is not offered: ${lobby.odds.map((candidate) => candidate.name).join(', ')}`)
  if (!round) throw new Error('no round is left to bet on')
  return { lobbyId: lobby._id, oddsId: odds._id, matchRoundId: round._id, stake }
}
