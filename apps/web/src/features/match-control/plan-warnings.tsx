import { contiguityWarnings, type Timetable } from '@bettle/rules'
import { Notice } from '../../ui/index.ts'

/** What is not sound about the official plan: between its rounds, or before them, nobody can bet. */
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
