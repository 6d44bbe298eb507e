import { runMove } from '@bettle/server'
import { runCommand } from './run-command.ts'

const USAGE = `Moves a game from the embedded database to PostgreSQL, also in the middle of a match. Stop the server first.

  npm run move -- --to postgres://user:password@host:5432/bettle   Copies the database of DATA_DIR to an empty database

It compares all rows and the heads of all ledgers, and changes nothing in DATA_DIR.
`

process.exitCode = await runCommand({ usage: USAGE, required: 'to', run: (databaseUrl) => runMove(databaseUrl) })
