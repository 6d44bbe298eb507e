/** Why the database cannot execute a statement. */
export type UnavailableReason =
  /** The connection ended, and with it the statement and its transaction. */
  | 'lost'
  /** PostgreSQL does not answer, or cannot be reached. */
  | 'silent'
  /** PostgreSQL answers, but has no free connection or memory, or the statement took too long. */
  | 'overloaded'
  /** The disk of the database is full. */
  | 'full'
  /** This server is stopping. */
  | 'stopping'

const SENTENCES: Readonly<Record<UnavailableReason, string>> = {
  lost: 'The connection to the database ended',
  silent: 'The database does not answer',
  overloaded: 'The database is overloaded',
  full: 'The disk of the database is full',
  stopping: 'The server stops',
}

/** The seconds after which a caller may retry, for each reason. */
const RETRY_AFTER: Readonly<Record<UnavailableReason, number>> = {
  lost: 1,
  silent: 2,
  overloaded: 2,
  full: 30,
  stopping: 1,
}

interface UnavailableOptions {
  readonly cause?: unknown
  /** True if the statement may have taken effect: a COMMIT without an answer, or a write outside a transaction. */
  readonly mayBeDone?: boolean
}

/** Thrown if the database has a fault and the request has none. Calls are answered with 503, and jobs are retried. */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable'
  readonly why: UnavailableReason
  readonly mayBeDone: boolean

  constructor(why: UnavailableReason, { cause, mayBeDone = false }: UnavailableOptions = {}) {
    super(SENTENCES[why], { cause })
    this.why = why
    this.mayBeDone = mayBeDone
  }

  /** The seconds after which the caller may retry. */
  get retryAfter(): number {
    return RETRY_AFTER[this.why]
  }
}

/** PostgreSQL error codes (class or whole code) after which the connection is unusable. */
const LOST = /^(08...|57P0[1-5]|25P0[34])$/
/** Codes for: no connections, memory or locks left, a replica that accepts no writes, a cancelled statement. */
const OVERLOADED = /^(53[023]00|53400|25006|57014)$/
/** Codes for a disk that is full or cannot be written to. */
const FULL = /^(53100|58030|58P01|ENOSPC|EDQUOT)$/
/** Messages of a full disk, because PostgreSQL has no code for an exhausted quota, nor for every failed write. */
const FULL_MESSAGE = /no space left on device|quota exceeded|^could not (extend|write to) file/i
/** Node's error codes of the network connection to the database. */
const OF_NETWORK =
  /^(ECONN(REFUSED|RESET|ABORTED)|EPIPE|ETIMEDOUT|E(HOST|NET)(UNREACH|DOWN)|ENOTFOUND|EAI_AGAIN|ENOENT)$/
/** Messages of the client pg, which gives these errors no code. */
const OF_CLIENT = /^(Connection terminated|Client (has encountered a connection error|was closed) and is not queryable)/

/** True if PostgreSQL, or Node while it writes a file, found no space on the disk. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  // Class XX contains PostgreSQL's internal errors.
  return FULL.test(code) || (/^(XX...|)$/.test(code) && FULL_MESSAGE.test(error.message))
}

/**
 * Returns why the database is unavailable, from an error of its client; undefined if the statement itself was wrong.
 */
export function unavailableReasonOf(error: unknown): UnavailableReason | undefined {
  if (error instanceof DatabaseUnavailable) return error.why
  if (!(error instanceof Error)) return undefined
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  if (LOST.test(code) || OF_NETWORK.test(code) || OF_CLIENT.test(error.message)) return 'lost'
  if (isDiskFull(error)) return 'full'
  return OVERLOADED.test(code) ? 'overloaded' : undefined
}
