import { z } from 'zod'
import { Time } from './common.ts'
import { MatchId } from './ids.ts'
import { route } from './route.ts'

/** So many matches come from one file at most. */
export const FIXTURES_MAX = 10_000
/** A file has at most so many columns. */
export const FIXTURE_COLUMNS_MAX = 500
/** The largest file that fits into a request, in base64 (bytes). */
export const FIXTURE_FILE_BYTES = 3_000_000
/** More lines than any file of the allowed size has. */
const MOST_LINES = 10_000_000

const MEGABYTE = 1024 * 1024

/** What a column of a file may hold; `teams` is 'Home v Away' in one cell, `nothing` is not used. */
export const FixtureField = z.enum([
  'home-team',
  'away-team',
  'teams',
  'kick-off',
  'date',
  'time',
  'time-zone',
  'tempo',
  'nothing',
])
export type FixtureField = z.infer<typeof FixtureField>

export const FixtureColumn = z.object({
  /** Counted from 1. */
  column: z.number().int(),
  name: z.string(),
  /** Null where it is not understood: the sender has to say. */
  holds: FixtureField.nullable(),
  /** The first cell with anything in it. */
  example: z.string(),
  looksLike: FixtureField.optional(),
})
export type FixtureColumn = z.infer<typeof FixtureColumn>

/** A match that is there already and may be the one a line means. */
export const SimilarMatch = z.object({
  matchId: MatchId,
  homeTeam: z.string(),
  awayTeam: z.string(),
  startTime: Time.nullable(),
  /** A match that has begun does not move. */
  canMove: z.boolean(),
  /** The team at home there is the away team of the line: the match keeps its sides also where it has moved. */
  isSwapped: z.literal(true).optional(),
})
export type SimilarMatch = z.infer<typeof SimilarMatch>

/** One line of a file that makes sense. */
export const Fixture = z.object({
  line: z.number().int(),
  homeTeam: z.string(),
  awayTeam: z.string(),
  startTime: Time.nullable(),
  tempo: z.number(),
  /** A match of these teams at this time stands already: it is not made again. */
  isThere: z.boolean(),
  /** Its kick-off depends on a question that is not answered. */
  isUnclear: z.literal(true).optional(),
  /** Of the same teams within 60 days, or named the same but for case, blanks and Unicode form. */
  similar: SimilarMatch.optional(),
  /** The line above it that names the same two teams within 60 days. */
  alikeLine: z.number().int().optional(),
})
export type Fixture = z.infer<typeof Fixture>

/** What is wrong with a line. */
export const FixtureFault = z.object({ line: z.number().int(), message: z.string() })
export type FixtureFault = z.infer<typeof FixtureFault>

const QUESTIONS = [
  'fixture-columns-unknown',
  'fixture-date-order',
  'fixture-time-zone',
  'fixture-times-missing',
  'fixture-lines-alike',
  'fixture-similar',
] as const

/** What a file leaves open. An import without the answer is refused with this code. */
export const FixtureQuestion = z.object({ code: z.enum(QUESTIONS), message: z.string() })
export type FixtureQuestion = z.infer<typeof FixtureQuestion>

const DateOrder = z.enum(['day-first', 'month-first', 'year-first'])

/** A file, as its text or as its bytes, and the answers to what it leaves open. */
const File = z.object({
  csv: z
    .string()
    .max(2 * MEGABYTE)
    .optional(),
  file: z
    .string()
    .max(4 * MEGABYTE)
    .optional()
    .describe('Instead of csv: the bytes of the file in base64. UTF-8, UTF-16 and Windows-1252 are read.'),
  columns: z
    .array(z.object({ column: z.number().int().min(1).max(FIXTURE_COLUMNS_MAX), holds: FixtureField }))
    .max(FIXTURE_COLUMNS_MAX)
    .optional(),
  dateOrder: DateOrder.optional(),
  timeZone: z.string().max(60).optional().describe('Of times that name none, as Europe/London.'),
  withoutTime: z
    .string()
    .regex(/^(none|([01]\d|2[0-3]):[0-5]\d)$/)
    .optional()
    .describe('When matches start whose line has a date alone, as 15:00; or none.'),
  linesAlike: z
    .literal('different')
    .optional()
    .describe('Lines that name the same two teams within 60 days are different matches.'),
  similar: z
    .array(
      z.object({ line: z.number().int().min(1).max(MOST_LINES), matchId: MatchId, is: z.enum(['moved', 'another']) }),
    )
    .max(FIXTURES_MAX)
    .optional(),
})
export type FixtureFile = z.infer<typeof File>

export const previewFixtures = route({
  method: 'POST',
  path: '/admin/match/fixtures/preview',
  access: 'admin',
  area: 'admin',
  summary:
    'What a file of fixtures would make, every line that is wrong with it, and what it leaves open. Nothing is written.',
  body: File,
  reply: z.object({
    fixtures: z.array(Fixture),
    faults: z.array(FixtureFault),
    columns: z.array(FixtureColumn),
    questions: z.array(FixtureQuestion),
    /** How days are read that are written in numbers; null where it does not matter, or is asked. */
    dateOrder: DateOrder.nullable(),
    /** The zone of times that name none; null where there are none, or where it is asked. */
    timeZone: z.string().nullable(),
  }),
  errors: ['fixture-file-kind'],
  maxBytes: 4 * MEGABYTE,
})

export const importFixtures = route({
  method: 'POST',
  path: '/admin/match/fixtures',
  access: 'admin',
  area: 'admin',
  summary:
    'Makes the matches of a file: all that are not there yet, or none where a line is wrong or a question is open.',
  body: File,
  reply: z.object({
    created: z.number().int(),
    existing: z.number().int(),
    /** Matches that were there and have a new kick-off. */
    moved: z.number().int().optional(),
  }),
  errors: ['fixture-file-kind', 'half-state', ...QUESTIONS],
  maxBytes: 4 * MEGABYTE,
  requestId: true,
})
