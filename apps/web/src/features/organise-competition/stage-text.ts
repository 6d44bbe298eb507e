import type { Competition } from '@bettle/contract'
import { msg } from '../../texts/msg.ts'

const ROUNDS: Readonly<Record<number, string>> = {
  1: msg('organise-competition.stage-text.final'),
  2: msg('organise-competition.stage-text.semi-finals'),
  4: msg('organise-competition.stage-text.quarter-finals'),
}

/** Returns the name of a stage for readers: 'Group stage', 'Semi-finals', 'Season 2'. */
export function stageText(
  stage: string,
  {
    format,
    bracket,
  }: Pick<Competition, 'format'> & { bracket: readonly { stage: string; ties: readonly unknown[] }[] },
): string {
  if (format === 'lobby') return msg('organise-competition.stage-text.game')
  if (stage === 'groups') return msg('organise-competition.stage-text.group-stage')
  if (stage === 'plate') return msg('organise-competition.stage-text.plate')
  const number = stage.split('-')[1] ?? ''
  if (stage.startsWith('season-')) return msg('organise-competition.stage-text.season-number', { number })
  const ties = bracket.find((round) => round.stage === stage)?.ties.length ?? 0
  return (
    ROUNDS[ties] ??
    (ties > 0
      ? msg('organise-competition.stage-text.round-of-ties', { ties: ties * 2 })
      : msg('organise-competition.stage-text.knockout-round-number', { number }))
  )
}

const PHASES: Readonly<Record<Competition['phase'], string>> = {
  enrolling: msg('organise-competition.stage-text.enrolment-open'),
  closed: msg('organise-competition.stage-text.did-not-start'),
  drawn: msg('organise-competition.stage-text.drawn'),
  running: msg('organise-competition.stage-text.under-way'),
  finished: msg('organise-competition.stage-text.finished'),
  cancelled: msg('organise-competition.stage-text.cancelled'),
}

export const phaseText = (phase: string): string => PHASES[phase as Competition['phase']] ?? phase

/** Returns true if nothing in the competition can be decided or added any more. */
export const isEnded = ({ phase }: Pick<Competition, 'phase'>): boolean =>
  phase === 'closed' || phase === 'finished' || phase === 'cancelled'
