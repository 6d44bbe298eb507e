import { mkdirSync, readdirSync, truncateSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { UPLOAD_MAX_BYTES } from '@bettle/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aBucket } from '../../test/support/network/s3-bucket.ts'
import { severalServers, stopAll } from '../../test/support/nodes.ts'
import { anotherServer, type TestServer, testDatabaseUrl } from '../../test/support/test-app.ts'
import { adoptFiles } from './create-storage.ts'
import type { DatabaseStorage } from './database-storage.ts'

const KEY = 'files/fox.png-000000000000000000000000'
const UPLOAD = 'incoming/fox.png-000000000000000000000000'
const bytes = Buffer.from('a picture of a fox')

describe.skipIf(!testDatabaseUrl)('files on two nodes with their own disks', () => {
  let servers: readonly TestServer[]
  let here: TestServer
  let there: TestServer
  beforeAll(async () => {
    servers = await severalServers(2)
    const [one, other] = servers
    if (!one || !other) throw new Error('no server runs')
    here = one
    there = other
  })
  afterAll(() => stopAll(servers))
  beforeEach(() => here.ctx.db.deleteFrom('file_content').execute())

  const storageOf = ({ ctx }: TestServer) => ctx.storage as DatabaseStorage
  const copies = ({ ctx }: TestServer, folder = 'files') => {
    try {
      return readdirSync(join(ctx.config.dataDir, 'files', folder))
    } catch {
      return []
    }
  }
  const download = async (server: TestServer, address: string) => {
    const reply = await fetch(`${server.url}${address}`)
    return { status: reply.status, text: await reply.text() }
  }

  it('every node reads, measures and serves a file of another node, at an address that another node signed [U4] [PR485]', async () => {
    await storageOf(here).write(KEY, bytes, 'image/png')
    expect(await storageOf(there).sizeOf(KEY)).toBe(bytes.length)
    expect(await storageOf(there).read(KEY, 100)).toEqual(bytes)
    expect(await storageOf(there).read(KEY, 5)).toBeUndefined()
    const until = here.ctx.clock.now() + 60_000
    const address = await storageOf(here).signedGet(KEY, { contentType: 'image/png', fileName: 'fox.png' }, until)
    expect(await download(there, address)).toEqual({ status: 200, text: String(bytes) })
    expect(await download(here, address)).toEqual({ status: 200, text: String(bytes) })
  })

  it('a file that one node removes is missing on every node [U4] [PR485]', async () => {
    await storageOf(here).write(KEY, bytes, 'image/png')
    const until = here.ctx.clock.now() + 60_000
    const address = await storageOf(here).signedGet(KEY, { contentType: 'image/png', fileName: 'fox.png' }, until)
    expect((await download(there, address)).status).toBe(200)
    await storageOf(here).remove(KEY)
    expect(await storageOf(there).read(KEY, 100)).toBeUndefined()
    expect((await download(there, address)).status).toBe(404)
    expect(copies(there)).toEqual([])
  })

  it('the last of two uploads to one address through two nodes is the file’s content [U4] [PR485]', async () => {
    const upload = (server: TestServer, text: string) =>
      storageOf(server).accept(UPLOAD, Readable.from([Buffer.from(text)]), text.length)
    expect(await upload(here, 'first!')).toBe(true)
    expect(await storageOf(here).read(UPLOAD, 100)).toEqual(Buffer.from('first!'))
    expect(await upload(there, 'second')).toBe(true)
    expect(await storageOf(here).read(UPLOAD, 100)).toEqual(Buffer.from('second'))
    expect([...copies(here, 'incoming'), ...copies(there, 'incoming')]).toEqual([])
  })

  it('a node copies files that an earlier version stored on its disk to the database, and deletes old copies of removed files [U4] [PR485]', async () => {
    const { ctx } = here
    const folder = join(ctx.config.dataDir, 'files', 'files')
    mkdirSync(folder, { recursive: true })
    const lay = (name: string, age: number) => {
      writeFileSync(join(folder, name), bytes)
      utimesSync(join(folder, name), (ctx.clock.now() - age) / 1000, (ctx.clock.now() - age) / 1000)
    }
    const day = 24 * 60 * 60_000
    const row = {
      owner_id: null,
      file_name: 'f',
      declared_type: 'image/png',
      is_public: true,
      viewable_by_any_user: true,
    }
    const ready = { state: 'ready' as const, refused_as: null, content_type: 'image/png', size: bytes.length }
    const at = { created_at: ctx.clock.date(), checked_at: ctx.clock.date() }
    await ctx.db
      .insertInto('stored_file')
      .values({ key: 'kept', ...row, ...ready, ...at })
      .execute()
    lay('kept', 2 * day)
    lay('removed', 2 * day)
    lay('young', day / 2)
    const build = { id: 'Build-01', files: JSON.stringify(['app-aaaaaaaa.js']), used_at: ctx.clock.date() }
    await ctx.db.insertInto('web_build').values(build).execute()
    mkdirSync(join(folder, '../builds'), { recursive: true })
    writeFileSync(join(folder, '../builds/app-aaaaaaaa.js'), bytes)
    expect(await storageOf(here).adoptFiles()).toBe(2)
    expect(await storageOf(here).adoptFiles()).toBe(0)
    expect(await storageOf(there).read('builds/app-aaaaaaaa.js', 100)).toEqual(bytes)
    expect(await storageOf(there).read('files/kept', 100)).toEqual(bytes)
    expect(copies(here).toSorted()).toEqual(['kept', 'young'])
  })

  it('a node does not count a file as stored that is too large to be read from its disk, and leaves it there [U4] [PR485]', async () => {
    const { ctx } = here
    const folder = join(ctx.config.dataDir, 'files', 'builds')
    mkdirSync(folder, { recursive: true })
    // Stores again the files that other tests have left on this disk.
    await storageOf(here).adoptFiles()
    const name = 'large-aaaaaaaa.js'
    writeFileSync(join(folder, name), '')
    truncateSync(join(folder, name), UPLOAD_MAX_BYTES + 1)
    const build = { id: 'Build-02', files: JSON.stringify([name]), used_at: ctx.clock.date() }
    await ctx.db.insertInto('web_build').values(build).execute()
    expect(await storageOf(here).adoptFiles()).toBe(0)
    expect(await storageOf(there).read(`builds/${name}`, 2 * UPLOAD_MAX_BYTES)).toBeUndefined()
    expect(copies(here, 'builds')).toContain(name)
  })

  it('the first start with a bucket moves the stored files to the bucket [U4] [PR485]', async () => {
    await storageOf(here).write(KEY, bytes, 'image/png')
    await storageOf(there).write(UPLOAD, bytes, 'image/png')
    const bucket = await aBucket()
    const server = await anotherServer(here, { config: { s3: bucket.config } })
    await adoptFiles(server.ctx)
    expect(await server.ctx.storage.read(KEY, 100)).toEqual(bytes)
    expect(await server.ctx.storage.read(UPLOAD, 100)).toEqual(bytes)
    expect(await here.ctx.db.selectFrom('file_content').select('key').execute()).toEqual([])
    await server.stop()
    await bucket.close()
  })
})
