import { createHash } from 'node:crypto'
import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type { WatchedClient, WatchedPool } from './watched-pool.ts'

/** Texts with lists of many lengths are many: those that come first are those that come often. */
const MOST_PREPARED = 500

const NO_SUCH_PLAN = '26000'
const NOT_SUPPORTED = '0A000'

/** The plan is none of this table any more, or none of this connection: nothing is wrong with the statement. */
export function isStalePlan(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error)) return false
  if (error.code === NO_SUCH_PLAN) return true
  return error.code === NOT_SUPPORTED && 'routine' in error && error.routine === 'RevalidateCachedQuery'
}

/**
 * Half of a statement's time is reading and planning it: of what is asked again each connection keeps the plan. A server that
 * changes the tables makes the plans of one still running stale: what was asked is then tried once more under new names, by itself
 * here, within a transaction by `transaction`, as the whole of it is given up.
 * @param schema the version of the tables; no plan made for another is ever taken for one of these
 */
export function withPreparedPlans(pool: WatchedPool, schema: string): PostgresPool {
  const names = createNames(schema)
  return { connect: async () => preparing(await pool.connect(), names), end: () => pool.end() }
}

/** Behind a pooler that cannot carry plans. */
export function withoutPreparedPlans(pool: WatchedPool): PostgresPool {
  const names: Names = { of: () => undefined, outdate: () => {} }
  return { connect: async () => preparing(await pool.connect(), names), end: () => pool.end() }
}

interface Names {
  of(text: string): string | undefined
  /** The plan of this name is stale, and with it probably all others. */
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
