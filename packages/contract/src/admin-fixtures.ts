import { z } from 'zod'
import { Time } from './common.ts'
import { route } from './route.ts'

/** So many matches come from one file at most. */
export const FIXTURES_MAX = 10_000

const MEGABYTE = 1024 * 1024

/** One line of a file that makes sense. */
export const Fixture = z.object({
  line: z.number().int(),
  homeTeam: z.string(),
  awayTeam: z.string(),
  startTime: Time.nullable(),
  tempo: z.number(),
  /** A match of these teams at this time stands already: it is not made again. */
  isThere: z.boolean(),
})
export type Fixture = z.infer<typeof Fixture>

/** What is wrong with a line. */
export const FixtureFault = z.object({ line: z.number().int(), message: z.string() })
export type FixtureFault = z.infer<typeof FixtureFault>

const File = z.object({ csv: z.string().max(2 * MEGABYTE) })

export const previewFixtures = route({
  method: 'POST',
  path: '/admin/match/fixtures/preview',
  access: 'admin',
  area: 'admin',
  summary: 'What a file of fixtures would make, and every line that is wrong with it. Nothing is written.',
  body: File,
  reply: z.object({ fixtures: z.array(Fixture), faults: z.array(FixtureFault) }),
  errors: [],
  maxBytes: 4 * MEGABYTE,
})

export const importFixtures = route({
  method: 'POST',
  path: '/admin/match/fixtures',
  access: 'admin',
  area: 'admin',
  summary: 'Makes the matches of a file: all that are not there yet, or none where a line is wrong.',
  body: File,
  reply: z.object({ created: z.number().int(), existing: z.number().int() }),
  errors: [],
  maxBytes: 4 * MEGABYTE,
})
