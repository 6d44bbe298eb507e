import { contiguityWarnings, type Timetable } from '@bettle/rules'
import { Notice } from '../../../ui/index.ts'

/**
 * Warns of gaps in the official plan, before the first round of a half or between two rounds. Players cannot bet in a
 * gap [R7].
 */
export function PlanWarnings({ halves, rounds }: Pick<Timetable, 'halves' | 'rounds'>) {
  const warnings = halves.flatMap(({ halfNumber }) =>
    contiguityWarnings(rounds.filter((round) => round.halfNumber === halfNumber)).map(
      ({ message }) => `Half ${halfNumber}: ${message}`,
    ),
  )
  return warnings.map((warning) => (
    <Notice key={warning} tone="warning">
      {warning}
    </Notice>
  ))
}
