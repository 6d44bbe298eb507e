import {
  type CompetitionDecision,
  type CompetitionId,
  type DecisionPreview,
  GameError,
  type UserId,
} from '@bettle/contract'
import {
  type CompetitionState,
  type DecisionEffect,
  decisionConflict,
  decisionShares,
  type EntryShare,
  foldCompetition,
  hasEntry,
  replayRefusal,
  setWinnerRefusal,
} from '@bettle/rules'
import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import type { Reader, Tx } from '../../db/schema.ts'
import { digest } from '../ledger/digest.ts'
import type { Operator } from '../operator/operator.ts'
import { usernameToWire } from '../user/deleted-name.ts'
import { isAdministrator } from '../user/is-administrator.ts'
import { publicUsersOf } from '../user/user-columns.ts'
import { lobbiesToArrange } from './competition-lobbies.ts'
import { type CompetitionRow, competitionRow, linesOf, type NewLine } from './competition-store.ts'
import { refuseStranger } from './create-competition.ts'
import { lacksSeeds } from './draw-seed.ts'
import { type NewNotice, writeNotices } from './give-notices.ts'
import { inCompetition } from './in-competition.ts'
import { organiserOf, recordDecision } from './record-decision.ts'

/**
 * Carries out a decision of the organiser. The competition's log and the audit log hold its author and reason. All
 * entries get a notice of it, with the players who gain ([CP83]).
 */
export async function decide(
  ctx: Context,
  operator: Operator,
  competitionId: CompetitionId,
  decision: CompetitionDecision,
  reason: string,
): Promise<void> {
  const userId = organiserOf(operator)
  let noticed: readonly UserId[] = []
  await inCompetition(ctx, competitionId, async (tx, row) => {
    const effect = await effectOf(ctx, tx, row, userId, decision)
    await refuseConflict(ctx, tx, row, userId, effect)
    const shares = decisionShares(effect)
    await recordDecision(ctx, tx, operator, row, { decision, reason })
    noticed = await writeNotices(ctx, tx, row, await decisionNotices(tx, row, userId, { decision, effect, shares }))
    return { reply: undefined, lines: [{ ...lineOf(decision), by: userId, reason, shares }] }
  })
  for (const each of noticed) ctx.live.announceTo(each, { type: 'notices.changed' })
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
    const effect = await effectOf(ctx, tx, row, userId, decision)
    const { after: state } = effect
    const { arranged } = await lobbiesToArrange(tx, { ...row, state }, ctx.clock.now())
    const closed = arranged.flatMap((one) => (one.kind === 'close' ? [one.lobbyId] : []))
    const lost = arranged.flatMap((one) => (one.kind === 'reseat' && one.leaves.includes(userId) ? [one.lobbyId] : []))
    return {
      before: { phase: row.state.phase, winner: row.state.winner as UserId | null },
      after: { phase: state.phase, winner: state.winner as UserId | null },
      affected: await affectedBy(tx, effect),
      lobbiesClosed: closed.length,
      lobbiesChanged: arranged.filter(({ kind }) => kind === 'reseat').length,
      bets: await ownBetsIn(tx, [...closed, ...lost], userId),
      refusal: (await conflictOf(ctx, tx, row, userId, effect))?.reason ?? null,
    }
  })
}

type DecidedLine = Extract<NewLine, { kind: CompetitionDecision['kind'] }>

