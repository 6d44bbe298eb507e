import {
  type CompetitionDecision,
  type CompetitionId,
  type DecisionPreview,
  GameError,
  type UserId,
} from '@bettle/contract'
import { type CompetitionState, foldCompetition, type GroupState, replayRefusal, setWinnerRefusal } from '@bettle/rules'
import { sql } from 'kysely'
import type { Context, Reader, Tx } from '../../context.ts'
import { digest } from '../ledger/digest.ts'
import type { Operator } from '../operator/operator.ts'
import { publicUsersOf } from '../user/user-columns.ts'
import { lobbiesToArrange } from './competition-lobbies.ts'
import { type CompetitionRow, competitionRow, linesOf, type NewLine } from './competition-store.ts'
import { refuseStranger } from './create-competition.ts'
import { lacksSeeds } from './draw-seed.ts'
import { inCompetition } from './in-competition.ts'
import { organiserOf, recordDecision } from './record-decision.ts'

/** Carries out a decision of the organiser. The competition's log and the audit log hold its author and reason. */
export async function decide(
  ctx: Context,
  operator: Operator,
  competitionId: CompetitionId,
  decision: CompetitionDecision,
  reason: string,
): Promise<void> {
  const userId = organiserOf(operator)
  await inCompetition(ctx, competitionId, async (tx, row) => {
    await refuseDecision(tx, row, userId, decision)
    await afterDecision(ctx, tx, row, decision)
    await recordDecision(ctx, tx, operator, row, { decision, reason })
    return { reply: undefined, lines: [{ ...lineOf(decision), by: userId, reason }] }
  })
  ctx.jobs.wake()
}

/** Returns what a decision would change, without changing it. */
export async function previewDecision(
  ctx: Context,
  userId: UserId,
  competitionId: CompetitionId,
  decision: CompetitionDecision,
): Promise<DecisionPreview> {
  return ctx.db.transaction().execute(async (tx) => {
    const row = await competitionRow(tx, competitionId)
    await refuseDecision(tx, row, userId, decision)
    const state = await afterDecision(ctx, tx, row, decision)
    const { arranged } = await lobbiesToArrange(tx, { ...row, state }, ctx.clock.now())
    const closed = arranged.flatMap((one) => (one.kind === 'close' ? [one.lobbyId] : []))
    return {
      before: { phase: row.state.phase, winner: row.state.winner as UserId | null },
      after: { phase: state.phase, winner: state.winner as UserId | null },
      affected: await affectedBy(tx, row.state, state),
      lobbiesClosed: closed.length,
      bets: await ownBetsIn(tx, closed, userId),
    }
  })
}

type DecidedLine = Extract<NewLine, { kind: CompetitionDecision['kind'] }>

function lineOf(decision: CompetitionDecision): DecidedLine {
  switch (decision.kind) {
    case 'winner-set':
      return { kind: 'winner-set', stage: decision.stage, group: decision.group, entry: decision.userId }
    case 'disqualified':
      return { kind: 'disqualified', entry: decision.userId }
    case 'plate-opened':
      return { kind: 'plate-opened', fixture: decision.matchId }
    default:
      return decision
  }
}

/**
 * @throws GameError `forbidden` for other users, and for organisers who play in a lobby that the decision is about
 * ([CP54]); `competition-state` for a late decision; `not-found` for an unknown subject
 */
async function refuseDecision(
  tx: Tx,
  row: CompetitionRow,
  userId: UserId,
  decision: CompetitionDecision,
): Promise<void> {
  await refuseStranger(tx, row, userId)
  const { state } = row
  if (['closed', 'cancelled'].includes(state.phase)) throw new GameError('competition-state')
  const line = decision.kind === 'decision-undone' ? await decisionOf(tx, row, decision.decision) : lineOf(decision)
  if (decision.kind !== 'decision-undone') refuseLate(state, line)
  const isSeasonReplayed = line.kind === 'stage-replayed' && row.settings.format === 'league'
  if (isSeasonReplayed && lacksSeeds(row, await linesOf(tx, row.id)))
    throw new GameError('competition-state', {
      message: 'The groups of this league were drawn too often. Another draw is not possible.',
    })
  if (playsIn(state, line, userId)) throw new GameError('forbidden', { message: PLAYS_THERE })
}

const PLAYS_THERE =
  'You play in this competition game yourself. An administrator who does not play in this game must decide.'

