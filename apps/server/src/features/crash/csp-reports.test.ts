import { adminListCrashReports } from '@bettle/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aPlayer, type Player } from '../../../test/support/scenario.ts'
import { aServer, type TestServer } from '../../../test/support/test-app.ts'

let server: TestServer
let admin: Player
beforeAll(async () => {
  server = await aServer()
  admin = await aPlayer(server, 'Admin', () => '' as never, 'admin')
})
beforeEach(async () => {
  await admin.gets(adminListCrashReports, {})
  await sql`truncate crash_group cascade`.execute(server.ctx.db)
})
afterAll(() => server.stop())

/** Sends a report to the address that the policy's header names. */
async function sends(body: unknown, type = 'application/csp-report'): Promise<number> {
  const page = await fetch(`${server.url}/api/echo`)
  const [, address = ''] = /report-uri (\S+?);/.exec(`${page.headers.get('content-security-policy')};`) ?? []
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  return (await fetch(`${server.url}${address}`, { method: 'POST', headers: { 'content-type': type }, body: text }))
    .status
}

async function crashes() {
  const { crashReports } = await admin.gets(adminListCrashReports, {})
  return crashReports.map(({ name, message, count }) => ({ name, message, count }))
}

const OLDER = {
  'csp-report': {
    'document-uri': 'https://bettle.example/game/AB23CD?code=secret',
    'violated-directive': 'img-src',
    'effective-directive': 'img-src',
    'blocked-uri': 'inline',
  },
}

describe('a report of the content security policy', () => {
  it('stores a violation of the content security policy as a crash, and counts each report of it', async () => {
    expect(await sends(OLDER)).toBe(204)
    expect(await sends(OLDER)).toBe(204)
    expect(await crashes()).toEqual([{ name: 'SecurityPolicyViolation', message: 'img-src blocked inline', count: 2 }])
  })

  it('accepts reports of the Reporting API, and stores only those about the content security policy', async () => {
    const body = { effectiveDirective: 'script-src-elem', blockedURL: 'inline', documentURL: 'https://bettle.example/' }
    const reports = [
      { type: 'csp-violation', body },
      { type: 'deprecation', body: { id: 'x' } },
    ]
    expect(await sends(reports, 'application/reports+json')).toBe(204)
    expect(await crashes()).toMatchObject([{ message: 'script-src-elem blocked inline', count: 1 }])
  })

  it('a stored policy report contains neither a lobby code nor the path and query of the blocked address', async () => {
    const blocked = 'https://tracker.example/ana@bettle.example?token=abc'
    await sends({ 'csp-report': { ...OLDER['csp-report'], 'blocked-uri': blocked } })
    await crashes()
    const { rows } = await sql<{ text: string }>`
      select (select coalesce(string_agg(to_jsonb(crash_group)::text, ''), '') from crash_group)
        || (select coalesce(string_agg(to_jsonb(crash_report)::text, ''), '') from crash_report) as text`.execute(
      server.ctx.db,
    )
    expect(rows[0]?.text).toContain('SecurityPolicyViolation')
    for (const secret of ['AB23CD', 'secret', 'ana@', 'token']) expect(rows[0]?.text).not.toContain(secret)
  })

  it('stores no report of the content security policy about a browser extension', async () => {
    await sends({ 'csp-report': { ...OLDER['csp-report'], 'blocked-uri': 'moz-extension://abc/script.js' } })
    await sends({ 'csp-report': { ...OLDER['csp-report'], 'blocked-uri': 'chrome-extension' } })
    expect(await crashes()).toEqual([])
  })

  it.each(['', '{', 'null', '[1]', '{"csp-report": 5}', '"text"'])(
    'answers 400 to a policy report with the body %j, and stores nothing',
    async (body) => {
      expect(await sends(body)).toBe(400)
      expect(await crashes()).toEqual([])
    },
  )
})
