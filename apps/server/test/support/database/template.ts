import { createHash, randomUUID } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pino } from 'pino'
import { connect } from '../../../src/db/connect.ts'
import { migrate } from '../../../src/db/migrate.ts'

const folder = join(tmpdir(), 'bettle-templates')

/**
 * Returns a migrated database as a template, which is created once for each set of migrations. With it, a test's
 * database starts in half a second instead of three.
 */
export async function embeddedTemplate(): Promise<string> {
  const file = join(folder, `${fingerprint()}.tar`)
  if (existsSync(file)) return file

  mkdirSync(folder, { recursive: true })
  const own = `${file}.${randomUUID()}`
  const connection = await connect({ databaseUrl: 'memory://', dataDir: folder }, pino({ level: 'silent' }))
  await migrate(connection.db)
  await connection.embedded?.dump(own)
  await connection.close()
  renameSync(own, file)
  return file
}

/**
 * Creates a data folder in the state after a server's first start, for tests that need one. Other tests cover its
 * creation.
 */
export async function layDatabase(dataDir: string): Promise<void> {
  const made = join(folder, `${fingerprint()}.folder`)
  if (!existsSync(made)) await makeDatabase(made)
  cpSync(join(made, 'pgdata'), join(dataDir, 'pgdata'), { recursive: true })
}

async function makeDatabase(made: string): Promise<void> {
  const own = `${made}.${randomUUID()}`
  const connection = await connect({ databaseUrl: undefined, dataDir: own }, pino({ level: 'silent' }))
  await migrate(connection.db)
  await connection.close()
  try {
    renameSync(own, made)
  } catch (error) {
    // Another process created the template first.
    rmSync(own, { recursive: true, force: true })
    if (!existsSync(made)) throw error
  }
}

function fingerprint(): string {
  const hash = createHash('sha256')
  const migrations = new URL('../../../src/db/migrations/', import.meta.url)
  for (const name of readdirSync(migrations).sort()) hash.update(name).update(readFileSync(new URL(name, migrations)))
  const pglite = createRequire(import.meta.url).resolve('@electric-sql/pglite')
  hash.update(readFileSync(join(dirname(pglite), '../package.json')))
  return hash.digest('hex').slice(0, 24)
}
