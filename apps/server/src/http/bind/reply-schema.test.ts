import { randomUUID } from 'node:crypto'
import { listBets } from '@bettle/contract'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { allRoutes } from '../../../test/support/requests/request-samples.ts'
import { replySchema } from './reply-schema.ts'

const OF_IDS_AND_TIMES = new Set(['uuid', 'date-time'])

/** Returns the schema as the documentation writes it, without the formats of ids and times. */
function shapeOf(schema: z.core.$ZodType): unknown {
  const written = z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any', reused: 'inline' })
  return JSON.parse(JSON.stringify(written), (_key, value) => {
    if (OF_IDS_AND_TIMES.has(value?.format)) return { type: 'string' }
    // Without a format, JSON Schema writes the choice of a text or null in a shorter form.
    return isText(value?.anyOf?.[0]) && value.anyOf[1]?.type === 'null' ? { type: ['string', 'null'] } : value
  })
}

const isText = (schema: unknown) => JSON.stringify(schema) === '{"type":"string"}'

it('a reply schema equals the contract’s schema except for the formats of ids and times', () => {
  expect(allRoutes.length).toBeGreaterThan(100)
  for (const { reply, method, path } of allRoutes) {
    expect(shapeOf(replySchema(reply)), `${method} ${path}`).toEqual(shapeOf(reply))
  }
})

const lightly = (schema: z.core.$ZodType, value: unknown) => z.safeParse(replySchema(schema), value)
const place = z.object({ at: z.iso.datetime(), of: z.uuid() })

it.each([
  ['in a list', z.array(place), (value: unknown) => [value]],
  ['in an optional field', z.object({ maybe: place.optional() }), (maybe: unknown) => ({ maybe })],
  ['in a nullable field', z.object({ maybe: place.nullable() }), (maybe: unknown) => ({ maybe })],
  ['in a record', z.record(z.string(), place), (here: unknown) => ({ here })],
  ['in one of several', z.union([z.object({ place }), z.string()]), (place: unknown) => ({ place })],
  [
    'in one of several kinds',
    z.discriminatedUnion('kind', [z.object({ kind: z.literal('a'), place }), z.object({ kind: z.literal('b') })]),
    (place: unknown) => ({ kind: 'a', place }),
  ],
])(
  'a reply schema drops a field that the contract does not name, and refuses a wrong type, %s',
  (_where, schema, around) => {
    const good = { at: '2026-05-01T18:00:00.000Z', of: randomUUID() }
    expect(lightly(schema, around({ ...good, secret: 1 })).data).toEqual(around(good))
    expect(lightly(schema, around({ ...good, at: 1 })).success).toBe(false)
  },
)

it('a reply schema accepts texts that are no id and no time in such fields, and refuses an object without its fields', () => {
  expect(lightly(place, { at: 'soon', of: 'nobody' }).success).toBe(true)
  expect(lightly(listBets.reply, { bets: [{}] }).success).toBe(false)
})
