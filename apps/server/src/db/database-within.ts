import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely'
import type { Database, Tx } from './schema.ts'

const BEGIN = CompiledQuery.raw('savepoint within')
const COMMIT = CompiledQuery.raw('release savepoint within')
const ROLLBACK = CompiledQuery.raw('rollback to savepoint within')

/**
 * Returns a database inside an open transaction, for code that opens transactions of its own. Each of these
 * transactions is a savepoint of `tx`, so a rollback of `tx` also undoes it. There is one connection, so only one of
 * them runs at a time.
 */
export function databaseWithin(tx: Tx): Kysely<Database> {
  const connection: DatabaseConnection = {
    executeQuery: <Row>(query: CompiledQuery) => tx.executeQuery(query as CompiledQuery<Row>),
    streamQuery() {
      throw new Error('a query inside a transaction cannot be streamed')
    },
  }
  const waiting: (() => void)[] = []
  let isTaken = false
  const driver: Driver = {
    init: async () => {},
    async acquireConnection() {
      if (isTaken) await new Promise<void>((resolve) => waiting.push(resolve))
      isTaken = true
      return connection
    },
    async releaseConnection() {
      const next = waiting.shift()
      if (next) next()
      else isTaken = false
    },
    beginTransaction: async () => {
      await tx.executeQuery(BEGIN)
    },
    commitTransaction: async () => {
      await tx.executeQuery(COMMIT)
    },
    rollbackTransaction: async () => {
      await tx.executeQuery(ROLLBACK)
      await tx.executeQuery(COMMIT)
    },
    destroy: async () => {},
  }
  return new Kysely<Database>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => driver,
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  })
}
