import fs, { rmSync } from 'node:fs'
import { lobbyDetails, placeBet } from '@bettle/contract'
import { sql } from 'kysely'
import pg from 'pg'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { layDatabase } from '../../test/support/database/template.ts'
import { scratchFolder } from '../../test/support/programs/scratch-folder.ts'
import { aScenario, betOn, type Scenario } from '../../test/support/scenario.ts'
import { connect } from './connect.ts'
import { unavailableReasonOf } from './database-unavailable.ts'
import { migrate } from './migrate.ts'

/** The error of a full disk, as PostgreSQL reports it, embedded or not. */
const NO_ROOM = Object.assign(new Error('could not extend file "base/5/16385": No space left on device'), {
  code: '53100',
})
const WRITES = /^\s*(insert|update|create)\b|^\s*with\b.*\binsert into\b/is

/** Makes only the writes of the database's client fail. Returns a function that ends this. */
function fillDisk(): () => void {
  const asked = pg.Client.prototype.query
  const spy = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
    this: pg.Client,
    ...given: unknown[]
  ) {
    const [first] = given as [string | pg.QueryConfig]
    const text = typeof first === 'string' ? first : first.text
    return WRITES.test(text) ? Promise.reject(NO_ROOM) : Reflect.apply(asked, this, given)
  })
  return () => spy.mockRestore()
}

describe('the server while the disk of its database is full', () => {
  let running: Scenario | undefined
  afterEach(async () => {
    vi.restoreAllMocks()
    await running?.ends()
    running = undefined
  })

  it('a server with a full database disk answers writes with 503 and Retry-After, serves reads, is not ready, and recovers by itself', async () => {
    running = await aScenario()
    const { server } = running
    const bugs: unknown[] = []
    server.ctx.faults.listen((error) => bugs.push(error))
    const ana = await running.player('Ana')
    const lobby = await ana.opensLobby()
    const body = betOn(await ana.fetchesLobby(lobby), 'Over 0.5 Corner', 10)
    const readyz = () => fetch(`${server.url}/readyz`)
    expect((await readyz()).status).toBe(200)

    const free = fillDisk()
    const bet = await ana.asks(placeBet, { body })
    expect(bet).toMatchObject({ ok: false, status: 503, failure: { code: 'unavailable' } })
    expect(Number(bet.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await ana.asks(lobbyDetails, { params: { lobbyId: lobby._id } })).ok).toBe(true)
    // Repeated probes of the disk do not change the result.
    for (let times = 0; times < 3; times += 1) {
      const ready = await readyz()
      expect(ready.status).toBe(503)
      expect(Number(ready.headers.get('retry-after'))).toBeGreaterThan(0)
      expect(await ready.json()).toEqual({ error: 'The disk of the database is full.', code: 'unavailable' })
    }
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200)
    expect(bugs).toEqual([])

    free()
    // No client writes meanwhile, so only the server's own small write can notice that the disk has space again.
    await expect.poll(async () => (await readyz()).status, { interval: 100 }).toBe(200)
    expect((await ana.asks(placeBet, { body })).ok).toBe(true)
    const { rows } = await sql`select to_regclass('room_on_disk') as left_over`.execute(server.ctx.db)
    expect(rows).toEqual([{ left_over: null }])
  })

  it('answers the upload of a file with 503 and Retry-After if the storage reports a full disk', async () => {
    running = await aScenario()
    const { ctx, url } = running.server
    const noRoom = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })
    Object.assign(ctx.storage, { accept: () => Promise.reject(noRoom) })
    const key = 'incoming/me.png-000000000000000000000000'
    const address = await ctx.storage.signedPut(key, { contentType: 'image/png', size: 8 }, ctx.clock.now() + 60_000)
    const answer = await fetch(url + address, {
      method: 'PUT',
      headers: { 'content-type': 'image/png' },
      body: 'kick-off',
    })
    expect(answer.status).toBe(503)
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
  })
})

