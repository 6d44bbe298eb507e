import { createHmac, randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { KNOWN_PUSH_HOSTS } from '@bettle/rules'
import ipaddr from 'ipaddr.js'
import { z } from 'zod'

export interface Config {
  readonly env: 'development' | 'test' | 'production'
  readonly port: number
  readonly host: string
  /** The folder of the server's data, as an absolute path. */
  readonly dataDir: string
  /**
   * The address of the database. Undefined selects the embedded database in `dataDir`; `memory://` one that is not
   * stored.
   */
  readonly databaseUrl: string | undefined
  /** True if connections to PostgreSQL keep the query plans of repeated statements. */
  readonly preparedPlans: boolean
  /** The address of Redis, which the nodes of one installation share; undefined on a server that is the only node. */
  readonly redisUrl: string | undefined
  /**
   * The email address of the administrator that the first start creates. It and the next setting are both set or both
   * missing.
   */
  readonly adminEmail: string | undefined
  readonly adminPassword: string | undefined
  readonly authSecret: string
  /** The secret that encrypts the keys of providers of counts. */
  readonly feedSecret: string
  /** Which proxies may state the address of a client: their number, their addresses, or `true` for every connection. */
  readonly trustProxy: boolean | number | string
  readonly mailFrom: string
  /** True if a practice match with bots is always active. */
  readonly practice: boolean
  /** True if a visitor without an account may play a game against bots. */
  readonly guests: boolean
  readonly logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent'
  /** The server's public address without a trailing slash. */
  readonly publicUrl: string | undefined
  readonly smtpUrl: string | undefined
  readonly s3: S3Config | undefined
  /** The address to which crash reports are also sent: a Sentry project, or a service that reads Sentry envelopes. */
  readonly sentryDsn: string | undefined
  /** The contact for reports of security faults in /.well-known/security.txt: the address of an email or a page. */
  readonly securityContact: string | undefined
  /** The token that may read /metrics. Without a token, only requests from the machine itself may. */
  readonly metricsToken: string | undefined
  /**
   * The absolute path of a file or folder outside the database, to which ledger heads are appended when results are
   * confirmed.
   */
  readonly ledgerHeads: string | undefined
  readonly rateLimits: boolean
  /** How long a stopping server still serves all requests while it moves its sockets to other nodes (ms). */
  readonly drainMs: number
  /** True if providers of counts and push services may be on this machine or a private network, without TLS. */
  readonly localProvider: boolean
  /** The hosts of push services to which reminders are sent ([RE4]). */
  readonly pushHosts: readonly string[]
  /** True if the clock can be moved over HTTP. */
  readonly testClock: boolean
}

export interface S3Config {
  readonly endpoint: string
  readonly bucket: string
  readonly region: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
}

/** Thrown for a wrong configuration. It describes the mistake in each variable in one sentence. */
export class ConfigError extends Error {
  override name = 'ConfigError'
}

export const REDIS_NEEDS_POSTGRES =
  'REDIS_URL needs a PostgreSQL database in DATABASE_URL: only one server can use the embedded database'

const PRODUCTION_NEEDS_DATABASE =
  'DATABASE_URL is required in production. A server that is the only node may use the embedded database in DATA_DIR: set EMBEDDED=yes'

const OFF: ReadonlySet<string> = new Set(['off', 'false', '0'])
const ON: ReadonlySet<string> = new Set(['on', 'true'])

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

const onOff = (name: string) =>
  z
    .enum(['on', 'off', 'true', 'false', '1', '0'], `${name} must be on or off`)
    .transform((value) => value === 'on' || value === 'true' || value === '1')

const url = (name: string, protocols: RegExp, example: string) =>
  z.url({ protocol: protocols, error: `${name} must be an address such as ${example}` })

/** The names of address ranges that Fastify accepts. */
const RANGES: ReadonlySet<string> = new Set(['loopback', 'linklocal', 'uniquelocal'])
const MOST_PROXIES = 10
const TRUST_PROXY_SENTENCE =
  'TRUST_PROXY must be off, the number of proxies before this server (such as 1), or their addresses (such as 10.0.0.0/8)'

const trustProxy = z
  .string()
  .trim()
  .refine(isTrustProxy, TRUST_PROXY_SENTENCE)
  .transform((value) => {
    if (OFF.has(value)) return false
    if (ON.has(value)) return true
    return isCount(value) ? Number(value) : value
  })

const DRAIN_SENTENCE = 'DRAIN_MS must be a whole number of milliseconds up to 600000'
/**
 * The default of DRAIN_MS on PostgreSQL, where there may be other nodes. A load balancer that checks /readyz each
 * second notices the stop in less time.
 */
const DRAIN_MS = 3000

const PUSH_HOSTS_SENTENCE =
  'PUSH_HOSTS must be host names such as fcm.googleapis.com or *.push.apple.com, separated by commas, or none'

const PORT_SENTENCE = 'PORT must be a whole number from 0 to 65535'

const Environment = z.object({
  NODE_ENV: z
    .enum(['development', 'test', 'production'], 'NODE_ENV must be development, test or production')
    .default('development'),
  PORT: z
    .string()
    .regex(/^\d+$/, PORT_SENTENCE)
    .transform(Number)
    .pipe(z.number().max(65535, PORT_SENTENCE))
    .default(3000),
  HOST: z.string().optional(),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: url('DATABASE_URL', /^(postgres|postgresql|memory)$/, 'postgres://user:password@host:5432/bettle')
    .or(z.literal('memory://'))
    .optional(),
  EMBEDDED: z.literal('yes', 'EMBEDDED can only be yes').optional(),
  PREPARED_PLANS: onOff('PREPARED_PLANS').default(true),
  REDIS_URL: url('REDIS_URL', /^rediss?$/, 'redis://host:6379').optional(),
  ADMIN_EMAIL: z.email('ADMIN_EMAIL must be an email address').optional(),
  ADMIN_PASSWORD: z.string().optional(),
  AUTH_SECRET: z.string().min(32, 'AUTH_SECRET must have at least 32 characters').optional(),
  FEED_SECRET: z.string().min(32, 'FEED_SECRET must have at least 32 characters').optional(),
  TRUST_PROXY: trustProxy.default(false),
  MAIL_FROM: z.string().default('Bettle <no-reply@localhost>'),
  PRACTICE: onOff('PRACTICE').optional(),
  GUESTS: onOff('GUESTS').default(true),
  LOG_LEVEL: z.enum(LOG_LEVELS, `LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}`).default('info'),
  PUBLIC_URL: url('PUBLIC_URL', /^https?$/, 'https://bettle.example').optional(),
  SMTP_URL: url('SMTP_URL', /^smtps?$/, 'smtp://user:password@host:587').optional(),
  S3_ENDPOINT: url('S3_ENDPOINT', /^https?$/, 'https://s3.example').optional(),
  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  SENTRY_DSN: z
    .string()
    .regex(
      /^https?:\/\/[\w-]+(:[\w-]*)?@[^\s/@]+(\/[\w./-]+)?\/\w+$/,
      'SENTRY_DSN must be an address such as https://key@sentry.example/7',
    )
    .optional(),
  SECURITY_CONTACT: url('SECURITY_CONTACT', /^(mailto|https)$/, 'mailto:security@bettle.example').optional(),
  METRICS_TOKEN: z.string().min(16, 'METRICS_TOKEN must have at least 16 characters').optional(),
  LEDGER_HEADS: z.string().optional(),
  RATE_LIMITS: onOff('RATE_LIMITS').default(true),
  DRAIN_MS: z
    .string()
    .regex(/^\d+$/, DRAIN_SENTENCE)
    .transform(Number)
    .pipe(z.number().max(600_000, DRAIN_SENTENCE))
    .optional(),
  LOCAL_PROVIDER: onOff('LOCAL_PROVIDER').default(false),
  PUSH_HOSTS: z
    .string()
    .transform((text) => (text.trim() === 'none' ? [] : text.split(',').map((host) => host.trim())))
    .pipe(z.array(z.string().regex(/^(\*\.)?[\w-]+(\.[\w-]+)+$/, PUSH_HOSTS_SENTENCE)))
    .optional(),
  TEST_CLOCK: onOff('TEST_CLOCK').default(false),
})
type Environment = z.infer<typeof Environment>

/**
 * Reads the configuration from environment variables. If AUTH_SECRET is not set, it uses the secret stored in DATA_DIR,
 * or creates and stores one.
 * @throws ConfigError
 */
export function readConfig(environment: Readonly<Record<string, string | undefined>> = process.env): Config {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value.trim() !== ''),
  )
  const parsed = Environment.safeParse(given)
  if (!parsed.success) throw new ConfigError(sentences(parsed.error.issues.map((issue) => issue.message)))
  const problems = contradictions(parsed.data)
  if (problems.length > 0) throw new ConfigError(sentences(problems))
  return configOf(parsed.data)
}

