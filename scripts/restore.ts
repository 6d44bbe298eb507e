import { runRestore } from '@bettle/server'
import { runCommand } from './run-command.ts'

const USAGE = `Restores a backup. It compares every file with the backup's checksums first, and overwrites nothing.

  npm run restore -- --from FOLDER   Restores into the empty database of DATABASE_URL, or into DATA_DIR without one

Then start the server: the game goes on from the moment of the backup. PostgreSQL is restored by pg_restore.
`

process.exitCode = await runCommand({ usage: USAGE, required: 'from', run: (folder) => runRestore(folder) })
