import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { layDatabase } from '../../../test/support/database/template.ts'
import { scratchFolder } from '../../../test/support/programs/scratch-folder.ts'
import { type Connection, connect } from '../connect.ts'
import { migrate } from '../migrate.ts'
import { FolderTaken } from './folder-lock.ts'

const log = pino({ level: 'silent' })
const folder = scratchFolder('durability')
const lock = join(folder, 'pgdata.lock')
const open = () => connect({ databaseUrl: undefined, dataDir: folder }, log)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('the embedded database in a folder', () => {
  let killed: number[] = []
  beforeAll(async () => {
    await layDatabase(folder)
    killed = await writeUntilKilled(200)
  }, 120_000)

  it('the embedded database keeps everything that was committed when its process is killed', async () => {
    const connection = await open()
    const { rows } = await sql<{ n: number }>`select n from written order by n`.execute(connection.db)
    const kept = new Set(rows.map(({ n }) => n))
    expect(killed.length).toBeGreaterThanOrEqual(200)
    expect(killed.filter((n) => !kept.has(n))).toEqual([])
    await connection.close()
    expect(existsSync(lock)).toBe(false)
  })

  it('the embedded database writes each commit to the disk before it answers', async () => {
    const connection = await open()
    const before = await connection.embedded?.syncs()
    for (let n = -1; n >= -20; n -= 1) {
      await connection.db.transaction().execute((tx) => sql`insert into written (n) values (${n})`.execute(tx))
    }
    const after = await connection.embedded?.syncs()
    expect(Number(after) - Number(before)).toBeGreaterThanOrEqual(20)
    await connection.close()
  })

  it('only one process can open the embedded database, and the second process reports which process has opened it', async () => {
    const connection = await open()
    await expect(open()).rejects.toThrow(FolderTaken)
    const second = start()
    expect(await saidOnError(second)).toBe(
      `The database folder is in use by process ${process.pid} on ${hostname()} (${lock}). Stop that process, or set DATA_DIR to another folder.`,
    )
    await connection.close()
  })

  it('opens the embedded database despite the lock file of a dead process, complete or not', async () => {
    for (const left of [JSON.stringify({ pid: 4_190_000, host: hostname(), began: '', token: 'x' }), '{"pid":']) {
      writeFileSync(lock, left)
      const connection: Connection = await open()
      await connection.close()
    }
  })

  it('fails to open the embedded database if the data folder is a file', async () => {
    const file = join(folder, 'no-folder')
    writeFileSync(file, '')
    await expect(connect({ databaseUrl: undefined, dataDir: file }, log)).rejects.toThrow()
  })
})

describe('creating the embedded database', { timeout: 120_000 }, () => {
  let fresh: string
  const openFresh = () => connect({ databaseUrl: undefined, dataDir: fresh }, log)
  beforeEach(() => {
    fresh = scratchFolder('making')
  })
  afterEach(() => rmSync(fresh, { recursive: true, force: true }))

  it('an interrupted creation of the embedded database leaves no partial database for the next start', async () => {
    const child = start(fresh)
    const ended = new Promise((resolve) => child.on('close', resolve))
    while (!madeIn(fresh).some((name) => readdirSync(join(fresh, name)).length > 0)) await pause(1)
    child.kill('SIGKILL')
    await ended
    for (const name of madeIn(fresh)) expect(name).toMatch(/^pgdata\.making-/)

    const connection = await openFresh()
    await migrate(connection.db)
    await connection.close()
  })

  it('creates the embedded database in an empty folder, and reports a folder that holds something else', async () => {
    mkdirSync(join(fresh, 'pgdata'))
    const connection = await openFresh()
    await connection.close()

    rmSync(join(fresh, 'pgdata'), { recursive: true })
    mkdirSync(join(fresh, 'pgdata'))
    writeFileSync(join(fresh, 'pgdata', 'diary.txt'), 'Dear diary')
    await expect(openFresh()).rejects.toThrow(
      `${join(fresh, 'pgdata')} contains files, but no database. Move the files away, or set DATA_DIR to another folder.`,
    )
    expect(existsSync(join(fresh, 'pgdata', 'diary.txt'))).toBe(true)
  })

  it('creating the embedded database removes unfinished databases of its folder, and sets shared_buffers to 16 MB', async () => {
    mkdirSync(join(fresh, 'pgdata.making-once', 'base'), { recursive: true })
    const connection = await openFresh()
    expect(madeIn(fresh)).toEqual(['pgdata'])
    const { rows } = await sql`show shared_buffers`.execute(connection.db)
    expect(rows).toEqual([{ shared_buffers: '16MB' }])
    await connection.close()
  })
})

/** Returns the names of finished and unfinished databases in the folder. */
function madeIn(dataDir: string): string[] {
  return readdirSync(dataDir).filter((name) => name.startsWith('pgdata') && name !== 'pgdata.lock')
}

function start(dataDir = folder): ChildProcess {
  const program = fileURLToPath(new URL('../../../test/support/programs/write-until-killed.mjs', import.meta.url))
  return spawn(process.execPath, [program, dataDir], { stdio: ['ignore', 'pipe', 'pipe'] })
}

/** Kills the writer once it has committed `atLeast` numbers. Returns the numbers that it reported as committed. */
async function writeUntilKilled(atLeast: number): Promise<number[]> {
  const child = start()
  let said = ''
  child.stdout?.on('data', (text) => {
    said += text
    if (said.split('\n').length > atLeast + 2) child.kill('SIGKILL')
  })
  let errors = ''
  child.stderr?.on('data', (text) => {
    errors += text
  })
  await new Promise((resolve) => child.on('close', resolve))
  if (!said.startsWith('open')) throw new Error(errors)
  const complete = said.slice(0, said.lastIndexOf('\n'))
  return complete.split('\n').slice(1).map(Number)
}

async function saidOnError(child: ChildProcess): Promise<string> {
  let errors = ''
  child.stderr?.on('data', (text) => {
    errors += text
  })
  await new Promise((resolve) => child.on('close', resolve))
  return errors.trim()
}
