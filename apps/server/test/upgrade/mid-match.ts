import type { LobbyId, MatchId, RouteSpec } from '@bettle/contract'
import * as contract from '@bettle/contract'
import { A_LANDING } from '../support/requests/request-samples.ts'
import { aScenario, betOn, type Player, type Scenario } from '../support/scenario.ts'
import { call, type TestServer } from '../support/test-app.ts'

/** A recorded call by its path, with its input and reply. */
export interface RecordedCall {
  readonly who: string
  readonly call: string
  readonly giving: Readonly<Record<string, unknown>>
  readonly headers?: Readonly<Record<string, string>>
  readonly reply: unknown
}

/** The members' data of a running match when the copy was made. */
export interface MidMatch {
  readonly takenAt: string
  readonly match: MatchId
  readonly lobbies: Readonly<Record<string, LobbyId>>
  readonly people: Readonly<Record<string, { readonly email: string; readonly refreshToken: string }>>
  /** Calls that read. Each returns the same reply after the upgrade. */
  readonly reads: readonly RecordedCall[]
  /**
   * Calls with an Idempotency-Key. If they are repeated after the upgrade, each gets the same reply and changes
   * nothing.
   */
  readonly requests: readonly RecordedCall[]
  /** An action that had not been undone. */
  readonly action: contract.ActionId
}

export const routes = new Map(
  Object.values<unknown>(contract)
    .filter(
      (value): value is RouteSpec =>
        typeof value === 'object' && value !== null && 'path' in value && 'reply' in value && 'method' in value,
    )
    .map((route) => [`${route.method} ${route.path}`, route]),
)

type Cast = Readonly<Record<'Admin' | 'Ana' | 'Ben' | 'Cleo' | 'Dan' | 'Eve', Player>>

/** Plays to the middle of a second half, with lobbies of every mode and all kinds of data. */
export async function playToMidMatch(server: TestServer): Promise<MidMatch> {
  const scenario = await aScenario({ on: server })
  const player = (name: keyof Cast) => scenario.player(name)
  const players: Cast = {
    ...{ Ana: await player('Ana'), Ben: await player('Ben'), Cleo: await player('Cleo') },
    ...{ Dan: await player('Dan'), Eve: await player('Eve'), Admin: scenario.admin },
  }
  await playFinishedMatch(scenario, players)
  return playUntilMidMatch(scenario, players)
}

const TEMPO = 10
const MINUTE = 60_000 / TEMPO

/** A match with confirmed results, paid trophies and sealed ledgers. */
async function playFinishedMatch({ admin, server }: Scenario, { Ana, Ben }: Pick<Cast, 'Ana' | 'Ben'>): Promise<void> {
  const teams = { homeTeam: 'Brazil', awayTeam: 'Japan', tempo: TEMPO }
  const { _id: matchId } = (await admin.gets(contract.createMatch, { body: teams })).match
  const startHalf = async (route: typeof contract.startHalf1 | typeof contract.startHalf2) => {
    await admin.gets(route, { body: { matchId } })
    await server.clock.set((Math.floor(server.clock.now() / MINUTE) + 1) * MINUTE)
  }
  const lobby = await Ana.opensLobby({}, matchId)
  await Ben.joins(lobby)
  await bet(Ana, 10, 'over Throw', lobby)
  await bet(Ben, 10, 'under Throw', lobby)
  await startHalf(contract.startHalf1)
  await server.clock.advance(3 * MINUTE)
  const timeStamp = server.ctx.clock.date().toISOString()
  await admin.gets(contract.recordMatchEvent, { body: { match: matchId, eventType: 'Throw', timeStamp } })
  await server.clock.advance(43 * MINUTE)
  await admin.gets(contract.endHalf, { body: { matchId, halfNumber: 1 } })
  await startHalf(contract.startHalf2)
  await server.clock.advance(46 * MINUTE)
  await admin.gets(contract.endHalf, { body: { matchId, halfNumber: 2 } })
  await admin.gets(contract.confirmResults, { body: { matchId } })
}

