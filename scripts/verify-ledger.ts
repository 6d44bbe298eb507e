import { parseArgs } from 'node:util'
import { CommandRefused, runVerifyLedger } from '@bettle/server'

const USAGE = `Recomputes the chips of every lobby: each ledger's chain, what each entry was for (by bets, prices, events and rounds as they
are stored), every balance, every seal and the trophies booked. Of each lobby that is not sound it names the first false entry.

  npm run verify-ledger             The database the environment names (DATABASE_URL, or the one in DATA_DIR)
  npm run verify-ledger -- FOLDER   The embedded database in a data folder, or a copy of one
  … --heads FILE                    Compares with the heads that LEDGER_HEADS kept outside the database

Without --heads a database that was rebuilt as a whole, with other seals, cannot be detected.
It writes nothing. On PostgreSQL the server may run meanwhile; a folder that is in use is refused.
`

const WITHOUT_HEADS = 'A database that was rebuilt as a whole cannot be detected without --heads FILE.'

/** 0: the ledger is correct. 1: it is not, or could not be read. 2: invalid command. */
const EXIT = { failed: 1, usage: 2 }

process.exitCode = await main(process.argv.slice(2))

async function main(args: readonly string[]): Promise<number> {
  const options = optionsOf(args)
  if (options === 'help') {
    console.log(USAGE)
    return 0
  }
  if (options === undefined) {
    console.error(USAGE)
    return EXIT.usage
  }
  try {
    const { lobbies, findings } = await runVerifyLedger(options.folder, process.env, options.heads)
    for (const { lobbyId, what } of findings) console.error(`lobby ${lobbyId}: ${what}`)
    const checked = `${lobbies} ${lobbies === 1 ? 'lobby' : 'lobbies'} looked at`
    console.log(findings.length === 0 ? `${checked}, every chip is accounted for.` : `${checked}.`)
    if (options.heads === undefined) console.log(WITHOUT_HEADS)
    return findings.length === 0 ? 0 : EXIT.failed
  } catch (error) {
    console.error(error instanceof CommandRefused ? error.message : error)
    return EXIT.failed
  }
}

interface Options {
  readonly folder: string | undefined
  readonly heads: string | undefined
}

/** Undefined for an invalid command. */
function optionsOf(args: readonly string[]): Options | 'help' | undefined {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { help: { type: 'boolean' }, heads: { type: 'string' } },
    })
    if (values.help) return 'help'
    return positionals.length > 1 ? undefined : { folder: positionals[0], heads: values.heads }
  } catch {
    return undefined
  }
}
