import { sql } from 'kysely'
import { afterEach, describe, expect, it } from 'vitest'
import { emptyDatabase, type TestDatabase } from '../../test/support/database/test-database.ts'
import { aServer, type TestServer, testDatabaseUrl } from '../../test/support/test-app.ts'
import { afterStart } from '../features/index.ts'
import { migrate, migrations, pendingMigrations } from './migrate.ts'

describe.skipIf(!testDatabaseUrl)('the migrations on PostgreSQL', () => {
  let database: TestDatabase
  const servers: TestServer[] = []
  afterEach(async () => {
    for (const server of servers.splice(0)) await server.stop()
    await database.drop()
  })

  async function start(): Promise<void> {
    servers.push(await aServer({ database, afterStart }))
  }

  const applied = async (): Promise<string[]> => {
    const connection = await database.connect()
    const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(connection.db)
    await connection.close()
    return rows.map(({ name }) => name).toSorted()
  }

  it('migrations run once if three servers start at once on an empty database, and each server becomes ready [PR487]', {
    timeout: 120_000,
  }, async () => {
    database = await emptyDatabase(testDatabaseUrl ?? '')
    await Promise.all([start(), start(), start()])
    expect(await applied()).toEqual(Object.keys(migrations).toSorted())
    expect((await Promise.all(servers.map(({ url }) => fetch(`${url}/readyz`)))).map(({ status }) => status)).toEqual([
      200, 200, 200,
    ])
    const admins = await servers[0]?.ctx.db.selectFrom('account').select('id').where('role', '=', 'admin').execute()
    expect(admins).toHaveLength(1)
    expect(
      servers.flatMap(({ sayings }) => sayings.filter((saying) => saying.startsWith('Administrator'))),
    ).toHaveLength(1)
  })

  it('an older server starts on a database that a newer server has migrated [PR487]', async () => {
    database = await emptyDatabase(testDatabaseUrl ?? '')
    await start()
    const connection = await database.connect()
    const later = ['9998-later', '9999-much-later']
    for (const name of later)
      await sql`insert into kysely_migration (name, timestamp) values (${name}, ${new Date().toISOString()})`.execute(
        connection.db,
      )
    await migrate(connection.db)
    expect(await pendingMigrations(connection.db)).toEqual([])
    await connection.close()
    await start()
    expect(await applied()).toEqual([...Object.keys(migrations), ...later].toSorted())
  })
})
