import type { z } from 'zod'
import type { ErrorCode } from './errors.ts'

/** The callers that are allowed: anyone, any signed-in account, or an administrator. */
export type Access = 'anyone' | 'player' | 'admin'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** A schema of zod or of zod mini, which the forms use. */
type Schema = z.core.$ZodType | undefined

export interface RouteSpec {
  readonly method: Method
  /** Below /api; parameters as `:name`. */
  readonly path: `/${string}`
  readonly access: Access
  /** With access for players: guests may call it, too. A guest may play their own game and has no other rights ([G4]). */
  readonly guests?: true
  /** The section of the API documentation. */
  readonly area: string
  /** One sentence for the API documentation. */
  readonly summary: string
  readonly params?: z.ZodObject
  readonly query?: z.ZodObject
  readonly body?: z.core.$ZodType
  /** The handler reads the body field by field, so that one invalid text does not refuse the rest. */
  readonly piecemeal?: true
  /** The request is signed instead of made by an account. The server checks the signature before it reads the body. */
  readonly signed?: true
  readonly reply: z.ZodType
  /** The possible refusals besides `invalid-request` and those that the access implies. */
  readonly errors: readonly ErrorCode[]
  /** The error if an id in the path is not an id at all. */
  readonly unknown?: ErrorCode
  /** Takes the Idempotency-Key header: a repeated request gets the same reply. The key belongs to the calling account. */
  readonly requestId?: true
  /** The reply has an ETag of its state. */
  readonly etag?: true
  /** The largest body in bytes, if it is more than the usual 16 KiB. */
  readonly maxBytes?: number
  /** Costs the server far more than a bet, so that it runs only a few such calls of non-administrators at once. */
  readonly heavy?: true
  /** Requests per minute and address, if the call needs its own limit. */
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

/** The value that a handler returns. The contract parses it before it is sent, so that no other field leaks. */
export type Answer<R extends RouteSpec> = z.input<R['reply']>

/** The value that a client receives. */
export type Reply<R extends RouteSpec> = z.output<R['reply']>

/** Declares a call once; the server binds it, the web calls it. */
export function route<const R extends RouteSpec>(spec: R): R {
  return spec
}
