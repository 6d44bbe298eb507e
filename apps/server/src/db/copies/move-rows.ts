import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Database, Tx } from '../schema.ts'

/** The numbers of rows and files in the target database after the move. */
export interface Moved {
  readonly tables: number
  readonly rows: number
  /** The number of lobbies whose ledger has the same last entry and hash in both databases. */
  readonly ledgers: number
}

/** Thrown if the source and the target differ. The changes to the target are then rolled back. */
export class NotTheSame extends Error {
  override name = 'NotTheSame'
}

interface Column {
  readonly name: string
  readonly type: string
}

interface Table {
  readonly name: string
  /** The columns of the table, without those that the database computes. */
  readonly columns: readonly Column[]
}

const BATCH = 200

/**
 * Copies all rows and sequences of `from` to a database with the same migrations, in one transaction of each database.
 * It replaces the rows of `to`. Values travel as text, which PostgreSQL writes and reads without loss. Foreign keys are
 * dropped and added again, so that the order of the tables does not matter and PostgreSQL checks every row.
 */
export function moveRows(from: Kysely<Database>, to: Kysely<Database>): Promise<Moved> {
  return from
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute((source) => to.transaction().execute((target) => move(source, target)))
}

async function move(source: Tx, target: Tx): Promise<Moved> {
  for (const tx of [source, target]) await writeValuesAlike(tx)
  const tables = await tablesOf(source)
  if (JSON.stringify(tables) !== JSON.stringify(await tablesOf(target))) {
    throw new NotTheSame('The two databases do not have the same tables.')
  }
  const addForeignKeys = await dropForeignKeys(target)
  const enableTriggers = await disableTriggers(target)
  await sql`truncate ${sql.join(tables.map(({ name }) => sql.table(name)))}`.execute(target)
  for (const table of tables) await copyRows(source, target, table)
  await copySequences(source, target)
  // Checks deferred constraints now, because PostgreSQL alters no table with pending checks.
  await sql`set constraints all immediate`.execute(target)
  await enableTriggers()
  await addForeignKeys()
  const rows = await sameRows(source, target, tables)
  return { tables: tables.length, rows, ledgers: await sameLedgers(source, target) }
}

async function writeValuesAlike(tx: Tx): Promise<void> {
  const settings = {
    timezone: 'UTC',
    datestyle: 'ISO, YMD',
    intervalstyle: 'postgres',
    extra_float_digits: '1',
    bytea_output: 'hex',
  }
  for (const [name, value] of Object.entries(settings)) {
    await sql`select set_config(${name}, ${value}, true)`.execute(tx)
  }
}

async function tablesOf(tx: Tx): Promise<Table[]> {
  const { rows } = await sql<{ table: string; name: string; type: string }>`
    select c.relname as table, a.attname as name, format_type(a.atttypid, a.atttypmod) as type
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    order by c.relname collate "C", a.attname collate "C"`.execute(tx)
  const tables = new Map<string, Column[]>()
  for (const { table, name, type } of rows) tables.set(table, [...(tables.get(table) ?? []), { name, type }])
  return [...tables].map(([name, columns]) => ({ name, columns }))
}

/** Drops the foreign keys. Returns a function that adds them again. */
async function dropForeignKeys(target: Tx): Promise<() => Promise<void>> {
  const { rows } = await sql<{ table: string; name: string; definition: string }>`
    select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace order by 1, 2`.execute(target)
  for (const { table, name } of rows) await sql.raw(`alter table ${table} drop constraint ${name}`).execute(target)
  return async () => {
    for (const { table, name, definition } of rows) {
      await sql.raw(`alter table ${table} add constraint ${name} ${definition}`).execute(target)
    }
  }
}

/**
 * Disables the triggers, which refuse forbidden changes. The rows passed the triggers when they were first written.
 * Returns a function that enables the triggers again.
 */
