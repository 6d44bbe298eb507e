import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'
import { ConfigError, readCommandConfig, readConfig } from './config.ts'

const folder = mkdtempSync(join(tmpdir(), 'bettle-config-'))
afterAll(() => rmSync(folder, { recursive: true }))

const SECRET = 'x'.repeat(32)
const TRUST_PROXY =
  'TRUST_PROXY must be off, the number of proxies before this server (such as 1), or their addresses (such as 10.0.0.0/8).'
const given = (environment: Record<string, string>) => readConfig({ DATA_DIR: folder, ...environment })

describe('a configuration without environment variables', () => {
  it('a server without environment variables serves this machine on port 3000 from the embedded database, with the practice match', () => {
    expect(given({})).toMatchObject({
      env: 'development',
      port: 3000,
      host: '127.0.0.1',
      dataDir: folder,
      databaseUrl: undefined,
      practice: true,
      guests: true,
      ledgerHeads: undefined,
      rateLimits: true,
      testClock: false,
      trustProxy: false,
      logLevel: 'info',
    })
  })

  it('a server without AUTH_SECRET creates a secret that only its owner can read, and keeps the secret', () => {
    const { authSecret } = given({})
    expect(authSecret.length).toBeGreaterThanOrEqual(64)
    expect(given({}).authSecret).toBe(authSecret)
    expect(readFileSync(join(folder, 'auth-secret'), 'utf8')).toBe(authSecret)
    expect(statSync(join(folder, 'auth-secret')).mode & 0o777).toBe(0o600)
  })
})

describe('a configuration in production', () => {
  const production = { NODE_ENV: 'production', AUTH_SECRET: SECRET, DATABASE_URL: 'postgres://u@h/db' }

  it('a production server listens on every address and plays no practice match by default', () => {
    expect(given(production)).toMatchObject({ host: '0.0.0.0', practice: false, authSecret: SECRET })
    expect(given({ ...production, PRACTICE: 'on', HOST: '10.0.0.1' })).toMatchObject({
      host: '10.0.0.1',
      practice: true,
    })
  })

  it('trial games have a setting apart from the practice match’s [PR258]', () => {
    expect(given({ PRACTICE: 'on', GUESTS: 'off' })).toMatchObject({ practice: true, guests: false })
    expect(given({ PRACTICE: 'off', GUESTS: 'on' })).toMatchObject({ practice: false, guests: true })
  })

  it('a production server requires AUTH_SECRET, and refuses TEST_CLOCK and LOCAL_PROVIDER', () => {
    expect(() => given({ ...production, AUTH_SECRET: ' ' })).toThrow(/^AUTH_SECRET is required in production/)
    expect(() => given({ ...production, TEST_CLOCK: 'on' })).toThrow(/^TEST_CLOCK is only for tests/)
    expect(() => given({ ...production, LOCAL_PROVIDER: 'on' })).toThrow(/^LOCAL_PROVIDER is only for demos/)
  })
})

describe('the database of a production server', () => {
  const production = { NODE_ENV: 'production', AUTH_SECRET: SECRET }
  const SENTENCE =
    'DATABASE_URL is required in production. A server that is the only node may use the embedded database in DATA_DIR: set EMBEDDED=yes.'

  it('a production server without DATABASE_URL refuses to start, unless EMBEDDED=yes asks for the embedded database', () => {
    expect(() => given(production)).toThrow(new ConfigError(SENTENCE))
    expect(() => given({ ...production, DATABASE_URL: ' ' })).toThrow(new ConfigError(SENTENCE))
    expect(given({ ...production, EMBEDDED: 'yes' }).databaseUrl).toBeUndefined()
    expect(() => given({ ...production, EMBEDDED: 'perhaps' })).toThrow(new ConfigError('EMBEDDED can only be yes.'))
  })

  it('a development server without DATABASE_URL uses the embedded database', () => {
    expect(given({}).databaseUrl).toBeUndefined()
  })

  it('a command in production reads the embedded database without EMBEDDED and creates no secret', () => {
    const config = readCommandConfig({ NODE_ENV: 'production', DATA_DIR: join(folder, 'new') })
    expect(config).toMatchObject({ databaseUrl: undefined, dataDir: join(folder, 'new') })
    expect(existsSync(join(folder, 'new'))).toBe(false)
  })
})

it.each([
  ['PORT', 'http', 'PORT must be a whole number from 0 to 65535.'],
  ['PORT', '70000', 'PORT must be a whole number from 0 to 65535.'],
  ['NODE_ENV', 'staging', 'NODE_ENV must be development, test or production.'],
  ['DATABASE_URL', 'mysql://x', 'DATABASE_URL must be an address such as postgres://user:password@host:5432/bettle.'],
  ['AUTH_SECRET', 'short', 'AUTH_SECRET must have at least 32 characters.'],
  ['PRACTICE', 'maybe', 'PRACTICE must be on or off.'],
  ['DRAIN_MS', '2s', 'DRAIN_MS must be a whole number of milliseconds up to 600000.'],
  ['DRAIN_MS', '600001', 'DRAIN_MS must be a whole number of milliseconds up to 600000.'],
  ['GUESTS', 'maybe', 'GUESTS must be on or off.'],
  ['TRUST_PROXY', 'yes', TRUST_PROXY],
  ['TRUST_PROXY', '99', TRUST_PROXY],
  ['TRUST_PROXY', '-1', TRUST_PROXY],
  ['TRUST_PROXY', '10.0.0.0/8,proxy.example', TRUST_PROXY],
  ['TRUST_PROXY', '10.0.0.0/33', TRUST_PROXY],
  ['ADMIN_EMAIL', 'admin', 'ADMIN_EMAIL must be an email address.'],
  ['LOG_LEVEL', 'loud', 'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent.'],
  ['S3_BUCKET', 'b', 'Set all of S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY, or none of them.'],
  ['ADMIN_PASSWORD', 'p', 'Set both ADMIN_EMAIL and ADMIN_PASSWORD, or neither.'],
])('reports what is wrong with the setting %s=%s', (name, value, sentence) => {
  expect(() => given({ [name]: value })).toThrow(new ConfigError(sentence))
})

