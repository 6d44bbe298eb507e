import { closedListHash, lotOf } from '../competition-draw.ts'
import type {
  CompetitionLogLine,
  DeadlinePassedLine,
  DrawnLine,
  EntryId,
  FixtureLine,
  LobbyResultLine,
} from '../competition-log.ts'
import { advanceStages, openStage } from './advance-stages.ts'
import { applyDecision } from './apply-decision.ts'
import { applyEntryLine } from './apply-entry-line.ts'
import { competitionDeadlines } from './competition-deadlines.ts'
import { type FixtureProgress, isLeague, isOver, isPlanned, type Progress, resultKey } from './competition-progress.ts'
import { drawToCome, MIN_ENTRIES } from './draw-to-come.ts'
import { restoreFixture } from './restore-fixture.ts'
import { seasonBefore, stageGroups } from './stage-groups.ts'

/**
 * Applies one line of the log and moves the competition on. A line that repeats another line, or comes too late,
 * changes nothing ([CP41]).
 */
export function applyLine(progress: Progress, line: CompetitionLogLine): void {
  progress.now = Math.max(progress.now, line.at)
  progress.isFormer = line.number <= (progress.settings.formerRulesUntil ?? 0)
  progress.groupsNow.clear()
  change(progress, line)
  progress.groupsNow.clear()
  advanceStages(progress, line.number)
}

function change(progress: Progress, line: CompetitionLogLine): void {
  switch (line.kind) {
    case 'entered':
    case 'withdrawn':
    case 'account-lost':
    case 'account-restored':
      applyEntryLine(progress, line)
      break
    case 'fixture-added':
    case 'fixture-moved':
    case 'fixture-kicked-off':
    case 'fixture-failed':
    case 'fixture-restored':
      applyFixtureLine(progress, line)
      break
    case 'drawn':
      applyDraw(progress, line)
      break
    case 'lobby-result':
      applyResult(progress, line)
      break
    case 'deadline-passed':
      applyDeadline(progress, line)
      break
    case 'decision-proposed':
    case 'decision-voted':
      break
    default:
      applyDecision(progress, line)
      break
  }
}

function applyFixtureLine(progress: Progress, line: FixtureLine): void {
  const fixture = progress.fixtures.get(line.fixture)
  if (line.kind === 'fixture-added') {
    // The fold ignores a match that is a fixture already, has kicked off, or kicks off after the last day ([CP16]).
    if (fixture || line.kickOffAt <= line.at || line.kickOffAt > progress.settings.lastDay) return
    const { fixture: id, kickOffAt } = line
    const untouched = { kickedOff: null, failure: null, staysFailed: null, isCounted: false, stage: null }
    progress.fixtures.set(id, { fixture: id, kickOffAt, ...untouched })
  } else if (line.kind === 'fixture-restored') {
    if (fixture) restoreFixture(progress, fixture, line)
  } else if (!fixture || isOver(fixture)) {
    return
  } else if (line.kind === 'fixture-failed') {
    fixture.failure = line.failure
    fixture.isCounted = line.isHalfSettled && fixture.kickedOff !== null
  } else if (isPlanned(fixture)) {
    if (line.kind === 'fixture-kicked-off') kickOff(progress, fixture, line.number)
    else moveFixture(progress, fixture, line.kickOffAt)
  }
}

/** Moves a fixture to another kick-off. A fixture that is moved past the last day fails ([CP39]). */
function moveFixture({ settings }: Progress, fixture: FixtureProgress, kickOffAt: number): void {
  fixture.kickOffAt = kickOffAt
  if (kickOffAt > settings.lastDay) fixture.failure = 'too-late'
}

/** Fixes the players of the stage that uses the fixture, and the players of earlier stages ([CP42]). */
function kickOff(progress: Progress, fixture: FixtureProgress, line: number): void {
  fixture.kickedOff = line
  const begun = progress.stages.findIndex(({ id }) => id === fixture.stage)
  for (const [index, stage] of progress.stages.entries()) {
    if (index > begun) continue
    stage.before ??= seasonBefore(progress, index) ?? null
    stage.fixed ??= [...stageGroups(progress, index)]
  }
}

/** Opens the first stage of a competition, or a later season ([CP9]). */
function applyDraw(progress: Progress, { season, seed, entries }: DrawnLine): void {
  const next = drawToCome(progress)
  const list = [...new Set(entries)].filter((entry) => progress.entries.has(entry))
  if (next?.season !== season || next.missingFixtures > 0 || list.length < MIN_ENTRIES) return
  const listHash = closedListHash(list, progress.digest)
  const lots = new Map<EntryId, string>()
  const lotOfEntry = (entry: EntryId) => {
    const lot = lots.get(entry) ?? lotOf(seed, listHash, entry, progress.digest)
    lots.set(entry, lot)
    return lot
  }
  const { format, groupFixtures, seasonFixtures } = progress.settings
  const needed = { tournament: groupFixtures, league: seasonFixtures, lobby: 1 }[format]
  const kind = isLeague(progress) ? 'season' : 'groups'
  progress.stages.push(openStage(kind, season, { entries: list, lotOf: lotOfEntry }, needed, next.notBefore))
}

/**
 * Stores the result of a lobby. A later result of the same lobby replaces the earlier one, and a confirmed lobby stays
 * confirmed. A result also records the kick-off of its fixture if the log lacks the kick-off.
 */
function applyResult(
  progress: Progress,
  { number, stage, group, fixture: id, ranking, isConfirmed }: LobbyResultLine,
): void {
  const fixture = progress.fixtures.get(id)
  if (fixture && isPlanned(fixture) && fixture.stage === stage) kickOff(progress, fixture, number)
  const key = resultKey(stage, group, id)
  progress.results.set(key, { ranking, isConfirmed: isConfirmed || progress.results.get(key)?.isConfirmed === true })
}

function applyDeadline(progress: Progress, line: DeadlinePassedLine): void {
  const passed = competitionDeadlines(progress).find(
    ({ kind, stage, at }) => kind === line.deadline && stage === line.stage && at <= line.at,
  )
  if (passed?.kind === 'draw') closeDraw(progress)
  if (passed?.kind === 'fixture') decideWithoutFixture(progress, line.stage)
}

/**
 * Ends a competition whose next draw has fewer than two entries or too few fixtures. Before the first draw the
 * competition is closed, and before a later season the league is over ([CP5]).
 */
function closeDraw(progress: Progress): void {
  const next = drawToCome(progress)
  if (!next) return
  const isTooFew = next.list.length < MIN_ENTRIES
  if (!isTooFew && next.missingFixtures === 0) return
  if (next.season > 1) progress.isLeagueOver = true
  else progress.closedBecause = isTooFew ? 'too-few-entries' : 'too-few-fixtures'
}

/**
 * Decides a stage that has no fixture left, by table, seed, then lot. If no stage has this id, the next season of a
 * league lacks fixtures, and the league is over. So no stage waits for ever ([CP40]).
 */
function decideWithoutFixture(progress: Progress, id: string): void {
  const stage = progress.stages.find((candidate) => candidate.id === id)
  if (stage) stage.isDecidedWithout = true
  else progress.isLeagueOver = true
}
