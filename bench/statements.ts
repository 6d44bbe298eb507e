import { AsyncLocalStorage } from 'node:async_hooks'
import type { Context } from '@bettle/server'
import pg from 'pg'

/** One statement as it went to the database. */
interface Statement {
  readonly text: string
  readonly values: readonly unknown[]
}

/** Everything one bet asked of the database, in order, from begin to commit. */
export type Trace = readonly Statement[]

const traces = new AsyncLocalStorage<Statement[]>()
type Query = (text: unknown, values?: unknown, ...rest: unknown[]) => unknown

/** Writes down the statements that `act` sends, while everything goes on as it would. */
export async function tracing(act: () => Promise<unknown>): Promise<Trace> {
  const trace: Statement[] = []
  await traces.run(trace, act)
  return trace
}

/** Both databases are spoken to by pg's client: one place to listen. */
export function listenToStatements(): () => void {
  const prototype = pg.Client.prototype as unknown as { query: Query }
  const original = prototype.query
  prototype.query = function (this: unknown, text, values, ...rest) {
    const statement = statementOf(text, values)
    if (statement) traces.getStore()?.push(statement)
    return original.call(this, text, values, ...rest)
  }
  return () => {
    prototype.query = original
  }
}

/** As pg's client takes it: a text with values, or both in one. */
function statementOf(text: unknown, values: unknown): Statement | undefined {
  if (typeof text === 'string') return { text, values: Array.isArray(values) ? values : [] }
  if (typeof text !== 'object' || text === null || !('text' in text)) return undefined
  return statementOf(text.text, 'values' in text ? text.values : undefined)
}

/** Sends a statement as it is: a compiled query with another text. */
async function send({ db }: Pick<Context, 'db'>, { text, values }: Statement): Promise<void> {
  await db.executeQuery({ ...db.selectFrom('lobby').select('id').compile(), sql: text, parameters: values })
}

/** Sends the statements of one bet again, as they were, and nothing else. */
export type Replay = (trace: Trace) => Promise<void>

/** By pg alone; the embedded database has one connection, which is lent. */
export function replayOn({ db }: Context, databaseUrl: string | undefined) {
  if (databaseUrl === undefined) {
    const replay: Replay = (trace) =>
      db.connection().execute(async (lent) => {
        for (const statement of trace) await send({ db: lent }, statement)
      })
    return { replay, end: async () => {} }
  }
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 })
  const replay: Replay = async (trace) => {
    const client = await pool.connect()
    try {
      for (const { text, values } of trace) await client.query(text, [...values])
    } finally {
      client.release()
    }
  }
  return { replay, end: () => pool.end() }
}

const REMEMBER = [
  'create table bench_lobby as select id, version, ledger_seq, ledger_hash from lobby',
  'create table bench_member as select lobby_id, account_id, chips, bets_placed from member',
]

const TAKE_BACK = [
  'alter table ledger_entry disable trigger ledger_only_grows',
  'delete from ledger_entry using bench_lobby b where lobby_id = b.id and seq > b.ledger_seq',
  'alter table ledger_entry enable trigger ledger_only_grows',
  'delete from bet where round_id::text = $1',
  "delete from request where request_id like 'bench-' || $1 || '-%'",
  `update lobby set version = b.version, ledger_seq = b.ledger_seq, ledger_hash = b.ledger_hash
    from bench_lobby b where lobby.id = b.id`,
  `update member set chips = b.chips, bets_placed = b.bets_placed
    from bench_member b where member.lobby_id = b.lobby_id and member.account_id = b.account_id`,
  'drop table bench_lobby, bench_member',
  'vacuum analyze',
]

/** Notes how lobbies and members stand, so that a round's bets can be taken back as if they had never been placed. */
export async function remember(ctx: Context): Promise<{ takeBack: (roundId: string) => Promise<void> }> {
  for (const text of REMEMBER) await send(ctx, { text, values: [] })
  return {
    async takeBack(roundId) {
      for (const text of TAKE_BACK) await send(ctx, { text, values: text.includes('$1') ? [roundId] : [] })
    },
  }
}
