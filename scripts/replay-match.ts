import { parseArgs } from 'node:util'
import { CallFailed, MatchFileError, type ReplayRequest, replayMatch } from '@bettle/replay'

const USAGE = `Plays a recorded match on a running Bettle server: it starts the halves and records the events as an operator would.

  npm run replay -- FILE [options]

FILE is one of these:
  a match file of Bettle (JSON)
  the events of a match of StatsBomb's open data (JSON)
  Wyscout events (JSON): a list of events, or { events, teams, players } of one match
  DFL events (XML)

  --tempo N            How many times faster than the real match (0.1 to 600; default 1)
  --server URL         Where Bettle runs (default: BETTLE_SERVER, or http://127.0.0.1:3000)
  --email, --password  The operator's sign-in (default: ADMIN_EMAIL and ADMIN_PASSWORD)
  --wait SECONDS       Time for bets between creating the match and starting half 1 (default 0)
  --half-time SECONDS  Pause between the halves (default 15 minutes, divided by the tempo)
  --name NAME          A name that tells two replays of one file apart (default: the id of the match in the file)
  --match ID           The id of a match on the server: the replay records its events in this match, or continues there
  --new                Create a new match, even if an earlier replay is unfinished
  --matches, --teams, --players FILE   Wyscout's lists (default: matches.json, teams.json, players.json beside FILE)
  --source-match N     The match to play if a Wyscout file holds several
  --meta FILE          DFL match information (default: the one beside FILE)
  --help

After an interruption, run the same command again: the replay continues and records no event twice.
`

/**
 * Exit codes: 0 is played to its end, 1 is could not be played, 2 is an invalid command, 3 means that the match was
 * abandoned, deleted or confirmed before the end, and 130 is stopped.
 */
const EXIT = { failed: 1, usage: 2, endedEarly: 3, interrupted: 130 }

process.exitCode = await main(process.argv.slice(2))

async function main(args: readonly string[]): Promise<number> {
  let request: ReplayRequest | undefined
  try {
    request = requestOf(args)
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n\n${USAGE}`)
    return EXIT.usage
  }
  if (!request) {
    console.log(USAGE)
    return 0
  }
  const stop = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort())
  try {
    const outcome = await replayMatch(request, { write: createWriter(), signal: stop.signal })
    if (outcome === undefined) return EXIT.interrupted
    return outcome === 'completed' ? 0 : EXIT.endedEarly
  } catch (error) {
    console.error(sentenceFor(error))
    return EXIT.failed
  }
}

function requestOf(args: readonly string[]): ReplayRequest | undefined {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      tempo: { type: 'string' },
      server: { type: 'string' },
      email: { type: 'string' },
      password: { type: 'string' },
      wait: { type: 'string' },
      'half-time': { type: 'string' },
      name: { type: 'string' },
      match: { type: 'string' },
      new: { type: 'boolean' },
      matches: { type: 'string' },
      teams: { type: 'string' },
      players: { type: 'string' },
      'source-match': { type: 'string' },
      meta: { type: 'string' },
      help: { type: 'boolean' },
    },
  })
  if (values.help) return undefined
  const [file, ...more] = positionals
  if (file === undefined || more.length > 0) throw new Error('Name one file to replay.')
  const email = values.email ?? process.env.ADMIN_EMAIL
  const password = values.password ?? process.env.ADMIN_PASSWORD
  if (!email || !password)
    throw new Error('The sign-in is missing: set --email and --password, or ADMIN_EMAIL and ADMIN_PASSWORD.')
  const tempo = numberIn('tempo', values.tempo, 0.1, 600) ?? 1
  const wait = numberIn('wait', values.wait, 0, 86_400)
  const halfTime = numberIn('half-time', values['half-time'], 0, 86_400)
  const sourceMatch = numberIn('source-match', values['source-match'], 0, Number.MAX_SAFE_INTEGER)
  return {
    file,
    server: serverOf(values.server ?? process.env.BETTLE_SERVER ?? 'http://127.0.0.1:3000'),
    credentials: { email, password },
    tempo,
    waitMs: (wait ?? 0) * 1000,
    isNew: values.new ?? false,
    ...(halfTime === undefined ? {} : { halfTimeMs: halfTime * 1000 }),
    ...(values.name === undefined ? {} : { name: nameOf(values.name) }),
    ...(values.match === undefined ? {} : { matchId: values.match }),
    companions: {
      ...(values.matches === undefined ? {} : { matches: values.matches }),
      ...(values.teams === undefined ? {} : { teams: values.teams }),
      ...(values.players === undefined ? {} : { players: values.players }),
      ...(values.meta === undefined ? {} : { meta: values.meta }),
      ...(sourceMatch === undefined ? {} : { matchId: sourceMatch }),
    },
  }
}

function numberIn(option: string, given: string | undefined, min: number, max: number): number | undefined {
  if (given === undefined) return undefined
  const value = Number(given)
  if (given.trim() !== '' && value >= min && value <= max) return value
  throw new Error(`--${option} must be a number from ${min} to ${max}.`)
}

function nameOf(given: string): string {
  if (/^[\w.-]{1,100}$/.test(given)) return given
  throw new Error('--name takes up to 100 letters, digits, underscores, dots and dashes.')
}

function serverOf(given: string): string {
  if (/^https?:/.test(given) && URL.canParse(given)) return new URL(given).origin
  throw new Error(`--server must be an address such as http://127.0.0.1:3000, not ${given}`)
}

/** Returns a writer. On a terminal it overwrites one line, and elsewhere it writes one line for each message. */
function createWriter(): (line: string, kind: 'progress' | 'message') => void {
  const { isTTY } = process.stdout
  let shown = ''
  return (line, kind) => {
    if (isTTY) {
      process.stdout.write(kind === 'progress' ? `\r\x1b[2K${line}` : `\r\x1b[2K${line}\n`)
      return
    }
    if (line === shown) return
    shown = line
    process.stdout.write(`${line}\n`)
  }
}

function sentenceFor(error: unknown): string {
  if (error instanceof MatchFileError || error instanceof CallFailed) return error.message
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
