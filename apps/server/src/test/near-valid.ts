import type { RouteSpec } from '@bettle/contract'
import type { z } from 'zod'
import type { Dice } from '../whole-match/dice.ts'
import { ODD_VALUES } from './request-samples.ts'

/** Values by the names of fields: what stands in the database, and what a field of that name takes. */
export type Values = Readonly<Record<string, unknown>>

/** A request as somebody who knows the contract might send it: most of it in order, at its limits, now and then something odd. */
export interface NearValid {
  readonly params: Readonly<Record<string, string>>
  readonly query: Readonly<Record<string, string>>
  /** JSON, or almost. */
  readonly text: string | undefined
}

/** How often a field is something else than its schema says, in the requests that are not in order. */
const ODD = 0.06
const NOT_IN_ORDER = 0.35
/** How often a value is at a limit or beyond, where any would do. */
const AT_A_LIMIT = 0.12
const TEXTS = ['x', ' x ', 'Ana', 'Über 0.5', '⚽', 'a​b', '=1+1', '<b>', '‮x', 'ﬁ', '0', 'é'.repeat(40)]

export function nearValid(route: RouteSpec, values: Values, anyDice: Dice): NearValid {
  const dice = anyDice.chance(NOT_IN_ORDER) ? anyDice : inOrder(anyDice)
  const drawn = (schema: z.core.$ZodType | undefined) => (schema ? valueFor(schema, '', values, dice) : {})
  return {
    params: asTexts(drawn(route.params), dice),
    query: asTexts(drawn(route.query), dice),
    text: route.body && textOf(drawn(route.body), dice),
  }
}

/** What is rare does not happen. */
const inOrder = (dice: Dice): Dice => ({ ...dice, chance: (share) => share > AT_A_LIMIT && dice.chance(share) })

function asTexts(value: unknown, dice: Dice): Record<string, string> {
  const entries = Object.entries(value as Record<string, unknown>).filter(([, one]) => one !== undefined)
  return Object.fromEntries(
    entries.map(([name, one]) => [name, one instanceof Odd ? dice.pick(['', '-1', 'NaN', 'x', '%00']) : String(one)]),
  )
}

/** Stands for JSON that is put in as it is, as not all of it can be said by a value. */
class Odd {
  readonly #text: string
  constructor(text: string) {
    this.#text = text
  }
  toJSON(): string {
    return `odd:${this.#text}`
  }
}

function textOf(value: unknown, dice: Dice): string {
  if (dice.chance(ODD / 3)) return dice.pick(['', 'null', '[]', '{}', '"x"'])
  return JSON.stringify(value).replace(/"odd:((?:[^"\\]|\\.)*)"/g, (_, text: string) => JSON.parse(`"${text}"`))
}

function valueFor(schema: z.core.$ZodType, name: string, values: Values, dice: Dice): unknown {
  const { def } = (schema as z.core.$ZodTypes)._zod
  if (name !== '' && dice.chance(ODD)) return new Odd(dice.pick(ODD_VALUES))
  const known = values[name]
  const isLeaf = def.type === 'string' || def.type === 'number' || def.type === 'unknown' || def.type === 'array'
  if (isLeaf && known !== undefined && dice.chance(0.85)) return known
  const inner = (of: z.core.$ZodType) => valueFor(of, name, values, dice)
  switch (def.type) {
    case 'object': {
      const fields = Object.entries(def.shape).map(([field, of]) => [field, valueFor(of, field, values, dice)] as const)
      const spare = dice.chance(ODD) ? { spare: 1 } : {}
      return { ...Object.fromEntries(fields.filter(() => !dice.chance(ODD / 5))), ...spare }
    }
    case 'optional':
    case 'default':
      return dice.chance(0.6) ? undefined : inner(def.innerType)
    case 'nullable':
      return dice.chance(0.2) ? null : inner(def.innerType)
    case 'pipe':
      return inner(isTransform(def.in) ? def.out : def.in)
    case 'union':
      return inner(dice.pick(def.options))
    case 'array':
      return Array.from({ length: dice.pick([0, 1, 1, 2, 5]) }, () => inner(def.element))
    case 'enum':
      return dice.pick(Object.values(def.entries))
    case 'literal':
      return dice.pick(def.values)
    case 'boolean':
      return dice.chance(0.5)
    case 'number':
      return aNumber(schema, dice)
    case 'string':
      return aText(schema, values, dice)
    default:
      return known ?? dice.pick(['x', 1, null, {}])
  }
}

const isTransform = (schema: z.core.$ZodType) => (schema as z.core.$ZodTypes)._zod.def.type === 'transform'

/** What its checks say of it, one by one. */
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

function aNumber(schema: z.core.$ZodType, dice: Dice): number {
  const { low = 0, high = 1000 } = limitsOf(schema)
  const within = dice.whole(Math.ceil(low), Math.max(Math.ceil(low), Math.min(high, low + 200)))
  return dice.chance(AT_A_LIMIT) ? dice.pick([within + 0.5, low, high, low - 1, high + 1, 0]) : within
}

function aText(schema: z.core.$ZodType, values: Values, dice: Dice): string {
  const { def } = (schema as z.core.$ZodTypes)._zod
  const format = 'format' in def ? def.format : undefined
  if (format === 'uuid') return dice.pick(idsOf(values))
  if (format === 'datetime') return new Date(Date.UTC(2026, 4, 1, 17, dice.whole(0, 180))).toISOString()
  const { shortest = 0, longest = 60 } = limitsOf(schema)
  const plain = 'Ana City 7'.slice(0, longest).padEnd(shortest, 'a')
  if (!dice.chance(AT_A_LIMIT)) return dice.chance(0.5) ? plain : `${plain.slice(0, longest - 3)} ${dice.whole(0, 99)}`
  return dice.pick([...TEXTS, 'y'.repeat(Math.max(1, shortest)), 'z'.repeat(longest), 'z'.repeat(longest + 1)])
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-/
const idsOf = (values: Values): string[] => [
  ...Object.values(values).filter((value): value is string => typeof value === 'string' && UUID.test(value)),
  '00000000-0000-7000-8000-000000000000',
]
