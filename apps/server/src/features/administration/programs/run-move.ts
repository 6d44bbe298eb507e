import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { type Logger, pino } from 'pino'
import { type Config, ConfigError, readCommandConfig } from '../../../config.ts'
import { type Connection, connect } from '../../../db/connect.ts'
import { moveRows, NotTheSame } from '../../../db/copies/move-rows.ts'
import { tablesIn } from '../../../db/copies/postgres-tools.ts'
import { FolderTaken } from '../../../db/embedded/folder-lock.ts'
import { migrate, pendingMigrations } from '../../../db/migrate.ts'
import { NoDatabase } from '../../../db/no-database.ts'
import { CommandRefused } from './admin-command.ts'

type Environment = Readonly<Record<string, string | undefined>>

/**
 * Copies the embedded database of DATA_DIR to an empty PostgreSQL database. The embedded database is not changed.
 * Returns the text to print.
 */
export async function runMove(to: string, environment: Environment = process.env): Promise<string> {
  const log = pino({ level: 'silent' })
  try {
    const config = configured(to, environment)
    const source = await connect({ databaseUrl: undefined, dataDir: config.dataDir }, log)
    try {
      return await moveFrom(source, config, log)
    } finally {
      await source.close()
    }
  } catch (error) {
    throw refusalOf(error) ?? error
  }
}

function configured(to: string, environment: Environment): Config {
  if (environment.DATABASE_URL) {
    throw new CommandRefused(
      'DATABASE_URL is set. Unset DATABASE_URL: this command copies the embedded database in DATA_DIR to the database of --to.',
    )
  }
  if (!/^postgres(ql)?:/.test(to))
    throw new CommandRefused(
      `${to} is not the address of a PostgreSQL database. Such an address begins with postgres:// or postgresql://.`,
    )
  const config = readCommandConfig({ ...environment, DATABASE_URL: to })
  if (!existsSync(join(config.dataDir, 'pgdata', 'PG_VERSION'))) {
    throw new CommandRefused(`There is no database in ${config.dataDir}. Set DATA_DIR to the folder of the database.`)
  }
  return config
}

async function moveFrom(source: Connection, config: Config, log: Logger): Promise<string> {
  if ((await pendingMigrations(source.db)).length > 0) {
    throw new CommandRefused(
      'An older version of Bettle wrote the embedded database. Start the server once with this database, and stop the server again.',
    )
  }
  const isEmpty = (await tablesIn(config.databaseUrl ?? '')).length === 0
  const target = await connect({ ...config, preparedPlans: false }, log)
  try {
    if (!isEmpty && !(await isUnused(target))) {
      throw new CommandRefused('The database of --to is not empty. Create a new, empty database.')
    }
    const moved = await unlimited(target, async () => {
      await migrate(target.db)
      const moved = await moveRows(source.db, target.db)
      // Collects statistics, without which the first queries would be slow.
      await sql`analyze`.execute(target.db)
      return moved
    })
    return sentences(moved, config)
  } finally {
    await target.close()
  }
}

/** True for a database without accounts. A failed move leaves the tables of the migrations, but no accounts. */
async function isUnused({ db }: Connection): Promise<boolean> {
  const { rows } = await sql<{ isOurs: boolean }>`
    select to_regclass('public.kysely_migration') is not null and to_regclass('public.account') is not null as "isOurs"`.execute(
    db,
  )
  if (!rows[0]?.isOurs || (await pendingMigrations(db)).length > 0) return false
  return (await db.selectFrom('account').select('id').limit(1).execute()).length === 0
}

const unlimited = <Result>({ withoutLimit }: Connection, run: () => Promise<Result>) =>
  withoutLimit ? withoutLimit(run) : run()

function sentences({ tables, rows, ledgers }: Awaited<ReturnType<typeof moveRows>>, { dataDir }: Config): string {
  return [
    `${rows} rows of ${tables} tables were copied. The last entries of all ${ledgers} ledgers are the same in both databases.`,
    'Start the server with DATABASE_URL and the same DATA_DIR: the server then copies the uploaded files into the database.',
    ...(existsSync(join(dataDir, 'auth-secret'))
      ? [
          `In production also set AUTH_SECRET to the content of ${join(dataDir, 'auth-secret')}, so that nobody has to sign in again.`,
        ]
      : []),
    'Never start the server with the embedded database again: new bets and events would be in only one of the two databases.',
  ].join('\n')
}

function refusalOf(error: unknown): CommandRefused | undefined {
  if (error instanceof FolderTaken) {
    return new CommandRefused(`${error.message.replace(/ Stop that.*/, '')} Stop the server first.`)
  }
  const isSaid = error instanceof ConfigError || error instanceof NoDatabase || error instanceof NotTheSame
  return isSaid ? new CommandRefused(error.message) : undefined
}
