import { login, register, type UserId } from '@bettle/contract'
import { likenessOf } from '@bettle/rules'
import { type Kysely, sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { signUp, TEST_PASSWORD } from '../../../test/support/sign-in.ts'
import { aServer, call, type TestServer } from '../../../test/support/test-app.ts'
import { up } from './0072-account-forms.ts'

let server: TestServer
beforeAll(async () => {
  server = await aServer()
})
beforeEach(() => server.clock.advance(1000))
afterAll(() => server.stop())

/** Creates an account as the previous version did, with its username's old key. */
async function anOldAccount(account: { username?: string; username_key?: string; email?: string; email_key?: string }) {
  const { userId } = await signUp(server.ctx, 'Ana')
  await server.ctx.db.updateTable('account').set(account).where('id', '=', userId).execute()
  await server.clock.advance(1000)
  return userId
}

async function migrated(): Promise<(userId: UserId) => Promise<Record<string, unknown>>> {
  const { db } = server.ctx
  await sql`alter table account drop column email_confirmed_at`.execute(db)
  await up(db as unknown as Kysely<unknown>)
  return (userId) => db.selectFrom('account').selectAll().where('id', '=', userId).executeTakeFirstOrThrow()
}

it('the migration keeps all usernames, and gives their common key to the older of two accounts with names that look alike [A13]', async () => {
  const first = await anOldAccount({ username: 'ⲀⲔⲞ', username_key: 'ⲁⲕⲟ' })
  const second = await anOldAccount({ username: 'AKO', username_key: 'ako' })
  const third = await anOldAccount({ username: 'Strauß', username_key: 'strauß' })
  const fourth = await anOldAccount({ username: 'Strauss', username_key: 'strauss' })
  const same = await anOldAccount({ username: 'Benjamin', username_key: likenessOf('Benjamin') })
  const row = await migrated()
  expect(await row(first)).toMatchObject({ username: 'ⲀⲔⲞ', username_key: 'ako' })
  expect(await row(second)).toMatchObject({ username: 'AKO', username_key: `ako ${second}` })
  expect(await row(third)).toMatchObject({ username: 'Strauß', username_key: 'strauss' })
  expect(await row(fourth)).toMatchObject({ username: 'Strauss', username_key: `strauss ${fourth}` })
  expect(await row(same)).toMatchObject({ username: 'Benjamin', username_key: likenessOf('Benjamin') })
  const form = { name: 'Ana', password: TEST_PASSWORD, confirmPassword: TEST_PASSWORD, tos: true as const }
  const wants = (username: string) =>
    call(server, register, { body: { ...form, username, email: `${crypto.randomUUID()}@b.example` } })
  for (const username of ['AKO', 'ako', 'STRAUẞ', 'strauss']) {
    expect(await wants(username)).toMatchObject({ failure: { code: 'username-taken' } })
  }
})

it('the migration stores email addresses with an ASCII domain, except where another account has that address; all still sign in [A28]', async () => {
  const alone = await anOldAccount({ email: 'Ana@straße.example', email_key: 'ana@straße.example' })
  const ascii = await anOldAccount({ email: 'ben@xn--bcher-kva.example', email_key: 'ben@xn--bcher-kva.example' })
  const other = await anOldAccount({ email: 'ben@bücher.example', email_key: 'ben@bücher.example' })
  const plain = await anOldAccount({ email: 'cleo@books.example', email_key: 'cleo@books.example' })
  const row = await migrated()
  expect(await row(alone)).toMatchObject({ email: 'Ana@xn--strae-oqa.example', email_key: 'ana@xn--strae-oqa.example' })
  expect(await row(ascii)).toMatchObject({ email: 'ben@xn--bcher-kva.example', email_key: 'ben@xn--bcher-kva.example' })
  expect(await row(other)).toMatchObject({ email: 'ben@bücher.example', email_key: 'ben@bücher.example' })
  expect(await row(plain)).toMatchObject({ email: 'cleo@books.example', email_confirmed_at: null })
  for (const email of ['ana@straße.example', 'ana@xn--strae-oqa.example', 'ben@bücher.example', 'cleo@books.example']) {
    expect(await call(server, login, { body: { email, password: TEST_PASSWORD } })).toMatchObject({ ok: true })
  }
})

it('the migration gives each of 2,100 usernames its own key, even if another username had that key before [A13]', async () => {
  const { db } = server.ctx
  const created_at = server.clock.date()
  const rows = Array.from({ length: 2100 }, (_, index) => ({
    id: crypto.randomUUID(),
    username: `Many ${index + 1}`,
    // Each username has the key that the next one must get.
    username_key: likenessOf(`Many ${((index + 1) % 2100) + 1}`),
    email: `many${index}@b.example`,
    email_key: `many${index}@b.example`,
    created_at: new Date(created_at.getTime() + index),
  }))
  const rest = {
    name: 'Many',
    password_hash: '!',
    role: 'player' as const,
    selected_avatar: null,
    profile_image_key: null,
    disabled_reason: null,
    updated_at: created_at,
  }
  for (let from = 0; from < rows.length; from += 500) {
    await db
      .insertInto('account')
      .values(rows.slice(from, from + 500).map((row) => ({ ...rest, ...row })))
      .execute()
  }
  await migrated()
  const stored = await db
    .selectFrom('account')
    .select(['username', 'username_key'])
    .where('username', 'like', 'Many %')
    .execute()
  const owners = new Set<string>()
  for (const { username, username_key } of stored) {
    const likeness = likenessOf(username)
    expect(username_key === likeness || username_key.startsWith(`${likeness} `)).toBe(true)
    if (username_key === likeness) owners.add(likeness)
  }
  expect(owners).toEqual(new Set(stored.map(({ username }) => likenessOf(username))))
})
