import { createHash } from 'node:crypto'
import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type { WatchedClient, WatchedPool } from './watched-pool.ts'

/** Bounds the cache. Statements with lists differ by length; the first ones are the frequent ones. */
const MOST_PREPARED = 500

const NO_SUCH_PLAN = '26000'
const NOT_SUPPORTED = '0A000'

/** The plan does not fit the table or the connection any more. The statement itself is correct. */
export function isStalePlan(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error)) return false
  if (error.code === NO_SUCH_PLAN) return true
  return error.code === NOT_SUPPORTED && 'routine' in error && error.routine === 'RevalidateCachedQuery'
}

/**
 * Parsing and planning take half of a statement's time, so each connection keeps the plans of repeated statements.
 * A newer server that changes the tables makes these plans stale.
 * A single statement is then repeated here under a new name; `transaction` repeats a whole transaction.
 * @param schema the version of the tables, which is part of the plans' names
 */
export function withPreparedPlans(pool: WatchedPool, schema: string): PostgresPool {
  const names = createNames(schema)
  return { connect: async () => preparing(await pool.connect(), names), end: () => pool.end() }
}

/** For a pooler that cannot keep plans. */
export function withoutPreparedPlans(pool: WatchedPool): PostgresPool {
  const names: Names = { of: () => undefined, outdate: () => {} }
  return { connect: async () => preparing(await pool.connect(), names), end: () => pool.end() }
}

interface Names {
  of(text: string): string | undefined
  /** The plan of this name is stale, and probably all others. */
  outdate(name: string): void
}

function createNames(schema: string): Names {
  const digests = new Map<string, string>()
  let generation = 0
  const nameOf = (digest: string) => `${schema}.${generation}.${digest}`
  return {
    of(text) {
      const cached = digests.get(text)
      if (cached !== undefined) return nameOf(cached)
      if (digests.size >= MOST_PREPARED) return undefined
      const digest = createHash('sha256').update(text).digest('base64url').slice(0, 22)
      digests.set(text, digest)
      return nameOf(digest)
    },
    outdate(name) {
      if (name.startsWith(nameOf(''))) generation += 1
    },
  }
}

function preparing(client: WatchedClient, names: Names): PostgresPoolClient {
  async function query(text: string, values: readonly unknown[]) {
    const name = values.length === 0 ? undefined : names.of(text)
    if (name === undefined) return client.query({ text, values: [...values] })
    const isOutsideTransaction = client.isOutsideTransaction()
    try {
      return await client.query({ name, text, values: [...values] })
    } catch (error) {
      if (!isStalePlan(error)) throw error
      names.outdate(name)
      if (!isOutsideTransaction) throw error
      const newName = names.of(text)
      return client.query({ text, values: [...values], ...(newName !== undefined && { name: newName }) })
    }
  }
  return Object.assign(Object.create(null), { query, release: () => client.release() })
}
