import { parseArgs } from 'node:util'
import { type AdminRequest, CommandRefused, runAdminCommand } from '@bettle/server'

const USAGE = `Manages the administrators of Bettle and checks the ledgers, in the database of DATABASE_URL or DATA_DIR.

  npm run admin -- promote EMAIL   Makes a registered user an administrator
  npm run admin -- demote EMAIL    Makes an administrator a player again, and signs them out
  npm run admin -- list            Lists the administrators
  npm run admin -- check-ledgers   Checks the ledger of every lobby; exits with 1 if a ledger is wrong
  npm run admin -- forget-secret   Lets the server start with another AUTH_SECRET, and signs all users out; stop all nodes first

With PostgreSQL the server may run meanwhile. With the embedded database stop the server first: only one program can open it.
`

/** Exit codes: 0 is done, 1 is failed, 2 is an invalid command. */
const EXIT = { failed: 1, usage: 2 }

process.exitCode = await main(process.argv.slice(2))

async function main(args: readonly string[]): Promise<number> {
  const request = requestOf(args)
  if (request === 'help') {
    console.log(USAGE)
    return 0
  }
  if (request === undefined) {
    console.error(USAGE)
    return EXIT.usage
  }
  try {
    console.log(await runAdminCommand(request))
    return 0
  } catch (error) {
    console.error(error instanceof CommandRefused ? error.message : error)
    return EXIT.failed
  }
}

function isAlone(command: string | undefined): command is 'list' | 'check-ledgers' | 'forget-secret' {
  return command === 'list' || command === 'check-ledgers' || command === 'forget-secret'
}

/** Returns the request of the command line, or undefined for an invalid command. */
function requestOf(args: readonly string[]): AdminRequest | 'help' | undefined {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { help: { type: 'boolean' } },
    })
    if (values.help) return 'help'
    const [command, email, ...more] = positionals
    if (isAlone(command) && email === undefined) return { command }
    if ((command === 'promote' || command === 'demote') && email !== undefined && more.length === 0) {
      return { command, email }
    }
    return undefined
  } catch {
    return undefined
  }
}
