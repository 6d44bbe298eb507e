import { FIXTURES_MAX, type FixtureColumn, type FixtureFault, type FixtureQuestion } from '@bettle/contract'
import { cleanLine, foldCase } from '@bettle/rules'
import { type ChosenColumn, type ColumnsRead, columnsOf } from './fixture-file/file-columns.ts'
import { type FileLine, linesOf } from './fixture-file/file-lines.ts'
import {
  type KickOffRead,
  kickOffReader,
  orderOf,
  type WrittenKickOff,
  writtenKickOff,
} from './fixture-file/kick-off.ts'
import { columnsQuestion, orderQuestion, timesQuestion, zoneQuestion } from './fixture-file/questions.ts'
import { teamsIn } from './fixture-file/teams-in-one-cell.ts'
import type { DateOrder } from './fixture-file/written-time.ts'

/** A valid line. */
export interface FixtureRead {
  readonly line: number
  readonly homeTeam: string
  readonly awayTeam: string
  readonly startTime: string | null
  readonly tempo: number
  /** Set if its kick-off depends on an answer that is missing. */
  readonly isUnclear?: true
}

export interface FixturesRead {
  readonly fixtures: readonly FixtureRead[]
  readonly faults: readonly FixtureFault[]
  readonly columns: readonly FixtureColumn[]
  /** The open questions of the file: each must be answered before anything is created. */
  readonly questions: readonly FixtureQuestion[]
  /**
   * For display beside the kick-offs: the order of day and month if it matters, and the zone of times that name none.
   */
  readonly dateOrder: DateOrder | null
  readonly timeZone: string | null
}

/** The user's answers about a file ([D6]). */
export interface FixtureAnswers {
  readonly columns?: readonly ChosenColumn[] | undefined
  readonly dateOrder?: DateOrder | undefined
  readonly timeZone?: string | undefined
  /** The time of day for lines with a day alone ('HH:mm'), or 'none' to leave them without a kick-off. */
  readonly withoutTime?: string | undefined
}

interface LineRead {
  readonly line: number
  readonly homeTeam: string
  readonly awayTeam: string
  readonly written: WrittenKickOff | null | string
  readonly tempo: number | undefined
  readonly faults: readonly string[]
}

/** Lines that are read before other requests run. */
const AT_ONCE = 500

/** Reads a whole file of fixtures: its valid lines, the faults of the others, and the open questions ([D4], [D6]). */
export async function readFixtures(text: string, answers: FixtureAnswers = {}): Promise<FixturesRead> {
  const found = await linesOf(text)
  if ('fault' in found) return nothingRead([found.fault])
  const { head, lines } = found
  const columns = columnsOf(head, lines, answers.columns ?? [])
  if (lines.length > FIXTURES_MAX) {
    const message = `A file has at most ${FIXTURES_MAX.toLocaleString('en')} fixtures; this one has more.`
    return nothingRead([{ line: 1, message }])
  }
  const asked = columns.columns.filter(({ holds }) => holds === null)
  if (columns.faults.length > 0) return nothingRead(columns.faults, columns.columns, columnsQuestion(asked))
  const read: LineRead[] = []
  for (const [index, line] of lines.entries()) {
    if (index % AT_ONCE === AT_ONCE - 1) await new Promise(setImmediate)
    read.push(readLine(line, head, columns))
  }
  return fixturesOf(read, columns, answers, columnsQuestion(asked))
}

function nothingRead(
  faults: readonly FixtureFault[],
  columns: readonly FixtureColumn[] = [],
  questions: readonly FixtureQuestion[] = [],
): FixturesRead {
  return { fixtures: [], faults, columns, questions, dateOrder: null, timeZone: null }
}

function readLine({ line, cells }: FileLine, head: FileLine, { cellOf, hasTeamsInOne }: ColumnsRead): LineRead {
  const both = cellOf(cells, 'teams')
  const teams = hasTeamsInOne
    ? teamsIn(both)
    : { homeTeam: cellOf(cells, 'home-team'), awayTeam: cellOf(cells, 'away-team') }
  const homeTeam = cleanLine(teams?.homeTeam ?? '')
  const awayTeam = cleanLine(teams?.awayTeam ?? '')
  const written = writtenKickOff({
    kickOff: cellOf(cells, 'kick-off'),
    date: cellOf(cells, 'date'),
    time: cellOf(cells, 'time'),
    timeZone: cellOf(cells, 'time-zone'),
  })
  const tempo = tempoOf(cellOf(cells, 'tempo'))
  const faults = teams
    ? [teamFault(homeTeam, 'Home Team'), teamFault(awayTeam, 'Away Team'), pairFault(homeTeam, awayTeam)]
    : [`Bettle cannot tell the two teams in “${cleanLine(both).slice(0, LONGEST)}” apart. Write them as: Home v Away.`]
  if (typeof written === 'string') faults.push(written)
  if (tempo === undefined) faults.push('The tempo is a number from 0.1 to 600, or empty.')
  if (cells.slice(head.cells.length).some((cell) => cell.trim() !== '')) {
    faults.push('There are more cells than columns: a name with the separator in it stands in quotes.')
  }
  return { line, homeTeam, awayTeam, written, tempo, faults: faults.filter((fault) => fault !== undefined) }
}

