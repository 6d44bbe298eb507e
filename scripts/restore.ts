import { runRestore } from '@bettle/server'
import { runCommand } from './run-command.ts'

const USAGE = `Restores a backup. The command first compares every file with the checksums of the backup. It overwrites nothing.

  npm run restore -- --from FOLDER   Restores into the empty database of DATABASE_URL, or into DATA_DIR without one

Then start the server: all games continue from the moment of the backup. PostgreSQL is restored by pg_restore.
`

process.exitCode = await runCommand({ usage: USAGE, required: 'from', run: (folder) => runRestore(folder) })
