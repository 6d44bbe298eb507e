import type { Competition, CompetitionCard, CompetitionFixture, CompetitionStage, TableRow } from '@bettle/contract'
import { msg } from '../../texts/msg.ts'
import type { People } from './people.ts'

type Phased = Pick<CompetitionCard, 'phase' | 'opensAt'>

export const FORMATS: Record<CompetitionCard['format'], string> = {
  tournament: msg('competition.competition-text.tournament'),
  league: msg('competition.competition-text.league'),
  lobby: msg('competition.competition-text.single-game'),
}

/** Returns the phase of a competition in a few words. */
export function phaseText({ phase, opensAt }: Phased, now: number): string {
  if (phase === 'enrolling')
    return Date.parse(opensAt) > now
      ? msg('competition.competition-text.opens-soon')
      : msg('competition.competition-text.enrolment-open')
  return {
    closed: msg('competition.competition-text.did-not-start'),
    drawn: msg('competition.competition-text.drawn'),
    running: msg('competition.competition-text.under-way'),
    finished: msg('competition.competition-text.finished'),
    cancelled: msg('competition.competition-text.cancelled'),
  }[phase]
}

export const phaseTone = ({ phase }: Phased) =>
  phase === 'running' ? 'live' : phase === 'enrolling' ? 'won' : phase === 'cancelled' ? 'void' : 'neutral'

/** The knockout rounds that have a name of their own, by their number of ties. */
const NAMED_ROUNDS: Readonly<Record<number, string>> = { 1: 'final', 2: 'semi', 4: 'quarter' }
const roundOf = (ties: number): string => NAMED_ROUNDS[ties] ?? 'other'

/** Returns the name of a knockout round by its number of ties: 'Final', 'Semi-finals', 'Round of 16'. */
export const roundText = (ties: number): string =>
  msg('competition.competition-text.round', { round: roundOf(ties), players: ties * 2 })

/** Returns the name of the round of one player: 'Final', 'Semi-final', 'Round of 16'. */
export const ownRoundText = (ties: number): string =>
  msg('competition.competition-text.own-round', { round: roundOf(ties), players: ties * 2 })

/** Returns the name of one tie: 'Final', 'Semi-final 2'. */
export const tieText = (ties: number, tie: number): string =>
  msg('competition.competition-text.tie', { round: roundOf(ties), players: ties * 2, tie: tie + 1 })

/**
 * Returns the name of a stage for players. A knockout round that has not begun has no groups yet, so the bracket gives
 * the number of its ties.
 */
export function stageText({ stages, bracket, format }: Competition, stageId: string): string {
  if (stageId === 'plate') return msg('competition.competition-text.plate')
  const stage = stages.find((candidate) => candidate.stage === stageId)
  const ties = stage?.groups.length ?? bracket.find((round) => round.stage === stageId)?.ties.length
  if (stageId.startsWith('round'))
    return ties === undefined ? msg('competition.competition-text.knockout') : roundText(ties)
  if (stage?.kind === 'season') return msg('competition.competition-text.season', { ordinal: stage.ordinal })
  if (format === 'lobby') return msg('competition.competition-text.the-game')
  return ties === 1 ? msg('competition.competition-text.the-group') : msg('competition.competition-text.group-stage')
}

/** Returns the letter of a group: 'A' to 'Z', then 'AA'. */
export function groupName(group: number): string {
  const letter = String.fromCharCode(65 + (group % 26))
  return group < 26 ? letter : `${groupName(Math.floor(group / 26) - 1)}${letter}`
}

/**
 * Returns the criterion by which a player ranks behind the player above; undefined for points, which need no
 * explanation.
 */
export function criterionText(decidedBy: TableRow['decidedBy']): string | undefined {
  if (decidedBy === null || decidedBy === 'points') return undefined
  return {
    wins: msg('competition.competition-text.equal-points-but-fewer'),
    chips: msg('competition.competition-text.equal-wins-but-fewer'),
    'best-finish': msg('competition.competition-text.equal-chips-but-fewer'),
    seed: msg('competition.competition-text.equal-results-but-a'),
    lot: msg('competition.competition-text.equal-results-so-the'),
    organiser: msg('competition.competition-text.the-organiser-made-another'),
  }[decidedBy]
}

/** Returns why a fixture failed, and the consequence. */
export function failureText({
  failure,
  status,
  staysFailed,
}: Pick<CompetitionFixture, 'failure' | 'status'> & Partial<Pick<CompetitionFixture, 'staysFailed'>>):
  | string
  | undefined {
  if (failure === null) return undefined
  const why = {
    abandoned: msg('competition.competition-text.the-match-was-abandoned'),
    deleted: msg('competition.competition-text.the-match-was-deleted'),
    'too-late': msg('competition.competition-text.the-match-was-moved'),
    unconfirmed: msg('competition.competition-text.the-results-of-the'),
  }[failure]
  const then =
    status === 'counted'
      ? msg('competition.competition-text.at-least-half-of')
      : msg('competition.competition-text.the-match-does-not')
  return staysFailed
    ? msg('competition.competition-text.the-match-was-restored', { why, staysFailed: STAYS_FAILED[staysFailed] })
    : `${why} ${then}`
}

