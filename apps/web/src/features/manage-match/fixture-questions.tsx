import type { FixtureField, MatchId } from '@bettle/contract'
import { LOCKED_ROW, useHasBetOn } from '../../admin-ui/operator-lock.tsx'
import { Notice, Select } from '../../ui/index.ts'
import {
  type FixtureAnswers,
  type FixturePreview,
  kickOffText,
  type PreviewedFixture,
  timeZones,
} from './fixture-answers.ts'
import { SHOWN } from './fixture-table.tsx'

interface FixtureQuestionsProps {
  preview: FixturePreview
  answers: FixtureAnswers
  disabled: boolean
  onAnswer: (answers: FixtureAnswers) => void
}

const FIELDS: readonly { value: FixtureField; label: string }[] = [
  { value: 'nothing', label: 'Not needed' },
  { value: 'home-team', label: 'Home team' },
  { value: 'away-team', label: 'Away team' },
  { value: 'teams', label: 'Both teams: Home v Away' },
  { value: 'kick-off', label: 'Kick-off: date and time' },
  { value: 'date', label: 'Date' },
  { value: 'time', label: 'Time' },
  { value: 'time-zone', label: 'Time zone' },
  { value: 'tempo', label: 'Tempo' },
]

const ORDERS = [
  { value: 'day-first', label: 'Day first: 20/11/2026' },
  { value: 'month-first', label: 'Month first: 11/20/2026' },
  { value: 'year-first', label: 'Year first: 26-11-20' },
] as const

const ALIKE = [{ value: 'different', label: 'They are different matches: make each' }] as const

/** Half-hour steps from 10:00 to 22:00. */
const TIMES = Array.from({ length: 25 }, (_, half) => `${10 + Math.floor(half / 2)}:${half % 2 === 0 ? '00' : '30'}`)
const WITHOUT_TIME = [
  { value: 'none', label: 'Leave them without a kick-off' },
  ...TIMES.map((time) => ({ value: time, label: `At ${time}` })),
]

/** Asks the questions that a file leaves open. No match is created before all are answered. */
export function FixtureQuestions({ preview, answers, disabled, onAnswer }: FixtureQuestionsProps) {
  const asked = new Map(preview.questions.map(({ code, message }) => [code, message]))
  const order = answers.dateOrder ?? preview.dateOrder ?? undefined
  return (
    <div className="flex flex-col gap-4">
      <Columns {...{ preview, answers, disabled, onAnswer }} message={asked.get('fixture-columns-unknown')} />
      {(asked.has('fixture-date-order') || preview.dateOrder !== null) && (
        <div className="flex flex-col gap-2">
          <Question message={asked.get('fixture-date-order')} />
          <Select
            label="Dates in numbers"
            options={ORDERS}
            value={order}
            disabled={disabled}
            onValueChange={(dateOrder) => onAnswer({ ...answers, dateOrder })}
          />
        </div>
      )}
      {preview.timeZone !== null && (
        <Select
          label="Times in this file are in the time zone"
          hint="Kick-offs below are shown in it, too. Check them before anything is made."
          options={timeZones().map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }))}
          value={answers.timeZone}
          disabled={disabled}
          onValueChange={(timeZone) => onAnswer({ ...answers, timeZone })}
        />
      )}
      {(asked.has('fixture-times-missing') || answers.withoutTime !== undefined) && (
        <div className="flex flex-col gap-2">
          <Question message={asked.get('fixture-times-missing')} />
          <Select
            label="Matches with a date alone start"
            options={WITHOUT_TIME}
            value={answers.withoutTime}
            disabled={disabled}
            onValueChange={(withoutTime) => onAnswer({ ...answers, withoutTime })}
          />
        </div>
      )}
      {(asked.has('fixture-lines-alike') || answers.linesAlike !== undefined) && (
        <div className="flex flex-col gap-2">
          <Question message={asked.get('fixture-lines-alike')} />
          <Select
            label="Lines of the same two teams"
            options={ALIKE}
            value={answers.linesAlike}
            disabled={disabled}
            onValueChange={(linesAlike) => onAnswer({ ...answers, linesAlike })}
          />
        </div>
      )}
      <Similar {...{ preview, answers, disabled, onAnswer }} message={asked.get('fixture-similar')} />
    </div>
  )
}

