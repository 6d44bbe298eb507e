import {
  createMatch,
  endHalf,
  joinLobby,
  leaveLobby,
  listMatchRounds,
  lobbyDetails,
  type Match,
  placeBet,
  resume,
  startHalf1,
  startHalf2,
  suspend,
} from '@bettle/contract'
import type { MatchFile } from '@bettle/rules'
import type { Player } from '../../support/scenario.ts'
import type { TestServer } from '../../support/test-app.ts'
import { randomSource } from '../random-source.ts'
import { planBets } from './bots.ts'
import { CAST, type LobbyInCast } from './cast.ts'
import { type BotPlayer, type LobbyInPlay, type MatchSimulation, ORDER, type ScheduledAction, wall } from './game.ts'
import { kickOffAfter, type PlayedMatch, roundsPlayed } from './naive-clock.ts'
import { planEvents } from './record-events.ts'
import { watch } from './watch.ts'

export interface MatchToPlay {
  readonly file: MatchFile
  readonly tempo: number
  readonly seed: number
}

/** Plays a whole match through the public calls and sockets. Returns all data for the recount. */
export async function playMatch(
  server: TestServer,
  admin: Player,
  players: readonly Player[],
  request: MatchToPlay,
): Promise<MatchSimulation> {
  const { file, tempo, seed } = request
  await server.clock.set(Math.ceil(server.clock.now() / 1000 + 60) * 1000)
  const { homeTeam, awayTeam } = file
  const { match } = await admin.gets(createMatch, { body: { homeTeam, awayTeam, tempo } })
  const random = randomSource(seed)
  const game: MatchSimulation = {
    server,
    admin,
    match,
    played: timesOf(file, tempo, server.clock.now(), random.whole(0, 59_999)),
    random,
    lobbies: [],
    events: [],
    schedule: [],
    replies: [],
    faults: [],
  }
  const waiting = [...players]
  for (const inCast of CAST) game.lobbies.push(await openLobby(game, inCast, waiting))
  planClock(game)
  planEvents(game, file)
  for (const lobby of game.lobbies) planBets(game, lobby)
  await playAll(game)
  for (const { bots } of game.lobbies) for (const bot of bots) bot.watch?.close()
  return game
}

function timesOf(file: MatchFile, tempo: number, now: number, odd: number): PlayedMatch {
  const lasts = (half: number) => ((file.halves[half - 1]?.durationSeconds ?? 0) * 1000) / tempo
  const first = kickOffAfter(now + Math.round((20 * 60_000 + odd) / tempo), tempo)
  const second = kickOffAfter(first + lasts(1) + Math.round((14 * 60_000 + odd) / tempo), tempo)
  return {
    tempo,
    createdAt: now + 60_000,
    halves: [
      { kickOff: first, end: first + lasts(1) },
      { kickOff: second, end: second + lasts(2) },
    ],
  }
}

/** One member joins each second, so that no two members joined at the same time. */
async function openLobby(game: MatchSimulation, inCast: LobbyInCast, waiting: Player[]): Promise<LobbyInPlay> {
  const { server } = game
  const seats = inCast.styles.map((style) => ({ style, player: takeNext(waiting) }))
  const [host, ...others] = seats
  if (!host) throw new Error('a lobby has a host')
  await server.clock.advance(1000)
  const lobby = await host.player.opensLobby(inCast.settings, game.match._id)
  const rounds = roundsPlayed(game.played, lobby.gameSettings)
  const { kickOff } = game.played.halves[0]
  const suspended = [kickOff + wall(game, 17, 30), kickOff + wall(game, 18, 30)] as const
  const planned = await host.player.gets(listMatchRounds, {
    params: { matchId: game.match._id },
    query: { lobbyId: lobby._id },
  })
  const asPlanned = planned.matchRounds.every((round, index) => round.startMinute === rounds[index]?.startMinute)
  if (!asPlanned || planned.matchRounds.length !== rounds.length) game.faults.push(`the plan of ${inCast.name}`)
  const inPlay: LobbyInPlay = {
    lobby,
    bots: [],
    facts: {
      name: inCast.name,
      lobbyId: lobby._id,
      settings: lobby.gameSettings,
      rounds,
      roundIds: planned.matchRounds.map((round) => round._id),
      members: [],
      bets: [],
      refusals: [],
      suspended: [suspended],
    },
  }
  for (const { style, player } of [host, ...others]) {
    if (player !== host.player) await server.clock.advance(1000)
    await sitDown(game, inPlay, aBot(game, player, style))
  }
  planComings(game, inPlay, inCast, waiting)
  return inPlay
}

function takeNext(waiting: Player[]): Player {
  const player = waiting.shift()
  if (!player) throw new Error('the cast has more seats than players')
  return player
}

function aBot(game: MatchSimulation, player: Player, style: BotPlayer['style']): BotPlayer {
  return { player, style, random: randomSource(game.random.whole(1, 1e9)), watch: undefined, chips: 0, present: false }
}

async function sitDown(game: MatchSimulation, inPlay: LobbyInPlay, bot: BotPlayer): Promise<void> {
  const seen = await bot.player.joins(inPlay.lobby)
  bot.chips = seen.currentUser.chips
  bot.present = true
  bot.watch = await watch(game.server, bot.player, seen)
  inPlay.bots.push(bot)
  const { userId, name } = bot.player
  inPlay.facts.members.push({ userId, name, joinedAt: game.server.clock.now(), watchesFrom: Number.POSITIVE_INFINITY })
}

/**
 * Plans arrivals. A player joins late. Another leaves with an open bet and returns, to the same seat or after it was
 * taken.
 */
