import type { RoundGap } from '@bettle/rules'
import { msg } from '../texts/msg.ts'

/** Returns what is wrong with the plan of a half's rounds, for administrators. */
export function roundsGapText(gap: RoundGap): string {
  return gap.kind === 'late-start'
    ? msg('admin-ui.rounds-gap-text.late-start')
    : msg('admin-ui.rounds-gap-text.gap', { before: gap.before, after: gap.after })
}
