import * as contract from '@bettle/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { MINUTE } from '../../../test/support/competition.ts'
import { aMailServer, type MailServer } from '../../../test/support/network/mail-server.ts'
import { aScenario, type Player, type Scenario } from '../../../test/support/scenario.ts'
import { aServer, type TestServer } from '../../../test/support/test-app.ts'

const PUBLIC_URL = 'https://bettle.example'
const ALL = ['starts', 'closing', 'result', 'invited'] as const

let server: TestServer
let mailServer: MailServer
let scenario: Scenario
let ana: Player
let ben: Player

beforeAll(async () => {
  mailServer = await aMailServer()
  server = await aServer({ config: { smtpUrl: mailServer.url, publicUrl: PUBLIC_URL } })
})
beforeEach(async () => {
  scenario = await aScenario({ on: server })
  ana = await turnsAllOn(await scenario.player('Ana'))
  ben = await turnsAllOn(await scenario.player('Ben'))
})
afterAll(async () => {
  await server.stop()
  await mailServer.close()
})

async function turnsAllOn(player: Player): Promise<Player> {
  const confirmed = { email_confirmed_at: server.clock.date() }
  await server.ctx.db.updateTable('account').set(confirmed).where('id', '=', player.userId).execute()
  const switches = ALL.map((kind) => ({ kind, push: true, email: true }))
  await player.gets(contract.setReminders, { body: { switches } })
  return player
}
/** Lets a mail that a game starts arrive, and returns the address in its header, on the test's server. */
async function linkOf(player: Player): Promise<string> {
  const startTime = new Date(server.clock.now() + 60 * MINUTE).toISOString()
  const body = { homeTeam: 'Spain', awayTeam: 'Italy', startTime }
  const { match } = await scenario.admin.gets(contract.createMatch, { body })
  await player.opensLobby({}, match._id)
  await server.clock.advance(45 * MINUTE)
  await server.ctx.jobs.settled()
  const mail = await mailServer.mailTo(player.email)
  const value = mail.headers.find(({ key }) => key === 'list-unsubscribe')?.value ?? ''
  expect(value).toMatch(/^<https:\/\/bettle\.example\/\S+>$/)
  return value.slice(1, -1).replace(PUBLIC_URL, server.url)
}
const emailsOf = async (player: Player) => {
  const { switches } = await player.gets(contract.getReminders, {})
  return switches.filter(({ email }) => email).map(({ kind }) => kind)
}
async function opens(link: string, headers: Record<string, string> = {}) {
  const answer = await fetch(link, { headers })
  return { answer, status: answer.status, page: await answer.text() }
}
/** Posts what a mail program posts (RFC 8058). */
async function presses(link: string, init: RequestInit = {}) {
  const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })
  const answer = await fetch(link, { method: 'POST', body, ...init })
  return { status: answer.status, page: await answer.text() }
}

describe('the link of a reminder by email', () => {
  it('shows a page with one button to a reader who is not signed in, and changes nothing when it is opened [RE14] [PR1086]', async () => {
    const link = await linkOf(ana)
    for (const method of ['GET', 'HEAD', 'GET']) await fetch(link, { method })
    const { answer, page } = await opens(link)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(page.match(/<button>/g)).toHaveLength(1)
    expect(page).toContain('<form method="post">')
    expect(page).toContain('A game of mine starts in 15 minutes')
    expect(page).not.toMatch(/<script|<link |<img|<iframe/)
    expect(await emailsOf(ana)).toEqual(ALL)
  })

  it('ends just that kind of that account by email in one press, and a second press changes nothing more [RE14] [PR1086]', async () => {
    const link = await linkOf(ana)
    expect(await presses(link)).toMatchObject({ status: 200, page: expect.stringContaining('no longer sends you') })
    expect(await presses(link)).toMatchObject({ status: 200, page: expect.stringContaining('no longer sends you') })
    const { switches } = await ana.gets(contract.getReminders, {})
    expect(switches).toEqual([
      { kind: 'starts', push: true, email: false },
      ...ALL.slice(1).map((kind) => ({ kind, push: true, email: true })),
    ])
    expect(await emailsOf(ben)).toEqual(ALL)
    expect((await opens(link)).page).not.toContain('<button>')
  })

  it.each(['multipart', 'nothing', 'text'])(
    'takes the press of a mail program that sends %s [RE14] [PR1086]',
    async (what) => {
      const link = await linkOf(ana)
      const form = new FormData()
      form.set('List-Unsubscribe', 'One-Click')
      const body = { multipart: form, nothing: null, text: 'List-Unsubscribe=One-Click' }[what] ?? null
      expect((await presses(link, { body })).status).toBe(200)
      expect(await emailsOf(ana)).toEqual(['closing', 'result', 'invited'])
    },
  )

  it('is refused plainly if its account, its kind or its signature was altered, and ends nothing [RE14] [PR1087]', async () => {
    const link = new URL(await linkOf(ana))
    const forged = (name: string, value: string | null) => {
      const other = new URL(link)
      if (value === null) other.searchParams.delete(name)
      else other.searchParams.set(name, value)
      return String(other)
    }
    const signature = link.searchParams.get('signature') ?? ''
    const links = [
      forged('account', ben.userId),
      forged('account', 'nobody'),
      forged('account', null),
      forged('kind', 'result'),
      forged('kind', 'toString'),
      forged('signature', null),
      forged('signature', ''),
      forged('signature', signature.slice(1)),
      forged('signature', `${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`),
      `${forged('signature', null)}&signature=${signature}&signature=${signature}`,
    ]
    for (const each of links) {
      const refusal = { status: 403, page: expect.stringContaining('This link is not complete, or was changed.') }
      expect(await presses(each)).toMatchObject(refusal)
      expect(await opens(each)).toMatchObject(refusal)
    }
    expect([await emailsOf(ana), await emailsOf(ben)]).toEqual([ALL, ALL])
    expect((await opens(links[0] ?? '', { 'accept-language': 'de-AT' })).page).toContain('unvollständig')
  })

  it('works after the account changed its address, and in the language of the account [RE14] [PR1087]', async () => {
    const link = await linkOf(ana)
    const changed = { email: 'ana.new@bettle.example', email_key: 'ana.new@bettle.example', language: 'fr' }
    await server.ctx.db.updateTable('account').set(changed).where('id', '=', ana.userId).execute()
    expect((await opens(link)).page).toContain('<html lang="fr">')
    expect((await presses(link)).page).toContain('Bettle ne t’envoie plus ces e-mails')
    expect(await emailsOf(ana)).toEqual(['closing', 'result', 'invited'])
  })

  it('says so if the account was deleted [RE14] [PR1087]', async () => {
    const link = await linkOf(ana)
    await ana.gets(contract.deleteOwnAccount, { body: { password: ana.password } })
    const deleted = { status: 200, page: expect.stringContaining('This account was deleted.') }
    expect(await opens(link)).toMatchObject(deleted)
    expect(await presses(link)).toMatchObject(deleted)
    expect(await emailsOf(ben)).toEqual(ALL)
  })
})
