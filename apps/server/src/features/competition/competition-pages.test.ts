import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { aCup } from '../../../test/support/competition.ts'
import { aScenario, type Scenario } from '../../../test/support/scenario.ts'
import { aServer, type TestServer } from '../../../test/support/test-app.ts'
import { webApp } from '../../http/pages/web-app.ts'
import { competitionPages } from './competition-pages.ts'

const folder = mkdtempSync(join(tmpdir(), 'bettle-web-'))
let server: TestServer
let scenario: Scenario
let app: FastifyInstance
let unbuilt: FastifyInstance

async function serving(root: string): Promise<FastifyInstance> {
  const page = Fastify()
  await webApp(page, { root, publicUrl: 'https://bettle.example', guests: false })
  competitionPages(page, server.ctx)
  return page
}

beforeAll(async () => {
  server = await aServer()
  mkdirSync(join(folder, '.server'))
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Bettle</title></head>')
  writeFileSync(
    join(folder, '.server', 'competition.html'),
    '<!doctype html><head><title>Bettle</title></head><body><!--competition--></body>',
  )
  writeFileSync(
    join(folder, '.server', 'draw-competition.js'),
    'export const drawCompetition = ({ name, players }) => ["<main>", name.length, players.length, "$&</main>"].join(" ")',
  )
  app = await serving(folder)
  unbuilt = await serving(join(folder, 'none'))
})
beforeEach(async () => {
  scenario = await aScenario({ on: server })
})
afterAll(async () => {
  await server.stop()
  rmSync(folder, { recursive: true })
})

const signInPath = (id: string) =>
  `/login?next=${encodeURIComponent(`/compete/${encodeURIComponent(id)}`)}&why=missing-tokens`
const pageOf = (id: string, from = app) => from.inject({ url: `/competition/${id}`, headers: { accept: '*/*' } })

it('sends a visitor the page of a public competition, with a link preview in its head [PR406]', async () => {
  const { id } = await aCup(server, scenario.admin, { name: 'A "good" <cup>' })
  const { statusCode, headers, body } = await pageOf(id)
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
  expect(body).toContain('<main> 14 0 $&</main>')
  expect(body).toContain('<title>A &quot;good&quot; &lt;cup&gt; · Bettle</title>')
  expect(body).toContain(
    'property="og:description" content="A tournament with 0 players on Bettle. Enrolment is open: 8 of 8 places are free."',
  )
  expect(body).toContain(`property="og:url" content="https://bettle.example/competition/${id}"`)
  expect(body).not.toContain('noindex')
})

it('redirects a visitor to the sign-in page alike for the address of a private, an unknown and an invalid competition [PR406]', async () => {
  const { id } = await aCup(server, scenario.admin, { isPrivate: true, name: 'Secret cup' })
  const unknown = '01890a5d-ac96-774b-bcce-b302099c0001'
  for (const address of [id, unknown, 'nonsense']) {
    const { statusCode, headers, body } = await pageOf(address)
    expect([statusCode, headers.location]).toEqual([302, signInPath(address)])
    expect(body).not.toContain('Secret')
  }
  expect((await pageOf('%2F%2Fevil.example')).headers.location).toBe(signInPath('//evil.example'))
})

it('redirects the visitor of a public competition to the sign-in page if the web build has no competition page', async () => {
  const { id } = await aCup(server, scenario.admin)
  expect((await pageOf(id, unbuilt)).headers.location).toBe(signInPath(id))
})
