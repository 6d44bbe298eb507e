import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { scratchFolder } from '../../../test/support/programs/scratch-folder.ts'
import { anotherServer, aServer, type TestServer, testDatabaseUrl } from '../../../test/support/test-app.ts'
import { type BuiltFolders, createKeptBuilds, keepBuild } from './kept-builds.ts'

const folder = scratchFolder('builds')
let server: TestServer
/** Another node on PostgreSQL; the same node on the embedded database. */
let other: TestServer
beforeAll(async () => {
  server = await aServer()
  other = testDatabaseUrl ? await anotherServer(server) : server
})
afterAll(async () => {
  if (other !== server) await other.stop()
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** Creates a build of the web app with these scripts. */
function aBuild(id: string, scripts: Readonly<Record<string, string>>): BuiltFolders {
  const built = { dist: join(folder, id, 'dist'), maps: join(folder, id, 'maps') }
  mkdirSync(join(built.dist, 'assets'), { recursive: true })
  mkdirSync(join(built.maps, id), { recursive: true })
  for (const [name, text] of Object.entries(scripts)) {
    writeFileSync(join(built.dist, 'assets', name), text)
    writeFileSync(join(built.dist, 'assets', `${name}.br`), 'compressed')
    writeFileSync(join(built.maps, id, `${name}.map`), `map of ${text}`)
  }
  return built
}

async function fetched(name: string) {
  const reply = await fetch(`${other.url}/assets/${name}`)
  return {
    status: reply.status,
    type: reply.headers.get('content-type'),
    cache: reply.headers.get('cache-control'),
    text: await reply.text(),
  }
}

const later = () => server.clock.advance(2000)

describe('the scripts of another build of the web app', () => {
  it('a node serves a script of the build that another node stored, and reads its source map [PR488]', async () => {
    await keepBuild(server.ctx, aBuild('Build-01', { 'app-aaaaaaaa.js': 'one()', 'page-bbbbbbbb.js': 'two()' }))
    expect(await fetched('page-bbbbbbbb.js')).toEqual({
      status: 200,
      type: 'text/javascript; charset=utf-8',
      cache: 'public, max-age=31536000, immutable',
      text: 'two()',
    })
    expect(String(await createKeptBuilds(other.ctx).map('Build-01', 'app-aaaaaaaa.js'))).toBe('map of one()')
  })

  it('serves no source map of another build, and no invented name of a script [PR488]', async () => {
    for (const name of ['Build-01.app-aaaaaaaa.js.map', 'app-99999999.js', '..%2Fauth-secret', 'app-aaaaaaaa.js.br'])
      expect((await fetched(name)).status).toBe(404)
  })

  it('keeps the scripts of the five builds that started last, and a shared script as long as one of its builds [PR488]', async () => {
    for (let build = 2; build <= 6; build += 1) {
      await later()
      const own = { [`page-${build}2345678.js`]: `page ${build}` }
      await keepBuild(server.ctx, aBuild(`Build-0${build}`, { 'app-aaaaaaaa.js': 'one()', ...own }))
    }
    await later()
    expect((await fetched('page-bbbbbbbb.js')).status).toBe(404)
    expect((await fetched('app-aaaaaaaa.js')).status).toBe(200)
    expect((await fetched('page-22345678.js')).text).toBe('page 2')
    // A build that a node starts with again counts as the latest build.
    await keepBuild(server.ctx, aBuild('Build-02', { 'app-aaaaaaaa.js': 'one()', 'page-22345678.js': 'page 2' }))
    await later()
    await keepBuild(server.ctx, aBuild('Build-07', { 'app-aaaaaaaa.js': 'one()' }))
    await later()
    expect([(await fetched('page-22345678.js')).status, (await fetched('page-32345678.js')).status]).toEqual([200, 404])
  })

  it('stores the scripts of a build again if the start that stored them was interrupted [PR488]', async () => {
    await server.ctx.db
      .insertInto('web_build')
      .values({ id: 'Build-08', files: '[]', used_at: server.clock.date() })
      .execute()
    await keepBuild(server.ctx, aBuild('Build-08', { 'page-82345678.js': 'page 8' }))
    await later()
    expect((await fetched('page-82345678.js')).text).toBe('page 8')
  })

  it('stores missing scripts of a build again, for example after a move to another storage [PR488]', async () => {
    const built = aBuild('Build-09', { 'page-92345678.js': 'page 9' })
    await keepBuild(server.ctx, built)
    for (const name of ['page-92345678.js', 'Build-09.page-92345678.js.map'])
      await server.ctx.storage.remove(`builds/${name}`)
    await keepBuild(server.ctx, built)
    await later()
    expect((await fetched('page-92345678.js')).text).toBe('page 9')
  })

  it('keeps the source maps of all languages of a build [PR488]', async () => {
    const built = aBuild('Build-en', { 'app-eeeeeeee.js': 'english()' })
    aBuild('Build-en', { 'app-dddddddd.js': 'german()' })
    mkdirSync(join(built.maps, 'Build-de'))
    writeFileSync(join(built.maps, 'Build-de', 'app-dddddddd.js.map'), 'map of german()')
    await keepBuild(server.ctx, built)
    await later()
    expect((await fetched('app-dddddddd.js')).text).toBe('german()')
    const maps = createKeptBuilds(other.ctx)
    expect(String(await maps.map('Build-de', 'app-dddddddd.js'))).toBe('map of german()')
    expect(String(await maps.map('Build-en', 'app-eeeeeeee.js'))).toBe('map of english()')
  })
})
