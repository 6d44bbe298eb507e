import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect, migrate } from '@bettle/server'
import { pino } from 'pino'

/** Before all stories: a migrated database, from which the server of each worker begins instead of making its own in five seconds. */
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

/** Where its path stands for the workers. */
export const TEMPLATE = 'BETTLE_E2E_TEMPLATE'