export function lineOf(decision: CompetitionDecision): DecidedLine {
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

/** What tells the time. */
export interface Timed {
  readonly clock: Pick<Context['clock'], 'now'>
}

export interface Effect extends DecisionEffect {
  readonly before: CompetitionState
  readonly after: CompetitionState
}

/**
 * Returns what a decision changes.
 * @throws GameError `forbidden` for other users; `competition-state` for a late decision, or one that changes nothing;
 *   `not-found` for an unknown subject
 */
export async function effectOf(
  ctx: Timed,
  tx: Reader,
  row: CompetitionRow,
  userId: UserId,
  decision: CompetitionDecision,
): Promise<Effect> {
  await refuseStranger(tx, row, userId)
  const { state } = row
  if (['closed', 'cancelled'].includes(state.phase)) throw new GameError('competition-state')
  const subject = decision.kind === 'decision-undone' ? await decisionOf(tx, row, decision.decision) : lineOf(decision)
  if (decision.kind !== 'decision-undone') refuseLate(state, subject)
  const isSeasonReplayed = subject.kind === 'stage-replayed' && row.settings.format === 'league'
  if (isSeasonReplayed && lacksSeeds(row, await linesOf(tx, row.id)))
    throw new GameError('competition-state', {
      message: 'The groups of this league were drawn too often. Another draw is not possible.',
    })
  return { ...(await afterDecision(ctx, tx, row, decision)), subject: subject as Effect['subject'] }
}

/** The reason why somebody else must make a decision, and the message that says so. */
interface Conflict {
  readonly reason: 'plays-there' | 'own-place' | 'too-late'
  readonly message: string
}

/**
 * How long after its end an organiser, or an administrator with an entry, may decide about a competition ([CP84]).
 */
const DECISIONS_AFTER_END_MS = 7 * 24 * 60 * 60_000

/** Returns the reason why this user may not make the decision; undefined if there is none ([CP54], [CP84]). */
export async function conflictOf(
  ctx: Timed,
  tx: Reader,
  { state, ended_at }: CompetitionRow,
  userId: UserId,
  effect: Effect,
): Promise<Conflict | undefined> {
  const isLate = ended_at !== null && ended_at.getTime() + DECISIONS_AFTER_END_MS <= ctx.clock.now()
  if (isLate && (hasEntry(state, userId) || !(await isAdministrator(tx, userId))))
    return { reason: 'too-late', message: LATE }
  const conflict = decisionConflict(userId, effect)
  if (conflict === 'about-their-stage') return { reason: 'plays-there', message: PLAYS_THERE }
  return conflict && { reason: 'own-place', message: OWN_PLACE }
}

/** @throws GameError `forbidden` if somebody else must make the decision */
async function refuseConflict(
  ctx: Pick<Context, 'clock'>,
  tx: Tx,
  row: CompetitionRow,
  userId: UserId,
  effect: Effect,
): Promise<void> {
  const conflict = await conflictOf(ctx, tx, row, userId, effect)
  if (conflict) throw new GameError('forbidden', { message: conflict.message })
}

const PLAYS_THERE =
  'You play in this stage yourself, or played against this player. An administrator without an entry in this competition must decide.'

const OWN_PLACE =
  'This decision changes your own place, title or trophies. An administrator without an entry in this competition must decide.'

const LATE =
  'This competition ended more than seven days ago. An administrator without an entry in this competition must decide.'

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

/**
 * Returns an earlier decision that can be undone.
 * @throws GameError `not-found` unless the log has such a decision with this number
 */
async function decisionOf(tx: Reader, { id }: CompetitionRow, number: number): Promise<DecidedLine> {
  const line = (await linesOf(tx, id)).find((candidate) => candidate.number === number)
  if (line && UNDOABLE.has(line.kind)) return line as DecidedLine
  throw new GameError('not-found')
}

const UNDOABLE: ReadonlySet<string> = new Set(['winner-set', 'stage-replayed', 'disqualified', 'plate-opened'])

/**
 * Returns the states of the competition before and after a decision.
 * @throws GameError `competition-state` if the decision would change nothing, for instance because it comes too late
 */
async function afterDecision(
  ctx: Timed,
  tx: Reader,
  row: CompetitionRow,
  decision: CompetitionDecision,
): Promise<Pick<Effect, 'before' | 'after'>> {
  const { by, reason, shares, ...line } = lineOf(decision)
  const lines = await linesOf(tx, row.id)
  const next = { ...line, number: lines.length + 1, at: ctx.clock.now() } as (typeof lines)[number]
  const after = foldCompetition(row.settings, [...lines, next], digest)
  const before = foldCompetition(row.settings, lines, digest)
  if (JSON.stringify(after) === JSON.stringify(before)) throw new GameError('competition-state')
  return { before, after }
}

/** Returns the users whose place, title or trophies the decision changes. */
async function affectedBy(reader: Reader, effect: Effect): Promise<DecisionPreview['affected']> {
  const shares = decisionShares(effect)
  const sum = (state: CompetitionState, id: string) =>
    state.trophies.filter(({ entry }) => entry === id).reduce((total, { amount }) => total + amount, 0)
  const users = await publicUsersOf(
    reader,
    shares.map(({ entry }) => entry),
  )
  return shares.flatMap(({ entry, share }) => {
    const user = users.get(entry)
    if (!user) return []
    const trophies = sum(effect.after, entry) - sum(effect.before, entry)
    return [{ userId: user._id, ...usernameToWire(user.username), trophies, share }]
  })
}

/** How many players who gain are named in a notice. */
const NAMED = 3

/** A decision with its effect, and the entries that gain or lose by it. */
interface DecisionWithGains {
  readonly decision: CompetitionDecision
  readonly effect: Effect
  readonly shares: readonly EntryShare[]
}

/**
 * Returns a notice of the decision for each entry, with the players who gain by it ([CP83]). The author gets none; a
 * disqualified entry and the entries of a cancelled competition get a notice of their own.
 */
export async function decisionNotices(
  reader: Reader,
  { log_number }: CompetitionRow,
  by: UserId,
  made: DecisionWithGains,
): Promise<NewNotice[]> {
  const { decision } = made
  if (decision.kind === 'cancelled') return []
  const own = decision.kind === 'disqualified' ? decision.userId : undefined
  const notices = await noticesOf(reader, by, made, { kind: 'decided', key: `decided ${log_number + 1}` })
  return notices.filter(({ userId }) => userId !== own)
}

/** Returns a notice of a proposed decision for each entry except its author ([CP87]). */
export function proposalNotices(
  reader: Reader,
  { log_number }: CompetitionRow,
  by: UserId,
  made: DecisionWithGains,
): Promise<NewNotice[]> {
  return noticesOf(reader, by, made, { kind: 'proposed', key: `proposed ${log_number + 1}` })
}

async function noticesOf(
  reader: Reader,
  by: UserId,
  { decision, effect, shares }: DecisionWithGains,
  notice: Pick<NewNotice, 'kind' | 'key'>,
): Promise<NewNotice[]> {
  const gaining = shares.flatMap(({ entry, share }) => (share === 'gains' ? [entry] : []))
  const users = await publicUsersOf(reader, gaining.slice(0, NAMED))
  const details = {
    decision: decision.kind,
    gains: [...users.values()].map(({ username }) => username).join(', '),
    more: Math.max(0, gaining.length - NAMED),
  }
  return effect.after.entries
    .filter(({ entry, status }) => entry !== by && status !== 'lost')
    .map(({ entry }) => ({ userId: entry, details, ...notice }))
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
