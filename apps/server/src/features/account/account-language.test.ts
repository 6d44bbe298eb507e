import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { adminGetUser, exportOwnData, type Language, register, setLanguage, whoami } from '@bettle/contract'
import PostalMime from 'postal-mime'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { linkTo } from '../../../test/support/outbox.ts'
import { aScenario, type Scenario } from '../../../test/support/scenario.ts'
import { call } from '../../../test/support/test-app.ts'
import { outboxFolder } from '../../mail/mailer.ts'

let scenario: Scenario
beforeAll(async () => {
  scenario = await aScenario()
})
afterAll(() => scenario?.ends())

let registered = 0

/** Registers a user with these headers of a browser, and returns the language of the account. */
async function languageAfter(headers: Readonly<Record<string, string>>): Promise<Language | undefined> {
  registered += 1
  const password = 'Kick-off-1'
  const body = {
    ...{ name: `Reader ${registered}`, email: `reader-${registered}@bettle.example` },
    ...{ password, confirmPassword: password, tos: true as const },
  }
  const answer = await call(scenario.server, register, { body }, { headers })
  if (!answer.ok) throw new Error(answer.failure.error)
  const { accessToken } = answer.reply.token
  const me = await call(scenario.server, whoami, {}, { token: accessToken })
  return me.ok ? me.reply.user?.language : undefined
}

it('the account keeps the language that its user chooses, and only its owner sees it [LG2] [PR1044]', async () => {
  const ana = await scenario.player('Ana')
  const own = async () => (await ana.gets(whoami, {})).user?.language
  expect(await own()).toBeUndefined()
  for (const language of ['de', 'pt-BR', 'pt-BR'] as const) {
    await ana.gets(setLanguage, { body: { language } })
    expect(await own()).toBe(language)
  }
  const { user } = await scenario.admin.gets(adminGetUser, { params: { id: ana.userId } })
  expect(user).not.toHaveProperty('language')
  expect((await ana.gets(exportOwnData, {})).account.language).toBe('pt-BR')
  const body = { language: 'xx' as Language }
  const refused = await call(scenario.server, setLanguage, { body }, { token: ana.token.accessToken })
  expect(refused).toMatchObject({ status: 400, failure: { code: 'invalid-request', issues: [{ path: 'language' }] } })
  expect(await own()).toBe('pt-BR')
})

it('an account without a language, or with one that a newer server has stored, has none', async () => {
  const ben = await scenario.player('Ben')
  await scenario.server.ctx.db.updateTable('account').set({ language: 'nl' }).where('id', '=', ben.userId).execute()
  expect((await ben.gets(whoami, {})).user).not.toHaveProperty('language')
})

it('a new account has the language of the browser that registers [PR1044]', async () => {
  expect(await languageAfter({ 'accept-language': 'fr-CA, en;q=0.5' })).toBe('fr')
  expect(await languageAfter({ cookie: 'bettle_language=es', 'accept-language': 'fr' })).toBe('es')
  expect(await languageAfter({ 'accept-language': 'nl' })).toBeUndefined()
  expect(await languageAfter({})).toBeUndefined()
})

it('an email is in the language of the account to which it goes [LG2] [PR1046]', async () => {
  await languageAfter({ 'accept-language': 'de' })
  const german = `reader-${registered}@bettle.example`
  await languageAfter({})
  const unknown = `reader-${registered}@bettle.example`
  for (const email of [german, unknown]) await linkTo(scenario.server, email)
  const subjects = new Map<string, string>()
  for (const { ctx } of scenario.server.nodes) {
    const folder = outboxFolder(ctx)
    for (const file of await readdir(folder).catch(() => [])) {
      const { to, subject = '' } = await PostalMime.parse(await readFile(join(folder, file)))
      if (/password|Passwort/.test(subject)) subjects.set(to?.[0]?.address ?? '', subject)
    }
  }
  expect([subjects.get(german), subjects.get(unknown)]).toEqual([
    'Setz dein Bettle-Passwort zurück',
    'Reset your Bettle password',
  ])
})
