import { forgotPassword, login, register } from '@bettle/contract'
import type { BenchOptions } from './bench.ts'
import { median, monotonic, ms, printTable, quantile } from './figures.ts'
import { HttpConnection } from './http-connection.ts'
import { type OwnServer, startOwnServer } from './own-server.ts'

const PASSWORD = 'Kick-off-1'
const ADDRESSES = { registered: 'ana@bettle.example', unknown: 'nobody@bettle.example' }
const WARM_UP = 5

type Kind = keyof typeof ADDRESSES

/**
 * A sequence of calls by which an attacker could find out whether an address is registered. Only the last call is
 * timed.
 */
interface Trick {
  readonly name: string
  measure(ask: Ask, address: string): Promise<number>
}

type Ask = (path: string, body: unknown, status: number) => Promise<number>

const signsIn = (ask: Ask, email: string) => ask(login.path, { email, password: 'Kick-off-2' }, 401)
const forgets = (ask: Ask, email: string) => ask(forgotPassword.path, { email, confirmEmail: email }, 200)

const TRICKS: readonly Trick[] = [
  { name: 'login', measure: signsIn },
  { name: 'forgot-password', measure: forgets },
  {
    // The server creates and mails the link while it answers this call.
    name: 'login of a third right after forgot-password',
    async measure(ask, address) {
      await forgets(ask, address)
      return signsIn(ask, 'third@bettle.example')
    },
  },
]

/**
 * Measures response times for a client that alternates between a registered and an unknown address, one call at a time.
 * Password hashing has its full cost. The mails go to the outbox folder.
 */
export async function accountTiming({ database, tries }: BenchOptions): Promise<void> {
  const rows: string[][] = []
  for (const [name, url] of [['embedded', undefined] as const, ['PostgreSQL', database] as const]) {
    if (name === 'PostgreSQL' && url === undefined) continue
    console.log(`${name}: trying each address ${tries} times …`)
    const server = await startOwnServer(url, { env: 'development' })
    const connection = new HttpConnection(server.url)
    try {
      const ask = asking(connection)
      const form = {
        name: 'Ana',
        email: ADDRESSES.registered,
        password: PASSWORD,
        confirmPassword: PASSWORD,
        tos: true,
      }
      await ask(register.path, form, 200)
      for (const trick of TRICKS) rows.push(...rowsOf(name, trick, await oneAtATime(server, trick, ask, tries)))
    } finally {
      connection.close()
      await server.stop()
    }
  }
  printTable(['database', 'call', 'address', 'p10', 'median', 'p90', 'difference of medians'], rows)
}

function asking(connection: HttpConnection): Ask {
  return async (path, body, status) => {
    const request = { method: 'POST', path: `/api${path}`, headers: {}, body: JSON.stringify(body) }
    const startedAt = monotonic()
    const answer = await connection.ask(request)
    const took = monotonic() - startedAt
    if (answer.status !== status) throw new Error(`${path}: ${answer.status} ${answer.body}`)
    return took
  }
}

async function oneAtATime({ ctx }: OwnServer, trick: Trick, ask: Ask, tries: number): Promise<Record<Kind, number[]>> {
  const times: Record<Kind, number[]> = { registered: [], unknown: [] }
  for (let time = -WARM_UP; time < tries; time += 1) {
    // Alternates the order, so that neither kind of address is always second.
    const order: Kind[] = time % 2 ? ['registered', 'unknown'] : ['unknown', 'registered']
    for (const kind of order) {
      const took = await trick.measure(ask, ADDRESSES[kind])
      if (time >= 0) times[kind].push(took)
      await ctx.background.settled()
    }
  }
  return times
}

function rowsOf(database: string, { name }: Trick, times: Record<Kind, number[]>): string[][] {
  const difference = Math.abs(median(times.registered) - median(times.unknown))
  const figures = (kind: Kind) => [
    ms(quantile(times[kind], 0.1)),
    ms(median(times[kind])),
    ms(quantile(times[kind], 0.9)),
  ]
  return [
    [database, name, 'registered', ...figures('registered'), ''],
    [database, name, 'unknown', ...figures('unknown'), ms(difference)],
  ]
}