describe('the disk space of the embedded database', { timeout: 60_000 }, () => {
  const folder = scratchFolder('disk-watch')
  const log = pino({ level: 'silent' })
  const open = () => connect({ databaseUrl: undefined, dataDir: folder }, log)
  beforeAll(() => layDatabase(folder))
  afterEach(() => {
    vi.restoreAllMocks()
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  it('the embedded database refuses writes while less than 48 MiB of its disk are free, serves reads, and accepts writes again afterwards', async () => {
    const connection = await open()
    try {
      await migrate(connection.db)
      const say = (written: string) =>
        connection.db.transaction().execute((tx) => sql`insert into setting values (${written}, '1')`.execute(tx))
      await sql`create table setting (name text, value text)`.execute(connection.db)
      const segment = 16 * 1024 ** 2
      setFree(3 * segment - 1)
      await expect(say('refused')).rejects.toThrow('The disk of the database is full')
      await expect(
        connection.db.transaction().execute((tx) => sql`select * from setting for update`.execute(tx)),
      ).rejects.toThrow('The disk of the database is full')
      await expect(connection.disk.assertRoom(connection.db)).rejects.toThrow('The disk of the database is full')
      expect((await sql`select name from setting`.execute(connection.db)).rows).toEqual([])
      await sql`checkpoint`.execute(connection.db)

      vi.restoreAllMocks()
      await say('accepted')
      await expect.poll(() => connection.disk.assertRoom(connection.db).then(() => 'room')).toBe('room')
      expect((await sql`select name from setting`.execute(connection.db)).rows).toEqual([{ name: 'accepted' }])
    } finally {
      await connection.close()
    }
  })

  it('refuses to open the embedded database while its disk has no space, and the message names the folder', async () => {
    setFree(1024)
    await expect(open()).rejects.toThrow(`The disk of ${folder} is full: less than 48 MiB are free.`)
    vi.restoreAllMocks()
    await (await open()).close()
  })

  it('the embedded database reports itself as lost by a full disk after a PANIC, and fails every later query', async () => {
    const connection = await open()
    const panic = new pg.DatabaseError(
      'could not write to file "pg_wal/xlogtemp.42": No space left on device',
      1,
      'error',
    )
    const spy = vi
      .spyOn(pg.Client.prototype, 'query')
      .mockRejectedValueOnce(Object.assign(panic, { code: '53100', severity: 'PANIC' }) as never)
    await expect(sql`select 1`.execute(connection.db)).rejects.toThrow('The disk of the database is full')
    spy.mockRestore()
    expect(unavailableReasonOf(await connection.embedded?.lost)).toBe('full')
    await expect(sql`select 1`.execute(connection.db)).rejects.toThrow()
    await connection.close()
  })
})

/** Makes the file system report this number of free bytes. */
function setFree(bytes: number): void {
  vi.spyOn(fs, 'statfsSync').mockReturnValue({ bavail: bytes, bsize: 1 } as fs.StatsFs)
}

it.each([
  ['53100', 'could not extend file "base/5/1": No space left on device'],
  ['53100', 'could not write to file "pg_wal/xlogtemp.1": No space left on device'],
  ['XX000', 'could not extend file "base/5/1": Quota exceeded'],
  ['XX000', 'could not write to file "base/pgsql_tmp/1": wrote only 100 of 8192 bytes'],
  ['EDQUOT', 'EDQUOT: disk quota exceeded, write'],
  ['ENOSPC', 'ENOSPC: no space left on device, write'],
])('treats the error %s, “%s”, as a full disk', (code, message) => {
  expect(unavailableReasonOf(Object.assign(new Error(message), { code }))).toBe('full')
})

it.each([
  ['22023', 'quota exceeded'],
  ['XX000', 'cache lookup failed for relation 1'],
])('treats the error %s, “%s”, as a fault of the statement, not as a full disk', (code, message) => {
  expect(unavailableReasonOf(Object.assign(new Error(message), { code }))).toBeUndefined()
})
