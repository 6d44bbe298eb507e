import { likenessOf } from '@bettle/rules'
import { type Kysely, sql } from 'kysely'
import { emailKey, storedEmail } from '../../mail/email-address.ts'
import { runStatements } from './run-statements.ts'

const statements = `
alter table account add column email_confirmed_at timestamptz;
`

const BATCH = 1000

interface Account {
  readonly id: string
  readonly email: string
  readonly email_key: string
  readonly username: string
  readonly username_key: string
}

/** A row that gets new values; the key is unique. */
interface Change {
  readonly id: string
  readonly key: string
  readonly value: string
}

/**
 * Names are compared by Unicode 17's table of look-alikes and by full case folding, and the domains of addresses are kept in ASCII.
 * Every name and every address stays; of two that are the same now, the account made first has the key.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, statements)
  const { rows } = await sql<Account>`
    select id, email, email_key, username, username_key from account order by created_at, id`.execute(db)
  await write(db, 'username', nameKeys(rows))
  await write(db, 'email', addressKeys(rows))
}

/** A name that came later gets a key that no chosen name can have. */
function nameKeys(accounts: readonly Account[]): Change[] {
  const taken = new Set<string>()
  return accounts.flatMap(({ id, username, username_key }) => {
    const likeness = likenessOf(username)
    const key = taken.has(likeness) ? `${likeness} ${id}` : likeness
    taken.add(key)
    return key === username_key ? [] : [{ id, key, value: username }]
  })
}

/** If two accounts share an address, the later keeps its spelling and its key. Signing in reads both. */
function addressKeys(accounts: readonly Account[]): Change[] {
  const taken = new Set(accounts.map(({ email_key }) => email_key))
  return accounts.flatMap(({ id, email, email_key }) => {
    const stored = storedEmail(email)
    if (stored === undefined || stored === email) return []
    const key = emailKey(stored)
    if (key !== email_key && taken.has(key)) return []
    taken.add(key)
    return [{ id, key, value: stored }]
  })
}

/** Keys move between rows. All changed rows first get temporary keys, so that no two are equal at any moment. */
async function write(db: Kysely<unknown>, column: 'username' | 'email', changes: readonly Change[]): Promise<void> {
  const [value, key] = [sql.ref(column), sql.ref(`${column}_key`)]
  for (const batch of batches(changes)) {
    await sql`update account set ${key} = ' ' || id where id = any(${batch.map(({ id }) => id)}::uuid[])`.execute(db)
  }
  for (const batch of batches(changes)) {
    await sql`
      update account set ${value} = changed.value, ${key} = changed.key
      from unnest(
        ${batch.map((change) => change.id)}::uuid[],
        ${batch.map((change) => change.key)}::text[],
        ${batch.map((change) => change.value)}::text[]) as changed (id, key, value)
      where account.id = changed.id`.execute(db)
  }
}

function batches(changes: readonly Change[]): Change[][] {
  const count = Math.ceil(changes.length / BATCH)
  return Array.from({ length: count }, (_, index) => changes.slice(index * BATCH, (index + 1) * BATCH))
}
