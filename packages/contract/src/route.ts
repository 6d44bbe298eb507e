import type { z } from 'zod'
import type { ErrorCode } from './errors.ts'

/** Who may call: anyone, any signed-in account, or an administrator. */
export type Access = 'anyone' | 'player' | 'admin'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** Of zod or of its small edition, which the forms use. */
type Schema = z.core.$ZodType | undefined

export interface RouteSpec {
  readonly method: Method
  /** Below /api; parameters as `:name`. */
  readonly path: `/${string}`
  readonly access: Access
  /** With access for players: a guest may call it too; they play, and own nothing but that game ([G4]). */
  readonly guests?: true
  /** The area of the documentation it stands in. */
  readonly area: string
  /** One sentence for the documentation. */
  readonly summary: string
  readonly params?: z.ZodObject
  readonly query?: z.ZodObject
  readonly body?: z.core.$ZodType
  /** Its body is looked at piece by piece by whoever takes it: one text that cannot be kept is no reason to refuse the rest. */
  readonly piecemeal?: true
  /** Signed, instead of made by an account: the signature is checked before anything reads the body. */
  readonly signed?: true
  readonly reply: z.ZodType
  /** What it can refuse beside `invalid-request` and what its access implies. */
  readonly errors: readonly ErrorCode[]
  /** The answer when an id in the path is not one at all. */
  readonly unknown?: ErrorCode
  /** Takes the Idempotency-Key header: the same request again answers the same reply. The key belongs to the account that calls. */
  readonly requestId?: true
  /** The reply carries an ETag of its state. */
  readonly etag?: true
  /** How many bytes its body may have, where that is more than the 16 KiB of a call. */
  readonly maxBytes?: number
  /** Costs the server many times what a bet does: below administrators only a few of such calls are worked on at once. */
  readonly heavy?: true
  /** Requests per minute and address, where the call needs a limit of its own. */
  readonly perMinute?: number
}

type Parsed<S extends Schema> = S extends z.core.$ZodType ? z.output<S> : undefined
type Given<S extends Schema> = S extends z.core.$ZodType ? z.input<S> : undefined

/** What the server's handler of a route receives. */
export interface Asked<R extends RouteSpec> {
  readonly params: Parsed<R['params']>
  readonly query: Parsed<R['query']>
  readonly body: Parsed<R['body']>
}

/** What a client of a route gives. */
export type Giving<R extends RouteSpec> = (R['params'] extends z.core.$ZodType
  ? { params: Given<R['params']> }
  : object) &
  (R['query'] extends z.core.$ZodType ? { query?: Given<R['query']> } : object) &
  (R['body'] extends z.core.$ZodType ? { body: Given<R['body']> } : object)

/** What a handler may answer: parsed by the contract on its way out, so nothing leaks by accident. */
export type Answer<R extends RouteSpec> = z.input<R['reply']>

/** What a client gets. */
export type Reply<R extends RouteSpec> = z.output<R['reply']>

/** Declares a call once; the server binds it, the web calls it. */
export function route<const R extends RouteSpec>(spec: R): R {
  return spec
}
