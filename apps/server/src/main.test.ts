import { type ChildProcess, spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'
import { layDatabase } from '../test/support/database/template.ts'
import { scratchFolder } from '../test/support/programs/scratch-folder.ts'

const folder = scratchFolder('main')
const elsewhere = scratchFolder('elsewhere')
const started: ChildProcess[] = []
afterAll(() => {
  for (const child of started) child.kill('SIGKILL')
  for (const one of [folder, elsewhere]) rmSync(one, { recursive: true, force: true })
})

interface Started {
  readonly child: ChildProcess
  /** The address once the server listens; undefined if the server ended before that. */
  readonly url: Promise<string | undefined>
  readonly ended: Promise<{ code: number | null; out: string; errors: string }>
}

function start(environment: Record<string, string>): Started {
  const program = fileURLToPath(new URL('../dist/main.js', import.meta.url))
  const { PATH = '' } = process.env
  const child = spawn(process.execPath, [program], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH, PORT: '0', LOG_LEVEL: 'warn', DATA_DIR: folder, ...environment },
  })
  started.push(child)
  let out = ''
  let errors = ''
  child.stderr?.on('data', (text) => {
    errors += text
  })
  const url = new Promise<string | undefined>((resolve) => {
    child.stdout?.on('data', (text) => {
      out += text
      const ready = /Bettle is ready: (\S+)\n$/.exec(out)
      if (ready) resolve(ready[1])
    })
    child.on('close', () => resolve(undefined))
  })
  const ended = new Promise<Awaited<Started['ended']>>((resolve) => {
    child.on('close', (code) => resolve({ code, out, errors }))
  })
  return { child, url, ended }
}

describe('the server as a program', () => {
  it('the server program prints the administrator’s sign-in and its address, refuses a taken port or folder, stops on SIGTERM, and keeps its data', async () => {
    const first = start({ ADMIN_EMAIL: 'ana@example.com', ADMIN_PASSWORD: 'Corner-kick-1' })
    const url = await first.url
    expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/)
    expect((await fetch(`${url}/readyz`)).status).toBe(200)

    const port = new URL(url ?? '').port
    await layDatabase(elsewhere)
    expect(await start({ PORT: port, DATA_DIR: elsewhere }).ended).toMatchObject({
      code: 1,
      errors: `Port ${port} is taken by another program. Stop that program, or set PORT to another number.\n`,
    })
    const sameFolder = await start({}).ended
    expect(sameFolder.code).toBe(1)
    expect(sameFolder.errors).toMatch(/^The database folder is in use by process \d+ on .*DATA_DIR.*\n$/)

    first.child.kill('SIGTERM')
    const { code, out, errors } = await first.ended
    expect({ code, errors }).toEqual({ code: 0, errors: '' })
    expect(out).toMatch(/^Administrator: ana@example\.com .*\n(.*\n)*Bettle is ready: .*\n$/)

    const second = start({})
    expect(await second.url).toBeDefined()
    second.child.kill('SIGINT')
    const again = await second.ended
    expect(again.code).toBe(0)
    expect(again.out).not.toContain('Administrator')
  }, 300_000)

  it('the server program exits with an error message for an invalid environment variable and for a database that does not answer', async () => {
    expect(await start({ PORT: 'x', NODE_ENV: 'production' }).ended).toMatchObject({
      code: 1,
      out: '',
      errors: 'PORT must be a whole number from 0 to 65535.\n',
    })
    expect(await start({ DATABASE_URL: 'postgres://127.0.0.1:1/none' }).ended).toMatchObject({
      code: 1,
      errors: expect.stringMatching(/^The database in DATABASE_URL does not answer/),
    })
  }, 300_000)
})
