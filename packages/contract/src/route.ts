import type { z } from 'zod'
import type { ErrorCode } from './errors.ts'

/** The callers that are allowed: anyone, any signed-in account, or an administrator. */
export type Access = 'anyone' | 'player' | 'admin'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** A schema of zod, or of zod mini, which the web's forms use. */
type Schema = z.core.$ZodType | undefined

export interface RouteSpec {
  readonly method: Method
  /** The path of the call below /api. A parameter is written as `:name`. */
  readonly path: `/${string}`
  readonly access: Access
  /**
   * Set for a route of players that guests may call, too. Guests may call only the routes that a game of their own
   * needs ([G4]).
   */
  readonly guests?: true
  /** The section of the API documentation that lists the call. */
  readonly area: string
  /** One sentence about the call for the API documentation. */
  readonly summary: string
  readonly params?: z.ZodObject
  readonly query?: z.ZodObject
  readonly body?: z.core.$ZodType
  /**
   * The handler reads the body field by field, so that an invalid text in one field does not refuse the other fields.
   */
  readonly piecemeal?: true
  /**
   * The request carries a signature instead of an account's token. The server checks the signature before it reads the
   * body.
   */
  readonly signed?: true
  readonly reply: z.ZodType
  /** The refusals of the call, besides `invalid-request` and the refusals that the access implies. */
  readonly errors: readonly ErrorCode[]
  /** The error code that the server answers if a parameter in the path does not have the form of an id. */
  readonly unknown?: ErrorCode
  /**
   * The call accepts the Idempotency-Key header: a repeated request gets the same reply. The key belongs to the calling
   * account.
   */
  readonly requestId?: true
  /** The reply has an ETag, which stays the same until the caller's view of the data changes. */
  readonly etag?: true
  /** The size in bytes of the largest body, if the call needs more than the usual 16 KiB. */
  readonly maxBytes?: number
  /**
   * The call costs the server far more than a bet. The server runs only a few such calls at once, except for
   * administrators.
   */
  readonly heavy?: true
  /** The largest number of requests a minute from one address, if the call needs a limit of its own. */
  readonly perMinute?: number
}

type Parsed<S extends Schema> = S extends z.core.$ZodType ? z.output<S> : undefined
type Given<S extends Schema> = S extends z.core.$ZodType ? z.input<S> : undefined

/** The arguments of a route's handler on the server. */
export interface Asked<R extends RouteSpec> {
  readonly params: Parsed<R['params']>
  readonly query: Parsed<R['query']>
  readonly body: Parsed<R['body']>
}

/** The arguments that a client passes to a route. */
export type Giving<R extends RouteSpec> = (R['params'] extends z.core.$ZodType
  ? { params: Given<R['params']> }
  : object) &
  (R['query'] extends z.core.$ZodType ? { query?: Given<R['query']> } : object) &
  (R['body'] extends z.core.$ZodType ? { body: Given<R['body']> } : object)

/**
 * The value that a handler returns. The contract parses this value before the server sends it, so that no other field
 * leaks.
 */
export type Answer<R extends RouteSpec> = z.input<R['reply']>

/** The value that a client receives from a call. */
export type Reply<R extends RouteSpec> = z.output<R['reply']>

/** Declares a call once; the server binds it, the web calls it. */
export function route<const R extends RouteSpec>(spec: R): R {
  return spec
}
