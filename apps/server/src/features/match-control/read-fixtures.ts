import { FIXTURES_MAX, type FixtureFault, isInYearsOfMatches, YEARS_SENTENCE } from '@bettle/contract'
import { cleanLine, unguardFormula } from '@bettle/rules'
import { CsvError, parse } from 'csv-parse/sync'

/** A line that makes sense. */
export interface FixtureRead {
  readonly line: number
  readonly homeTeam: string
  readonly awayTeam: string
  readonly startTime: string | null
  readonly tempo: number
}

export interface FixturesRead {
  readonly fixtures: readonly FixtureRead[]
  readonly faults: readonly FixtureFault[]
}

interface Line {
  readonly line: number
  readonly cells: readonly string[]
}

const HOME = 'Home Team'
const AWAY = 'Away Team'
const KICK_OFF = 'Kick-off'
const TEMPO = 'Tempo'

/** Reads a file of fixtures, whole: its lines that make sense, and what is wrong with the others ([D4]). */
export function readFixtures(text: string): FixturesRead {
  const read = linesOf(text)
  if ('fault' in read) return { fixtures: [], faults: [read.fault] }
  const [head, ...lines] = read.lines
  const names = head?.cells.map((name) => name.trim().toLowerCase()) ?? []
  const missing = [HOME, AWAY].filter((name) => !names.includes(name.toLowerCase()))
  if (missing.length > 0) {
    return {
      fixtures: [],
      faults: [{ line: 1, message: `The first line names no column ${missing.join(' and no ')}.` }],
    }
  }
  if (lines.length > FIXTURES_MAX) {
    const message = `A file has at most ${FIXTURES_MAX.toLocaleString('en')} fixtures; this one has ${lines.length.toLocaleString('en')}.`
    return { fixtures: [], faults: [{ line: 1, message }] }
  }
  return fixturesOf(lines, (cells, name) => unguardFormula(cells[names.indexOf(name.toLowerCase())] ?? '').trim())
}

function linesOf(text: string): { lines: Line[] } | { fault: FixtureFault } {
  let read = 0
  try {
    const found = parse(text, {
      bom: true,
      info: true,
      on_record: (record, { lines }) => {
        read = lines
        return record
      },
      relax_column_count: true,
      skip_empty_lines: true,
    }) as unknown as {
      info: { lines: number }
      record: string[]
    }[]
    return { lines: found.map(({ info, record }) => ({ line: info.lines, cells: record })) }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    // A quote that never closes is told at the end of the file: it stands behind the last line that could be read.
    const line = 'lines' in error && typeof error.lines === 'number' ? error.lines : 1
    return {
      fault: {
        line: error.code === 'CSV_QUOTE_NOT_CLOSED' ? read + 1 : line,
        message: 'From here on the file cannot be read: a quote is missing, or stands in the wrong place.',
      },
    }
  }
}

function fixturesOf(lines: readonly Line[], cellOf: (cells: readonly string[], name: string) => string): FixturesRead {
  const fixtures: FixtureRead[] = []
  const faults: FixtureFault[] = []
  const known = new Map<string, number>()
  for (const { line, cells } of lines) {
    const fixture = {
      line,
      homeTeam: cleanLine(cellOf(cells, HOME)),
      awayTeam: cleanLine(cellOf(cells, AWAY)),
      startTime: kickOffOf(cellOf(cells, KICK_OFF)),
      tempo: tempoOf(cellOf(cells, TEMPO)),
    }
    const { startTime, tempo, homeTeam, awayTeam } = fixture
    const wrong = [teamFault(homeTeam, HOME), teamFault(awayTeam, AWAY)].filter((fault) => fault !== undefined)
    if (startTime === undefined) wrong.push('Write the kick-off as 2026-05-01T18:00:00Z, or leave it empty.')
    else if (startTime !== null && !isInYearsOfMatches(startTime)) wrong.push(`The kick-off ${YEARS_SENTENCE}`)
    if (tempo === undefined) wrong.push('The tempo is a number from 0.1 to 600, or empty.')
    if (wrong.length > 0 || startTime === undefined || tempo === undefined) {
      faults.push(...wrong.map((message) => ({ line, message })))
      continue
    }
    const before = known.get(fixtureKey(fixture))
    if (before !== undefined) faults.push({ line, message: `The same fixture as in line ${before}.` })
    else known.set(fixtureKey(fixture), line)
    fixtures.push({ line, homeTeam, awayTeam, startTime, tempo })
  }
  return { fixtures, faults }
}

/** Two with the same are the same match. */
export function fixtureKey(fixture: {
  readonly homeTeam: string
  readonly awayTeam: string
  readonly startTime: string | null | undefined
}): string {
  return JSON.stringify([fixture.homeTeam, fixture.awayTeam, fixture.startTime ?? null])
}

const LONGEST = 60
/** What stands where a file was not written in UTF-8. */
const UNREADABLE = '\ufffd'

function teamFault(name: string, column: string): string | undefined {
  if (name === '') return `${column} is empty.`
  if (name.includes(UNREADABLE)) return `${column} has a character that could not be read: save the file as UTF-8.`
  return name.length > LONGEST ? `${column} has more than ${LONGEST} characters.` : undefined
}

const ISO = /^(\d{4}-\d\d-\d\d)T([01]\d|2[0-3]):\d\d(:\d\d(\.\d{1,3})?)?(Z|[+-]\d\d:\d\d)$/

/** Null where nothing is said; undefined where it is no time. */
function kickOffOf(text: string): string | null | undefined {
  if (text === '') return null
  const day = ISO.exec(text)?.[1]
  const at = day !== undefined && isDay(day) ? Date.parse(text) : Number.NaN
  return Number.isNaN(at) ? undefined : new Date(at).toISOString()
}

/** Of what the calendar does not have, a 30 February, `Date.parse` makes another day. */
function isDay(day: string): boolean {
  const at = Date.parse(`${day}T00:00:00Z`)
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(day)
}

function tempoOf(text: string): number | undefined {
  if (text === '') return 1
  const tempo = Number(text)
  return tempo >= 0.1 && tempo <= 600 ? tempo : undefined
}