function looksLikeText(field: FixtureField | undefined): string {
  if (field === 'kick-off') return ': looks like a kick-off'
  return field === 'teams' ? ': looks like both teams' : ''
}

function Question({ message }: { message: string | undefined }) {
  return message && <Notice tone="warning">{message}</Notice>
}

interface PartProps extends FixtureQuestionsProps {
  message: string | undefined
}

function Columns({ preview, answers, disabled, onAnswer, message }: PartProps) {
  const chosen = new Map(answers.columns.map(({ column, holds }) => [column, holds]))
  const shown = preview.columns.filter(({ column, holds }) => holds === null || chosen.has(column))
  if (shown.length === 0) return null
  return (
    <div className="flex flex-col gap-2">
      <Question message={message} />
      <div className="grid gap-3 sm:grid-cols-2">
        {shown.map(({ column, name, example, looksLike }) => (
          <Select
            key={column}
            label={name === '' ? `Column ${column}, without a name` : name}
            hint={`As “${example}”${looksLikeText(looksLike)}`}
            options={FIELDS}
            value={chosen.get(column)}
            disabled={disabled}
            onValueChange={(holds) =>
              onAnswer({
                ...answers,
                columns: [...answers.columns.filter((answer) => answer.column !== column), { column, holds }],
              })
            }
          />
        ))}
      </div>
    </div>
  )
}

function Similar({ preview, answers, disabled, onAnswer, message }: PartProps) {
  const hasBetOn = useHasBetOn()
  const fixtures = preview.fixtures.filter(({ similar }) => similar !== undefined)
  if (fixtures.length === 0) return null
  const chosen = new Map(answers.similar.map(({ line, matchId, is }) => [`${line} ${matchId}`, is]))
  const answerFor = (lines: readonly PreviewedFixture[], is: 'moved' | 'another') => {
    const meant = new Set(lines.map(({ line }) => line))
    const added = lines.flatMap(({ line, similar }) =>
      similar ? [{ line, matchId: similar.matchId as MatchId, is }] : [],
    )
    onAnswer({ ...answers, similar: [...answers.similar.filter(({ line }) => !meant.has(line)), ...added] })
  }
  const isLocked = ({ similar }: PreviewedFixture) => similar !== undefined && hasBetOn({ _id: similar.matchId })
  const canAllMove = fixtures.every((fixture) => optionsFor(fixture, isLocked(fixture)).length > 1)
  return (
    <div className="flex flex-col gap-2">
      <Question message={message} />
      {fixtures.length > 1 && (
        <Select
          label="All of them"
          options={[
            { value: 'moved', label: 'They are the existing matches', disabled: !canAllMove },
            { value: 'another', label: 'They are other matches' },
          ]}
          value={undefined}
          disabled={disabled}
          onValueChange={(is: 'moved' | 'another') => answerFor(fixtures, is)}
        />
      )}
      {fixtures.slice(0, SHOWN).map((fixture) => (
        <Select
          key={fixture.line}
          label={`Line ${fixture.line}: ${fixture.homeTeam} v ${fixture.awayTeam}, ${startText(fixture.startTime, answers)}`}
          hint={`There is ${fixture.similar?.homeTeam} v ${fixture.similar?.awayTeam}, ${startText(fixture.similar?.startTime ?? null, answers)}${isLocked(fixture) ? `. ${LOCKED_ROW}` : ''}`}
          options={optionsFor(fixture, isLocked(fixture))}
          value={chosen.get(`${fixture.line} ${fixture.similar?.matchId}`)}
          disabled={disabled}
          onValueChange={(is) => answerFor([fixture], is)}
        />
      ))}
    </div>
  )
}

const startText = (startTime: string | null, { timeZone }: FixtureAnswers) =>
  startTime === null ? 'without a kick-off' : kickOffText(startTime, timeZone)

function optionsFor({ startTime, similar }: PreviewedFixture, isLocked: boolean) {
  const isSameTime = similar?.startTime === startTime
  const sides = similar?.isSwapped ? ', home and away stay as they are there' : ''
  const same = isSameTime
    ? `The same match: make nothing${sides}`
    : `The same match, moved: change its kick-off${sides}`
  return [
    ...((similar?.canMove && !isLocked) || isSameTime ? [{ value: 'moved' as const, label: same }] : []),
    { value: 'another' as const, label: 'Another match: make it' },
  ]
}
