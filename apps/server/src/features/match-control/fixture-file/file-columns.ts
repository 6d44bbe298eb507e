import { FIXTURE_COLUMNS_MAX, type FixtureColumn, type FixtureFault, type FixtureField } from '@bettle/contract'
import { unguardFormula } from '@bettle/rules'
import { fieldOfColumn, isInUtc, mayHoldTeams } from './column-names.ts'
import type { FileLine } from './file-lines.ts'
import { teamsIn } from './teams-in-one-cell.ts'
import { writtenTime } from './written-time.ts'

/** A column whose field the user chose: `column` counts from 1. */
export interface ChosenColumn {
  readonly column: number
  readonly holds: FixtureField
}

export interface ColumnsRead {
  readonly columns: readonly FixtureColumn[]
  readonly faults: readonly FixtureFault[]
  /** The text of a field on a line; '' where the file has no such column. */
  readonly cellOf: (cells: readonly string[], field: FixtureField) => string
  /** Whether each line names both teams in one cell. */
  readonly hasTeamsInOne: boolean
  /** Whether the column of this field is named as UTC. */
  readonly isInUtc: (field: FixtureField) => boolean
}

const TITLES = { 'home-team': 'Home Team', 'away-team': 'Away Team' } as const
/** Lines that are read to guess what an unknown column holds. */
const PROBED = 20
const EXAMPLE_LENGTH = 60

/** The field of each column, by its name or the user's choice ([D6]). */
export function columnsOf(head: FileLine, lines: readonly FileLine[], chosen: readonly ChosenColumn[]): ColumnsRead {
  if (head.cells.length > FIXTURE_COLUMNS_MAX) {
    const message = `A file has at most ${FIXTURE_COLUMNS_MAX} columns; this one has more.`
    return {
      columns: [],
      faults: [{ line: head.line, message }],
      cellOf: () => '',
      hasTeamsInOne: false,
      isInUtc: () => false,
    }
  }
  const choice = new Map(chosen.map(({ column, holds }) => [column, holds]))
  const taken = new Set(chosen.map(({ holds }) => holds))
  const columns: FixtureColumn[] = []
  const faults: FixtureFault[] = []
  const at = new Map<FixtureField, number>()
  const teamsAt = teamsColumn(head, lines, choice)
  for (const [index, cell] of head.cells.entries()) {
    const name = unguardFormula(cell).trim()
    const example = lines.find(({ cells }) => (cells[index] ?? '').trim() !== '')?.cells[index]?.trim() ?? ''
    const chosenField = choice.get(index + 1)
    const holds = chosenField ?? (index === teamsAt ? 'teams' : fieldNamed(name, example, taken))
    if (holds !== undefined && holds !== 'nothing') {
      if (at.has(holds)) {
        faults.push({
          line: head.line,
          message: `Two columns hold the same: ${named(head, at.get(holds))} and “${name}”.`,
        })
      }
      at.set(holds, index)
      taken.add(holds)
    }
    columns.push({
      column: index + 1,
      name: name.slice(0, EXAMPLE_LENGTH),
      holds: holds ?? null,
      example: example.slice(0, EXAMPLE_LENGTH),
      ...(holds === undefined && looksLikeIn(lines, index, taken)),
    })
  }
  const hasTeamsInOne = at.has('teams') && !(at.has('home-team') && at.has('away-team'))
  const missing = (['home-team', 'away-team'] as const)
    .filter((field) => !hasTeamsInOne && !at.has(field))
    .map((field) => TITLES[field])
  if (missing.length > 0) {
    const isEmpty = head.cells.length === 0
    const message = isEmpty ? 'The file is empty.' : `The first line names no column ${missing.join(' and no ')}.`
    faults.push({ line: 1, message })
  } else if (lines.length === 0) {
    faults.push({ line: head.line, message: 'The file has no fixtures below the names of its columns.' })
  }
  return {
    columns,
    faults,
    cellOf: (cells, field) => unguardFormula(cells[at.get(field) ?? -1] ?? '').trim(),
    hasTeamsInOne,
    isInUtc: (field) => isInUtc(head.cells[at.get(field) ?? -1] ?? ''),
  }
}

/** An empty column has no field; a second column for a field is unknown. */
function fieldNamed(name: string, example: string, taken: ReadonlySet<FixtureField>): FixtureField | undefined {
  const field = fieldOfColumn(name)
  if (field === 'nothing' || (field !== undefined && !taken.has(field))) return field
  return example === '' ? 'nothing' : undefined
}

const named = (head: FileLine, index = 0) => `“${head.cells[index]?.trim() ?? ''}”`

/** The column of both teams, if no column names one of them and its first cell holds two. */
function teamsColumn(head: FileLine, lines: readonly FileLine[], choice: ReadonlyMap<number, FixtureField>): number {
  const fields = head.cells.map((name, index) => choice.get(index + 1) ?? fieldOfColumn(unguardFormula(name)))
  if (fields.some((field) => field === 'home-team' || field === 'away-team' || field === 'teams')) return -1
  return head.cells.findIndex(
    (name, index) => !choice.has(index + 1) && mayHoldTeams(name) && probed(lines, index).some((cell) => teamsIn(cell)),
  )
}

function looksLikeIn(lines: readonly FileLine[], index: number, taken: ReadonlySet<FixtureField>) {
  const cells = probed(lines, index)
  if (cells.length === 0) return {}
  if (!taken.has('kick-off') && cells.every((cell) => writtenTime(cell)?.days !== undefined)) {
    return { looksLike: 'kick-off' as const }
  }
  return cells.every((cell) => teamsIn(cell)) ? { looksLike: 'teams' as const } : {}
}

/** The first cells of a column that are not empty. */
function probed(lines: readonly FileLine[], index: number): string[] {
  return lines
    .slice(0, PROBED)
    .map(({ cells }) => (cells[index] ?? '').trim())
    .filter((cell) => cell !== '')
}
