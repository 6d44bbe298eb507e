import { likenessOf } from '@bettle/rules'
import { type Kysely, sql } from 'kysely'
import { emailKey, storedEmail } from '../email-address.ts'
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

/** A row that gets new values. Its key is unique in the table. */
interface Change {
  readonly id: string
  readonly key: string
  readonly value: string
}

/**
 * Compares usernames by Unicode 17's table of look-alikes and by full case folding, and stores the domains of email
 * addresses in ASCII. Every name and address stays. If two of them are now equal, the older account gets the key.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, statements)
  const { rows } = await sql<Account>`
    select id, email, email_key, username, username_key from account order by created_at, id`.execute(db)
  await write(db, 'username', nameKeys(rows))
  await write(db, 'email', addressKeys(rows))
}

/** Returns new keys for usernames. A later name that looks like an earlier one gets a key that no user can choose. */
function nameKeys(accounts: readonly Account[]): Change[] {
  const taken = new Set<string>()
  return accounts.flatMap(({ id, username, username_key }) => {
    const likeness = likenessOf(username)
    const key = taken.has(likeness) ? `${likeness} ${id}` : likeness
    taken.add(key)
    return key === username_key ? [] : [{ id, key, value: username }]
  })
}

/**
 * Returns new keys for email addresses. If two accounts share an address, the later account keeps its spelling and its
 * key; signing in reads both.
 */
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

/**
 * Writes the changes. A key may move from one row to another. So all changed rows first get temporary keys, and no two
 * keys are equal at any moment.
 */
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
