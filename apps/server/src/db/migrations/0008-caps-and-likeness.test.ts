import { login, register, type UserId } from '@bettle/contract'
import { type Kysely, sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { aServer, aSignedInUser, call, type TestServer } from '../../../test/support/test-app.ts'
import { up } from './0008-caps-and-likeness.ts'

let server: TestServer
beforeAll(async () => {
  server = await aServer()
})
afterAll(() => server.stop())

/** Creates an account as the previous version did, keyed by its username in lower case. */
async function anOldAccount(username: string, email: string): Promise<UserId> {
  const { userId } = await aSignedInUser(server, 'Ana')
  const keys = { username_key: username.normalize('NFKC').toLowerCase(), email_key: email.toLowerCase() }
  await server.ctx.db
    .updateTable('account')
    .set({ username, email, ...keys })
    .where('id', '=', userId)
    .execute()
  return userId
}

it('the migration keeps usernames that look alike, and removes brackets from email addresses unless another account has the bare address [A13] [A28]', async () => {
  const { db } = server.ctx
  const ana = await anOldAccount('Poacher 1', '<ana@old.example>')
  const ben = await anOldAccount('Роасhеr l', 'ben@old.example')
  const cleo = await anOldAccount('Cleo', '<ben@old.example>')
  await sql`drop table counted_act`.execute(db)
  await sql`drop index lobby_host`.execute(db)
  await up(db as unknown as Kysely<unknown>)
  const rows = await db.selectFrom('account').selectAll().where('id', 'in', [ana, ben, cleo]).execute()
  const of = (id: UserId) => rows.find((row) => row.id === id)
  expect(of(ana)).toMatchObject({ username: 'Poacher 1', email: 'ana@old.example', email_key: 'ana@old.example' })
  expect(of(ben)).toMatchObject({ username: 'Роасhеr l', email: 'ben@old.example' })
  expect(of(cleo)).toMatchObject({ username: 'Cleo', email: '<ben@old.example>' })
  expect(of(ben)?.username_key).not.toBe(of(ana)?.username_key)
})

it('treats an email address in brackets as the bare address when a user registers and signs in [A28]', async () => {
  const form = { name: 'Ana', password: 'Sesame-123', confirmPassword: 'Sesame-123', tos: true as const }
  const first = await call(server, register, { body: { ...form, email: '<ana@plain.example>' } })
  expect(first.ok).toBe(true)
  for (const email of ['ana@plain.example', '"ana@PLAIN.example"', 'mailto:ana@plain.example']) {
    const again = await call(server, register, { body: { ...form, email } })
    expect(again).toMatchObject({ status: 409, failure: { code: 'email-taken' } })
    expect(await call(server, login, { body: { email, password: form.password } })).toMatchObject({ ok: true })
  }
  const odd = await call(server, register, { body: { ...form, email: 'ana<b@plain.example' } })
  expect(odd).toMatchObject({ status: 400, failure: { code: 'invalid-request' } })
  const { db } = server.ctx
  const stored = await db.selectFrom('account').select('email').where('email', 'like', '%@plain.example').execute()
  expect(stored).toEqual([{ email: 'ana@plain.example' }])
})