async function disableTriggers(target: Tx): Promise<() => Promise<void>> {
  const { rows } = await sql<{ table: string; name: string }>`
    select tgrelid::regclass::text as table, quote_ident(tgname) as name
    from pg_trigger t join pg_class c on c.oid = t.tgrelid
    where c.relnamespace = 'public'::regnamespace and not tgisinternal and tgenabled = 'O'`.execute(target)
  const turn = async (how: 'enable' | 'disable') => {
    for (const { table, name } of rows) await sql.raw(`alter table ${table} ${how} trigger ${name}`).execute(target)
  }
  await turn('disable')
  return () => turn('enable')
}

async function copyRows(source: Tx, target: Tx, { name, columns }: Table): Promise<void> {
  const asText = columns.map((column, index) => sql`${sql.ref(column.name)}::text as ${sql.ref(`c${index}`)}`)
  await sql`declare moved no scroll cursor for select ${sql.join(asText)} from ${sql.table(name)}`.execute(source)
  for (;;) {
    const { rows } = await sql.raw<Record<string, string | null>>(`fetch ${BATCH} from moved`).execute(source)
    if (rows.length === 0) break
    const lists = columns.map((_, index) => sql`${rows.map((row) => row[`c${index}`] ?? null)}::text[]`)
    await insertLists(target, { name, columns }, lists)
  }
  await sql`close moved`.execute(source)
}

function insertLists(target: Tx, { name, columns }: Table, lists: readonly RawBuilder<unknown>[]): Promise<unknown> {
  const names = columns.map((column) => sql.ref(column.name))
  const values = columns.map(({ type }, index) => sql`${sql.ref(`r.c${index}`)}::${sql.raw(type)}`)
  const aliases = columns.map((_, index) => sql.ref(`c${index}`))
  return sql`insert into ${sql.table(name)} (${sql.join(names)}) overriding system value
    select ${sql.join(values)} from unnest(${sql.join(lists)}) as r(${sql.join(aliases)})`.execute(target)
}

async function copySequences(source: Tx, target: Tx): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select quote_ident(relname) as name from pg_class
    where relkind = 'S' and relnamespace = 'public'::regnamespace`.execute(source)
  for (const { name } of rows) {
    const { rows: states } = await sql
      .raw<{ value: string; called: boolean }>(`select last_value::text as value, is_called as called from ${name}`)
      .execute(source)
    const [state] = states
    if (state) await sql`select setval(${name}, ${state.value}::bigint, ${state.called})`.execute(target)
  }
}

/** Compares the number of rows and the sum of their hashes, table by table. */
async function sameRows(source: Tx, target: Tx, tables: readonly Table[]): Promise<number> {
  let all = 0
  for (const { name, columns } of tables) {
    const texts = columns.map((column) => sql`${sql.ref(column.name)}::text`)
    const counting = sql<{ rows: string; hashes: string }>`
      select count(*)::text as rows, coalesce(sum(hashtextextended(row(${sql.join(texts)})::text, 0)::numeric), 0)::text as hashes
      from ${sql.table(name)}`
    const [before] = (await counting.execute(source)).rows
    const [after] = (await counting.execute(target)).rows
    if (before?.rows !== after?.rows || before?.hashes !== after?.hashes) {
      throw new NotTheSame(`The rows of the table ${name} differ between the two databases after the copy.`)
    }
    all += Number(after?.rows)
  }
  return all
}

async function sameLedgers(source: Tx, target: Tx): Promise<number> {
  const heads = async (tx: Tx) => {
    const lobbies = tx.selectFrom('lobby').select(['id', 'ledger_seq', 'ledger_hash', 'sealed']).orderBy('id')
    return (await lobbies.execute()).map((lobby) => JSON.stringify(lobby))
  }
  const [before, after] = [await heads(source), await heads(target)]
  if (before.join() !== after.join())
    throw new NotTheSame('The last entries of the ledgers differ between the two databases after the copy.')
  return after.length
}
