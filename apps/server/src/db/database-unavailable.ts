/** Why the database cannot execute a statement. */
export type UnavailableReason =
  /** The connection ended, and with it the statement and its transaction. */
  | 'lost'
  /** It does not answer, or cannot be reached. */
  | 'silent'
  /** It answers, but has no free connection or memory, or the statement took too long. */
  | 'overloaded'
  /** Its disk is full. */
  | 'full'
  /** This server stops. */
  | 'stopping'

const SENTENCES: Readonly<Record<UnavailableReason, string>> = {
  lost: 'The connection to the database ended',
  silent: 'The database does not answer',
  overloaded: 'The database is overloaded',
  full: 'The disk of the database is full',
  stopping: 'The server stops',
}

/** Seconds after which a caller may retry. */
const RETRY_AFTER: Readonly<Record<UnavailableReason, number>> = {
  lost: 1,
  silent: 2,
  overloaded: 2,
  full: 30,
  stopping: 1,
}

interface UnavailableOptions {
  readonly cause?: unknown
  /** Whether the statement may have taken effect: a COMMIT without an answer, or a write outside a transaction. */
  readonly mayBeDone?: boolean
}

/** The database is in trouble, not the request. Calls are answered 503, and jobs are retried. */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable'
  readonly why: UnavailableReason
  readonly mayBeDone: boolean

  constructor(why: UnavailableReason, { cause, mayBeDone = false }: UnavailableOptions = {}) {
    super(SENTENCES[why], { cause })
    this.why = why
    this.mayBeDone = mayBeDone
  }

  /** Seconds. */
  get retryAfter(): number {
    return RETRY_AFTER[this.why]
  }
}

/** PostgreSQL error codes (class or whole) after which the connection is unusable. */
const LOST = /^(08...|57P0[1-5]|25P0[34])$/
/** No connections, memory or locks left, a replica that takes no writes, or a cancelled statement. */
const OVERLOADED = /^(53[023]00|53400|25006|57014)$/
/** A disk that is full or cannot be written to. */
const FULL = /^(53100|58030|58P01|ENOSPC|EDQUOT)$/
/** PostgreSQL has no code for an exhausted quota, nor for every failed write. */
const FULL_MESSAGE = /no space left on device|quota exceeded|^could not (extend|write to) file/i
/** Node's error codes for the socket to the database. */
const OF_NETWORK =
  /^(ECONN(REFUSED|RESET|ABORTED)|EPIPE|ETIMEDOUT|E(HOST|NET)(UNREACH|DOWN)|ENOTFOUND|EAI_AGAIN|ENOENT)$/
/** Messages of pg, which gives these errors no code. */
const OF_CLIENT = /^(Connection terminated|Client (has encountered a connection error|was closed) and is not queryable)/

/** Whether PostgreSQL, or Node while it writes a file, found no room. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  // Class XX is PostgreSQL's internal error.
  return FULL.test(code) || (/^(XX...|)$/.test(code) && FULL_MESSAGE.test(error.message))
}

/** Classifies an error of the database's client; undefined where the statement itself was wrong. */
export function unavailableReasonOf(error: unknown): UnavailableReason | undefined {
  if (error instanceof DatabaseUnavailable) return error.why
  if (!(error instanceof Error)) return undefined
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  if (LOST.test(code) || OF_NETWORK.test(code) || OF_CLIENT.test(error.message)) return 'lost'
  if (isDiskFull(error)) return 'full'
  return OVERLOADED.test(code) ? 'overloaded' : undefined
}
