import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import {
  type FaultPlan,
  faultsOf,
  LocalProvider,
  type LocalProviderOptions,
  MatchFileError,
  readFaultPlan,
  readMatch,
  serveLocalProvider,
} from '@bettle/replay'
import { type MatchFile, simulateMatch } from '@bettle/rules'

const USAGE = `Runs a demo provider of event counts on this machine: it serves recorded or simulated matches.

  npm run local-provider -- [FILE ...] [options]

FILE is a recorded match, as for npm run replay. Without a file the matches are simulated.

  --port N          Where it listens, on this machine alone (default 4400)
  --matches N       How many matches are simulated (default 3)
  --first MINUTES   Minutes from now until the first match kicks off (default 5); each further match kicks off a minute later
  --tempo N         How many times faster than a real match (0.1 to 600; default 1). Set the same tempo at the match in Bettle.
  --delay SECONDS   Seconds from an event until the provider counts the event (default 30)
  --jitter SECONDS  How much the delay differs between two answers (default 5)
  --errors P, --too-many P, --nonsense P
                    The chance that an answer is an error, a refusal because of too many requests, or nonsense (0 to 1; default 0)
  --corrections P   The chance that an event is also counted for the other side, for 75 seconds (default 0)
  --faults FILE     JSON with the planned faults of each match, in minutes from its kick-off, for instance
                    {"1": [{"kind": "no-type", "eventType": "Corner", "sides": ["home"], "from": 10, "until": 15}]}.
                    Other kinds: no-statistics, status, frozen, other-match, too-many, no-starts
  --help

Start Bettle with LOCAL_PROVIDER=on, which lets it call providers on this machine. While the provider runs, press s and Enter to
stop its answers or to let it answer again.
`

/** Exit codes: 0 is stopped, 1 is could not start, 2 is an invalid command. */
const EXIT = { failed: 1, usage: 2 }
const TEAMS = ['Ashford', 'Brentwood', 'Colchester', 'Dorking', 'Epsom', 'Farnham', 'Guildford', 'Harlow'] as const
const MOST_MATCHES = 50
const FORMATS = [
  ['generic', '/generic/match/{match}', '/generic/list?league={league}&day={day}'],
  ['api-football', '/api-football', ''],
  ['openligadb', '/openligadb', ''],
] as const

process.exitCode = await main(process.argv.slice(2))

async function main(args: readonly string[]): Promise<number> {
  let given: Given | undefined
  try {
    given = givenIn(args)
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n\n${USAGE}`)
    return EXIT.usage
  }
  if (!given) {
    console.log(USAGE)
    return 0
  }
  try {
    await serve(given)
    return 0
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error))
    return EXIT.failed
  }
}

interface Given extends Omit<LocalProviderOptions, 'matches' | 'now' | 'random'> {
  readonly files: readonly string[]
  readonly port: number
  readonly matches: number
  readonly firstMinutes: number
  readonly plan: FaultPlan
}

function givenIn(args: readonly string[]): Given | undefined {
  const text = { type: 'string' } as const
  const { values, positionals: files } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      ...{ port: text, matches: text, first: text, tempo: text, delay: text, jitter: text },
      ...{ faults: text, errors: text, 'too-many': text, nonsense: text, corrections: text },
      help: { type: 'boolean' },
    },
  })
  if (values.help) return undefined
  const chance = (option: 'errors' | 'too-many' | 'nonsense' | 'corrections') =>
    numberIn(option, values[option], 0, 1) ?? 0
  return {
    files,
    port: numberIn('port', values.port, 0, 65_535) ?? 4400,
    matches: Math.floor(numberIn('matches', values.matches, 1, MOST_MATCHES) ?? 3),
    firstMinutes: numberIn('first', values.first, 0, 1440) ?? 5,
    tempo: numberIn('tempo', values.tempo, 0.1, 600) ?? 1,
    delaySeconds: numberIn('delay', values.delay, 0, 600) ?? 30,
    plan: values.faults === undefined ? {} : readFaultPlan(readFileSync(values.faults, 'utf8')),
    jitterSeconds: numberIn('jitter', values.jitter, 0, 600) ?? 5,
    faults: {
      errors: chance('errors'),
      tooMany: chance('too-many'),
      nonsense: chance('nonsense'),
      corrections: chance('corrections'),
    },
  }
}

async function serve({ files, port, matches, firstMinutes, plan, ...options }: Given): Promise<void> {
  const played = files.length > 0 ? await Promise.all(files.map(readFile)) : simulated(matches)
  const first = Math.ceil(Date.now() / 60_000 + firstMinutes) * 60_000
  const listed = played.map((file, index) => {
    const [id, kickOff] = [String(index + 1), first + index * 60_000]
    return { id, file, kickOff, faults: faultsOf(plan, id, kickOff, options.tempo) }
  })
  const provider = new LocalProvider({ ...options, matches: listed, now: Date.now, random: Math.random })
  const onCall = ({ path, status }: { path: string; status: number }) => console.log(`${status} ${path}`)
  const service = await serveLocalProvider(provider, { port, onCall })
  for (const { id, file, kickOff } of listed) {
    console.log(`Match ${id}: ${file.homeTeam} v ${file.awayTeam}, ${new Date(kickOff).toISOString()}`)
  }
  for (const [format, address, list] of FORMATS) {
    console.log(`${format}: ${service.url}${address}${list && `, list ${service.url}${list}`}`)
  }
  await stopped(provider)
  await service.stop()
}

async function readFile(path: string): Promise<MatchFile> {
  try {
    return await readMatch(path)
  } catch (error) {
    if (error instanceof MatchFileError) throw new Error(`${path}: ${error.message}`)
    throw error
  }
}

function simulated(count: number): MatchFile[] {
  return Array.from({ length: count }, (_, index) =>
    simulateMatch({
      random: Math.random,
      homeTeam: TEAMS[(2 * index) % TEAMS.length] ?? 'Home',
      awayTeam: TEAMS[(2 * index + 1) % TEAMS.length] ?? 'Away',
      competition: 'Simulated',
    }),
  )
}

/** Resolves when the program must stop. */
function stopped(provider: LocalProvider): Promise<void> {
  let isSilent = false
  process.stdin.on('data', (typed) => {
    if (String(typed).trim() !== 's') return
    isSilent = !isSilent
    provider.setSilent(isSilent)
    console.log(isSilent ? 'The provider no longer answers.' : 'The provider answers again.')
  })
  return new Promise((done) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.once(signal, () => {
        process.stdin.destroy()
        done()
      })
    }
  })
}

function numberIn(option: string, given: string | undefined, min: number, max: number): number | undefined {
  if (given === undefined) return undefined
  const value = Number(given)
  if (given.trim() !== '' && value >= min && value <= max) return value
  throw new Error(`--${option} must be a number from ${min} to ${max}.`)
}
