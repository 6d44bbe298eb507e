import type { Kysely, Transaction } from 'kysely'
import type { Logger } from 'pino'
import type { Background } from './background.ts'
import type { Clock } from './clock.ts'
import type { Config } from './config.ts'
import type { DiskWatch } from './db/disk-watch.ts'
import type { Database } from './db/schema.ts'
import type { Faults } from './faults.ts'
import type { Callers } from './http/session.ts'
import type { Jobs } from './jobs/jobs.ts'
import type { MailGate } from './mail/mail-gate.ts'
import type { Live } from './push/hub.ts'
import type { Storage } from './storage/storage.ts'
import type { Mutex } from './transactions/mutex.ts'

/** What every part of the server is given: nothing is global, so tests run many servers side by side. */
export interface Context {
  readonly config: Config
  /** Never used inside an open transaction: stores take a `Tx`, so that passing `db` there does not compile. */
  readonly db: Kysely<Database>
  /** A small share of connections for what reads much, see `forHeavyReads`; on the embedded database the same as `db`. */
  readonly heavyDb: Kysely<Database>
  /** Whether the database's disk has room. */
  readonly disk: DiskWatch
  readonly clock: Clock
  readonly log: Logger
  readonly faults: Faults
  readonly live: Live
  readonly mutex: Mutex
  /** In how many lanes bets go in at once, and how many at most in one lot. */
  readonly rush: { readonly partitions: number; readonly batchSize: number }
  readonly jobs: Jobs
  readonly storage: Storage
  readonly mail: MailGate
  readonly background: Background
  /** Where people reach this server, without a slash at the end: PUBLIC_URL, or else where it serves. */
  readonly address: { readonly url: string }
  readonly callers: Callers
}

/** An open transaction. */
export type Tx = Transaction<Database>

/** Either: for reads that stand alone or take part in a transaction. */
export type Reader = Kysely<Database> | Tx
