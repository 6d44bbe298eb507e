import type { Competition } from '@bettle/contract'

const ROUNDS: Readonly<Record<number, string>> = { 1: 'Final', 2: 'Semi-finals', 4: 'Quarter-finals' }

/** Returns the name of a stage for readers: 'Group stage', 'Semi-finals', 'Season 2'. */
export function stageText(
  stage: string,
  {
    format,
    bracket,
  }: Pick<Competition, 'format'> & { bracket: readonly { stage: string; ties: readonly unknown[] }[] },
): string {
  if (format === 'lobby') return 'Game'
  if (stage === 'groups') return 'Group stage'
  if (stage === 'plate') return 'Plate'
  const number = stage.split('-')[1] ?? ''
  if (stage.startsWith('season-')) return `Season ${number}`
  const ties = bracket.find((round) => round.stage === stage)?.ties.length ?? 0
  return ROUNDS[ties] ?? (ties > 0 ? `Round of ${ties * 2}` : `Knockout round ${number}`)
}

const PHASES: Readonly<Record<Competition['phase'], string>> = {
  enrolling: 'Enrolment open',
  closed: 'Did not start',
  drawn: 'Drawn',
  running: 'Under way',
  finished: 'Finished',
  cancelled: 'Cancelled',
}

export const phaseText = (phase: string): string => PHASES[phase as Competition['phase']] ?? phase

/** Returns true if nothing in the competition can be decided or added any more. */
export const isEnded = ({ phase }: Pick<Competition, 'phase'>): boolean =>
  phase === 'closed' || phase === 'finished' || phase === 'cancelled'
