import { contiguityWarnings, type Timetable } from '@bettle/rules'
import { roundsGapText } from '../../../admin-ui/rounds-gap-text.ts'
import { msg } from '../../../texts/msg.ts'
import { Notice } from '../../../ui/index.ts'

/**
 * Warns of gaps in the official plan, before the first round of a half or between two rounds. Players cannot bet in a
 * gap [R7].
 */
export function PlanWarnings({ halves, rounds }: Pick<Timetable, 'halves' | 'rounds'>) {
  const warnings = halves.flatMap(({ halfNumber }) =>
    contiguityWarnings(rounds.filter((round) => round.halfNumber === halfNumber)).map((gap) =>
      msg('match-control.plan-warnings.half-half-number-message', { halfNumber, message: roundsGapText(gap) }),
    ),
  )
  return warnings.map((warning) => (
    <Notice key={warning} tone="warning">
      {warning}
    </Notice>
  ))
}