/** The reasons why a fixture stays failed although its match was restored. */
const STAYS_FAILED: Record<NonNullable<CompetitionFixture['staysFailed']>, string> = {
  'competition-ended': msg('competition.competition-text.the-competition-had-ended'),
  'fixture-kicked-off': msg('competition.competition-text.the-kick-off-had'),
  'fixture-after-last-day': msg('competition.competition-text.the-kick-off-is'),
  'fixtures-too-close': msg('competition.competition-text.another-match-kicks-off'),
  'stage-decided': msg('competition.competition-text.the-stage-was-decided'),
  'fixture-replaced': msg('competition.competition-text.another-match-had-replaced'),
}

export const REPLAYED = msg('competition.competition-text.the-organiser-ordered-a')

export const FIXTURE_STATUS: Record<CompetitionFixture['status'], string> = {
  planned: msg('competition.competition-text.planned'),
  'under-way': msg('competition.competition-text.live'),
  counted: msg('competition.competition-text.counted'),
  failed: msg('competition.competition-text.failed'),
}

type Decided = Pick<Competition['decided'][number], 'kind' | 'stage' | 'group' | 'userId' | 'matchId'>

/** Returns a decision of the organiser with its subject: 'Made Ben the winner of group A'. */
export function decisionText(
  competition: Competition,
  { kind, stage = '', group = 0, userId, matchId }: Decided,
  { nameOf }: Pick<People, 'nameOf'>,
): string {
  const name = userId === undefined ? msg('competition.competition-text.a-player') : nameOf(userId)
  if (kind === 'winner-set')
    return msg('competition.competition-text.made-the-winner-of', { name, group: groupText(competition, stage, group) })
  if (kind === 'stage-replayed')
    return msg('competition.competition-text.ordered-a-replay', { stage: stageText(competition, stage) })
  if (kind === 'disqualified') return msg('competition.competition-text.disqualified', { name })
  if (kind === 'plate-opened')
    return msg('competition.competition-text.opened-a-plate-game', { onMatch: onMatch(competition, matchId) })
  return kind === 'cancelled'
    ? msg('competition.competition-text.cancelled-the-competition')
    : msg('competition.competition-text.made-a-decision')
}

/** Returns a proposed decision as a question: 'Make Ben the winner of group A?' */
export function proposalText(
  competition: Competition,
  { kind, stage = '', group = 0, userId, matchId }: Decided,
  { nameOf }: Pick<People, 'nameOf'>,
): string {
  const name = userId === undefined ? msg('competition.competition-text.a-player') : nameOf(userId)
  if (kind === 'winner-set')
    return msg('competition.competition-text.make-the-winner-of', { name, group: groupText(competition, stage, group) })
  if (kind === 'stage-replayed')
    return msg('competition.competition-text.play-again', { stage: stageText(competition, stage) })
  if (kind === 'disqualified') return msg('competition.competition-text.disqualify', { name })
  if (kind === 'plate-opened')
    return msg('competition.competition-text.open-a-plate-game', { onMatch: onMatch(competition, matchId) })
  if (kind === 'cancelled') return msg('competition.competition-text.cancel-the-competition')
  if (userId !== undefined) return msg('competition.competition-text.undo-the-decision-about', { name })
  return stage === ''
    ? msg('competition.competition-text.undo-the-plate-game')
    : msg('competition.competition-text.undo-the-replay', { stage: stageText(competition, stage) })
}

/** Returns the name of a group or a tie for use within a sentence. */
function groupText(competition: Competition, stageId: string, group: number): string {
  const stage = competition.stages.find((candidate) => candidate.stage === stageId)
  const groups = stage?.groups.length ?? 0
  if (stage?.kind === 'round')
    return msg('competition.competition-text.the', { round: roundOf(groups), players: groups * 2, tie: group + 1 })
  const division = stage?.groups[group]?.division
  if (stage?.kind === 'season' && division) return msg('competition.competition-text.a-group-of-division', { division })
  return groups > 1
    ? msg('competition.competition-text.group', { groupName: groupName(group) })
    : msg('competition.competition-text.the-group-2')
}

function onMatch({ fixtures }: Competition, matchId: string | undefined): string {
  const fixture = fixtures.find((candidate) => candidate.matchId === matchId)
  return fixture
    ? msg('competition.competition-text.on-v', { homeTeam: fixture.homeTeam, awayTeam: fixture.awayTeam })
    : ''
}

/** Returns whether any result counts yet. Without results the order of a table means nothing. */
export const hasResults = (table: readonly Pick<TableRow, 'present'>[]): boolean =>
  table.some(({ present }) => present > 0)

/** Returns the current stage: the first stage that is not finished. If all are finished, it is the last one. */
export const currentStage = ({ stages }: Pick<Competition, 'stages'>): CompetitionStage | undefined =>
  stages.find(({ status }) => status !== 'finished') ?? stages.at(-1)
