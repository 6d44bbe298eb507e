import { parseArgs } from 'node:util'
import { accountTiming } from './account-timing.ts'
import { adminLists } from './admin-lists.ts'
import { cleanUp } from './clean-up.ts'
import { competition } from './competition.ts'
import { correction } from './correction.ts'
import { crowdedLobby } from './crowded-lobby.ts'
import { eightLoops } from './eight-loops.ts'
import { eventToScreen } from './event-to-screen.ts'
import { printMachine } from './figures.ts'
import { firstBet } from './first-bet.ts'
import { firstPaint } from './first-paint.ts'
import { measureByLighthouse } from './lighthouse.ts'
import { memory } from './memory.ts'
import { ownData } from './own-data.ts'
import { placeBets } from './place-bet.ts'
import { reconnection } from './reconnection.ts'
import { screenSmoothness } from './screen-smoothness.ts'
import { settlement } from './settlement.ts'
import { twoNodes } from './two-nodes.ts'

export interface BenchOptions {
  /** The URL of a PostgreSQL server that may create databases. It is measured beside the embedded database. */
  readonly database: string | undefined
  readonly redis: string | undefined
  readonly only: string | undefined
  readonly shape: string | undefined
  /** Sizes to measure instead of the default sizes of the benchmark. */
  readonly sizes: readonly number[] | undefined
  readonly events: number
  readonly lobbies: number
  readonly clients: readonly number[]
  /** The numbers of members of the measured lobbies. */
  readonly members: readonly number[]
  readonly tries: number
  readonly minutes: number
  readonly loads: number
  /** The names of the calls to measure. An empty list means all calls. */
  readonly calls: readonly string[]
  readonly bets: number
  /** Another built checkout to measure beside this one. */
  readonly beside: string | undefined
}

const FIGURES: Readonly<Record<string, { about: string; measure: (options: BenchOptions) => Promise<void> }>> = {
  'event-to-screen': {
    about:
      'time from an operator’s call to the last of many connected players, compared with bare writes of the same bytes',
    measure: eventToScreen,
  },
  'place-bet': {
    about: 'bets per second over HTTP, compared with a server that only answers and with the same statements alone',
    measure: placeBets,
  },
  'crowded-lobby': {
    about: 'bytes at the boundary of two rounds, CPU of a player’s round and of lobby-details, by the size of a lobby',
    measure: crowdedLobby,
  },
  settlement: {
    about: 'reveal, settlement and correction of a round, compared with one statement that writes the same rows',
    measure: settlement,
  },
  correction: {
    about:
      'time from an operator’s call that corrects a round in 200 lobbies to the last of their 1,600 connected players',
    measure: correction,
  },
  'eight-loops': {
    about: 'time of a bet while eight accounts at eight addresses repeat one call, with rate limits on',
    measure: eightLoops,
  },
  'account-timing': {
    about: 'response times for registered and for unknown email addresses, which should be equal',
    measure: accountTiming,
  },
  screen: {
    about: 'how long an event blocks the game screen of a full lobby, in a browser slowed down fourfold',
    measure: screenSmoothness,
  },
  'first-paint': {
    about: 'load times of sign-in, hub and game over a slow connection, in a browser slowed down fourfold',
    measure: firstPaint,
  },
  'first-bet': {
    about: 'time from ‘Try it now’ to the guide and to the first bet, on a phone over connections of different quality',
    measure: firstBet,
  },
  lighthouse: {
    about: 'Lighthouse scores of the landing page and the sign-in page on simulated slow 4G, medians of several loads',
    measure: measureByLighthouse,
  },
  'admin-lists': {
    about: 'time of a page of each administrators’ list in a large database, compared with one row read by its key',
    measure: adminLists,
  },
  competition: {
    about: 'pages of a competition of 500 entries with running lobbies, and the time from a settlement to 500 screens',
    measure: competition,
  },
  reconnection: {
    about: 'time until the last of many clients is up to date again, who all reconnect at the same moment',
    measure: reconnection,
  },
  'two-nodes': {
    about: 'CPU of a bet and of a pushed event on two nodes, compared with one; needs --database and --redis',
    measure: twoNodes,
  },
  'own-data': {
    about: 'time and memory of the download of one’s own data of a very large account, and calls of another meanwhile',
    measure: ownData,
  },
  memory: {
    about: 'memory of a first npm start while the practice match runs',
    measure: memory,
  },
}

