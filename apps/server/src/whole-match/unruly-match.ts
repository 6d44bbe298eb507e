import { createMatch, endHalf, type GameSettingsGiven } from '@bettle/contract'
import { matchQueue } from '../features/match/match-queue.ts'
import { dueKinds } from '../features/runners.ts'
import { type DueKinds, firstOf } from '../live/due.ts'
import { nextWork } from '../live/due-store.ts'
import type { Player } from '../test/story.ts'
import type { TestServer } from '../test/test-app.ts'
import { diceOf } from './dice.ts'
import { settingsOfEveryPair } from './every-pair.ts'
import { watchFalls } from './expect-falls.ts'
import { unsettledIn, wrongReceipts } from './expect-settled.ts'
import { wrongTrophies } from './expect-trophies.ts'
import { matchNow } from './naive-halves.ts'
import { type NewsReader, readNews } from './news-reader.ts'
import type { OutageClock } from './outage-clock.ts'
import { minutes, type Table, tries, type UnrulyGame } from './unruly-game.ts'
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

const STEPS = 60

export interface UnrulyCast {
  readonly server: TestServer
  /** The server's own. */
  readonly clock: OutageClock
  readonly admin: Player
  readonly players: readonly Player[]
}

/** What may happen next, and how often beside the others. */
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

/** Lobbies on one match, and who sits in each. */
const TABLES = 3
const SEATS = 3

/** Together they show every two values of every two settings: so many matches in a row do. */
const SETTINGS_OF_TABLES = settingsOfEveryPair()
export const MATCHES_FOR_EVERY_PAIR = Math.ceil(SETTINGS_OF_TABLES.length / TABLES)

const settingsOfTable = (seed: number, table: number): GameSettingsGiven =>
  SETTINGS_OF_TABLES[(seed * TABLES + table) % SETTINGS_OF_TABLES.length] ?? {}

/**
 * Plays a match, and on it games with settings of every kind, in which times are corrected, halves ended early and reopened, rounds edited, events deleted and moved late,
 * each of it undone or not, in an order that the seed gives. After each step everything has to be settled as it should.
 * @throws with the whole story where it is not
 */
export async function playUnrulyMatch(
  { server, clock, admin, players }: UnrulyCast,
  seed: number,
): Promise<UnrulyGame> {
  const dice = diceOf(seed)
  const tempo = dice.pick([1, 2, 10])
  await server.clock.set(Math.ceil(server.clock.now() / 60_000 + 1) * 60_000)
  const { match } = await admin.gets(createMatch, { body: { homeTeam: 'Ana United', awayTeam: 'Ben Rovers', tempo } })
  const tables: Table[] = []
  for (let table = 0; table < TABLES; table += 1) {
    const seats = players.slice(table * SEATS, (table + 1) * SEATS)
    tables.push(await seated(server, seats, settingsOfTable(seed, table), match._id))
  }
  const game: UnrulyGame = {
    server,
    clock,
    admin,
    dice,
    tempo,
    matchId: match._id,
    tables,
    events: new Map(),
    undo: [],
    story: [`seed ${seed}, tempo ${tempo}`, ...tables.map(({ lobby }) => JSON.stringify(lobby.gameSettings))],
    given: new Map(),
    wrongFalls: () => falls(),
    checks: 0,
  }
  const falls = watchFalls(game)
  await someBet(game)
  await startsNextHalf(game)
  await check(game)
  for (let step = 0; step < STEPS; step += 1) {
    await drawn(game)(game)
    await check(game)
  }
  await comesToItsEnd(game)
  for (const { readers } of tables) for (const reader of readers) reader.close()
  return game
}

async function seated(
  server: TestServer,
  players: readonly Player[],
  settings: GameSettingsGiven,
  matchId: UnrulyGame['matchId'],
): Promise<Table> {
  const [host, ...others] = players
  if (!host) throw new Error('a lobby has a host')
  const lobby = await host.opensLobby(settings, matchId)
  for (const player of others) {
    await server.clock.advance(1000)
    await player.joins(lobby)
  }
  const readers: NewsReader[] = []
  for (const player of players.slice(0, 2)) readers.push(await readNews(server, player, lobby))
  return { lobby, players: [...players], readers }
}

function drawn(game: UnrulyGame) {
  const all = STEPS_AND_SHARES.reduce((sum, [share]) => sum + share, 0)
  let left = game.dice.random() * all
  for (const [share, step] of STEPS_AND_SHARES) {
    left -= share
    if (left < 0) return step
  }
  return timeGoesBy
}

