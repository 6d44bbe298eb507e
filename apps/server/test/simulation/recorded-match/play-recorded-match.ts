import * as contract from '@bettle/contract'
import { CARD_KINDS, type CardKind, dealCommitment, dealHand, type GameSettings, simulateMatch } from '@bettle/rules'
import { digest } from '../../../src/features/ledger/digest.ts'
import { aScenario, type Player, type Scenario } from '../../support/scenario.ts'
import { listen, type TestServer, type TestSocket } from '../../support/test-app.ts'
import { type RandomSource, randomSource } from '../random-source.ts'

const MINUTE = 60_000
const TYPES = ['Goal', 'Shot', 'Corner', 'Card', 'Offside', 'Free-Kick']

type Settings = Partial<GameSettings>

/** The lobbies of the match, and who sits in each. The first player stays, and every update to the lobby is read there. */
const LOBBIES: readonly { readonly name: string; readonly settings: Settings; readonly seats: readonly string[] }[] = [
  {
    name: 'open',
    settings: { enableBettleCards: false, autoKickInactive: true, inactivityPenalty: 8, startingChips: 60 },
    seats: ['Ana', 'Ben', 'Cleo', 'Dan'],
  },
  {
    name: 'blind',
    settings: { enableBettleCards: false, showCompetitorBets: false, isTournament: true, eliminationThreshold: 30 },
    seats: ['Ben', 'Ana', 'Cleo'],
  },
  {
    name: 'cards',
    settings: { enableBettleCards: true, cardCooldownTime: 1, isTournament: true, eliminationThreshold: 50 },
    seats: ['Cleo', 'Ana', 'Dan'],
  },
  {
    name: 'short',
    settings: { enableBettleCards: false, roundDuration: 5, breakDuration: 1, prizeDistribution: 'top-3' },
    seats: ['Dan', 'Ben', 'Ana'],
  },
  { name: 'deserted', settings: { enableBettleCards: false }, seats: ['Ana', 'Ben'] },
]

export interface RecordedLobby {
  readonly name: string
  readonly lobby: contract.Lobby
  readonly players: readonly RecordedPlayer[]
}

/** A player, and a socket that follows the player's lobbies and seats. */
export type RecordedPlayer = Player & { readonly socket: TestSocket }

export interface RecordedMatch {
  readonly scenario: Scenario
  readonly players: readonly RecordedPlayer[]
  readonly lobbies: readonly RecordedLobby[]
}

/**
 * Plays an invented match of which everything is fixed but the ids. It has what changes a settlement later: events that
 * are removed, moved and recorded late, a start known late, a pause that reopens a round, a half that ends early and
 * goes on, counts that stay unknown, and corrections after the results are confirmed. Then it abandons another match,
 * and deletes a third one.
 */
export async function playRecordedMatch(server: TestServer): Promise<RecordedMatch> {
  const scenario = await aScenario({ on: server })
  const players = new Map<string, RecordedPlayer>()
  for (const name of ['Ana', 'Ben', 'Cleo', 'Dan']) {
    const player = await scenario.player(name)
    players.set(name, { ...player, socket: await listen(server, player.token.accessToken, ['hub']) })
  }
  const game = { server, scenario, players, random: randomSource(7), lobbies: [] as RecordedLobby[] }
  for (const { name, settings, seats } of LOBBIES) await seat(game, name, settings, seats, scenario.match._id)
  await playsMatch(game)
  await playsOther(game, 'abandoned', (matchId) =>
    scenario.admin.gets(contract.abandonMatch, { body: { matchId, reason: 'The floodlights failed.' } }),
  )
  await playsOther(game, 'deleted', (id) => scenario.admin.gets(contract.deleteMatch, { params: { id } }))
  await server.delivered?.()
  for (const { socket } of players.values()) await receivedAll(socket)
  return { scenario, players: [...players.values()], lobbies: game.lobbies }
}

/** Waits for the reply to a ping, which follows everything that was sent before. */
function receivedAll({ ws, frames }: TestSocket): Promise<void> {
  if (ws.readyState !== ws.OPEN) throw new Error(`a socket is closed: ${JSON.stringify(frames.at(-1))}`)
  return new Promise((resolve) => {
    ws.once('pong', () => resolve())
    ws.ping()
  })
}

interface Game {
  readonly server: TestServer
  readonly scenario: Scenario
  readonly players: ReadonlyMap<string, RecordedPlayer>
  readonly random: RandomSource
  readonly lobbies: RecordedLobby[]
}

