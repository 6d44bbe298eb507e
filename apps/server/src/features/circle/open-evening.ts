import {
  type CircleId,
  GameError,
  type GameSettingsGiven,
  type LobbyCard,
  type MatchId,
  sentence,
  type UserId,
} from '@bettle/contract'
import { CIRCLE_LIMITS, type Instant, OWN_HALF_STARTS_WITHIN } from '@bettle/rules'
import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import { readLobby } from '../../db/queries/read-lobby.ts'
import type { LobbyRow, MatchRow, Reader, Tx } from '../../db/schema.ts'
import { transaction } from '../../db/transaction.ts'
import { createLobby } from '../lobby/create-lobby.ts'
import { lobbyCards } from '../lobby/lobby-card.ts'
import { isPractice, PRACTICE_MARK } from '../match/practice-match.ts'
import { isReadableBy, readableMatch } from '../match/readable-match.ts'
import { publishEveningOf } from '../member/publish-circle.ts'
import { publishNotices } from './circle-notices.ts'
import { circleForMember } from './circle-store.ts'
import { circleOfEvening, openEveningsOf, recordEvening } from './evenings.ts'

/** Another member has opened an evening on the same match first. */
class IsOpenAlready extends Error {
  override name = 'IsOpenAlready'
}

/**
 * Opens an evening of the circle on a match that the member may read ([CI10]). If the circle has an open evening on
 * this match, it returns that one. The match of a room has only one lobby, so the room that the member hosts becomes
 * the evening.
 */
export async function openEvening(
  ctx: Context,
  userId: UserId,
  {
    circleId,
    matchId,
    gameSettings,
  }: {
    readonly circleId: CircleId
    readonly matchId: MatchId
    readonly gameSettings?: GameSettingsGiven | undefined
  },
): Promise<LobbyCard> {
  await circleForMember(ctx.db, circleId, userId)
  const match = await readableMatch(ctx.db, matchId, userId)
  if (isPractice(match) || match.guest_id !== null) throw new GameError('match-not-found')
  const settings = gameSettings ?? (await lastSettings(ctx.db, circleId)) ?? {}
  let told: readonly UserId[] = []
  if (!(await openOn(ctx.db, circleId, matchId))) {
    const record = async (tx: Tx, lobby: LobbyRow): Promise<void> => {
      const done = await recordEvening(ctx, tx, { circleId, lobby, openerId: userId })
      if (done.kind === 'open-already') throw new IsOpenAlready()
      if (done.kind === 'too-many') throw tooManyEvenings(done.waitMs)
      told = done.told
    }
    const isOwnRoom = match.room_of !== null
    const opening = isOwnRoom
      ? transaction(ctx, async (tx) => record(tx, await ownRoom(tx, userId, matchId)))
      : createLobby(ctx, userId, {
          matchId,
          gameSettings: { ...settings, isPrivate: true },
          after: record,
        })
    await Promise.resolve<unknown>(opening).catch((error: unknown) => {
      if (!(error instanceof IsOpenAlready)) throw error
    })
  }
  const lobby = await openOn(ctx.db, circleId, matchId)
  const [card] = lobby ? await lobbyCards(ctx.db, [lobby], ctx.clock.now()) : []
  if (!card) throw new GameError('lobby-not-found')
  publishNotices(ctx, told)
  if (told.length > 0) ctx.jobs.wake()
  await publishEveningOf(ctx, card._id)
  return card
}

/**
 * Returns the open private lobby of a room that the user hosts and whose match has not begun.
 * @throws GameError `match-not-found`
 */
async function ownRoom(tx: Tx, userId: UserId, matchId: MatchId): Promise<LobbyRow> {
  const row = await tx
    .selectFrom('lobby')
    .innerJoin('match', 'match.id', 'lobby.match_id')
    .selectAll('lobby')
    .where('match.id', '=', matchId)
    .where('match.status', '=', 'upcoming')
    .where('lobby.host_id', '=', userId)
    .where('lobby.status', '=', 'open')
    .where('lobby.is_private', '=', true)
    .where(isNoEvening)
    .forUpdate('lobby')
    .executeTakeFirst()
  if (!row) throw new GameError('match-not-found')
  return readLobby(row)
}

/** SQL on `lobby`: the lobby is not an evening of a circle. */
const isNoEvening = sql<boolean>`not exists (select from circle_evening where circle_evening.lobby_id = lobby.id)`

function tooManyEvenings(waitMs: number): GameError {
  const said = sentence('evenings-opened', { count: CIRCLE_LIMITS.eveningsADay })
  return new GameError('rate-limited', { ...said, retryAfter: Math.ceil(waitMs / 1000) })
}

async function openOn(reader: Reader, circleId: CircleId, matchId: MatchId): Promise<LobbyRow | undefined> {
  return (await openEveningsOf(reader, circleId)).find(({ match_id }) => match_id === matchId)
}

/** Returns the settings of the circle's last evening. */
async function lastSettings(reader: Reader, circleId: CircleId): Promise<GameSettingsGiven | undefined> {
  const row = await reader
    .selectFrom('circle_evening')
    .innerJoin('lobby', 'lobby.id', 'circle_evening.lobby_id')
    .selectAll('lobby')
    .where('circle_id', '=', circleId)
    .orderBy('announced_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row && readLobby(row).settings
}

/**
 * Returns what a rematch does after it has opened its lobby: after an evening of a circle of the host, the lobby is the
 * circle's next evening ([CI13]). Beyond a limit, and with an evening on the same match, the lobby stays a rematch.
 * @returns the members with a notice, known after the transaction
 */
export function continueEvening(ctx: Context, userId: UserId, last: LobbyRow) {
  let told: readonly UserId[] = []
  const after = async (tx: Tx, lobby: LobbyRow): Promise<void> => {
    const circleId = await circleOfEvening(tx, last.id, userId)
    if (!circleId) return
    const rematchOf = last.id as LobbyCard['_id']
    const done = await recordEvening(ctx, tx, { circleId, lobby, openerId: userId, rematchOf })
    told = done.kind === 'told' ? done.told : []
  }
  return { after, told: () => told }
}

/** The number of matches that a circle's page offers. */
const MOST_MATCHES = 12

/**
 * Returns the next announced matches that the user may read, the soonest first, without those of open evenings. The
 * rooms that the user hosts come first, because their matches are the members' own. A match that did not start within
 * three hours of its planned kick-off is left out.
 */
export function matchesForEvening(
  reader: Reader,
  userId: UserId,
  open: readonly LobbyRow[],
  now: Instant,
): Promise<MatchRow[]> {
  const taken = open.map(({ match_id }) => match_id)
  return reader
    .selectFrom('match')
    .selectAll()
    .where('status', '=', 'upcoming')
    .where('deleted_at', 'is', null)
    .where((is) =>
      is.or([is('planned_start', 'is', null), is('planned_start', '>', new Date(now - OWN_HALF_STARTS_WITHIN))]),
    )
    .where('guest_id', 'is', null)
    .where(
      sql<boolean>`(match.room_of is null or exists (select from lobby where lobby.match_id = match.id
        and lobby.host_id = ${userId} and lobby.status = 'open' and lobby.is_private and ${isNoEvening}))`,
    )
    .where(isReadableBy(userId))
    .where(sql<boolean>`not starts_with(coalesce(match.feed, ''), ${PRACTICE_MARK})`)
    .where('id', '!=', sql<string>`all(${taken}::uuid[])`)
    .orderBy(sql`room_of is null`)
    .orderBy('planned_start', (order) => order.asc().nullsLast())
    .orderBy('id')
    .limit(MOST_MATCHES)
    .execute()
}
