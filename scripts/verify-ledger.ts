import { parseArgs } from 'node:util'
import { CommandRefused, runVerifyLedger } from '@bettle/server'

const USAGE = `Recomputes the chips of every lobby from the stored bets, prices, events and rounds, and compares them with each ledger: its hash
chain, the amount of each entry, the balances, the seals, the trophies and the deal of cards. For a wrong ledger it prints the first wrong entry.

  npm run verify-ledger             Checks the database of DATABASE_URL or DATA_DIR
  npm run verify-ledger -- FOLDER   Checks the embedded database in this data folder, or in a copy of one
  … --heads FILE                    Also compares each seal with the file that the server writes if LEDGER_HEADS is set

Without --heads the command cannot detect a database that somebody rebuilt as a whole, with new seals.
The command changes no data. With PostgreSQL the server may run meanwhile. A folder that a server uses is refused.
`

const WITHOUT_HEADS = 'Without --heads FILE this command cannot detect a database that somebody rebuilt as a whole.'

/**
 * Exit codes: 0 means that the ledger is correct, 1 that it is wrong or could not be read, 2 that the command is
 * invalid.
 */
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
    const checked = `${lobbies} ${lobbies === 1 ? 'lobby' : 'lobbies'} checked`
    console.log(findings.length === 0 ? `${checked}, all chips are correct.` : `${checked}.`)
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

/** Returns the options, or undefined for an invalid command. */
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
