import { createMatch, endHalf, type GameSettingsGiven } from '@bettle/contract'
import type { Context } from '../../../src/context.ts'
import { matchQueue } from '../../../src/features/match/match-queue.ts'
import { jobKinds } from '../../../src/features/runners.ts'
import { nextWork } from '../../../src/jobs/job-store.ts'
import { firstOf, type JobKinds } from '../../../src/jobs/jobs.ts'
import type { Player } from '../../support/scenario.ts'
import type { TestServer } from '../../support/test-app.ts'
import { randomSource } from '../random-source.ts'
import { type UpdateReader, updateReader } from '../update-reader.ts'
import { settingsOfEveryPair } from './every-pair.ts'
import { unsettledIn, wrongReceipts } from './expect-settled.ts'
import { wrongTrophies } from './expect-trophies.ts'
import { matchNow } from './naive-halves.ts'
import type { OutageClock } from './outage-clock.ts'
import { type LobbyGroup, minutes, tries, type UnrulyGame } from './unruly-game.ts'
import {
  correctsTimes,
  deletesEvent,
  editsRounds,
  endsHalf,
  endsHalfEarlier,
  movesEvent,
  recordsEvent,
  reopensHalf,
  startsNextHalf,
  suspends,
  undoes,
} from './unruly-operator.ts'
import { chipsAreGiven, comesOrGoes, someBet } from './unruly-players.ts'
import { watchEliminations } from './watch-eliminations.ts'

const STEPS = 60

export interface UnrulyCast {
  readonly server: TestServer
  /** The server's clock. */
  readonly clock: OutageClock
  readonly admin: Player
  readonly players: readonly Player[]
}

/** The possible steps with their relative frequencies. */
const STEPS_AND_SHARES: readonly (readonly [number, (game: UnrulyGame) => Promise<void>])[] = [
  [23, timeGoesBy],
  [3, serverIsDown],
  [20, someBet],
  [12, recordsEvent],
  [4, deletesEvent],
  [5, movesEvent],
  [7, thinksAgainAfter(correctsTimes)],
  [6, thinksAgainAfter(endsHalf)],
  [4, thinksAgainAfter(endsHalfEarlier)],
  [5, thinksAgainAfter(reopensHalf)],
  [4, startsHalfInTime],
  [4, editsRounds],
  [2, suspends],
  [8, undoes],
  [2, comesOrGoes],
  [2, chipsAreGiven],
]

/** How many lobbies the match has, and how many bots each lobby has. */
const LOBBIES = 3
const SEATS = 3

/** The settings of the lobbies. Over enough matches in a row they contain every two values of every two settings. */
const SETTINGS_OF_LOBBIES = settingsOfEveryPair()
export const MATCHES_FOR_EVERY_PAIR = Math.ceil(SETTINGS_OF_LOBBIES.length / LOBBIES)

const settingsOfLobby = (seed: number, group: number): GameSettingsGiven =>
  SETTINGS_OF_LOBBIES[(seed * LOBBIES + group) % SETTINGS_OF_LOBBIES.length] ?? {}

/**
 * Plays a match with lobbies of all kinds of settings. Its operator corrects times, ends halves early and reopens them,
 * edits rounds, and deletes and moves events late. Each action may be undone, and the seed decides the order. After
 * each step everything must be settled correctly.
 * @throws with the whole log on a violation
 */
export async function playUnrulyMatch(
  { server, clock, admin, players }: UnrulyCast,
  seed: number,
): Promise<UnrulyGame> {
  const random = randomSource(seed)
  const tempo = random.pick([1, 2, 10])
  await server.clock.set(Math.ceil(server.clock.now() / 60_000 + 1) * 60_000)
  const { match } = await admin.gets(createMatch, { body: { homeTeam: 'Ana United', awayTeam: 'Ben Rovers', tempo } })
  const groups: LobbyGroup[] = []
  for (let group = 0; group < LOBBIES; group += 1) {
    const seats = players.slice(group * SEATS, (group + 1) * SEATS)
    groups.push(await seated(server, seats, settingsOfLobby(seed, group), match._id))
  }
  const game: UnrulyGame = {
    server,
    clock,
    admin,
    random,
    tempo,
    matchId: match._id,
    groups,
    events: new Map(),
    undo: [],
    log: [`seed ${seed}, tempo ${tempo}`, ...groups.map(({ lobby }) => JSON.stringify(lobby.gameSettings))],
    given: new Map(),
    wrongEliminations: () => checkEliminations(),
    checks: 0,
  }
  const checkEliminations = watchEliminations(game)
  await someBet(game)
  await startsNextHalf(game)
  await check(game)
  for (let step = 0; step < STEPS; step += 1) {
    await drawn(game)(game)
    await check(game)
  }
  await comesToItsEnd(game)
  for (const { readers } of groups) for (const reader of readers) reader.close()
  return game
}

async function seated(
  server: TestServer,
  players: readonly Player[],
  settings: GameSettingsGiven,
  matchId: UnrulyGame['matchId'],
): Promise<LobbyGroup> {
  const [host, ...others] = players
  if (!host) throw new Error('a lobby has a host')
  const lobby = await host.opensLobby(settings, matchId)
  for (const player of others) {
    await server.clock.advance(1000)
    await player.joins(lobby)
  }
  const readers: UpdateReader[] = []
  for (const player of players.slice(0, 2)) readers.push(await updateReader(server, player, lobby))
  return { lobby, players: [...players], readers }
}

