import type { Competition, CompetitionDecision, CompetitionStage, MatchId, UserId } from '@bettle/contract'
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
    title: `Cancel ${name}?`,
    explanation:
      'Games that have not begun are closed, and all bets on these games are void. Games that have begun are played to their end, but decide nothing. Finished games keep their results. All players get a notice. This cannot be undone.',
    submitText: 'Cancel competition',
    done: 'The competition is cancelled',
    isDanger: true,
  }
}

export function replaying(competition: Competition, { stage }: CompetitionStage): DecisionToMake {
  const name = stageText(stage, competition)
  return {
    decision: { kind: 'stage-replayed', stage },
    title: `Play ${name} again?`,
    explanation: `The results of ${name} will no longer count. The stage will be played again on the next matches that no stage uses. You can undo this until the replay begins.`,
    submitText: 'Play again',
    done: `${name} will be played again`,
    isDanger: true,
  }
}

export function settingWinner(
  competition: Competition,
  { stage, group, userId }: { stage: string; group: number; userId: UserId },
): DecisionToMake {
  return {
    decision: { kind: 'winner-set', stage, group, userId },
    title: `Set ${nameOf(competition, userId)} as the winner?`,
    explanation: `${groupText(competition, stage, group)}: this player will be first, whatever the ranking says. You can undo this decision until the next stage begins.`,
    submitText: 'Set as winner',
    done: `${nameOf(competition, userId)} is set as the winner`,
    isDanger: false,
  }
}

export function disqualifying(competition: Competition, userId: UserId): DecisionToMake {
  const name = nameOf(competition, userId)
  return {
    decision: { kind: 'disqualified', userId },
    title: `Disqualify ${name}?`,
    explanation: `${name} will count as absent in the running stage and in all later stages, and cannot enrol again. You can undo this decision.`,
    submitText: 'Disqualify',
    done: `${name} is disqualified`,
    isDanger: true,
  }
}

export function openingPlate(competition: Competition, matchId: MatchId): DecisionToMake {
  const match = matchText(competition, matchId)
  return {
    decision: { kind: 'plate-opened', matchId },
    title: 'Open a plate game?',
    explanation: `Up to 20 players who were knocked out play an extra game on ${match}, without points. You can undo this until the kick-off.`,
    submitText: 'Open plate game',
    done: 'The plate game is open',
    isDanger: false,
  }
}

export function undoing(competition: Competition, number: number): DecisionToMake {
  const decision = competition.decided.find((candidate) => candidate.number === number)
  const subject = decision && subjectText(competition, decision)
  return {
    decision: { kind: 'decision-undone', decision: number },
    title: 'Undo this decision?',
    explanation: `${decidedText(decision?.kind ?? '')}${subject ? ` (${subject})` : ''}: all effects of this decision are undone too. You can make a new decision later.`,
    submitText: 'Undo decision',
    done: 'The decision is undone',
    isDanger: false,
  }
}

const KINDS: Readonly<Record<string, string>> = {
  'winner-set': 'Winner set',
  'stage-replayed': 'Stage played again',
  disqualified: 'Player disqualified',
  'plate-opened': 'Plate game opened',
  cancelled: 'Competition cancelled',
}

export const decidedText = (kind: string): string => KINDS[kind] ?? 'Decision'

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
  if (found.kind === 'round') return `${name}, tie ${group + 1}`
  const division = found.groups[group]?.division
  return found.kind === 'season' && division ? `Division ${division}, group ${group + 1}` : `Group ${letterOf(group)}`
}

const letterOf = (group: number) => (group < 26 ? String.fromCharCode(65 + group) : String(group + 1))

export function nameOf({ players }: Pick<Competition, 'players'>, userId: string): string {
  return players.find(({ user }) => user._id === userId)?.user.username ?? 'A deleted player'
}

export function matchText({ fixtures }: Pick<Competition, 'fixtures'>, matchId: string): string {
  const fixture = fixtures.find((candidate) => candidate.matchId === matchId)
  return fixture ? teamsOf(fixture) : 'the match'
}
