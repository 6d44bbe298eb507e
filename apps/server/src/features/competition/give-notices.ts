import type { UserId } from '@bettle/contract'
import { areTooClose, FIXTURE_SPACING } from '@bettle/rules'
import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import { newId } from '../../db/ids.ts'
import type { Tx } from '../../db/schema.ts'
import { remindStage } from '../reminder/remind-result.ts'
import type { CompetitionRow } from './competition-store.ts'
import { isLongOver } from './prune-notices.ts'

/** A notice to write. It is skipped if the account has already had a notice with this key. */
export interface NewNotice {
  readonly userId: string
  readonly kind: string
  readonly key: string
  readonly details: Readonly<Record<string, string | number | null>>
}

/**
 * Writes one notice for each thing that happened to an entry: drawn, seated, started, advanced, eliminated, promoted
 * and so on. The account keeps each notice until it has read it ([CP64]). A competition that ended long ago gets no
 * notice.
 * @returns the accounts with a new notice
 */
export async function giveNotices(ctx: Context, tx: Tx, competition: CompetitionRow): Promise<UserId[]> {
  if (isLongOver(competition, ctx.clock.now())) return []
  const outcomes = outcomeNotices(competition)
  await withdrawNotices(ctx, tx, competition, outcomes)
  await withdrawSeats(ctx, tx, competition)
  const told = await writeNotices(ctx, tx, competition, outcomes)
  const others = await writeNotices(ctx, tx, competition, [
    ...statusNotices(competition),
    ...(await seatNotices(tx, competition)),
    ...(await clashNotices(tx, competition)),
  ])
  await remindOutcomes(ctx, tx, competition, new Set(told))
  return [...new Set([...told, ...others])]
}

async function remindOutcomes(
  ctx: Context,
  tx: Tx,
  { id, state }: CompetitionRow,
  told: ReadonlySet<string>,
): Promise<void> {
  for (const { entry, kind, stage } of state.outcomes) {
    const outcome = { userId: entry, kind, stage, notice: `${id} ${stage} ${kind}` }
    if (told.has(entry)) await remindStage(tx, id, outcome, ctx.clock.now())
  }
}

export async function writeNotices(
  ctx: Context,
  tx: Tx,
  { id, name }: Pick<CompetitionRow, 'id' | 'name'>,
  notices: readonly NewNotice[],
): Promise<UserId[]> {
  if (notices.length === 0) return []
  const now = ctx.clock.date()
  const added = await tx
    .insertInto('notice')
    .values(
      notices.map(({ userId, kind, key, details }) => ({
        id: newId(),
        account_id: userId,
        competition_id: id,
        kind,
        key: `${id} ${key}`,
        details: JSON.stringify({ name, ...details }),
        at: now,
      })),
    )
    .onConflict((conflict) => conflict.columns(['account_id', 'key']).doNothing())
    .returning('account_id')
    .execute()
  return [...new Set(added.map(({ account_id }) => account_id as UserId))]
}

const outcomeNotices = ({ state }: CompetitionRow): NewNotice[] =>
  state.outcomes.map(({ entry, kind, stage }) => ({
    userId: entry,
    kind,
    key: `${stage} ${kind}`,
    details: { stage },
  }))

/** The kinds of notices about outcomes, which may change until the next stage has begun. */
const OUTCOMES = ['drawn', 'advanced', 'eliminated', 'champion', 'promoted', 'relegated', 'lapsed'] as const

/** Marks unread notices as read if a correction or a decision has changed the outcome they report. */
async function withdrawNotices(
  ctx: Context,
  tx: Tx,
  { id }: CompetitionRow,
  outcomes: readonly NewNotice[],
): Promise<void> {
  const current = outcomes.map(({ userId, key }) => `${userId} ${id} ${key}`)
  await tx
    .updateTable('notice')
    .set({ read_at: ctx.clock.date() })
    .where('competition_id', '=', id)
    .where('read_at', 'is', null)
    .where('kind', 'in', OUTCOMES)
    .where(sql<boolean>`account_id || ' ' || key <> all(${current}::text[])`)
    .execute()
}

/**
 * Marks unread notices of a seat as read if the account no longer plays on that fixture, for instance because a
 * correction put another entry in its place ([CP64]).
 */
async function withdrawSeats(ctx: Context, tx: Tx, { id, state }: CompetitionRow): Promise<void> {
  const planned = state.fixtures.flatMap(({ fixture, status }) => (status === 'planned' ? [fixture] : []))
  if (planned.length === 0) return
  const wanted = state.lobbiesWanted.flatMap(({ fixture, entries }) => entries.map((entry) => `${entry} ${fixture}`))
  await tx
    .updateTable('notice')
    .set({ read_at: ctx.clock.date() })
    .where('competition_id', '=', id)
    .where('read_at', 'is', null)
    .where('kind', 'in', ['seated', 'moved'])
    .where(sql<boolean>`details ->> 'matchId' = any(${planned}::text[])`)
    .where(sql<boolean>`account_id || ' ' || (details ->> 'matchId') <> all(${wanted}::text[])`)
    .execute()
}

/**
 * Returns notices for entries of a cancelled competition, reserves without a place at the draw, disqualified entries,
 * and entries that wait for the next season.
 */
