import { sql } from 'kysely'
import { pino } from 'pino'
import { connect } from '../../../dist/db/connect.js'

/**
 * A program for a test that runs on the built code, as it is shipped. It opens the embedded database in the given
 * folder and prints each number once the number is committed.
 */
const [dataDir = ''] = process.argv.slice(2)
try {
  const { db } = await connect({ databaseUrl: undefined, dataDir }, pino({ level: 'silent' }))
  await sql`create table if not exists written (n integer primary key)`.execute(db)
  console.log('open')
  for (let n = 0; ; n += 1) {
    await db.transaction().execute((tx) => sql`insert into written (n) values (${n})`.execute(tx))
    console.log(n)
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
