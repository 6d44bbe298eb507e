import { createHash } from 'node:crypto'
import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type { WatchedClient, WatchedPool } from './watched-pool.ts'

/**
 * The largest number of kept plans. A statement with a list has another text for each length of the list. The first
 * statements get the plans, because frequent statements run early.
 */
const MOST_PREPARED = 500

const NO_SUCH_PLAN = '26000'
const NOT_SUPPORTED = '0A000'

/** True if a plan no longer fits the table or the connection. The statement itself is correct. */
export function isStalePlan(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error)) return false
  if (error.code === NO_SUCH_PLAN) return true
  return error.code === NOT_SUPPORTED && 'routine' in error && error.routine === 'RevalidateCachedQuery'
}

/**
 * Keeps the plans of repeated statements in each connection, because parsing and planning take half of a statement's
 * time. A newer server that changes the tables makes these plans stale. This pool then repeats a statement outside a
 * transaction under a new name. The function `transaction` repeats a whole transaction.
 * @param schema the version of the tables, which is part of the plans' names
 */
export function withPreparedPlans(pool: WatchedPool, schema: string): PostgresPool {
  const names = createNames(schema)
  return { connect: async () => preparing(await pool.connect(), names), end: () => pool.end() }
}

/** Keeps no plans, for a pooler that cannot keep them. */
export function withoutPreparedPlans(pool: WatchedPool): PostgresPool {
  const names: Names = { of: () => undefined, outdate: () => {} }
  return { connect: async () => preparing(await pool.connect(), names), end: () => pool.end() }
}

interface Names {
  of(text: string): string | undefined
  /** Called when the plan of this name is stale: then probably all other plans are too. */
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
