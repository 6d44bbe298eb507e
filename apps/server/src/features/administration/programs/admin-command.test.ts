import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { adminListUsers, login, whoami } from '@bettle/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { layDatabase } from '../../../../test/support/database/template.ts'
import { startProgram } from '../../../../test/support/programs/program.ts'
import { scratchFolder } from '../../../../test/support/programs/scratch-folder.ts'
import { isRedisInstalled, testRedis } from '../../../../test/support/redis/redis-server.ts'
import { signUp } from '../../../../test/support/sign-in.ts'
import {
  anotherServer,
  aServer,
  call,
  listen,
  type TestServer,
  testDatabaseUrl,
} from '../../../../test/support/test-app.ts'
import { type AdminRequest, adminCommand } from './admin-command.ts'

describe('roles from the command line', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await aServer()
  })
  afterAll(() => server.stop())
  const says = (request: AdminRequest) => adminCommand(server.ctx, request).catch((error: Error) => error.message)

  it('the admin command makes a user an administrator by email address, without regard to case, and lists the administrators [A19]', async () => {
    const ana = await signUp(server.ctx, 'Ana')
    expect(await says({ command: 'list' })).toBe(
      'There is no administrator. The server creates an administrator at its next start.',
    )
    expect(await says({ command: 'promote', email: ana.email.toUpperCase() })).toBe(
      `${ana.email} is an administrator now.`,
    )
    expect(await call(server, adminListUsers, { query: {} }, { headers: ana.headers })).toMatchObject({ ok: true })
    expect(await says({ command: 'promote', email: ana.email })).toBe(`${ana.email} is an administrator already.`)
    expect(await says({ command: 'list' })).toBe(`${ana.email}  Ana`)
  })

  it('the admin command demotes an administrator, ends that account’s sessions and sockets, and refuses to demote the last administrator [A16] [A17] [A19]', async () => {
    const dana = await signUp(server.ctx, 'Dana', { role: 'admin' })
    const eve = await signUp(server.ctx, 'Eve', { role: 'admin' })
    const socket = await listen(server, dana.token.accessToken)
    expect(await says({ command: 'demote', email: dana.email })).toBe(`${dana.email} is a player now.`)
    expect(await socket.closed).toBe(4401)
    expect(await call(server, whoami, {}, { headers: dana.headers })).toMatchObject({ status: 401 })
    const again = await call(server, login, { body: dana })
    const token = again.ok ? again.reply.token.accessToken : ''
    expect(await call(server, adminListUsers, { query: {} }, { token })).toMatchObject({ status: 403 })

    const { ctx } = server
    await ctx.db.updateTable('account').set({ role: 'player' }).where('id', '<>', eve.userId).execute()
    expect(await says({ command: 'demote', email: eve.email })).toBe(
      'This is the only administrator, so the account cannot be demoted.',
    )
  })

  it('the admin command forget-secret deletes the stored fingerprint of AUTH_SECRET and signs out every user [PR483]', async () => {
    const cleo = await signUp(server.ctx, 'Cleo')
    expect(await says({ command: 'forget-secret' })).toBe(
      'All users are signed out. Start the server with the new AUTH_SECRET. All nodes need the same AUTH_SECRET.',
    )
    expect(await call(server, whoami, {}, { headers: cleo.headers })).toMatchObject({ status: 401 })
    expect(await server.ctx.db.selectFrom('secret_fingerprint').select('salt').execute()).toEqual([])
  })

  it('the admin command refuses to promote an email address that is not registered [A19]', async () => {
    expect(await says({ command: 'promote', email: 'nobody@example.com' })).toBe(
      'No account has the email address nobody@example.com.',
    )
  })
})

describe('the admin command as a program', () => {
  const folder = scratchFolder('admin')
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  const script = fileURLToPath(new URL('../../../../../../scripts/dist/admin.js', import.meta.url))
  const run = (args: readonly string[], environment: Readonly<Record<string, string>> = {}) =>
    new Promise<{ code: number | null; out: string; errors: string }>((resolve) => {
      const { PATH = '' } = process.env
      const child = spawn(process.execPath, [script, ...args], {
        stdio: ['ignore', 'pipe', 'pipe'],
        env: { PATH, DATA_DIR: folder, NODE_ENV: 'production', ...environment },
      })
      let out = ''
      let errors = ''
      child.stdout.on('data', (text) => {
        out += text
      })
      child.stderr.on('data', (text) => {
        errors += text
      })
      child.once('close', (code) => resolve({ code, out, errors }))
    })

  it('the admin program promotes a user in the data folder of a stopped server, and refuses a folder in use or without a database [A19]', async () => {
    const nothing = await run(['list'])
    expect(nothing).toEqual({ code: 1, out: '', errors: expect.stringMatching(/^There is no database in .*\.\n$/) })

    await layDatabase(folder)
    const program = await startProgram({ DATA_DIR: folder })
    const ana = await signUp(program.url, 'Ana')
    const locked = await run(['promote', ana.email])
    expect(locked).toMatchObject({ code: 1, out: '' })
    expect(locked.errors).toMatch(/^The database folder is in use by process \d+ .* Stop the server first, or .*\.\n$/)
    await program.kill()

    const said = `${ana.email} is an administrator now.\n`
    expect(await run(['promote', ana.email])).toEqual({ code: 0, out: said, errors: '' })
    const again = await startProgram({ DATA_DIR: folder })
    try {
      const me = await call(again, whoami, {}, { headers: ana.headers })
      expect(me).toMatchObject({ reply: { user: { email: ana.email, role: 'admin' } } })
    } finally {
      await again.kill()
    }
  }, 120_000)

  it.skipIf(!testDatabaseUrl || !isRedisInstalled)(
    'when the admin program promotes a user, every node closes the user’s sockets; without Redis the promotion still succeeds [A16] [PR559]',
    async () => {
      const redis = await testRedis()
      const first = await aServer({ config: { redisUrl: redis.url }, nodes: 1 })
      const second = await anotherServer(first, { config: { redisUrl: redis.url } })
      try {
        const ana = await signUp(first.ctx, 'Ana')
        const ben = await signUp(first.ctx, 'Ben')
        const sockets = await Promise.all([first, second].map((node) => listen(node, ana.token.accessToken)))
        const bens = await listen(second, ben.token.accessToken)
        const environment = { DATABASE_URL: first.database.url ?? '', REDIS_URL: redis.url }
        const said = `${ana.email} is an administrator now.\n`
        expect(await run(['promote', ana.email], environment)).toEqual({ code: 0, out: said, errors: '' })
        expect(await Promise.all(sockets.map(({ closed }) => closed))).toEqual([4401, 4401])
        await bens.done()
        await redis.kill()
        const alone = await run(['promote', ben.email], environment)
        expect(alone).toEqual({ code: 0, out: `${ben.email} is an administrator now.\n`, errors: '' })
      } finally {
        await second.stop()
        await first.stop()
        await redis.stop()
      }
    },
    120_000,
  )

  it('the admin program prints its usage with --help, and as an error if the email address is missing [A19]', async () => {
    expect(await run(['--help'])).toMatchObject({ code: 0, out: expect.stringContaining('promote EMAIL') })
    expect(await run(['promote'])).toMatchObject({ code: 2, errors: expect.stringContaining('promote EMAIL') })
  }, 120_000)
})