async function seat(
  game: Game,
  name: string,
  settings: Settings,
  seats: readonly string[],
  matchId: contract.MatchId,
): Promise<RecordedLobby> {
  const { server } = game
  const players = seats.flatMap((player) => game.players.get(player) ?? [])
  const [host, ...others] = players
  if (!host) throw new Error('a lobby has a host')
  const lobby = await host.opensLobby(settings, matchId)
  for (const player of others) {
    await server.clock.advance(1000)
    await player.joins(lobby)
  }
  if (settings.enableBettleCards) await fixDeal(server, lobby, players)
  for (const { socket } of players) {
    for (const topic of [`lobby:${lobby._id}`, `seat:${lobby._id}`]) socket.send({ type: 'follow', topic })
    await socket.done()
  }
  const seated = { name, lobby, players }
  game.lobbies.push(seated)
  return seated
}

/** Stores a seed that deals the same cards in each run, because a hand depends on the random ids too. */
async function fixDeal({ ctx }: TestServer, lobby: contract.Lobby, players: readonly Player[]): Promise<void> {
  const wanted = players.map((_, index) => CARD_KINDS.filter((_kind, kind) => kind !== (index + 3) % CARD_KINDS.length))
  const isDealt = (seed: string) =>
    players.every(({ userId }, index) => {
      const hand = dealHand({ seed, lobbyId: lobby._id, userId }, lobby.gameSettings, digest)
      return hand.join() === wanted[index]?.join()
    })
  let number = 0
  while (!isDealt(digest(String(number)))) number += 1
  const seed = digest(String(number))
  await ctx.db
    .updateTable('deal')
    .set({ seed, commitment: dealCommitment(seed, digest) })
    .where('lobby_id', '=', lobby._id)
    .execute()
}

type Recorded = contract.MatchEvent

async function playsMatch(game: Game): Promise<void> {
  const { server, scenario } = game
  const { admin, match } = scenario
  const matchId = match._id
  const half = (number: 1 | 2) => ({ params: { id: match.halves[number - 1]?._id as never } })
  const time = (at: number) => new Date(at).toISOString()
  const now = () => server.clock.now()
  const events: Recorded[] = []
  const file = simulateMatch({ random: randomSource(45).float, homeTeam: 'France', awayTeam: 'Croatia' })
  const records = async (eventType: string, at: number, reason?: string) => {
    const body = { match: matchId, eventType, timeStamp: time(at), ...(reason !== undefined && { reason }) }
    events.push((await admin.gets(contract.recordMatchEvent, { body })).event)
  }
  const moves = (event: Recorded | undefined, by: number, reason?: string) => {
    if (!event) throw new Error('no event to move')
    const timeStamp = time(Date.parse(event.timeStamp) + by)
    const body = { timeStamp, ...(reason !== undefined && { reason }) }
    return admin.gets(contract.updateMatchEvent, { params: { id: event._id }, body })
  }
  /** Lets match minutes of a half pass: events happen, and every fourth minute the players bet. */
  const plays = async (number: 1 | 2, from: number, to: number, start: number) => {
    for (let minute = from; minute < to; minute += 1) {
      if (minute % 4 === 1) await allBet(game)
      const inMinute = file.events.filter(
        (event) =>
          event.half === number &&
          TYPES.includes(event.eventType) &&
          event.second >= minute * 60 &&
          event.second < (minute + 1) * 60,
      )
      for (const { eventType, second } of inMinute) {
        await server.clock.set(Math.max(now(), start + second * 1000))
        await records(eventType, start + second * 1000)
      }
      await server.clock.set(Math.max(now(), start + (minute + 1) * MINUTE))
    }
  }

  const [, , , , deserted] = game.lobbies
  await allBet(game, 0.5)
  for (const player of deserted?.players ?? []) await player.leaves(deserted?.lobby as contract.Lobby)
  await server.clock.advance(4 * MINUTE)
  await allBet(game)
  await scenario.startsHalf(1)
  await scenario.letsKickOff()
  const start = now()
  await plays(1, 0, 3, start)
  // The half began three minutes before, and then it turns out to be two.
  await admin.gets(contract.updateHalf, { ...half(1), body: { startTime: time(start - 3 * MINUTE) } })
  await plays(1, 3, 5, start)
  await admin.gets(contract.updateHalf, { ...half(1), body: { startTime: time(start - 2 * MINUTE) } })
  await plays(1, 5, 13, start)
  await scenario.deletesEvent(events.at(3) as Recorded)
  await moves(events.at(1), 11 * MINUTE)
  await records('Corner', start + 2 * MINUTE)
  await plays(1, 13, 21, start)
  // The start moves between two rounds that are settled.
  await admin.gets(contract.updateHalf, { ...half(1), body: { startTime: time(start + MINUTE) } })
  await plays(1, 21, 24, start)
  await admin.gets(contract.updateHalf, { ...half(1), body: { startTime: time(start) } })
  // From here on the provider does not state these counts, so they are unknown.
  const { db } = server.ctx
  const gapOf = (eventType: string) => ({ match_id: matchId, event_type: eventType, from_at: server.clock.date() })
  await db.insertInto('count_gap').values(['Shot', 'Free-Kick', 'Corner'].map(gapOf)).execute()
  await plays(1, 24, 34, start)
  await admin.gets(contract.pauseHalf, { body: { matchId, halfNumber: 1, at: time(start + 29 * MINUTE) } })
  await server.clock.advance(4 * MINUTE)
  await admin.gets(contract.resumeHalf, { body: { matchId, halfNumber: 1 } })
  const resumed = start + 9 * MINUTE
  await plays(1, 29, 37, resumed)
  // An operator states some of them, and records the corners only from here on.
  await db.updateTable('count_gap').set({ until_at: server.clock.date(), closed_by: 'operator' }).execute()
  await db
    .updateTable('count_gap')
    .set({ stated_at: server.clock.date() })
    .where('event_type', '<>', 'Corner')
    .execute()
  await records('Shot', resumed + 36 * MINUTE)
  await admin.gets(contract.endHalf, { body: { matchId, halfNumber: 1 } })
  await server.clock.advance(2 * MINUTE)
  await scenario.deletesEvent(events.at(-2) as Recorded)
  await admin.gets(contract.reopenHalf, { body: { matchId, halfNumber: 1 } })
  await plays(1, 39, 47, resumed)
  await admin.gets(contract.endHalf, { body: { matchId, halfNumber: 1 } })
  await server.clock.advance(6 * MINUTE)
  await allBet(game)
  await scenario.startsHalf(2)
  await scenario.letsKickOff()
  const second = now()
  await plays(2, 0, 31, second)
  await moves(events.at(-4), -6 * MINUTE)
  await scenario.deletesEvent(events.at(-8) as Recorded)
  await plays(2, 31, 48, second)
  await admin.gets(contract.endHalf, { body: { matchId, halfNumber: 2 } })
  await records('Goal', second + 46 * MINUTE)
  await server.clock.advance(11 * MINUTE)
  await records('Corner', second + 12 * MINUTE, 'Seen again.')
  await moves(events.at(-6), -10 * MINUTE, 'Seen again.')
  await admin.gets(contract.deleteMatchEvent, {
    params: { id: (events.at(-12) as Recorded)._id },
    query: { reason: 'Offside.' },
  })
  await server.clock.advance(MINUTE)
}