async function playUntilMidMatch(scenario: Scenario, players: Cast): Promise<MidMatch> {
  const { Admin, Ana, Ben, Cleo, Dan, Eve } = players
  const { match } = scenario
  await Admin.gets(contract.createEventType, { body: { name: 'Backheel' } })
  await Admin.gets(contract.addMatchEventType, { params: { id: match._id }, body: { eventTypeName: 'Nutmeg' } })
  const own = { eventType: 'Corner', betType: 'over', threshold: 3.5, oddsValue: 4, name: 'Corner rush' } as const
  await Admin.gets(contract.createOdds, { body: { matchId: match._id, ...own } })
  await Admin.gets(contract.publishLanding, { body: { content: A_LANDING, basedOn: 0 } })
  await call(scenario.server, contract.reportCrash, { body: { error: { name: 'TypeError', message: 'For a test' } } })
  const other = (await Admin.gets(contract.createMatch, { body: { homeTeam: 'Finland', awayTeam: 'Norway' } })).match
  await Admin.gets(contract.followFeed, { body: { matchId: other._id } })

  const cards = await Ana.opensLobby({ enableBettleCards: true, cardCooldownTime: 1 })
  const blind = await Ben.opensLobby({ showCompetitorBets: false, gameMode: 'bettle-chips' })
  const knockout = await Cleo.opensLobby({
    isTournament: true,
    eliminationThreshold: 20,
    startingChips: 30,
    roundDuration: 5,
  })
  const lobbies = { cards, blind, knockout }
  for (const player of [Ben, Cleo, Dan]) await player.joins(cards)
  for (const player of [Ana, Eve]) await player.joins(blind)
  for (const player of [Dan, Eve]) await player.joins(knockout)
  await Ben.joins(knockout, 'spectator')

  await Ana.gets(contract.sendChat, { body: { lobbyId: cards._id, message: 'Here we go!' } })
  const { message } = await Dan.gets(contract.sendChat, { body: { lobbyId: cards._id, message: 'Rubbish' } })
  await Ana.gets(contract.removeChat, { params: { id: message._id } })
  await Ana.gets(contract.muteMember, { body: { lobbyId: cards._id, userId: Dan.userId } })
  await Ana.gets(contract.setSlowChat, { body: { lobbyId: cards._id, seconds: 10 } })
  await Admin.gets(contract.updateChips, {
    body: { lobbyId: cards._id, userId: Cleo.userId, amount: 15, reason: 'A gift' },
  })

  await bet(Ana, 10, 'over Throw', cards)
  await bet(Ben, 5, 'under Throw', cards)
  await bet(Eve, 5, 'over Throw', blind)
  await bet(Dan, 15, 'over Throw', knockout)
  await scenario.startsHalf(1)
  await scenario.letsKickOff()
  await scenario.goesOn(3)
  await scenario.records('Throw')
  await scenario.records('Throw')
  const taken = await scenario.records('Throw')
  await betWithCard(scenario, Ana, cards)
  await scenario.goesOn(8)
  await scenario.deletesEvent(taken, 'A foul before it')
  await bet(Ben, 5, 'over Goal', cards)
  await scenario.goesOn(1)
  await scenario.records('Goal', 4)
  await scenario.goesOn(34)
  await Ana.gets(contract.removeMember, { body: { lobbyId: cards._id, userId: Dan.userId, to: 'out', reason: 'Rude' } })
  await scenario.endsHalf(1)
  await Admin.gets(contract.reopenHalf, { body: { matchId: match._id, halfNumber: 1 } })
  await scenario.endsHalf(1)
  await scenario.goesOn(15)
  await Admin.gets(contract.suspend, { body: { matchId: match._id, eventType: 'Goal' } })
  await scenario.startsHalf(2)
  await scenario.letsKickOff()
  await scenario.goesOn(13)
  await bet(Ben, 6, 'over Throw', cards)
  await bet(Eve, 4, 'under Throw', blind)
  await scenario.goesOn(8)
  const requests = [
    await requested(Ana, contract.placeBet, {
      body: await betOf(Ana, 3, 'over Throw', blind),
    }),
    await requested(Admin, contract.recordMatchEvent, {
      body: { match: match._id, eventType: 'Corner', timeStamp: scenario.server.ctx.clock.date().toISOString() },
    }),
    await requested(Admin, contract.updateChips, {
      body: { lobbyId: cards._id, userId: Ana.userId, amount: 1, reason: 'A gift' },
    }),
    await requested(Ben, contract.sendChat, {
      body: { lobbyId: cards._id, message: 'Corners, please.' },
    }),
  ]
  const { event } = await Admin.gets(contract.recordMatchEvent, {
    body: { match: match._id, eventType: 'Shot', timeStamp: scenario.server.ctx.clock.date().toISOString() },
  })
  const { actions } = await Admin.gets(contract.listActions, { query: { matchId: match._id } })
  const action = actions.find(({ subject }) => subject.eventId === event._id)
  if (!action) throw new Error('the event is in no action')
  await scenario.server.ctx.jobs.settled()
  return {
    takenAt: scenario.server.ctx.clock.date().toISOString(),
    match: match._id,
    lobbies: { cards: cards._id, blind: blind._id, knockout: knockout._id },
    people: await signedInAnew(players, scenario.server),
    reads: await readAll(players, match._id, Object.values(lobbies)),
    requests,
    action: action._id,
  }
}

