import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect, migrate } from '@bettle/server'
import { pino } from 'pino'

/**
 * Migrates one database before all scenarios. Each worker's server starts from a copy of it, which saves five seconds.
 */
export default async function makeTemplate(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'bettle-e2e-template-'))
  const file = join(folder, 'migrated.tar')
  const connection = await connect({ databaseUrl: 'memory://', dataDir: folder }, pino({ level: 'silent' }))
  await migrate(connection.db)
  await connection.embedded?.dump(file)
  await connection.close()
  process.env[TEMPLATE] = file
  return () => rm(folder, { recursive: true, force: true })
}

/** The environment variable with the path of the template, for the workers. */
export const TEMPLATE = 'BETTLE_E2E_TEMPLATE'
