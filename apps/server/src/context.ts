import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import type { Background } from './background.ts'
import type { Clock } from './clock.ts'
import type { Config } from './config.ts'
import type { DiskWatch } from './db/disk-watch.ts'
import type { Database } from './db/schema.ts'
import type { Faults } from './faults.ts'
import type { Callers } from './http/bind/session.ts'
import type { Jobs } from './jobs/jobs.ts'
import type { Leases } from './jobs/lease.ts'
import type { MailGate } from './mail/mail-gate.ts'
import type { Live } from './push/hub.ts'
import type { SharedSets } from './push/shared-sets.ts'
import type { Redis } from './redis/redis.ts'
import type { Storage } from './storage/storage.ts'
import type { Crowds } from './transactions/in-lobby.ts'
import type { Mutex } from './transactions/mutex.ts'

/**
 * The objects that every part of the server uses. No state is global, so that a test can run many servers at the same
 * time.
 */
export interface Context {
  readonly config: Config
  /**
   * The database, never to be used inside an open transaction. Stores take a `Tx`, so that passing `db` there does not
   * compile.
   */
  readonly db: Kysely<Database>
  /**
   * A database with a few connections of its own for large reads (`forHeavyReads`); equal to `db` on the embedded
   * database.
   */
  readonly heavyDb: Kysely<Database>
  /** Watches whether the database's disk has space. */
  readonly disk: DiskWatch
  readonly clock: Clock
  readonly log: Logger
  readonly faults: Faults
  readonly live: Live
  readonly crowds: Crowds
  readonly mutex: Mutex
  /** The number of partitions that place bets at the same time, and the size of the largest batch. */
  readonly rush: { readonly partitions: number; readonly batchSize: number }
  readonly jobs: Jobs
  readonly leases: Leases
  readonly storage: Storage
  readonly mail: MailGate
  readonly background: Background
  /** The server's address without a trailing slash: PUBLIC_URL, or else the address on which the server listens. */
  readonly address: { readonly url: string }
  readonly callers: Callers
  /** Redis, which the nodes share; undefined on a server that is the only node. */
  readonly redis: Redis | undefined
  /** Counts users and sockets on all nodes; undefined on a server that is the only node. */
  readonly sharedSets: SharedSets | undefined
}
