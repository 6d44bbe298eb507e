/** Why the database does not do what it is asked. */
export type UnavailableReason =
  /** The connection ended: the statement, and the transaction around it, are gone with it. */
  | 'lost'
  /** It does not answer, or cannot be reached. */
  | 'silent'
  /** It answers, and has no connection or memory to spare, or the statement took too long. */
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

/** Seconds after which a caller may ask again. */
const RETRY_AFTER: Readonly<Record<UnavailableReason, number>> = {
  lost: 1,
  silent: 2,
  overloaded: 2,
  full: 30,
  stopping: 1,
}

interface UnavailableOptions {
  readonly cause?: unknown
  /** Whether the statement may have taken effect all the same: a COMMIT without an answer, or a write outside a transaction. */
  readonly mayBeDone?: boolean
}

/** The database is in trouble, not the request: callers answer 503, and background work tries again. */
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

/** Codes of PostgreSQL (class or whole) after which its connection is of no use. */
const LOST = /^(08...|57P0[1-5]|25P0[34])$/
/** Out of connections, memory or locks; a replica that takes no writes; a statement that PostgreSQL cancelled. */
const OVERLOADED = /^(53[023]00|53400|25006|57014)$/
/** A full disk; or one that cannot be written to. */
const FULL = /^(53100|58030|58P01|ENOSPC|EDQUOT)$/
/** PostgreSQL has no code of its own for a quota that is used up, nor for every write that fails. */
const FULL_MESSAGE = /no space left on device|quota exceeded|^could not (extend|write to) file/i
/** Codes of Node, from the socket to the database. */
const OF_NETWORK =
  /^(ECONN(REFUSED|RESET|ABORTED)|EPIPE|ETIMEDOUT|E(HOST|NET)(UNREACH|DOWN)|ENOTFOUND|EAI_AGAIN|ENOENT)$/
/** pg gives these no code. */
const OF_CLIENT = /^(Connection terminated|Client (has encountered a connection error|was closed) and is not queryable)/

/** Of PostgreSQL, or of Node where it writes a file of its own. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  // Class XX: what PostgreSQL did not foresee.
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