/**
 * Reads the configuration for a command. A command signs nothing, so it neither needs nor creates a secret. It creates no
 * database either, so it needs no confirmation that the embedded one is meant.
 * @throws ConfigError
 */
export function readCommandConfig(environment: Readonly<Record<string, string | undefined>> = process.env): Config {
  return readConfig({ AUTH_SECRET: 'of no use to a command that signs nothing', EMBEDDED: 'yes', ...environment })
}

function contradictions(env: Environment): string[] {
  const production = env.NODE_ENV === 'production'
  const s3 = [env.S3_ENDPOINT, env.S3_BUCKET, env.S3_ACCESS_KEY_ID, env.S3_SECRET_ACCESS_KEY]
  return [
    ...(production && !env.DATABASE_URL && !env.EMBEDDED ? [PRODUCTION_NEEDS_DATABASE] : []),
    ...(production && !env.AUTH_SECRET ? ['AUTH_SECRET is required in production: 32 or more random characters'] : []),
    ...(production && env.LOCAL_PROVIDER
      ? ['LOCAL_PROVIDER is only for demos: remove LOCAL_PROVIDER in production']
      : []),
    ...(production && env.TEST_CLOCK ? ['TEST_CLOCK is only for tests: remove TEST_CLOCK in production'] : []),
    ...(!env.ADMIN_EMAIL !== !env.ADMIN_PASSWORD ? ['Set both ADMIN_EMAIL and ADMIN_PASSWORD, or neither'] : []),
    ...(env.REDIS_URL && !/^postgres/.test(env.DATABASE_URL ?? '') ? [REDIS_NEEDS_POSTGRES] : []),
    ...(s3.some(Boolean) && !s3.every(Boolean)
      ? ['Set all of S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY, or none of them']
      : []),
  ]
}