const USAGE = `npm run bench -- NAME [options]

${Object.entries(FIGURES)
  .map(([name, { about }]) => `  ${name.padEnd(16)} ${about}`)
  .join('\n')}

  --database URL   Also measure on this PostgreSQL (postgres://user@host:5432/postgres), in a database of its own
  --redis URL      two-nodes: the Redis of the nodes (redis://host:6379)
  --sizes N,N,…    event-to-screen, reconnection: connected players (default 200,1000,4000);
                   settlement: bets (default 1000,10000,100000)
  --events N       event-to-screen, two-nodes: measured events for each size (default 30)
  --only NAME      place-bet, settlement, correction, own-data: embedded or postgres, instead of both
  --shape NAME     place-bet, settlement: spread (over lobbies of 8) or crowd (lobbies of 999), instead of both
  --lobbies N      place-bet, two-nodes: lobbies of 8 players; each bets once in each round (default 128)
  --clients N,N,…  place-bet: concurrent clients (default 16,256)
  --members N,N,…  crowded-lobby: sizes of the lobby (default 8,100,400,999)
  --bets N         eight-loops: bets measured before and during the loops (default 300)
  --calls NAME,…   eight-loops: only these calls, instead of the ten most expensive
  --tries N        account-timing: tries of each address (default 60)
  --minutes N      memory: how long the practice match runs (default 10)
  --loads N        first-bet, first-paint, lighthouse: loads of each page (default 5)
  --beside FOLDER  first-bet, first-paint, screen: another built checkout to compare, measured alternately with this one
`

/** The time after which a measurement is stopped (ms). A measurement takes one or two minutes. */
const TIME_LIMIT_MS = 15 * 60_000

process.exitCode = await main(process.argv.slice(2))

async function main(args: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      database: { type: 'string' },
      redis: { type: 'string' },
      only: { type: 'string' },
      shape: { type: 'string' },
      sizes: { type: 'string' },
      events: { type: 'string', default: '30' },
      lobbies: { type: 'string', default: '128' },
      clients: { type: 'string', default: '16,256' },
      members: { type: 'string', default: '8,100,400,999' },
      bets: { type: 'string', default: '300' },
      calls: { type: 'string' },
      tries: { type: 'string', default: '60' },
      minutes: { type: 'string', default: '10' },
      loads: { type: 'string', default: '5' },
      beside: { type: 'string' },
    },
  })
  const [name = '', ...more] = positionals
  const figure = FIGURES[name]
  if (!figure || more.length > 0) {
    console.log(USAGE)
    return name === '' ? 0 : 2
  }
  if (values.only === 'postgres' && values.database === undefined) {
    console.error('--only postgres measures nothing without --database URL.')
    return 2
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void giveUp('Stopped.', 130))
  const timeLimit = setTimeout(
    () => void giveUp('Stopped, because the benchmark did not end within 15 minutes.', 1),
    TIME_LIMIT_MS,
  )
  try {
    printMachine()
    await figure.measure({
      database: values.database,
      redis: values.redis,
      only: values.only,
      shape: values.shape,
      sizes: values.sizes?.split(',').map((size) => wholeNumber('sizes', size, 1, 200_000)),
      events: wholeNumber('events', values.events, 1, 1000),
      lobbies: wholeNumber('lobbies', values.lobbies, 1, 2000),
      clients: values.clients.split(',').map((clients) => wholeNumber('clients', clients, 1, 1000)),
      members: values.members.split(',').map((size) => wholeNumber('members', size, 2, 999)),
      bets: wholeNumber('bets', values.bets, 10, 400),
      calls: values.calls?.split(',') ?? [],
      tries: wholeNumber('tries', values.tries, 1, 10_000),
      minutes: wholeNumber('minutes', values.minutes, 1, 12),
      loads: wholeNumber('loads', values.loads, 1, 50),
      beside: values.beside,
    })
    return 0
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return 1
  } finally {
    clearTimeout(timeLimit)
    await cleanUp()
  }
}

async function giveUp(message: string, code: number): Promise<void> {
  console.error(message)
  await cleanUp()
  process.exit(code)
}

function wholeNumber(option: string, given: string, min: number, max: number): number {
  const value = Number(given)
  if (Number.isInteger(value) && value >= min && value <= max) return value
  throw new Error(`--${option} must be a whole number from ${min} to ${max}.`)
}
