import { likenessOf, plainEmail } from '@bettle/rules'
import { type Kysely, sql } from 'kysely'
import { runStatements } from './run-statements.ts'

const statements = `
create table counted_act (
  account_id uuid not null references account, kind text not null check (kind in ('lobby-opened', 'renamed')),
  at timestamptz not null);
create index counted_act_account on counted_act (account_id, kind, at);
create index lobby_host on lobby (host_id) where status = 'open';
`

interface Account {
  id: string
  email: string
  email_key: string
  username: string
  username_key: string
}

export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, statements)
  const { rows } = await sql<Account>`
    select id, email, email_key, username, username_key from account order by created_at, id`.execute(db)
  await foldNames(db, rows)
  await bareAddresses(db, rows)
}

/**
 * Gives the new key to the first of several usernames that look alike. The others keep their names and their old keys.
 */
async function foldNames(db: Kysely<unknown>, accounts: readonly Account[]): Promise<void> {
  const taken = new Set(accounts.map((account) => account.username_key))
  for (const { id, username, username_key } of accounts) {
    const key = likenessOf(username)
    if (taken.has(key)) continue
    taken.delete(username_key)
    taken.add(key)
    await sql`update account set username_key = ${key} where id = ${id}`.execute(db)
  }
}

/** Removes the brackets from email addresses. An address keeps them if the bare address belongs to another account. */
async function bareAddresses(db: Kysely<unknown>, accounts: readonly Account[]): Promise<void> {
  const taken = new Set(accounts.map((account) => account.email_key))
  for (const { id, email, email_key } of accounts) {
    const plain = plainEmail(email)
    const key = plain.toLowerCase()
    if (plain === email || (key !== email_key && taken.has(key))) continue
    taken.delete(email_key)
    taken.add(key)
    await sql`update account set email = ${plain}, email_key = ${key} where id = ${id}`.execute(db)
  }
}
