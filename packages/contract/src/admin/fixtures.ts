import { z } from 'zod'
import { Time } from '../fields/common.ts'
import { MatchId } from '../fields/ids.ts'
import { route } from '../route.ts'

/** The most matches in one file. */
export const FIXTURES_MAX = 10_000
/** The most columns in a file. */
export const FIXTURE_COLUMNS_MAX = 500
/** The largest file whose base64 form fits into a request, in bytes. */
export const FIXTURE_FILE_BYTES = 3_000_000
/** An upper limit for line numbers: more lines than any file of the allowed size has. */
const MOST_LINES = 10_000_000

const MEGABYTE = 1024 * 1024

/** The meaning of a column. `teams` is 'Home v Away' in one cell. A column with the meaning `nothing` is not used. */
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
  /** The number of the column, from 1. */
  column: z.number().int(),
  name: z.string(),
  /**
   * The meaning of the column; null if the server does not recognise the column. The sender must then name its meaning.
   */
  holds: FixtureField.nullable(),
  /** The first cell of the column that is not empty. */
  example: z.string(),
  looksLike: FixtureField.optional(),
})
export type FixtureColumn = z.infer<typeof FixtureColumn>

/** An existing match that may be the match that a line describes. */
export const SimilarMatch = z.object({
  matchId: MatchId,
  homeTeam: z.string(),
  awayTeam: z.string(),
  startTime: Time.nullable(),
  /** True if the existing match has not begun, so that its kick-off can move. */
  canMove: z.boolean(),
  /**
   * Set if the line swaps home and away of the existing match. The existing match keeps its sides, even if the import
   * moves its kick-off.
   */
  isSwapped: z.literal(true).optional(),
})
export type SimilarMatch = z.infer<typeof SimilarMatch>

/** The match that a valid line of a file describes. */
export const Fixture = z.object({
  line: z.number().int(),
  homeTeam: z.string(),
  awayTeam: z.string(),
  startTime: Time.nullable(),
  tempo: z.number(),
  /** True if a match of these teams at this time exists already. The import then creates no match for this line. */
  isThere: z.boolean(),
  /** Set if the kick-off of this match depends on a question that the sender has not answered. */
  isUnclear: z.literal(true).optional(),
  /** An existing match of the same teams within 60 days, also if the names differ in case, blanks or Unicode form. */
  similar: SimilarMatch.optional(),
  /** The number of an earlier line of the file that names the same two teams within 60 days. */
  alikeLine: z.number().int().optional(),
})
export type Fixture = z.infer<typeof Fixture>

/** A fault in a line of a file, with the line's number. */
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

/**
 * A question about a file that the sender must answer. The server refuses an import without the answer, with this code.
 */
export const FixtureQuestion = z.object({ code: z.enum(QUESTIONS), message: z.string() })
export type FixtureQuestion = z.infer<typeof FixtureQuestion>

const DateOrder = z.enum(['day-first', 'month-first', 'year-first'])

/** The answers to the questions about a list of fixtures. */
export const FixtureAnswersGiven = z.object({
  columns: z
    .array(z.object({ column: z.number().int().min(1).max(FIXTURE_COLUMNS_MAX), holds: FixtureField }))
    .max(FIXTURE_COLUMNS_MAX)
    .optional(),
  dateOrder: DateOrder.optional(),
  timeZone: z
    .string()
    .max(60)
    .optional()
    .describe('The time zone of the times in the file that name no time zone, such as Europe/London.'),
  withoutTime: z
    .string()
    .regex(/^(none|([01]\d|2[0-3]):[0-5]\d)$/)
    .optional()
    .describe(
      'The kick-off time, such as 15:00, of matches whose line has only a date. With none, these matches get no kick-off.',
    ),
  linesAlike: z
    .literal('different')
    .optional()
    .describe('Confirms that lines with the same two teams within 60 days are different matches.'),
  similar: z
    .array(
      z.object({ line: z.number().int().min(1).max(MOST_LINES), matchId: MatchId, is: z.enum(['moved', 'another']) }),
    )
    .max(FIXTURES_MAX)
    .optional(),
})
export type FixtureAnswersGiven = z.infer<typeof FixtureAnswersGiven>

/** A file as text or bytes, and the answers to the questions about it. */
const File = FixtureAnswersGiven.extend({
  csv: z
    .string()
    .max(2 * MEGABYTE)
    .optional(),
  file: z
    .string()
    .max(4 * MEGABYTE)
    .optional()
    .describe(
      'The bytes of the file in base64, as an alternative to csv. UTF-8, UTF-16 and Windows-1252 are accepted.',
    ),
})
export type FixtureFile = z.infer<typeof File>

export const previewFixtures = route({
  method: 'POST',
  path: '/admin/match/fixtures/preview',
  access: 'admin',
  area: 'admin',
  summary:
    'Previews the import of a file of matches. Returns the matches, every invalid line, and the questions that the user must answer. The call stores nothing.',
  body: File,
  reply: z.object({
    fixtures: z.array(Fixture),
    faults: z.array(FixtureFault),
    columns: z.array(FixtureColumn),
    questions: z.array(FixtureQuestion),
    /**
     * The order of day and month in dates written as numbers; null if the order does not matter or is an open question.
     */
    dateOrder: DateOrder.nullable(),
    /**
     * The time zone of times that name none; null if the file has no such times, or if the zone is an open question.
     */
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
    'Imports a file of matches. Creates every match that does not exist yet. If a line is invalid or a question is open, no match is created.',
  body: File,
  reply: z.object({
    created: z.number().int(),
    existing: z.number().int(),
    /** The number of existing matches whose kick-off the import moved. */
    moved: z.number().int().optional(),
  }),
  errors: ['fixture-file-kind', 'half-state', ...QUESTIONS],
  maxBytes: 4 * MEGABYTE,
  requestId: true,
})