/** What an operator does by mistake is taken back, at once or a little later. */
function thinksAgainAfter(step: (game: UnrulyGame) => Promise<void>) {
  return async (game: UnrulyGame) => {
    const before = game.undo.length
    await step(game)
    await check(game)
    if (game.undo.length === before || game.dice.chance(0.2)) return
    if (game.dice.chance(0.4)) {
      await game.dice.pick([timeGoesBy, someBet, recordsEvent])(game)
      // What ended meanwhile was judged then, whatever is taken back of it.
      await check(game)
    }
    await undoes(game)
  }
}

/** Not before the one that runs has been played for a while: a match that is over too soon shows little. */
async function startsHalfInTime(game: UnrulyGame): Promise<void> {
  const running = (await matchNow(game)).halves.find(({ status }) => status === 'active')
  const playedFor = running ? game.server.clock.now() - (running.startTime ?? 0) : Number.POSITIVE_INFINITY
  if (playedFor > minutes(game, 30)) await startsNextHalf(game)
}

async function timeGoesBy(game: UnrulyGame): Promise<void> {
  const by = game.dice.pick([0.4, 1, 2, 3.5, 5, 8, 10])
  game.story.push(`${by} minutes go by`)
  await game.server.clock.advance(minutes(game, by))
}

/**
 * Rounds end, and others after them, and nobody settles anything until a server runs again; one that came up before it died with some of
 * it done, between one piece of work and the next.
 */
async function serverIsDown(game: UnrulyGame): Promise<void> {
  const by = game.dice.pick([2, 9, 14])
  const done = game.dice.pick([0, 1, 2, 5])
  game.story.push(`${by} minutes go by without a server, but for one that did ${done} things`)
  await game.clock.passesUnseen(minutes(game, by), () => doesSomeWork(game, done))
}

async function doesSomeWork({ server: { ctx }, matchId }: UnrulyGame, pieces: number): Promise<void> {
  const kinds: DueKinds = dueKinds
  const queue = matchQueue(matchId)
  for (let piece = 0; piece < pieces; piece += 1) {
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

/** Both halves are played to an end, the results confirm themselves, and even then something is put right. */
async function comesToItsEnd(game: UnrulyGame): Promise<void> {
  for (let tries = 0; (await matchNow(game)).status !== 'completed' && tries < 4; tries += 1) {
    await startsNextHalf(game)
    await game.server.clock.advance(minutes(game, 12))
    await someBet(game)
    await endsHalf(game)
    await check(game)
  }
  for (let step = 0; step < 6; step += 1) {
    await game.dice.pick([recordsEvent, deletesEvent, movesEvent, correctsTimes, undoes])(game)
    await check(game)
  }
  const running = (await matchNow(game)).halves.find(({ status }) => status === 'active')
  if (running) {
    const body = { matchId: game.matchId, halfNumber: running.halfNumber }
    await tries(game, 'ends it for good', () => game.admin.asks(endHalf, { body }))
  }
  await game.server.clock.advance(minutes(game, 10.5))
  await check(game)
  if (!(await matchNow(game)).confirmed) throw new Error(`never confirmed\n${game.story.join('\n')}`)
  await recordsEvent(game)
  await deletesEvent(game)
  await check(game, 'everyone')
  const faults = [...(await wrongReceipts(game)), ...(await wrongTrophies(game))]
  if (faults.length > 0) throw new Error(`${faults.join('\n')}\n${game.story.join('\n')}`)
}

/** The two who go by the news are asked in turns: what one was not told is found a step later at the latest, or at the end. */
async function check(game: UnrulyGame, who: 'in turns' | 'everyone' = 'in turns'): Promise<void> {
  game.checks += 1
  const isAsked = (index: number) => who === 'everyone' || index % 2 === game.checks % 2
  const untold = await untoldIn(game, isAsked)
  const faults = [...(await unsettledIn(game)), ...(await game.wrongFalls()), ...untold]
  if (faults.length > 0) throw new Error(`${faults.join('\n')}\n${game.story.join('\n')}`)
}

/** Who only follows the news holds what a fetch would answer ([V8]). */
async function untoldIn({ tables }: UnrulyGame, isAsked: (index: number) => boolean): Promise<string[]> {
  const untold: string[] = []
  for (const { readers } of tables) {
    for (const reader of readers.filter((_, index) => isAsked(index))) {
      untold.push(
        ...(await reader.differences()).map((difference) => `${reader.player.name} was not told: ${difference}`),
      )
    }
  }
  return untold
}
