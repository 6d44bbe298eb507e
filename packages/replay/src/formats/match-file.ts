import { type MatchFile, scoreOf } from '@bettle/rules'
import { z } from 'zod'

const Side = z.enum(['home', 'away'])
const TeamName = z.string().trim().min(1).max(60)
/** The longest half that a file may have. A typing error in a length must not keep a feed waiting for days. */
const MAX_HALF_SECONDS = 3 * 60 * 60

const FileEvent = z.object({
  half: z.number().int().min(1),
  /** Seconds since the kick-off of the event's half. */
  second: z.number().min(0),
  eventType: z.string().trim().min(1).max(40),
  team: Side,
  player: z.string().exactOptional(),
  detail: z.string().exactOptional(),
})

const FileHalf = z.object({
  halfNumber: z.number().int().min(1).max(10),
  durationSeconds: z.number().positive().max(MAX_HALF_SECONDS),
})

const Fields = z.object({
  source: z.string().exactOptional(),
  licence: z.string().exactOptional(),
  attribution: z.string().exactOptional(),
  /** The id that the source gives the match. It is the prefix of a feed's source ids. */
  sourceMatchId: z.coerce.string().min(1).max(100).exactOptional(),
  competition: z.string().default(''),
  season: z.string().default(''),
  date: z.string().default(''),
  kickoffUtc: z.string().default(''),
  homeTeam: TeamName,
  awayTeam: TeamName,
  finalScore: z.object({ home: z.number().int().min(0), away: z.number().int().min(0) }).optional(),
  halves: z.array(FileHalf).length(2, 'A match has two halves'),
  events: z.array(FileEvent).max(20_000),
})

const PlayableFile = Fields.superRefine(({ halves, events }, check) => {
  const complain = (path: (string | number)[], message: string) => check.addIssue({ code: 'custom', path, message })
  halves.forEach(({ halfNumber }, index) => {
    if (halfNumber !== index + 1) complain(['halves', index, 'halfNumber'], `Half ${index + 1} was expected here`)
  })
  events.forEach(({ half, second }, index) => {
    const played = halves[half - 1]
    if (!played) complain(['events', index, 'half'], `There is no half ${half}`)
    else if (second >= played.durationSeconds) {
      complain(['events', index, 'second'], `Half ${half} ends after ${played.durationSeconds} seconds`)
    }
  })
}).transform((file) => ({
  ...file,
  sourceMatchId: file.sourceMatchId ?? nameOf(file),
  finalScore: file.finalScore ?? scoreOf(file.events),
  events: inOrder(file.events),
}))

/**
 * A match file with an id of the match. A file that gives no id of its source gets an id made from its date and teams.
 */
export type IdentifiedMatchFile = MatchFile & { readonly sourceMatchId: string }

/** An error that names the faults of a match file in plain words for the operator. */
export class MatchFileError extends Error {
  override name = 'MatchFileError'
}

const SHOWN_ISSUES = 5

/** Validates a match file from outside and sorts its events. Throws `MatchFileError` if the file has faults. */
export function parseMatchFile(value: unknown, fileName: string): IdentifiedMatchFile {
  const parsed = PlayableFile.safeParse(value)
  if (parsed.success) return parsed.data
  const { issues } = parsed.error
  const shown = issues
    .slice(0, SHOWN_ISSUES)
    .map(({ path, message }) => `  ${path.join('.') || 'the file'}: ${message}`)
  if (issues.length > SHOWN_ISSUES) shown.push(`  … and ${issues.length - SHOWN_ISSUES} more`)
  throw new MatchFileError(`${fileName} is not a match Bettle can play:\n${shown.join('\n')}`)
}

/** Sorts events by time. Events of the same moment keep their order. */
export function inOrder<Event extends { readonly half: number; readonly second: number }>(
  events: readonly Event[],
): Event[] {
  return events.toSorted((a, b) => a.half - b.half || a.second - b.second)
}

function nameOf({ date, homeTeam, awayTeam }: z.infer<typeof Fields>): string {
  const text = [date, homeTeam, awayTeam].join(' ').trim()
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .slice(0, 100)
}
