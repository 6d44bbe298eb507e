import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Logger, pino } from 'pino'
import { systemClock } from '../../../clock.ts'
import { type Config, ConfigError, readCommandConfig } from '../../../config.ts'
import { type Connection, connect } from '../../../db/connect.ts'
import { FolderTaken } from '../../../db/embedded/folder-lock.ts'
import { NoDatabase } from '../../../db/no-database.ts'
import { noAudience } from '../../../push/audience.ts'
import { inProcessBus } from '../../../push/bus/bus.ts'
import { redisBus } from '../../../push/bus/redis-bus.ts'
import { createLive } from '../../../push/hub.ts'
import { connectRedis } from '../../../redis/connect-redis.ts'
import type { Redis } from '../../../redis/redis.ts'
import { createMutex } from '../../../transactions/mutex.ts'
import { createCrowds } from '../../leaderboard/crowd.ts'
import { type AdminRequest, adminCommand, CommandRefused } from './admin-command.ts'

const NO_SUCH_TABLE = '42P01'

/** Runs the command on the configured database, with or without a running server. Returns the text to print. */
export async function runAdminCommand(request: AdminRequest): Promise<string> {
  try {
    return await runOn(readCommandConfig(), request)
  } catch (error) {
    throw refusalOf(error) ?? error
  }
}

async function runOn(config: Config, request: AdminRequest): Promise<string> {
  // Refuses an empty folder, because opening it would create a new database in it.
  if (config.databaseUrl === undefined && !existsSync(join(config.dataDir, 'pgdata'))) {
    throw new CommandRefused(
      `There is no database in ${config.dataDir}. Start the server once to create one, or set DATA_DIR to the folder of the database.`,
    )
  }
  const log = pino({ level: 'silent' })
  const connection = await connect(config, log)
  let redis: Redis | undefined
  try {
    const { db } = connection
    const clock = systemClock()
    if (request.command === 'promote' || request.command === 'demote') redis = await redisOf(connection, config, log)
    const bus = redis ? redisBus(redis, log) : inProcessBus()
    const live = createLive({ db, log, audiences: noAudience, bus })
    try {
      return await adminCommand(
        { db, log, clock, live, crowds: createCrowds({ clock }), mutex: createMutex() },
        request,
      )
    } finally {
      live.stop()
    }
  } finally {
    // Stops Redis only after all updates were sent.
    await redis?.stop()
    await connection.close()
  }
}

/**
 * Returns the Redis of the nodes, so that they close the sockets of a changed account at once. Returns undefined before
 * the first start.
 */
async function redisOf({ db, kind }: Connection, { redisUrl: url }: Config, log: Logger): Promise<Redis | undefined> {
  if (url === undefined || kind === 'embedded') return undefined
  const installation = await db.selectFrom('installation').select('id').executeTakeFirst()
  return installation && connectRedis({ url, installationId: installation.id, log })
}

function refusalOf(error: unknown): CommandRefused | undefined {
  if (error instanceof FolderTaken) {
    return new CommandRefused(
      `${error.message.replace(/ Stop that.*/, '')} Stop the server first, or let an administrator change the role under Users.`,
    )
  }
  if (error instanceof ConfigError || error instanceof NoDatabase) return new CommandRefused(error.message)
  if (error instanceof Error && 'code' in error && error.code === NO_SUCH_TABLE) {
    return new CommandRefused(
      'This database has no tables of Bettle yet. Start the server once: it creates the tables.',
    )
  }
  return undefined
}
