import type { Context } from '@bettle/server'
import pg from 'pg'
import { inLoops } from './users.ts'

/** A statement as it was sent to the database, or the name of a prepared statement. */
interface Statement {
  readonly name?: string
  readonly text: string
  readonly values: readonly unknown[]
}

/** The statements of one connection in sequence: a transaction, or a single statement. */
export type Unit = readonly Statement[]

type Query = (this: pg.Client, text: unknown, values?: unknown, ...rest: unknown[]) => unknown

/** Records the statements that the server sends from this call on. Both databases use pg's client. */
export function recordStatements(): { stop(): readonly Unit[] } {
  const prototype = pg.Client.prototype as unknown as { query: Query }
  const original = prototype.query
  const units: Unit[] = []
  const open = new Map<pg.Client, Statement[]>()
  prototype.query = function (text, values, ...rest) {
    const statement = statementOf(text, values)
    if (statement) note(this, statement)
    return original.call(this, text, values, ...rest)
  }
  function note(client: pg.Client, statement: Statement): void {
    const isBegin = /^(begin|start transaction)/i.test(statement.text)
    const unit = open.get(client) ?? []
    unit.push(statement)
    const isWhole = !isBegin && (!open.has(client) || /^(commit|rollback)/i.test(statement.text))
    if (!isWhole) return void open.set(client, unit)
    open.delete(client)
    units.push(unit)
  }
  return {
    stop() {
      prototype.query = original
      return units
    },
  }
}

/** Counts the statements that the server sends from this call on. */
export function countStatements(): { stop(): number } {
  const prototype = pg.Client.prototype as unknown as { query: Query }
  const original = prototype.query
  let count = 0
  prototype.query = function (text, values, ...rest) {
    if (statementOf(text, values)) count += 1
    return original.call(this, text, values, ...rest)
  }
  return {
    stop() {
      prototype.query = original
      return count
    },
  }
}

/** Accepts the arguments of pg's client: a text with values, or an object with both. */
function statementOf(text: unknown, values: unknown): Statement | undefined {
  if (typeof text === 'string') return { text, values: Array.isArray(values) ? values : [] }
  if (typeof text !== 'object' || text === null || !('text' in text)) return undefined
  const inside = statementOf(text.text, 'values' in text ? text.values : undefined)
  return inside && { ...inside, ...('name' in text && typeof text.name === 'string' && { name: text.name }) }
}

/** Sends a statement unchanged, as a compiled query with another text. */
async function send({ db }: Pick<Context, 'db'>, { text, values }: Pick<Statement, 'text' | 'values'>): Promise<void> {
  await db.executeQuery({ ...db.selectFrom('lobby').select('id').compile(), sql: text, parameters: values })
}

/**
 * Sends only the recorded statements again, directly by pg: transactions in the given number of parallel connections,
 * and single statements beside them. The embedded database has a single connection, which is borrowed.
 */
export async function sendAgain(
  { db }: Context,
  databaseUrl: string | undefined,
  units: readonly Unit[],
  partitions: number,
): Promise<void> {
  if (databaseUrl === undefined) {
    return db.connection().execute(async (lent) => {
      for (const statement of units.flat()) await send({ db: lent }, statement)
    })
  }
  const pool = new pg.Pool({ connectionString: databaseUrl, max: partitions + 1 })
  const sendUnit = async (unit: Unit) => {
    const client = await pool.connect()
    try {
      for (const { values, ...statement } of unit) await client.query({ ...statement, values: [...values] })
    } finally {
      client.release()
    }
  }
  try {
    await Promise.all([
      inLoops(partitions, units.filter(isTransaction), sendUnit),
      inLoops(
        1,
        units.filter((unit) => !isTransaction(unit)),
        sendUnit,
      ),
    ])
  } finally {
    await pool.end()
  }
}

const isTransaction = (unit: Unit) => unit.length > 1

/** Chains the next bets to the actual last entries, because parallel transactions may have changed the order. */
export async function repairLedgers(ctx: Context): Promise<void> {
  const text = `update lobby set ledger_seq = last.seq, ledger_hash = last.hash
    from (select distinct on (lobby_id) lobby_id, seq, hash from ledger_entry order by lobby_id, seq desc) last
    where lobby.id = last.lobby_id`
  await send(ctx, { text, values: [] })
}

const REMEMBER = [
  'create table bench_lobby as select id, version, ledger_seq, ledger_hash from lobby',
  'create table bench_member as select * from member',
]

const RESTORE = [
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

/** Saves the state of lobbies and members. The returned function restores it and removes the bets of a round. */
export async function remember(ctx: Context): Promise<{ restore: (roundId: string) => Promise<void> }> {
  for (const text of REMEMBER) await send(ctx, { text, values: [] })
  return {
    async restore(roundId) {
      for (const text of RESTORE) await send(ctx, { text, values: text.includes('$1') ? [roundId] : [] })
    },
  }
}
