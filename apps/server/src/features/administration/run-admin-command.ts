import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pino } from 'pino'
import { systemClock } from '../../clock.ts'
import { type Config, ConfigError, readConfig } from '../../config.ts'
import { connect } from '../../db/connect.ts'
import { FolderTaken } from '../../db/folder-lock.ts'
import { NoDatabase } from '../../db/no-database.ts'
import { noAudience } from '../../push/audience.ts'
import { createLive } from '../../push/hub.ts'
import { createMutex } from '../../transactions/mutex.ts'
import { type AdminRequest, adminCommand, CommandRefused } from './admin-command.ts'

const NO_SUCH_TABLE = '42P01'

/** Runs the command on the configured database, with or without a running server. Returns the text to print. */
export async function runAdminCommand(request: AdminRequest): Promise<string> {
  try {
    return await runOn(configured(), request)
  } catch (error) {
    throw refusalOf(error) ?? error
  }
}

/** A command needs no secret, so none is created. */
function configured(): Config {
  return readConfig({ AUTH_SECRET: 'of no use to a command that signs nothing', ...process.env })
}

async function runOn(config: Config, request: AdminRequest): Promise<string> {
  // Opening an empty folder would create a new database in it.
  if (config.databaseUrl === undefined && !existsSync(join(config.dataDir, 'pgdata'))) {
    throw new CommandRefused(`There is no database in ${config.dataDir}. Start the server once, or set DATA_DIR.`)
  }
  const log = pino({ level: 'silent' })
  const connection = await connect(config, log)
  try {
    const { db } = connection
    return await adminCommand(
      { db, log, clock: systemClock(), mutex: createMutex(), live: createLive({ db, log, audiences: noAudience }) },
      request,
    )
  } finally {
    await connection.close()
  }
}

function refusalOf(error: unknown): CommandRefused | undefined {
  if (error instanceof FolderTaken) {
    return new CommandRefused(
      `${error.message.replace(/ Stop it.*/, '')} Stop the server first, or let an administrator change the role under Users.`,
    )
  }
  if (error instanceof ConfigError || error instanceof NoDatabase) return new CommandRefused(error.message)
  if (error instanceof Error && 'code' in error && error.code === NO_SUCH_TABLE) {
    return new CommandRefused('This database was not used by Bettle yet. Start the server once.')
  }
  return undefined
}
