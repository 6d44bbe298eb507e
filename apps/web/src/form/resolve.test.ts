import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { checkBy } from './resolve.ts'

const resolve = checkBy(
  z.object({
    name: z.string().check(z.minLength(3, 'Three letters or more'), z.regex(/^[a-z]*$/, 'Only letters')),
    rounds: z.array(z.object({ minutes: z.pipe(z.string(), z.transform(Number)).check(z.gte(5)) })),
  }),
  'Invalid input',
)

it('a form receives the values that its schema returns', async () => {
  const read = await resolve({ name: 'ana', rounds: [{ minutes: '10' }] })
  expect(read).toEqual({ values: { name: 'ana', rounds: [{ minutes: 10 }] }, errors: {} })
})

it('a field shows its first error, also within a list, and a common text for a rule without a text', async () => {
  const { values, errors } = await resolve({ name: '1', rounds: [{ minutes: '10' }, { minutes: '1' }] })
  expect(values).toEqual({})
  expect(errors).toEqual({ name: 'Three letters or more', 'rounds.1.minutes': 'Invalid input' })
})