/** @throws GameError `not-found` for an unknown subject, `competition-state` after the next stage has begun */
function refuseLate(state: CompetitionState, line: DecidedLine): void {
  const isUnknown = line.kind === 'disqualified' && !state.entries.some(({ entry }) => entry === line.entry)
  if (isUnknown) throw new GameError('not-found')
  const refusal =
    line.kind === 'winner-set'
      ? setWinnerRefusal(state, line)
      : line.kind === 'stage-replayed'
        ? replayRefusal(state, line.stage)
        : undefined
  if (refusal === 'stage-unknown' || refusal === 'entry-not-in-group') throw new GameError('not-found')
  if (refusal) throw new GameError('competition-state', { message: TOO_LATE[refusal] })
}

const TOO_LATE = {
  'competition-cancelled': 'This competition was cancelled.',
  'next-stage-begun': 'The next stage has begun, so this stage cannot change.',
  'nothing-to-replay': 'No match of this stage has been played yet, so the stage cannot be played again.',
} as const

/** True if the decision is about a lobby in which the user plays: no user decides about their own games. */
function playsIn({ stages }: CompetitionState, line: DecidedLine, userId: string): boolean {
  const plays = ({ members }: GroupState) => members.includes(userId)
  const last = stages.at(-1)
  switch (line.kind) {
    case 'winner-set':
      return stages.some(
        ({ id, groups }) =>
          id === line.stage && groups[line.group] !== undefined && plays(groups[line.group] as GroupState),
      )
    case 'stage-replayed':
      return stages.some(({ id, groups }) => id === line.stage && groups.some(plays))
    case 'disqualified':
      return (
        line.entry === userId ||
        (last?.groups.some((group) => plays(group) && group.members.includes(line.entry)) ?? false)
      )
    case 'cancelled':
      // Before the first kick-off of a stage, a cancellation ends no running game of any player.
      return last?.hasBegun === true && last.status !== 'finished' && last.groups.some(plays)
    default:
      return false
  }
}

/**
 * Returns an earlier decision that can be undone.
 * @throws GameError `not-found` unless the log has such a decision with this number
 */
async function decisionOf(tx: Tx, { id }: CompetitionRow, number: number): Promise<DecidedLine> {
  const line = (await linesOf(tx, id)).find((candidate) => candidate.number === number)
  if (line && UNDOABLE.has(line.kind)) return line as DecidedLine
  throw new GameError('not-found')
}

const UNDOABLE: ReadonlySet<string> = new Set(['winner-set', 'stage-replayed', 'disqualified', 'plate-opened'])

/**
 * Returns the state of the competition after a decision.
 * @throws GameError `competition-state` if the decision would change nothing, for instance because it comes too late
 */
async function afterDecision(
  ctx: Context,
  tx: Tx,
  row: CompetitionRow,
  decision: CompetitionDecision,
): Promise<CompetitionState> {
  const { by, reason, ...line } = lineOf(decision)
  const lines = await linesOf(tx, row.id)
  const next = { ...line, number: lines.length + 1, at: ctx.clock.now() } as (typeof lines)[number]
  const state = foldCompetition(row.settings, [...lines, next], digest)
  const before = foldCompetition(row.settings, lines, digest)
  if (JSON.stringify(state) === JSON.stringify(before)) throw new GameError('competition-state')
  return state
}

/** Returns the users whose status, groups or trophies differ between the two states. */
async function affectedBy(
  reader: Reader,
  before: CompetitionState,
  after: CompetitionState,
): Promise<DecisionPreview['affected']> {
  const sum = (state: CompetitionState, id: string) =>
    state.trophies.filter(({ entry }) => entry === id).reduce((total, { amount }) => total + amount, 0)
  const placeIn = ({ entries, stages }: CompetitionState, id: string) =>
    `${entries.find(({ entry }) => entry === id)?.status} ${stages.map(({ groups }) => groups.findIndex(({ members }) => members.includes(id)))}`
  const changed = after.entries
    .map(({ entry }) => entry)
    .filter((id) => placeIn(before, id) !== placeIn(after, id) || sum(before, id) !== sum(after, id))
  const users = await publicUsersOf(reader, changed)
  return changed.flatMap((id) => {
    const user = users.get(id)
    return user ? [{ userId: user._id, username: user.username, trophies: sum(after, id) - sum(before, id) }] : []
  })
}

/**
 * Counts the user's own open bets. Other players' bets stay hidden, because no round of these lobbies has begun ([V1]).
 */
async function ownBetsIn(reader: Reader, lobbyIds: readonly string[], userId: UserId): Promise<number> {
  const { rows } = await sql<{ bets: number }>`
    select count(*)::int as bets from bet
    where lobby_id = any(${[...lobbyIds]}::uuid[]) and outcome = 'open' and account_id = ${userId}`.execute(reader)
  return rows[0]?.bets ?? 0
}