it.each([
  ['off', false],
  ['false', false],
  ['0', false],
  ['on', true],
  ['true', true],
  ['1', 1],
  ['10', 10],
  ['10.0.0.0/8', '10.0.0.0/8'],
  ['loopback, 192.0.2.7, 2001:db8::/32', 'loopback, 192.0.2.7, 2001:db8::/32'],
])('accepts the setting TRUST_PROXY=%s', (value, trustProxy) => {
  expect(given({ TRUST_PROXY: value }).trustProxy).toBe(trustProxy)
})

it('reports all mistakes of a configuration at once, and reads an empty variable as unset', () => {
  expect(() => given({ PORT: 'x', PRACTICE: 'x' })).toThrow(/PORT.*\nPRACTICE/)
  expect(given({ PORT: '', DATABASE_URL: ' ' })).toMatchObject({ port: 3000, databaseUrl: undefined })
})

it('refuses a configuration with Redis and an embedded database, which belongs to one server', () => {
  const sentence =
    'REDIS_URL needs a PostgreSQL database in DATABASE_URL: only one server can use the embedded database.'
  const REDIS_URL = 'redis://127.0.0.1:6379'
  expect(() => given({ REDIS_URL })).toThrow(new ConfigError(sentence))
  expect(() => given({ REDIS_URL, DATABASE_URL: 'memory://' })).toThrow(new ConfigError(sentence))
  expect(given({ REDIS_URL, DATABASE_URL: 'postgres://u@h/db' }).redisUrl).toBe(REDIS_URL)
})

it('reads the administrator, public address, proxies, database, rate limits and port from environment variables', () => {
  const config = given({
    ADMIN_EMAIL: 'ana@example.com',
    ADMIN_PASSWORD: 'p',
    PUBLIC_URL: 'https://bettle.example/',
    TRUST_PROXY: '2',
    DATABASE_URL: 'postgres://u@h/db',
    RATE_LIMITS: 'off',
    PORT: '0',
  })
  expect(config).toMatchObject({
    adminEmail: 'ana@example.com',
    adminPassword: 'p',
    publicUrl: 'https://bettle.example',
    trustProxy: 2,
    databaseUrl: 'postgres://u@h/db',
    ledgerHeads: undefined,
    rateLimits: false,
    port: 0,
  })
  expect(given({ DATABASE_URL: 'memory://' }).databaseUrl).toBe('memory://')
})

it.each(['', '0', '600000'])('accepts the setting DRAIN_MS=%s', (value) => {
  expect(given({ DRAIN_MS: value }).drainMs).toBe(Number(value))
})

it('DRAIN_MS is 3000 by default with PostgreSQL and 0 with an embedded database', () => {
  expect(given({ DATABASE_URL: 'postgres://u@h/db' }).drainMs).toBe(3000)
  expect(given({ DATABASE_URL: 'postgres://u@h/db', DRAIN_MS: '0' }).drainMs).toBe(0)
  expect(given({ DATABASE_URL: 'memory://' }).drainMs).toBe(0)
})

it('docs/operations.md lists every environment variable of the server, and the examples in deploy set no other variable [PR495]', () => {
  const root = fileURLToPath(new URL('../../../', import.meta.url))
  const read = (path: string) => readFileSync(join(root, path), 'utf8')
  const variables = [...read('apps/server/src/config.ts').matchAll(/^ {2}([A-Z][A-Z0-9_]+): /gm)].map(
    ([, name]) => name,
  )
  expect(variables).toContain('DRAIN_MS')
  const [, settings = ''] = read('docs/operations.md').split('\n## 2. Settings\n')
  const [table = ''] = settings.split('\nCommands, development and tests')
  const rows = [...table.matchAll(/^\| (`.*?) \|/gm)].flatMap(([, names = '']) => names.match(/[A-Z][A-Z0-9_]+/g) ?? [])
  expect(rows.toSorted()).toEqual(variables.toSorted())

  const [, environment = ''] = read('deploy/compose.yaml').split('environment: &environment\n')
  const [ofNodes = ''] = environment.split('depends_on:')
  const set = [
    ...ofNodes.matchAll(/^ {4}([A-Z0-9_]+):/gm),
    ...(/^ENV (.*)$/m.exec(read('deploy/Dockerfile'))?.[1] ?? '').matchAll(/(\w+)=/g),
    ...(/^Environment=(.*)$/m.exec(read('deploy/bettle@.service'))?.[1] ?? '').matchAll(/(\w+)=/g),
    ...read('deploy/bettle.env.example').matchAll(/^([A-Z0-9_]+)=/gm),
  ].map(([, name = '']) => name)
  expect(set.length).toBeGreaterThan(20)
  // POSTGRES_PASSWORD is the password of the database that compose.yaml starts. The server reads it as a part of
  // DATABASE_URL.
  expect(set.filter((name) => !variables.includes(name) && name !== 'POSTGRES_PASSWORD')).toEqual([])
})

it('reports a data folder that the server cannot use', () => {
  writeFileSync(join(folder, 'a-file'), '')
  expect(() => readConfig({ DATA_DIR: join(folder, 'a-file') })).toThrow(/^DATA_DIR .* cannot be written/)
})
