import type { Competition, CompetitionDecision, CompetitionStage, MatchId, UserId } from '@bettle/contract'
import { msg } from '../../../texts/msg.ts'
import { teamsOf } from '../fixtures/fixture-options.ts'
import { stageText } from '../stage-text.ts'

/** A decision with the texts of its dialog. */
export interface DecisionToMake {
  readonly decision: CompetitionDecision
  readonly title: string
  /** The effect of the decision, and until when it can be undone. */
  readonly explanation: string
  readonly submitText: string
  /** The message after the decision was made. */
  readonly done: string
  readonly isDanger: boolean
}

export function cancelling({ name }: Competition): DecisionToMake {
  return {
    decision: { kind: 'cancelled' },
    title: msg('organise-competition.decision-facts.cancel-name', { name }),
    explanation: msg('organise-competition.decision-facts.games-that-have-not'),
    submitText: msg('organise-competition.decision-facts.cancel-competition'),
    done: msg('organise-competition.decision-facts.the-competition-is-cancelled'),
    isDanger: true,
  }
}

export function replaying(competition: Competition, { stage }: CompetitionStage): DecisionToMake {
  const name = stageText(stage, competition)
  return {
    decision: { kind: 'stage-replayed', stage },
    title: msg('organise-competition.decision-facts.play-again-name', { name }),
    explanation: msg('organise-competition.decision-facts.the-results-of-will', { name }),
    submitText: msg('organise-competition.decision-facts.play-again'),
    done: msg('organise-competition.decision-facts.will-be-played-again', { name }),
    isDanger: true,
  }
}

export function settingWinner(
  competition: Competition,
  { stage, group, userId }: { stage: string; group: number; userId: UserId },
): DecisionToMake {
  return {
    decision: { kind: 'winner-set', stage, group, userId },
    title: msg('organise-competition.decision-facts.set-as-the-winner', { name: nameOf(competition, userId) }),
    explanation: msg('organise-competition.decision-facts.this-player-will-be', {
      group: groupText(competition, stage, group),
    }),
    submitText: msg('organise-competition.decision-facts.set-as-winner'),
    done: msg('organise-competition.decision-facts.is-set-as-the', { name: nameOf(competition, userId) }),
    isDanger: false,
  }
}

export function disqualifying(competition: Competition, userId: UserId): DecisionToMake {
  const name = nameOf(competition, userId)
  return {
    decision: { kind: 'disqualified', userId },
    title: msg('organise-competition.decision-facts.disqualify-name', { name }),
    explanation: msg('organise-competition.decision-facts.will-count-as-absent', { name }),
    submitText: msg('organise-competition.decision-facts.disqualify'),
    done: msg('organise-competition.decision-facts.is-disqualified-name', { name }),
    isDanger: true,
  }
}

export function openingPlate(competition: Competition, matchId: MatchId): DecisionToMake {
  const match = matchText(competition, matchId)
  return {
    decision: { kind: 'plate-opened', matchId },
    title: msg('organise-competition.decision-facts.open-a-plate-game'),
    explanation: msg('organise-competition.decision-facts.up-to-20-players', { match }),
    submitText: msg('organise-competition.decision-facts.open-plate-game'),
    done: msg('organise-competition.decision-facts.the-plate-game-is'),
    isDanger: false,
  }
}

export function undoing(competition: Competition, number: number): DecisionToMake {
  const decision = competition.decided.find((candidate) => candidate.number === number)
  const subject = decision && subjectText(competition, decision)
  const kind = decidedText(decision?.kind ?? '')
  const what = subject ? `${kind} (${subject})` : kind
  return {
    decision: { kind: 'decision-undone', decision: number },
    title: msg('organise-competition.decision-facts.undo-this-decision'),
    explanation: msg('organise-competition.decision-facts.all-effects-of-this', { what }),
    submitText: msg('organise-competition.decision-facts.undo-decision'),
    done: msg('organise-competition.decision-facts.the-decision-is-undone'),
    isDanger: false,
  }
}

const KINDS: Readonly<Record<string, string>> = {
  'winner-set': msg('organise-competition.decision-facts.winner-set'),
  'stage-replayed': msg('organise-competition.decision-facts.stage-played-again'),
  disqualified: msg('organise-competition.decision-facts.player-disqualified'),
  'plate-opened': msg('organise-competition.decision-facts.plate-game-opened'),
  cancelled: msg('organise-competition.decision-facts.competition-cancelled'),
}

export const decidedText = (kind: string): string => KINDS[kind] ?? msg('organise-competition.decision-facts.decision')

/** Returns the subject of a decision, a player, group, stage or match: 'Ben, Group A'. */
export function subjectText(
  competition: Competition,
  { stage, group, userId, matchId }: Competition['decided'][number],
): string {
  const where = stage && (group === undefined ? stageText(stage, competition) : groupText(competition, stage, group))
  const parts = [userId && nameOf(competition, userId), where, matchId && matchText(competition, matchId)]
  return parts.filter(Boolean).join(', ')
}

/** Returns whether a decision can be undone. A cancellation cannot; all other decisions can, once. */
export const canBeUndone = ({ kind, isUndone }: Competition['decided'][number]): boolean =>
  kind !== 'cancelled' && !isUndone

/** Returns whether the stage can still be decided: until the first kick-off of the next stage ([CP43]). */
export function isDecidable({ phase, stages }: Pick<Competition, 'phase' | 'stages'>, stage: string): boolean {
  const index = stages.findIndex((candidate) => candidate.stage === stage)
  return phase !== 'cancelled' && index >= 0 && stages.slice(index + 1).every(({ status }) => status === 'known')
}

export function groupText(competition: Competition, stage: string, group: number): string {
  const found = competition.stages.find((candidate) => candidate.stage === stage)
  const name = stageText(stage, competition)
  if (!found || found.groups.length === 1) return name
  if (found.kind === 'round')
    return msg('organise-competition.decision-facts.tie-name-group', { name, group: group + 1 })
  const division = found.groups[group]?.division
  return found.kind === 'season' && division
    ? msg('organise-competition.decision-facts.division-group-division-group', { division, group: group + 1 })
    : msg('organise-competition.decision-facts.group-letter', { letter: letterOf(group) })
}

const letterOf = (group: number) => (group < 26 ? String.fromCharCode(65 + group) : String(group + 1))

export function nameOf({ players }: Pick<Competition, 'players'>, userId: string): string {
  return (
    players.find(({ user }) => user._id === userId)?.user.username ??
    msg('organise-competition.decision-facts.a-deleted-player')
  )
}

export function matchText({ fixtures }: Pick<Competition, 'fixtures'>, matchId: string): string {
  const fixture = fixtures.find((candidate) => candidate.matchId === matchId)
  return fixture ? teamsOf(fixture) : msg('organise-competition.decision-facts.the-match')
}
