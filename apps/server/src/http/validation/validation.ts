import { GameError, type Issue, sentence } from '@bettle/contract'
import type { FastifySchemaCompiler, FastifySerializerCompiler } from 'fastify'
import { z } from 'zod'
import { replySchema } from '../bind/reply-schema.ts'
import { saidByIssue, saidBySchema } from './issue-message.ts'
import { unsoundTexts } from './sound-text.ts'

/** Thrown for a request that its schema refuses. `bind` chooses the reply by the part of the request. */
export class DoesNotFit extends Error {
  override name = 'DoesNotFit'
  readonly issues: readonly Issue[]

  constructor(issues: readonly Issue[]) {
    super(issues[0]?.message ?? 'Does not fit')
    this.issues = issues
  }
}

export const validatorCompiler: FastifySchemaCompiler<z.core.$ZodType> =
  ({ schema }) =>
  (value) =>
    unsoundIn(schema, value) ?? fitting(schema, value)

/**
 * The compiler for a route whose handler validates the lists of the body item by item, so it skips the texts in these
 * lists. Fastify does not know the type of the schema, which is zod's.
 */
export const piecemealCompiler: FastifySchemaCompiler<unknown> = (part) => {
  const schema = part.schema as z.core.$ZodType
  return part.httpPart === 'body'
    ? (value) => unsoundIn(z.unknown(), withoutLists(value)) ?? fitting(schema, value)
    : validatorCompiler({ ...part, schema })
}

/**
 * Returns an error with the texts that cannot be stored and all other faults. Returns undefined if all texts can be
 * stored, even if there are other faults.
 */
function unsoundIn(schema: z.core.$ZodType, value: unknown): { error: DoesNotFit } | undefined {
  const unsound = unsoundTexts(value)
  if (!unsound) return undefined
  const found = unsound.paths.map((path) => ({ path, ...UNSOUND }))
  const others = unsound.isReadable ? fitting(schema, value).error?.issues : undefined
  const isNamed = new Set(unsound.paths)
  return { error: new DoesNotFit([...found, ...(others ?? []).filter(({ path }) => !isNamed.has(path))]) }
}

function withoutLists(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).filter(([, part]) => !Array.isArray(part)))
}

export const UNSOUND = sentence('text-unsound')

function fitting(schema: z.core.$ZodType, value: unknown): { value?: unknown; error?: DoesNotFit } {
  const parsed = z.safeParse(schema, value, { error: () => NO_MESSAGE, reportInput: true })
  return parsed.success ? { value: parsed.data } : { error: new DoesNotFit(issuesOf(parsed.error)) }
}

/** The message of a fault whose rule has no message of its own. */
const NO_MESSAGE = ''

function issuesOf(error: z.core.$ZodError): Issue[] {
  return error.issues.map((issue) => ({
    path: issue.path.join('.'),
    ...(issue.message === NO_MESSAGE ? saidByIssue(issue) : saidBySchema(issue)),
  }))
}

/**
 * Parses each reply by the contract. Fields that the contract does not name are dropped, so that no data is sent by
 * accident.
 */
export const serializerCompiler: FastifySerializerCompiler<z.ZodType> = ({ schema }) => {
  const light = replySchema(schema)
  return (reply) => JSON.stringify(z.parse(light, reply))
}

/** Returns the refusal of a request whose query or body does not match its schema. */
export function invalidRequest(issues: readonly Issue[]): GameError {
  return new GameError('invalid-request', { issues })
}
