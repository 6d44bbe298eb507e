import type { Competition, CompetitionCard, CompetitionFixture, CompetitionStage, TableRow } from '@bettle/contract'
import type { People } from './people.ts'

type Phased = Pick<CompetitionCard, 'phase' | 'opensAt'>

export const FORMATS: Record<CompetitionCard['format'], string> = {
  tournament: 'Tournament',
  league: 'League',
  lobby: 'Single game',
}

/** Returns the phase of a competition in a few words. */
export function phaseText({ phase, opensAt }: Phased, now: number): string {
  if (phase === 'enrolling') return Date.parse(opensAt) > now ? 'Opens soon' : 'Enrolment open'
  return {
    closed: 'Did not start',
    drawn: 'Drawn',
    running: 'Under way',
    finished: 'Finished',
    cancelled: 'Cancelled',
  }[phase]
}

export const phaseTone = ({ phase }: Phased) =>
  phase === 'running' ? 'live' : phase === 'enrolling' ? 'won' : phase === 'cancelled' ? 'void' : 'neutral'

/** Returns the name of a knockout round by its number of ties: 'Final', 'Semi-finals', 'Round of 16'. */
export function roundText(ties: number): string {
  if (ties === 1) return 'Final'
  if (ties === 2) return 'Semi-finals'
  return ties === 4 ? 'Quarter-finals' : `Round of ${ties * 2}`
}

/** Returns the name of one tie: 'Final', 'Semi-final 2'. */
export function tieText(ties: number, tie: number): string {
  if (ties === 1) return 'Final'
  return ties <= 4 ? `${roundText(ties).slice(0, -1)} ${tie + 1}` : `${roundText(ties)}, tie ${tie + 1}`
}

/**
 * Returns the name of a stage for players. A knockout round that has not begun has no groups yet, so the bracket gives
 * the number of its ties.
 */
export function stageText({ stages, bracket, format }: Competition, stageId: string): string {
  if (stageId === 'plate') return 'Plate'
  const stage = stages.find((candidate) => candidate.stage === stageId)
  const ties = stage?.groups.length ?? bracket.find((round) => round.stage === stageId)?.ties.length
  if (stageId.startsWith('round')) return ties === undefined ? 'Knockout' : roundText(ties)
  if (stage?.kind === 'season') return `Season ${stage.ordinal}`
  if (format === 'lobby') return 'The game'
  return ties === 1 ? 'The group' : 'Group stage'
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
    wins: 'Equal points, but fewer games won',
    chips: 'Equal wins, but fewer chips',
    'best-finish': 'Equal chips, but fewer in the best game',
    seed: 'Equal results, but a lower seed',
    lot: 'Equal results, so the draw decided',
    organiser: 'The organiser made another player the winner',
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
    abandoned: 'The match was abandoned.',
    deleted: 'The match was deleted before the results were confirmed.',
    'too-late': 'The match was moved past the last day.',
    unconfirmed: 'The results of the match were not confirmed within a day.',
  }[failure]
  const then =
    status === 'counted'
      ? 'At least half of the rounds were settled, so the match counts with these results.'
      : 'The match does not count. The next match replaces it only if its stage has no other match left.'
  return staysFailed
    ? `${why} The match was restored, but still does not count: ${STAYS_FAILED[staysFailed]}.`
    : `${why} ${then}`
}

/** The reasons why a fixture stays failed although its match was restored. */
const STAYS_FAILED: Record<NonNullable<CompetitionFixture['staysFailed']>, string> = {
  'competition-ended': 'the competition had ended',
  'fixture-kicked-off': 'the kick-off had passed',
  'fixture-after-last-day': 'the kick-off is after the last day',
  'fixtures-too-close': 'another match kicks off at nearly the same time',
  'stage-decided': 'the stage was decided without this match',
  'fixture-replaced': 'another match had replaced this match',
}

export const REPLAYED = 'The organiser ordered a replay, so this match no longer counts.'

export const FIXTURE_STATUS: Record<CompetitionFixture['status'], string> = {
  planned: 'Planned',
  'under-way': 'Live',
  counted: 'Counted',
  failed: 'Failed',
}

type Decided = Pick<Competition['decided'][number], 'kind' | 'stage' | 'group' | 'userId' | 'matchId'>

/** Returns a decision of the organiser with its subject: 'Made Ben the winner of group A'. */
export function decisionText(
  competition: Competition,
  { kind, stage = '', group = 0, userId, matchId }: Decided,
  { nameOf }: Pick<People, 'nameOf'>,
): string {
  const name = userId === undefined ? 'a player' : nameOf(userId)
  if (kind === 'winner-set') return `Made ${name} the winner of ${groupText(competition, stage, group)}`
  if (kind === 'stage-replayed') return `Ordered a replay: ${stageText(competition, stage)}`
  if (kind === 'disqualified') return `Disqualified ${name}`
  if (kind === 'plate-opened') return `Opened a plate game${onMatch(competition, matchId)}`
  return kind === 'cancelled' ? 'Cancelled the competition' : 'Made a decision'
}

/** Returns a proposed decision as a question: 'Make Ben the winner of group A?' */
export function proposalText(
  competition: Competition,
  { kind, stage = '', group = 0, userId, matchId }: Decided,
  { nameOf }: Pick<People, 'nameOf'>,
): string {
  const name = userId === undefined ? 'a player' : nameOf(userId)
  if (kind === 'winner-set') return `Make ${name} the winner of ${groupText(competition, stage, group)}?`
  if (kind === 'stage-replayed') return `Play again: ${stageText(competition, stage)}?`
  if (kind === 'disqualified') return `Disqualify ${name}?`
  if (kind === 'plate-opened') return `Open a plate game${onMatch(competition, matchId)}?`
  if (kind === 'cancelled') return 'Cancel the competition?'
  if (userId !== undefined) return `Undo the decision about ${name}?`
  return stage === '' ? 'Undo the plate game?' : `Undo the replay: ${stageText(competition, stage)}?`
}

/** Returns the name of a group or a tie for use within a sentence. */
function groupText(competition: Competition, stageId: string, group: number): string {
  const stage = competition.stages.find((candidate) => candidate.stage === stageId)
  const groups = stage?.groups.length ?? 0
  if (stage?.kind === 'round') return `the ${tieText(groups, group).toLowerCase()}`
  const division = stage?.groups[group]?.division
  if (stage?.kind === 'season' && division) return `a group of division ${division}`
  return groups > 1 ? `group ${groupName(group)}` : 'the group'
}

function onMatch({ fixtures }: Competition, matchId: string | undefined): string {
  const fixture = fixtures.find((candidate) => candidate.matchId === matchId)
  return fixture ? ` on ${fixture.homeTeam} v ${fixture.awayTeam}` : ''
}

/** Returns whether any result counts yet. Without results the order of a table means nothing. */
export const hasResults = (table: readonly TableRow[]): boolean => table.some(({ present }) => present > 0)

/** Returns the current stage: the first stage that is not finished. If all are finished, it is the last one. */
export const currentStage = ({ stages }: Pick<Competition, 'stages'>): CompetitionStage | undefined =>
  stages.find(({ status }) => status !== 'finished') ?? stages.at(-1)
