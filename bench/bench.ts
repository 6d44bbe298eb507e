import { parseArgs } from 'node:util'
import { accountTiming } from './account-timing.ts'
import { adminLists } from './admin-lists.ts'
import { cleanUp } from './clean-up.ts'
import { eightLoops } from './eight-loops.ts'
import { eventToScreen } from './event-to-screen.ts'
import { sayMachine } from './figures.ts'
import { firstPaint } from './first-paint.ts'
import { measureByLighthouse } from './lighthouse.ts'
import { memory } from './memory.ts'
import { placeBets } from './place-bet.ts'
import { screenSmoothness } from './screen-smoothness.ts'

export interface BenchOptions {
  /** The URL of a PostgreSQL server that may create databases; measured beside the embedded database. */
  readonly database: string | undefined
  readonly only: string | undefined
  readonly shape: string | undefined
  readonly sizes: readonly number[]
  readonly events: number
  readonly lobbies: number
  readonly clients: readonly number[]
  readonly tries: number
  readonly minutes: number
  readonly loads: number
  /** Names of calls; an empty list means all. */
  readonly calls: readonly string[]
  readonly bets: number
  /** Another built checkout to measure beside this one. */
  readonly beside: string | undefined
}

const FIGURES: Readonly<Record<string, { about: string; measure: (options: BenchOptions) => Promise<void> }>> = {
  'event-to-screen': {
    about: 'from the operator’s click to the last of many connected players, beside bare writes of the same bytes',
    measure: eventToScreen,
  },
  'place-bet': {
    about: 'bets a second over HTTP, beside a server that only answers and beside the same statements alone',
    measure: placeBets,
  },
  'eight-loops': {
    about: 'how long an honest bet waits while eight accounts at eight addresses repeat one call, limits on',
    measure: eightLoops,
  },
  'account-timing': {
    about: 'what a stranger waits who tries registered and unknown addresses: nothing should tell them apart',
    measure: accountTiming,
  },
  screen: {
    about: 'how long an event holds up the game screen of a crowded lobby, in a browser slowed down four times',
    measure: screenSmoothness,
  },
  'first-paint': {
    about: 'how soon door, hub and game stand over a slow line, in a browser slowed down four times',
    measure: firstPaint,
  },
  lighthouse: {
    about: 'what Lighthouse says of the landing page and the sign-in, on its simulated slow 4G: the median of a few',
    measure: measureByLighthouse,
  },
  'admin-lists': {
    about:
      'how long a page of each administrators’ list takes where there is a million of it, beside one row by its key',
    measure: adminLists,
  },
  memory: {
    about: 'what a first npm start holds in memory while the practice match runs',
    measure: memory,
  },
}

const USAGE = `npm run bench -- NAME [options]

${Object.entries(FIGURES)
  .map(([name, { about }]) => `  ${name.padEnd(16)} ${about}`)
  .join('\n')}

  --database URL   Measure on this PostgreSQL too (postgres://user@host:5432/postgres): a database is made and dropped
  --sizes N,N,…    event-to-screen: connected players (default 200,1000,4000)
  --events N       event-to-screen: measured events for each size (default 30)
  --only NAME      place-bet: embedded or postgres, instead of both
  --shape NAME     place-bet: spread (over the lobbies) or crowd (all in one), instead of both
  --lobbies N      place-bet: lobbies of 8 players; each bets once in each round (default 128)
  --clients N,N,…  place-bet: clients at once (default 16,256)
  --bets N         eight-loops: bets measured before and during the loops (default 300)
  --calls NAME,…   eight-loops: these calls alone, instead of the ten dearest
  --tries N        account-timing: tries of each address (default 60)
  --minutes N      memory: how long the practice match runs (default 10)
  --loads N        first-paint, lighthouse: loads of each page (default 5)
  --beside FOLDER  first-paint: another checkout that is built, measured in turns with this one
`

/** A figure takes one or two minutes; one that hangs is stopped after this time. */
const PATIENCE_MS = 15 * 60_000

process.exitCode = await main(process.argv.slice(2))

async function main(args: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      database: { type: 'string' },
      only: { type: 'string' },
      shape: { type: 'string' },
      sizes: { type: 'string', default: '200,1000,4000' },
      events: { type: 'string', default: '30' },
      lobbies: { type: 'string', default: '128' },
      clients: { type: 'string', default: '16,256' },
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
  const patience = setTimeout(() => void giveUp('This took too long.', 1), PATIENCE_MS)
  try {
    sayMachine()
    await figure.measure({
      database: values.database,
      only: values.only,
      shape: values.shape,
      sizes: values.sizes.split(',').map((size) => wholeNumber('sizes', size, 1, 20_000)),
      events: wholeNumber('events', values.events, 1, 1000),
      lobbies: wholeNumber('lobbies', values.lobbies, 1, 2000),
      clients: values.clients.split(',').map((clients) => wholeNumber('clients', clients, 1, 1000)),
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
    clearTimeout(patience)
    await cleanUp()
  }
}

async function giveUp(sentence: string, code: number): Promise<void> {
  console.error(sentence)
  await cleanUp()
  process.exit(code)
}

function wholeNumber(option: string, given: string, min: number, max: number): number {
  const value = Number(given)
  if (Number.isInteger(value) && value >= min && value <= max) return value
  throw new Error(`--${option} takes whole numbers from ${min} to ${max}.`)
}