function statusNotices({ state }: CompetitionRow): NewNotice[] {
  const notice = (userId: string, kind: string, stage: string | null = null): NewNotice => ({
    ...{ userId, kind },
    key: stage === null ? kind : `${stage} ${kind}`,
    details: { stage },
  })
  const isOut = (status: string) => status === 'withdrawn' || status === 'disqualified'
  if (state.phase === 'cancelled')
    return state.entries.filter(({ status }) => !isOut(status)).map(({ entry }) => notice(entry, 'cancelled'))
  const last = state.stages.at(-1)?.id
  if (last === undefined || state.phase === 'finished') return []
  return state.entries.flatMap(({ entry, status }) => {
    if (status === 'reserve') return [notice(entry, 'left-out')]
    if (status === 'disqualified') return [notice(entry, 'disqualified')]
    return status === 'waiting' ? [notice(entry, 'waiting', last)] : []
  })
}

/**
 * Returns one notice of the seat and one of the kick-off for each fixture, however often the lobby is replaced, and one
 * of each new planned kick-off.
 */
async function seatNotices(tx: Tx, { id, state }: CompetitionRow): Promise<NewNotice[]> {
  const fixtures = new Map(state.fixtures.map((fixture) => [fixture.fixture, fixture]))
  const open = [...fixtures.values()].filter(({ status }) => status === 'planned' || status === 'under-way')
  if (open.length === 0) return []
  const seats = await tx
    .selectFrom('competition_lobby')
    .innerJoin('member', 'member.lobby_id', 'competition_lobby.lobby_id')
    .innerJoin('lobby', 'lobby.id', 'competition_lobby.lobby_id')
    .select(['member.account_id', 'competition_lobby.match_id', 'stage', 'lobby.created_at'])
    .where('competition_id', '=', id)
    .where('replaced_at', 'is', null)
    .where('ranked', '=', true)
    .where(
      'competition_lobby.match_id',
      'in',
      open.map(({ fixture }) => fixture),
    )
    .execute()
  const movedAt = await movesOf(tx, id)
  return seats.flatMap(({ account_id, match_id, stage, created_at }) => {
    const fixture = fixtures.get(match_id)
    if (!fixture) return []
    const kind = fixture.status === 'planned' ? 'seated' : 'started'
    const details = { stage, matchId: match_id, kickOffAt: new Date(fixture.kickOffAt).toISOString() }
    const seat = { userId: account_id, kind, key: `${match_id} ${kind}`, details }
    const isMoved = kind === 'seated' && (movedAt.get(match_id) ?? 0) > created_at.getTime()
    return isMoved ? [seat, { ...seat, kind: 'moved', key: `${match_id} moved ${fixture.kickOffAt}` }] : [seat]
  })
}

interface Clash {
  readonly userId: string
  readonly stage: string
  readonly fixture: string
  readonly kickOffAt: Date
  readonly tempo: number
  readonly otherFixture: string
  readonly otherKickOffAt: Date
  readonly otherTempo: number
  readonly otherName: string
}

/**
 * Returns notices of seats on two fixtures of different competitions that kick off too close to each other ([CP74]).
 * Only the competition that gives the second seat writes the notice.
 */
async function clashNotices(tx: Tx, { id }: CompetitionRow): Promise<NewNotice[]> {
  const { rows } = await sql<Clash>`
    select own.account_id as "userId", seated.stage, match.id as fixture, match.planned_start as "kickOffAt", match.tempo,
      near.id as "otherFixture", near.planned_start as "otherKickOffAt", near.tempo as "otherTempo", named.name as "otherName"
    from competition_lobby seated
    join match on match.id = seated.match_id and match.status = 'upcoming' and match.deleted_at is null
    join match near on near.status = 'upcoming' and near.deleted_at is null and near.planned_start
      between match.planned_start - make_interval(mins => ${FIXTURE_SPACING}) and match.planned_start + make_interval(mins => ${FIXTURE_SPACING})
    join competition_lobby other on other.match_id = near.id and other.competition_id <> seated.competition_id
      and other.replaced_at is null
    join competition named on named.id = other.competition_id
    join member own on own.lobby_id = seated.lobby_id and own.ranked
    join member there on there.lobby_id = other.lobby_id and there.account_id = own.account_id and there.ranked
    where seated.competition_id = ${id} and seated.replaced_at is null and not exists (
      select from notice where notice.account_id = own.account_id
        and notice.key = other.competition_id || ' ' || near.id || ' clash ' || match.id)
    order by match.planned_start, near.planned_start, own.account_id`.execute(tx)
  return rows.flatMap(({ userId, stage, fixture, otherFixture, otherName, ...clash }) => {
    const one = { fixture, kickOffAt: clash.kickOffAt.getTime(), tempo: clash.tempo }
    const other = { fixture: otherFixture, kickOffAt: clash.otherKickOffAt.getTime(), tempo: clash.otherTempo }
    if (!areTooClose(one, other)) return []
    const details = { stage, matchId: fixture, kickOffAt: clash.kickOffAt.toISOString(), other: otherName }
    return [{ userId, kind: 'clash', key: `${fixture} clash ${otherFixture}`, details }]
  })
}

/** Reads when the planned kick-off of each fixture was last changed. */
async function movesOf(tx: Tx, competitionId: string): Promise<Map<string, number>> {
  const { rows } = await sql<{ fixture: string; at: Date }>`
    select data->>'fixture' as fixture, max(at) as at from competition_line
    where competition_id = ${competitionId} and kind = 'fixture-moved' group by 1`.execute(tx)
  return new Map(rows.map(({ fixture, at }) => [fixture, at.getTime()]))
}
