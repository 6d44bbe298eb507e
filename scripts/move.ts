import { runMove } from '@bettle/server'
import { runCommand } from './run-command.ts'

const USAGE = `Copies all data from the embedded database to PostgreSQL, also during a match. Stop the server first.

  npm run move -- --to postgres://user:password@host:5432/bettle   Copies the database of DATA_DIR to an empty database

The command compares all rows and all ledgers of the two databases, and changes nothing in DATA_DIR.
`

process.exitCode = await runCommand({ usage: USAGE, required: 'to', run: (databaseUrl) => runMove(databaseUrl) })
