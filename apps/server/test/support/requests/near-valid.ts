import type { RouteSpec } from '@bettle/contract'
import type { z } from 'zod'
import type { RandomSource } from '../../simulation/random-source.ts'
import { ODD_VALUES } from './request-samples.ts'

/** Values by the names of fields: ids from the database, and valid texts and numbers. */
export type Values = Readonly<Record<string, unknown>>

/** A request of a client that knows the contract: mostly valid, at the limits of its fields, sometimes odd. */
export interface NearValid {
  readonly params: Readonly<Record<string, string>>
  readonly query: Readonly<Record<string, string>>
  /** The body as JSON, or almost JSON. */
  readonly text: string | undefined
}

/** The probability that a field violates its schema, in a request that is not fully valid. */
const ODD = 0.06
const NOT_IN_ORDER = 0.35
/** The probability that a value is at a limit of its field or beyond it. */
const AT_A_LIMIT = 0.12
const TEXTS = ['x', ' x ', 'Ana', 'Über 0.5', '⚽', 'a​b', '=1+1', '<b>', '‮x', 'ﬁ', '0', 'é'.repeat(40)]

export function nearValid(route: RouteSpec, values: Values, anyRandom: RandomSource): NearValid {
  const random = anyRandom.bool(NOT_IN_ORDER) ? anyRandom : inOrder(anyRandom)
  const drawn = (schema: z.core.$ZodType | undefined) => (schema ? valueFor(schema, '', values, random) : {})
  return {
    params: asTexts(drawn(route.params), random),
    query: asTexts(drawn(route.query), random),
    text: route.body && textOf(drawn(route.body), random),
  }
}

/** Returns a random source that makes no unlikely choices. */
const inOrder = (random: RandomSource): RandomSource => ({
  ...random,
  bool: (share) => share > AT_A_LIMIT && random.bool(share),
})

function asTexts(value: unknown, random: RandomSource): Record<string, string> {
  const entries = Object.entries(value as Record<string, unknown>).filter(([, one]) => one !== undefined)
  return Object.fromEntries(
    entries.map(([name, one]) => [name, one instanceof Odd ? random.pick(['', '-1', 'NaN', 'x', '%00']) : String(one)]),
  )
}

/** JSON text that is inserted as it is, because no value can express it. */
class Odd {
  readonly #text: string
  constructor(text: string) {
    this.#text = text
  }
  toJSON(): string {
    return `odd:${this.#text}`
  }
}

function textOf(value: unknown, random: RandomSource): string {
  if (random.bool(ODD / 3)) return random.pick(['', 'null', '[]', '{}', '"x"'])
  return JSON.stringify(value).replace(/"odd:((?:[^"\\]|\\.)*)"/g, (_, text: string) => JSON.parse(`"${text}"`))
}

function valueFor(schema: z.core.$ZodType, name: string, values: Values, random: RandomSource): unknown {
  const { def } = (schema as z.core.$ZodTypes)._zod
  if (name !== '' && random.bool(ODD)) return new Odd(random.pick(ODD_VALUES))
  const sample = values[name]
  const isLeaf = def.type === 'string' || def.type === 'number' || def.type === 'unknown' || def.type === 'array'
  if (isLeaf && sample !== undefined && random.bool(0.85)) return sample
  const inner = (of: z.core.$ZodType) => valueFor(of, name, values, random)
  switch (def.type) {
    case 'object': {
      const fields = Object.entries(def.shape).map(
        ([field, of]) => [field, valueFor(of, field, values, random)] as const,
      )
      const spare = random.bool(ODD) ? { spare: 1 } : {}
      return { ...Object.fromEntries(fields.filter(() => !random.bool(ODD / 5))), ...spare }
    }
    case 'optional':
    case 'default':
      return random.bool(0.6) ? undefined : inner(def.innerType)
    case 'nullable':
      return random.bool(0.2) ? null : inner(def.innerType)
    case 'pipe':
      return inner(isTransform(def.in) ? def.out : def.in)
    case 'union':
      return inner(random.pick(def.options))
    case 'array':
      return Array.from({ length: random.pick([0, 1, 1, 2, 5]) }, () => inner(def.element))
    case 'enum':
      return random.pick(Object.values(def.entries))
    case 'literal':
      return random.pick(def.values)
    case 'boolean':
      return random.bool(0.5)
    case 'number':
      return aNumber(schema, random)
    case 'string':
      return aText(schema, values, random)
    default:
      return sample ?? random.pick(['x', 1, null, {}])
  }
}

const isTransform = (schema: z.core.$ZodType) => (schema as z.core.$ZodTypes)._zod.def.type === 'transform'

/** Returns the limits among the checks of a schema. */
function limitsOf(schema: z.core.$ZodType) {
  const limits: Partial<Record<'low' | 'high' | 'shortest' | 'longest', number | undefined>> = {}
  for (const check of schema._zod.def.checks ?? []) {
    const def = check._zod.def as { check: string; value?: number; minimum?: number; maximum?: number }
    if (def.check === 'greater_than') limits.low = def.value
    if (def.check === 'less_than') limits.high = def.value
    if (def.check === 'min_length') limits.shortest = def.minimum
    if (def.check === 'max_length') limits.longest = def.maximum
  }
  return limits
}

function aNumber(schema: z.core.$ZodType, random: RandomSource): number {
  const { low = 0, high = 1000 } = limitsOf(schema)
  const within = random.whole(Math.ceil(low), Math.max(Math.ceil(low), Math.min(high, low + 200)))
  return random.bool(AT_A_LIMIT) ? random.pick([within + 0.5, low, high, low - 1, high + 1, 0]) : within
}

function aText(schema: z.core.$ZodType, values: Values, random: RandomSource): string {
  const { def } = (schema as z.core.$ZodTypes)._zod
  const format = 'format' in def ? def.format : undefined
  if (format === 'uuid') return random.pick(idsOf(values))
  if (format === 'datetime') return new Date(Date.UTC(2026, 4, 1, 17, random.whole(0, 180))).toISOString()
  const { shortest = 0, longest = 60 } = limitsOf(schema)
  const plain = 'Ana City 7'.slice(0, longest).padEnd(shortest, 'a')
  if (!random.bool(AT_A_LIMIT))
    return random.bool(0.5) ? plain : `${plain.slice(0, longest - 3)} ${random.whole(0, 99)}`
  return random.pick([...TEXTS, 'y'.repeat(Math.max(1, shortest)), 'z'.repeat(longest), 'z'.repeat(longest + 1)])
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-/
const idsOf = (values: Values): string[] => [
  ...Object.values(values).filter((value): value is string => typeof value === 'string' && UUID.test(value)),
  '00000000-0000-7000-8000-000000000000',
]