function planComings(
  game: MatchSimulation,
  inPlay: LobbyInPlay,
  { latecomer, leaver }: LobbyInCast,
  waiting: Player[],
): void {
  const { kickOff } = game.played.halves[0]
  const add = (minute: number, run: ScheduledAction['run']) =>
    game.schedule.push({ at: kickOff + wall(game, minute, 0.25), order: 'coming-and-going', run })
  const leaving = inPlay.bots[1]
  const lobbyId = inPlay.lobby._id
  if (latecomer) {
    const late = aBot(game, takeNext(waiting), latecomer.style)
    add(latecomer.minute, () => sitDown(game, inPlay, late))
  }
  if (!leaver || !leaving) return
  add(leaver.leaves, async () => {
    await leaving.player.gets(leaveLobby, { body: { lobbyId } })
    leaving.present = false
    const body = {
      lobbyId,
      oddsId: inPlay.lobby.odds[0]?._id ?? '',
      matchRoundId: inPlay.facts.roundIds[9] ?? '',
      stake: 1,
    }
    const code = await leaving.player.isRefused(placeBet, { body })
    if (code !== 'lobby-not-found') game.faults.push(`one who had left bet: ${code}`)
  })
  add(leaver.returns, async () => {
    const { lobby } = await leaving.player.gets(joinLobby, {
      body: { lobbyCode: inPlay.lobby.lobbyCode, role: 'player' },
    })
    leaving.present = true
    const expected = leaver.seatTaken ? 'spectator' : 'player'
    if (lobby.currentUser.role !== expected) game.faults.push(`came back as ${lobby.currentUser.role}`)
    if (!leaver.seatTaken) return
    const index = inPlay.facts.members.findIndex((member) => member.userId === leaving.player.userId)
    const member = inPlay.facts.members[index]
    if (member) inPlay.facts.members[index] = { ...member, watchesFrom: game.server.clock.now() }
  })
}

function planClock(game: MatchSimulation): void {
  const { admin, match, schedule, played } = game
  const body = { matchId: match._id }
  const [first, second] = played.halves
  const add = (at: number, run: ScheduledAction['run']) => schedule.push({ at, order: 'control', run })
  const startAt = (kickOff: number, run: () => Promise<{ match: Match }>) =>
    add(kickOff - wall(game, 0, game.random.whole(1, 60)), async () => {
      const { match: started } = await run()
      const starts = started.halves.some((half) => half.startTime === new Date(kickOff).toISOString())
      if (!starts) game.faults.push(`a half kicks off at another time: ${JSON.stringify(started.halves)}`)
    })
  startAt(first.kickOff, () => admin.gets(startHalf1, { body }))
  add(first.end, () => admin.gets(endHalf, { body: { ...body, halfNumber: 1 } }).then(() => undefined))
  startAt(second.kickOff, () => admin.gets(startHalf2, { body }))
  add(second.end, () => admin.gets(endHalf, { body: { ...body, halfNumber: 2 } }).then(() => undefined))
  add(second.end + wall(game, 10), async () => {})

  const [from, until] = game.lobbies[0]?.facts.suspended[0] ?? [0, 0]
  add(from, () => admin.gets(suspend, { body }).then(() => undefined))
  add(until, () => admin.gets(resume, { body }).then(() => undefined))
  add(from + wall(game, 0, 15), () => trySuspended(game))
  for (const { facts } of game.lobbies) {
    for (const round of facts.rounds) for (const at of [round.start, round.end]) add(at, async () => {})
  }
  planLostConnections(game)
}

/**
 * Plans lost connections of some clients. They return in time to receive the history, or so late that they must fetch.
 */
function planLostConnections(game: MatchSimulation): void {
  const { kickOff } = game.played.halves[0]
  for (const [index, { bots }] of game.lobbies.entries()) {
    const bot = bots[index]
    const outage = [kickOff + wall(game, 3 + index, 0.75), kickOff + wall(game, 9 + index * 4, 0.75)] as const
    game.schedule.push({ at: outage[0], order: 'probe', run: async () => bot?.watch?.drop() })
    game.schedule.push({ at: outage[1], order: 'probe', run: async () => bot?.watch?.reconnect() })
  }
}

async function trySuspended(game: MatchSimulation): Promise<void> {
  const [inPlay] = game.lobbies
  const idle = inPlay?.bots.find(({ style }) => style === 'idle')
  if (!inPlay || !idle) return
  const seen = await idle.player.gets(lobbyDetails, { params: { lobbyId: inPlay.lobby._id } })
  const body = {
    lobbyId: seen._id,
    oddsId: seen.odds[0]?._id ?? '',
    matchRoundId: seen.upcomingRounds[0]?._id ?? '',
    stake: 1,
  }
  const code = await idle.player.isRefused(placeBet, { body })
  if (code !== 'suspended') game.faults.push(`a bet while the match was suspended: ${code}`)
}

async function playAll(game: MatchSimulation): Promise<void> {
  const moments = new Map<number, ScheduledAction[]>()
  for (const action of game.schedule) moments.set(action.at, [...(moments.get(action.at) ?? []), action])
  const everyone = () => Promise.all(game.lobbies.flatMap(({ bots }) => bots.map((bot) => bot.watch?.caughtUp())))
  for (const [at, schedule] of [...moments].sort(([a], [b]) => a - b)) {
    const isPlain = schedule.every(({ order }) => order === 'event' || order === 'correction')
    if (!isPlain) await everyone()
    await game.server.clock.set(at)
    for (const order of ORDER) {
      await Promise.all(schedule.filter((action) => action.order === order).map((action) => action.run()))
    }
    if (!isPlain) await everyone()
  }
}