function drawn(game: UnrulyGame) {
  const all = STEPS_AND_SHARES.reduce((sum, [share]) => sum + share, 0)
  let left = game.random.float() * all
  for (const [share, step] of STEPS_AND_SHARES) {
    left -= share
    if (left < 0) return step
  }
  return timeGoesBy
}

/** Returns a step after which the operator undoes a mistake, at once or a little later. */
function thinksAgainAfter(step: (game: UnrulyGame) => Promise<void>) {
  return async (game: UnrulyGame) => {
    const before = game.undo.length
    await step(game)
    await check(game)
    if (game.undo.length === before || game.random.bool(0.2)) return
    if (game.random.bool(0.4)) {
      await game.random.pick([timeGoesBy, someBet, recordsEvent])(game)
      // Rounds that ended in between were settled at their end, whatever is undone later.
      await check(game)
    }
    await undoes(game)
  }
}

/** Waits until the running half has lasted a while, because a short match tests little. */
async function startsHalfInTime(game: UnrulyGame): Promise<void> {
  const running = (await matchNow(game)).halves.find(({ status }) => status === 'active')
  const playedFor = running ? game.server.clock.now() - (running.startTime ?? 0) : Number.POSITIVE_INFINITY
  if (playedFor > minutes(game, 30)) await startsNextHalf(game)
}

async function timeGoesBy(game: UnrulyGame): Promise<void> {
  const by = game.random.pick([0.4, 1, 2, 3.5, 5, 8, 10])
  game.log.push(`${by} minutes go by`)
  await game.server.clock.advance(minutes(game, by))
}

/** Rounds end while no server runs. A server that starts meanwhile crashes between two jobs. */
async function serverIsDown(game: UnrulyGame): Promise<void> {
  const by = game.random.pick([2, 9, 14])
  const done = game.random.pick([0, 1, 2, 5])
  game.log.push(`${by} minutes go by without a server, but for one that did ${done} things`)
  await game.clock.passesUnseen(minutes(game, by), () => doesSomeWork(game, done))
}

async function doesSomeWork({ server: { ctx }, matchId }: UnrulyGame, count: number): Promise<void> {
  const kinds: JobKinds<Context> = jobKinds
  const queue = matchQueue(matchId)
  for (let done = 0; done < count; done += 1) {
    const work = await nextWork(
      ctx.db,
      queue,
      { now: ctx.clock.date(), isReal: false },
      Object.keys(kinds),
      firstOf(kinds),
    )
    if (work) await kinds[work.kind]?.run(ctx, { ...work, ownerId: matchId })
  }
}

/** Plays both halves to an end and waits until the results are confirmed. Something is corrected even after that. */
async function comesToItsEnd(game: UnrulyGame): Promise<void> {
  for (let tries = 0; (await matchNow(game)).status !== 'completed' && tries < 4; tries += 1) {
    await startsNextHalf(game)
    await game.server.clock.advance(minutes(game, 12))
    await someBet(game)
    await endsHalf(game)
    await check(game)
  }
  for (let step = 0; step < 6; step += 1) {
    await game.random.pick([recordsEvent, deletesEvent, movesEvent, correctsTimes, undoes])(game)
    await check(game)
  }
  const running = (await matchNow(game)).halves.find(({ status }) => status === 'active')
  if (running) {
    const body = { matchId: game.matchId, halfNumber: running.halfNumber }
    await tries(game, 'ends it for good', () => game.admin.asks(endHalf, { body }))
  }
  await game.server.clock.advance(minutes(game, 10.5))
  await check(game)
  if (!(await matchNow(game)).confirmed) throw new Error(`never confirmed\n${game.log.join('\n')}`)
  await recordsEvent(game)
  await deletesEvent(game)
  await check(game, 'everyone')
  const faults = [...(await wrongReceipts(game)), ...(await wrongTrophies(game))]
  if (faults.length > 0) throw new Error(`${faults.join('\n')}\n${game.log.join('\n')}`)
}

/** Checks one of the two clients at a time, alternately. A missing update is found a step later or at the end. */
async function check(game: UnrulyGame, mode: 'in turns' | 'everyone' = 'in turns'): Promise<void> {
  game.checks += 1
  const isAsked = (index: number) => mode === 'everyone' || index % 2 === game.checks % 2
  const untold = await untoldIn(game, isAsked)
  const faults = [...(await unsettledIn(game)), ...(await game.wrongEliminations()), ...untold]
  if (faults.length > 0) throw new Error(`${faults.join('\n')}\n${game.log.join('\n')}`)
}

/** Checks that a client that only applies updates has what a fetch returns ([V8]). */
async function untoldIn({ groups }: UnrulyGame, isAsked: (index: number) => boolean): Promise<string[]> {
  const untold: string[] = []
  for (const { readers } of groups) {
    for (const reader of readers.filter((_, index) => isAsked(index))) {
      untold.push(
        ...(await reader.differences()).map((difference) => `${reader.player.name} was not told: ${difference}`),
      )
    }
  }
  return untold
}