function configOf(env: Environment): Config {
  const production = env.NODE_ENV === 'production'
  const dataDir = resolve(env.DATA_DIR)
  const authSecret = env.AUTH_SECRET ?? keptSecret(dataDir)
  return {
    env: env.NODE_ENV,
    port: env.PORT,
    host: env.HOST ?? (production ? '0.0.0.0' : '127.0.0.1'),
    dataDir,
    databaseUrl: env.DATABASE_URL,
    preparedPlans: env.PREPARED_PLANS,
    redisUrl: env.REDIS_URL,
    adminEmail: env.ADMIN_EMAIL,
    adminPassword: env.ADMIN_PASSWORD,
    authSecret,
    feedSecret: env.FEED_SECRET ?? createHmac('sha256', authSecret).update('keys of feed providers').digest('hex'),
    trustProxy: env.TRUST_PROXY,
    mailFrom: env.MAIL_FROM,
    practice: env.PRACTICE ?? !production,
    guests: env.GUESTS,
    logLevel: env.LOG_LEVEL,
    publicUrl: env.PUBLIC_URL?.replace(/\/+$/, ''),
    smtpUrl: env.SMTP_URL,
    s3: s3Of(env),
    sentryDsn: env.SENTRY_DSN,
    securityContact: env.SECURITY_CONTACT,
    metricsToken: env.METRICS_TOKEN,
    ledgerHeads: headsOf(env),
    rateLimits: env.RATE_LIMITS,
    // No drain with an embedded database, because no other node can take over.
    drainMs: env.DRAIN_MS ?? (env.DATABASE_URL === undefined || env.DATABASE_URL.startsWith('memory:') ? 0 : DRAIN_MS),
    localProvider: env.LOCAL_PROVIDER,
    pushHosts: env.PUSH_HOSTS ?? KNOWN_PUSH_HOSTS,
    testClock: env.TEST_CLOCK,
  }
}

/** Returns the path of the ledger heads. It keeps a trailing slash, which marks the path as a folder. */
function headsOf({ LEDGER_HEADS: path }: Environment): string | undefined {
  return path === undefined ? undefined : `${resolve(path)}${path.endsWith('/') ? '/' : ''}`
}

function s3Of(env: Environment): S3Config | undefined {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId } = env
  const secretAccessKey = env.S3_SECRET_ACCESS_KEY
  if (!endpoint || !bucket || !accessKeyId || !secretAccessKey) return undefined
  return { endpoint, bucket, region: env.S3_REGION, accessKeyId, secretAccessKey }
}

function isTrustProxy(value: string): boolean {
  if (OFF.has(value) || ON.has(value)) return true
  if (/^\d+$/.test(value)) return isCount(value)
  return value.split(',').every((part) => isAddresses(part.trim()))
}

function isCount(value: string): boolean {
  return /^\d+$/.test(value) && Number(value) <= MOST_PROXIES
}

function isAddresses(part: string): boolean {
  return RANGES.has(part) || ipaddr.isValid(part) || ipaddr.isValidCIDR(part)
}

/** Returns the stored secret, or creates one. If two servers start in one folder, both use the secret of the first. */
function keptSecret(dataDir: string): string {
  const file = join(dataDir, 'auth-secret')
  try {
    if (!existsSync(file)) mkdirSync(dataDir, { recursive: true })
    writeFileSync(file, randomBytes(48).toString('base64url'), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if (!existsSync(file)) {
      throw new ConfigError(`DATA_DIR ${dataDir} cannot be written: ${error instanceof Error ? error.message : error}`)
    }
  }
  const secret = readFileSync(file, 'utf8').trim()
  if (secret.length < 32)
    throw new ConfigError(`${file} is damaged: delete this file. Then all users must sign in again`)
  return secret
}

function sentences(problems: readonly string[]): string {
  return problems.map((problem) => `${problem}.`).join('\n')
}