function fixturesOf(
  lines: readonly LineRead[],
  columns: ColumnsRead,
  answers: FixtureAnswers,
  columnQuestions: readonly FixtureQuestion[],
): FixturesRead {
  const written = lines.flatMap((line) =>
    line.written !== null && typeof line.written === 'object' ? [line.written] : [],
  )
  const { order, matters, possible } = orderOf(written, answers.dateOrder)
  const withoutTime = answers.withoutTime === 'none' ? null : secondOf(answers.withoutTime)
  const readKickOff = kickOffReader({ order, timeZone: answers.timeZone, withoutTime })
  const asks = { 'date-order': 0, 'time-zone': 0, time: 0 }
  let inZone = 0
  const fixtures: FixtureRead[] = []
  const faults: FixtureFault[] = []
  const firstLines = new Map<string, number>()
  for (const { line, homeTeam, awayTeam, written, tempo = 1, faults: wrong } of lines) {
    const isUtc = isClock(written) && columns.isInUtc(COLUMN[written.from])
    const kickOff: KickOffRead = isClock(written) ? readKickOff(written, isUtc) : { at: null }
    if (isClock(written) && written.offset === undefined && written.timeZone === undefined && !isUtc) inZone += 1
    const all = 'fault' in kickOff ? [...wrong, kickOff.fault] : wrong
    faults.push(...all.map((message) => ({ line, message })))
    if ('asks' in kickOff) asks[kickOff.asks] += 1
    if (all.length > 0) continue
    const startTime = 'at' in kickOff ? kickOff.at : null
    const fixture = {
      line,
      homeTeam,
      awayTeam,
      startTime,
      tempo,
      ...('asks' in kickOff && { isUnclear: true as const }),
    }
    const before = firstLines.get(fixtureKey(fixture))
    if (before !== undefined && !fixture.isUnclear)
      faults.push({ line, message: `The same fixture as in line ${before}.` })
    else firstLines.set(fixtureKey(fixture), line)
    fixtures.push(fixture)
  }
  return {
    fixtures,
    faults,
    columns: columns.columns,
    questions: [
      ...columnQuestions,
      ...(asks['date-order'] > 0 ? [orderQuestion(written, possible)] : []),
      ...(inZone > 0 && answers.timeZone === undefined ? [zoneQuestion(inZone)] : []),
      ...(asks.time > 0 ? [timesQuestion(asks.time)] : []),
    ],
    dateOrder: matters ? (order ?? null) : null,
    timeZone: inZone > 0 ? (answers.timeZone ?? null) : null,
  }
}

const COLUMN = { kickOff: 'kick-off', date: 'date', time: 'time' } as const

const isClock = (written: WrittenKickOff | null | string): written is WrittenKickOff =>
  written !== null && typeof written === 'object'

function secondOf(time: string | undefined): number | undefined {
  if (time === undefined) return undefined
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return (hours * 60 + minutes) * 60
}

/** Two fixtures with the same key are the same match. */
export function fixtureKey(fixture: {
  readonly homeTeam: string
  readonly awayTeam: string
  readonly startTime: string | null | undefined
}): string {
  return JSON.stringify([fixture.homeTeam, fixture.awayTeam, fixture.startTime ?? null])
}

const LONGEST = 60
/** The replacement character of a file that was not written in UTF-8. */
const UNREADABLE = '\ufffd'
/**
 * Error values of spreadsheets in English, German, French and Spanish, and the marks of a column that is too narrow.
 */
const SPREADSHEET_ERROR =
  /^#(?:ref|name|value|num|null|spill|calc|bezug|wert|zahl|valeur|nombre|nom|nul|¡ref|¡valor|¿nombre)[!?]$|^#(?:n\/a|n\/d|nv|div\/0!|¡div\/0!|#+)$/i

function teamFault(name: string, column: string): string | undefined {
  if (name === '') return `${column} is empty.`
  if (name.includes(UNREADABLE)) return `${column} has a character that could not be read: save the file as UTF-8.`
  if (SPREADSHEET_ERROR.test(name)) return `${column} holds an error of the spreadsheet: ${name}`
  return name.length > LONGEST ? `${column} has more than ${LONGEST} characters.` : undefined
}

function pairFault(homeTeam: string, awayTeam: string): string | undefined {
  if (homeTeam === '' || teamKey(homeTeam) !== teamKey(awayTeam)) return undefined
  return 'A team cannot play against itself.'
}

/** A team's name without differences of case, blanks and Unicode form. */
export const teamKey = (name: string) => foldCase(name.normalize('NFKC')).replace(/\s/g, '')

function tempoOf(text: string): number | undefined {
  if (text === '') return 1
  const tempo = Number(text.replace(',', '.'))
  return tempo >= 0.1 && tempo <= 600 ? tempo : undefined
}
