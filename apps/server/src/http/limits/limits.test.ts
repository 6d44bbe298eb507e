import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ERRORS, type ErrorCode } from '@bettle/contract'
import { describe, expect, it } from 'vitest'
import { allRoutes } from '../../../test/support/requests/request-samples.ts'
import {
  ALL_MAILS_A_DAY,
  type CountedBy,
  type CountedIn,
  LIMITS,
  type Limit,
  MAIL_LIMITS,
  REMINDER_MAIL_LIMIT,
} from './limits.ts'

const ROOT = fileURLToPath(new URL('../../../../../', import.meta.url))
const PAGE = join(ROOT, 'docs/operations.md')
const rows: readonly (readonly [string, Limit])[] = Object.entries(LIMITS)

const COUNTED_BY: Readonly<Record<CountedBy, string>> = {
  node: 'node',
  match: 'match',
  connection: 'connection',
  socket: 'socket',
  call: 'call',
  file: 'file',
  allNodes: 'all nodes together',
  client: 'account or client key',
  clientKey: 'client key',
  account: 'account',
  accountFromClientKey: 'account from one client key',
}

const COUNTED_IN: Readonly<Record<Extract<CountedIn, string>, string>> = {
  redis: 'in Redis',
  'redis later': 'in Redis, a tenth late',
  database: 'in the database',
}

describe('the table of limits', () => {
  it.each(rows)(
    'the file that the table names for the limit %s takes its numbers from the table',
    (key, { file, constant }) => {
      const path = file.startsWith('packages/') ? file : `apps/server/src/${file}`
      const code = readFileSync(join(ROOT, path), 'utf8')
      const numbers = constant === undefined ? [`LIMITS.${key}`, `${key}.most`] : [constant]
      expect(numbers.some((name) => code.includes(name))).toBe(true)
    },
  )

  it('docs/operations.md has the same table of limits (`npx vitest run -u --project server http/limits/limits` writes it)', async () => {
    const page = [
      ['limits that always apply', limitTable(rows.filter(([, { mayBeOff }]) => !mayBeOff))],
      ['limits that RATE_LIMITS=off removes', limitTable(rows.filter(([, { mayBeOff }]) => mayBeOff))],
      ['limits of single calls', callTable()],
      ['limits of emails', mailTable()],
    ].reduce(withPart, readFileSync(PAGE, 'utf8'))
    await expect(page).toMatchFileSnapshot(PAGE)
  })
})

/** Returns the page with `table` between the two comments that name its part. */
function withPart(page: string, [part = '', table = '']: readonly string[]): string {
  const [begin, end] = [`<!-- ${part} -->\n`, `<!-- end of ${part} -->`]
  const [before, after] = [page.indexOf(begin), page.indexOf(end)]
  if (before < 0 || after < before) throw new Error(`docs/operations.md has no part “${part}”`)
  return `${page.slice(0, before + begin.length)}${table}${page.slice(after)}`
}

function tableOf(heads: readonly string[], lines: readonly (readonly string[])[]): string {
  const [head = '', ...rows] = [heads, ...lines].map(
    (cells) => `|${cells.map((cell) => cell && ` ${cell}`).join(' |')} |\n`,
  )
  return [head, `|${'---|'.repeat(heads.length)}\n`, ...rows].join('')
}

function limitTable(limits: readonly (readonly [string, Limit])[]): string {
  return tableOf(
    ['what', 'limit', 'in', 'beyond it', 'counted on several nodes', 'file'],
    limits.map(([, limit]) => [
      limit.what,
      (Object.entries(limit.most) as [CountedBy, number][])
        .map(([by, most]) => `${amount(most, limit.unit)} ${by === 'allNodes' ? 'on' : 'per'} ${COUNTED_BY[by]}`)
        .join('; '),
      limit.withinMs === undefined ? '' : duration(limit.withinMs),
      limit.beyond in ERRORS ? `${ERRORS[limit.beyond as ErrorCode].status} \`${limit.beyond}\`` : limit.beyond,
      countedIn(limit.countedIn),
      `\`${limit.file}\``,
    ]),
  )
}

function countedIn(where: CountedIn): string {
  return typeof where === 'string' ? COUNTED_IN[where] : `by each node: ${where.perNode}`
}

function callTable(): string {
  const own = allRoutes.filter(({ perMinute, maxBytes }) => perMinute !== undefined || maxBytes !== undefined)
  return tableOf(
    ['call', 'calls in 1 min', 'body'],
    own
      .toSorted((a, b) => (a.path < b.path ? -1 : 1))
      .map(({ method, path, perMinute, maxBytes }) => [
        `\`${method} /api${path}\``,
        perMinute === undefined ? '' : amount(perMinute),
        maxBytes === undefined ? '' : amount(maxBytes, 'bytes'),
      ]),
  )
}

function mailTable(): string {
  const { what, ofAddress, ofAccount } = REMINDER_MAIL_LIMIT
  const kinds = Object.values(MAIL_LIMITS).map(({ what, ofAddress, ofAccount, unconfirmedADay }) => [
    what,
    `${ofAddress.anHour} / ${ofAddress.aDay}`,
    `${ofAccount.anHour} / ${ofAccount.aDay}`,
    `${unconfirmedADay}`,
  ])
  return tableOf(
    ['email', 'to one address, an hour / a day', 'of one account, an hour / a day', 'to an unconfirmed address, a day'],
    [
      ...kinds,
      ['all these kinds together, a day', `${ALL_MAILS_A_DAY.ofAddress}`, `${ALL_MAILS_A_DAY.ofAccount}`, ''],
      [what, `${ofAddress.anHour} / ${ofAddress.aDay}`, `${ofAccount.anHour} / ${ofAccount.aDay}`, 'none'],
    ],
  )
}

function amount(most: number, unit?: Limit['unit']): string {
  if (unit === 'ms') return duration(most)
  if (unit !== 'bytes') return most.toLocaleString('en-US')
  return most % 1024 ** 2 === 0 ? `${most / 1024 ** 2} MiB` : `${most / 1024} KiB`
}

function duration(ms: number): string {
  const [size = 1, unit] = DURATIONS.find(([each]) => ms % each === 0) ?? []
  return `${ms / size} ${unit}`
}

const DURATIONS = [
  [60 * 60_000, 'h'],
  [60_000, 'min'],
  [1000, 's'],
  [1, 'ms'],
] as const