/** Bets on the first offered line of a side and an event type, such as 'over Corner'. */
async function betOf(player: Player, stake: number, wanted: string, lobby: contract.Lobby) {
  const now = await player.fetchesLobby(lobby)
  const option = now.odds.find(({ betType, eventType }) => `${betType} ${eventType}` === wanted)
  return betOn(now, option?.name ?? wanted, stake)
}

async function bet(player: Player, stake: number, wanted: string, lobby: contract.Lobby): Promise<void> {
  await player.gets(contract.placeBet, { body: await betOf(player, stake, wanted, lobby) })
}

async function betWithCard(scenario: Scenario, player: Player, lobby: contract.Lobby): Promise<void> {
  const now = await player.fetchesLobby(lobby)
  const card = now.hand?.cards.find(({ state }) => state === 'held')?.kind
  if (!card) throw new Error(`${player.name} was dealt no cards in ${scenario.match._id}`)
  await player.gets(contract.placeBet, { body: { ...(await betOf(player, 8, 'over Throw', lobby)), card } })
}

async function requested(
  player: Player,
  route: RouteSpec,
  giving: Readonly<Record<string, unknown>>,
): Promise<RecordedCall> {
  const headers = { 'idempotency-key': `copy ${route.path} ${player.name}`.replaceAll(' ', '-') }
  const answer = await player.asks(route, giving as never, headers)
  if (!answer.ok) throw new Error(`${route.path}: ${JSON.stringify(answer.failure)}`)
  return { who: player.name, call: `${route.method} ${route.path}`, giving, headers, reply: answer.reply }
}

async function signedInAnew(players: Cast, server: TestServer): Promise<MidMatch['people']> {
  const entries = Object.entries(players).map(async ([name, { email, password }]) => {
    const answer = await call(server, contract.login, { body: { email, password } })
    if (!answer.ok) throw new Error(`${name} could not sign in`)
    return [name, { email, refreshToken: answer.reply.token.refreshToken }] as const
  })
  return Object.fromEntries(await Promise.all(entries))
}

/** Returns everything that each member and an administrator can read of the game. */
async function readAll(players: Cast, matchId: MatchId, lobbies: readonly contract.Lobby[]): Promise<RecordedCall[]> {
  const reads: RecordedCall[] = []
  const read = async (player: Player, route: RouteSpec, giving: Readonly<Record<string, unknown>>) => {
    const answer = await player.asks(route, giving as never)
    const reply = answer.ok ? answer.reply : { refused: answer.failure.code }
    reads.push({ who: player.name, call: `${route.method} ${route.path}`, giving, reply })
  }
  for (const player of [players.Ana, players.Ben, players.Cleo, players.Dan, players.Eve]) {
    await read(player, contract.listMyGames, {})
    await read(player, contract.listResults, {})
    await read(player, contract.career, {})
    await read(player, contract.getMatch, { params: { id: matchId } })
    for (const { _id: lobbyId } of lobbies) {
      for (const route of [contract.lobbyDetails, contract.leaderboard, contract.ownLedger, contract.matchLog]) {
        await read(player, route, { params: { lobbyId } })
      }
      for (const route of [contract.chipsOverRounds, contract.lobbyTrophies, contract.getDeal]) {
        await read(player, route, { params: { lobbyId } })
      }
      await read(player, contract.listBets, { query: { lobbyId, includeAll: 'true' } })
      await read(player, contract.listChat, { query: { lobbyId } })
    }
  }
  await read(players.Admin, contract.listActions, { query: {} })
  await read(players.Admin, contract.listGlobalEventTypes, {})
  await read(players.Admin, contract.adminListMatchOdds, { params: { matchId } })
  await read(players.Admin, contract.adminListMatchEvents, { query: { match: matchId } })
  await read(players.Admin, contract.adminListMatches, { query: {} })
  await read(players.Admin, contract.adminListUsers, { query: {} })
  await read(players.Admin, contract.adminListCrashReports, { query: {} })
  await read(players.Admin, contract.getLanding, {})
  await read(players.Admin, contract.adminListDueWork, { query: {} })
  return reads
}
