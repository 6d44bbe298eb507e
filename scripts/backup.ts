import { runBackup } from '@bettle/server'
import { runCommand } from './run-command.ts'

const USAGE = `Copies the database of DATABASE_URL or DATA_DIR, and the uploaded files, in their state at one moment.

  npm run backup -- --to FOLDER     Writes the backup to a new or empty folder
  … --without-secret                Leaves out the secret that the first start wrote to DATA_DIR

The server may run meanwhile. Run the command as the same user, with the same environment. PostgreSQL is copied by pg_dump.
The backup does not contain files in an S3 bucket, or an AUTH_SECRET that is set as an environment variable.
`

process.exitCode = await runCommand({
  usage: USAGE,
  required: 'to',
  flags: ['without-secret'],
  run: (folder, flags) => runBackup(folder, process.env, { withoutSecret: flags.has('without-secret') }),
})