/** Plays one round of another match, and lets the operator end it while bets are open. */
async function playsOther(
  game: Game,
  name: string,
  end: (matchId: contract.MatchId) => Promise<unknown>,
): Promise<void> {
  const { server, scenario } = game
  const { match } = await scenario.admin.gets(contract.createMatch, {
    body: { homeTeam: `${name} United`, awayTeam: 'Rovers', tempo: 1 },
  })
  const before = game.lobbies.length
  const settings = { enableBettleCards: false, isTournament: true, startingChips: 60, eliminationThreshold: 50 }
  await seat(game, `${name} open`, settings, ['Ana', 'Ben', 'Cleo'], match._id)
  await seat(game, `${name} blind`, { ...settings, showCompetitorBets: false }, ['Cleo', 'Dan', 'Ben'], match._id)
  const own = { ...game, lobbies: game.lobbies.slice(before) }
  await allBet(own)
  await scenario.admin.gets(contract.startHalf1, { body: { matchId: match._id } })
  await scenario.letsKickOff()
  await server.clock.advance(4 * MINUTE)
  await allBet(own)
  await server.clock.advance(8 * MINUTE)
  await allBet(own)
  await end(match._id)
  await server.clock.advance(MINUTE)
}

/** Lets each player bet on the next round of each lobby, but for those who sit it out or whose bet is refused. */
async function allBet({ lobbies, random }: Game, share = 0.75): Promise<void> {
  for (const { lobby, players } of lobbies) {
    for (const [index, player] of players.entries()) {
      const isOut = !random.bool(lobby.gameSettings.autoKickInactive && index === 1 ? 0.05 : share)
      const [drawn, stake, card] = [random.float(), random.pick([5, 10, 20, 40]), random.float()]
      if (isOut) continue
      const now = await player.asks(contract.lobbyDetails, { params: { lobbyId: lobby._id } })
      const [round] = now.ok ? now.reply.upcomingRounds : []
      if (!now.ok || !round || now.reply.odds.length === 0) continue
      const odds = now.reply.odds[Math.floor(drawn * now.reply.odds.length)]
      const body = {
        ...{ lobbyId: lobby._id, oddsId: odds?._id as never, matchRoundId: round._id, stake },
        ...cardOf(now.reply.hand?.cards.flatMap((held) => (held.state === 'held' ? [held.kind] : [])) ?? [], card),
      }
      await player.asks(contract.placeBet, { body })
    }
  }
}

const cardOf = (held: readonly CardKind[], drawn: number): { card?: CardKind } => {
  const card = drawn < 0.6 ? held[0] : undefined
  return card && card !== 'scout' ? { card } : {}
}
