import { type CompetitionId, GameError, type LobbyId, type MatchId, type UserId } from '@bettle/contract'
import {
  type CompetitionState,
  type Instant,
  type LobbyWanted,
  ledgerGenesis,
  type ReasonCode,
  reasonToStore,
} from '@bettle/rules'
import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import { newId } from '../../db/ids.ts'
import { readLobby } from '../../db/queries/read-lobby.ts'
import type { LobbyRow, Reader, Tx } from '../../db/schema.ts'
import { inLobbies } from '../../transactions/in-lobby.ts'
import { inMatch } from '../../transactions/in-match.ts'
import { insertDeal } from '../card/deal-store.ts'
import { digest } from '../ledger/digest.ts'
import { post } from '../ledger/post.ts'
import { publishMyGames } from '../lobby/publish-my-games.ts'
import { wakeReminders } from '../match/reminder-work.ts'
import { planFor } from '../match-control/plan-for.ts'
import { voidAndClose } from '../settlement/close-lobbies.ts'
import { type CompetitionRow, competitionRow } from './competition-store.ts'
import { writeNotices } from './give-notices.ts'
import { reseatLobby } from './reseat-lobby.ts'

/** A lobby of a competition that no other lobby has replaced. */
export interface CurrentLobby {
  readonly lobby_id: string
  readonly stage: string
  /** The index of the group or of the tie in its stage. */
  readonly pairing: string
  readonly match_id: string
}

export function currentLobbies(reader: Reader, competitionId: string): Promise<CurrentLobby[]> {
  return reader
    .selectFrom('competition_lobby')
    .select(['lobby_id', 'stage', 'pairing', 'match_id'])
    .where('competition_id', '=', competitionId)
    .where('replaced_at', 'is', null)
    .orderBy('lobby_id')
    .execute()
}

/**
 * Returns the lobbies of running fixtures, except the lobby of the plate. The pages show the results of these lobbies
 * by public numbers.
 */
export function runningLobbies({ fixtures }: CompetitionState, lobbies: readonly CurrentLobby[]): CurrentLobby[] {
  const running = new Set(fixtures.flatMap(({ fixture, status }) => (status === 'under-way' ? [fixture] : [])))
  return lobbies.filter(({ match_id, stage }) => running.has(match_id) && stage !== 'plate')
}

/** A lobby that must be created, one that must get other players, or one that must be closed. */
export type Arrangement =
  | { readonly kind: 'create'; readonly wanted: LobbyWanted }
  | {
      readonly kind: 'reseat'
      readonly lobbyId: LobbyId
      readonly wanted: LobbyWanted
      readonly leaves: readonly string[]
    }
  | { readonly kind: 'close'; readonly lobbyId: LobbyId; readonly reason: ReasonCode }

/** The most lobbies that one step creates, changes or closes. The step is repeated until none is left. */
const AT_ONCE = 20

/**
 * Compares the existing lobbies of fixtures before their kick-off with the lobbies that the competition's log requires
 * now.
 * @returns the differences, and when the next lobby is to be created
 */
export async function lobbiesToArrange(
  tx: Tx,
  { id, state }: CompetitionRow,
  now: Instant,
): Promise<{ arranged: readonly Arrangement[]; nextAt: Instant | null }> {
  const planned = new Set(state.fixtures.flatMap(({ fixture, status }) => (status === 'planned' ? [fixture] : [])))
  const existing = (await currentLobbies(tx, id)).filter(({ match_id }) => planned.has(match_id))
  const players = await playersOf(tx, existing)
  const isOver = state.phase === 'cancelled' || state.phase === 'finished' || state.phase === 'closed'
  const wanted = isOver ? [] : state.lobbiesWanted
  const byKey = new Map(wanted.map((lobby) => [keyOf(lobby.stage, lobby.group, lobby.fixture), lobby]))
  const kept = new Set<string>()
  // A lobby stays if its kick-off moves to a later day.
  const changing = existing.flatMap((lobby): Arrangement[] => {
    const key = keyOf(lobby.stage, Number(lobby.pairing), lobby.match_id)
    const lobbyId = lobby.lobby_id as LobbyId
    const place = byKey.get(key)
    if (place) {
      kept.add(key)
      const seated = players.get(lobby.lobby_id) ?? []
      if (place.entries.toSorted().join() === seated.join()) return []
      const leaves = seated.filter((player) => !place.entries.includes(player))
      return [{ kind: 'reseat', lobbyId, wanted: place, leaves }]
    }
    const reason = state.phase === 'cancelled' ? 'competition-cancelled' : 'players-changed'
    return [{ kind: 'close', lobbyId, reason }]
  })
  const creating = [...byKey].flatMap(([key, wanted]): Arrangement[] =>
    kept.has(key) || wanted.seatAt > now ? [] : [{ kind: 'create', wanted }],
  )
  const later = wanted.filter(({ seatAt }) => seatAt > now).map(({ seatAt }) => seatAt)
  return {
    // A player who moves leaves the one lobby before the other one is created.
    arranged: [...changing, ...creating].slice(0, AT_ONCE),
    nextAt: later.length > 0 ? Math.min(...later) : null,
  }
}

const keyOf = (stage: string, group: number, fixture: string) => `${stage} ${group} ${fixture}`

/** Returns the players of each lobby, sorted. */
async function playersOf(reader: Reader, lobbies: readonly CurrentLobby[]): Promise<Map<string, string[]>> {
  const ids = lobbies.map(({ lobby_id }) => lobby_id)
  const { rows } = await sql<{ lobby_id: string; players: string[] }>`
    select lobby_id, array_agg(account_id::text order by account_id::text) as players from member
    where lobby_id = any(${ids}::uuid[]) and ranked group by lobby_id`.execute(reader)
  return new Map(rows.map(({ lobby_id, players }) => [lobby_id, players]))
}

export async function arrangeLobbies(
  ctx: Context,
  competitionId: CompetitionId,
  arranged: readonly Arrangement[],
): Promise<void> {
  if (arranged.length === 0) return
  const competition = await competitionRow(ctx.db, competitionId)
  for (const arrangement of arranged) {
    if (arrangement.kind === 'create') await createLobby(ctx, competition, arrangement.wanted)
    else if (arrangement.kind === 'reseat') await reseat(ctx, competition, arrangement)
    else await closeLobby(ctx, competition, arrangement)
  }
}

/**
 * Creates a lobby and seats its players, unless another node has created it, or an operator has deleted or abandoned
 * the match meanwhile. In that case the next job reads that the fixture has failed.
 */
async function createLobby(ctx: Context, competition: CompetitionRow, wanted: LobbyWanted): Promise<void> {
  const seated = await inMatch(ctx, wanted.fixture as MatchId, async (tx, match) => {
    if (match.status === 'abandoned') return { reply: [] as readonly string[] }
    const lobbyId = newId<LobbyId>()
    const now = ctx.clock.date()
    const settings = competition.game_settings
    const plan = await planFor(tx, match, settings.roundDuration, now.getTime())
    const created = await tx
      .insertInto('lobby')
      .values({
        id: lobbyId,
        code: null,
        match_id: match.id,
        plan_id: plan.id,
        host_id: null,
        settings: JSON.stringify(settings),
        is_private: true,
        status: 'open',
        ledger_hash: ledgerGenesis(lobbyId, digest).hash,
        created_at: now,
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('competition_lobby')
      .values({
        lobby_id: lobbyId,
        competition_id: competition.id,
        stage: wanted.stage,
        pairing: String(wanted.group),
        match_id: match.id,
      })
      .onConflict((conflict) =>
        conflict
          .columns(['competition_id', 'stage', 'pairing', 'match_id'])
          .where('replaced_at', 'is', null)
          .doNothing(),
      )
      .executeTakeFirstOrThrow()
    if (numInsertedOrUpdatedRows === 0n) {
      await tx.deleteFrom('lobby').where('id', '=', lobbyId).execute()
      return { reply: [] as readonly string[] }
    }
    await seatPlayers(tx, readLobby(created), wanted.entries, now)
    await wakeReminders(tx, match.id, now.getTime())
    return { reply: wanted.entries }
  }).catch(isDeletedMeanwhile)
  for (const userId of seated) publishMyGames(ctx, userId as UserId)
}

function isDeletedMeanwhile(error: unknown): readonly string[] {
  if (error instanceof GameError && error.code === 'match-not-found') return []
  throw error
}

/**
 * Seats the players in the order of their lots. Where other lobbies compare who joined first, this order decides
 * between equal players.
 */
async function seatPlayers(tx: Tx, lobby: LobbyRow, entries: readonly string[], now: Date): Promise<void> {
  await insertDeal(tx, lobby, null)
  await tx
    .insertInto('member')
    .values(
      entries.map((entry, index) => ({
        lobby_id: lobby.id,
        account_id: entry,
        role: 'player' as const,
        ranked: true,
        joined_at: new Date(now.getTime() + index),
        played_since: now,
        spectator_since: null,
      })),
    )
    .execute()
  const amount = lobby.settings.startingChips
  const postings = entries.map((entry) => ({
    lobbyId: lobby.id,
    userId: entry,
    kind: 'join' as const,
    amount,
    key: `join:${entry}`,
  }))
  await post(tx, [lobby], postings, now)
}

async function reseat(
  ctx: Context,
  competition: CompetitionRow,
  { lobbyId, wanted }: Extract<Arrangement, { kind: 'reseat' }>,
): Promise<void> {
  const { left, came, noticed } = await reseatLobby(ctx, competition, lobbyId, wanted)
  for (const userId of [...left, ...came]) publishMyGames(ctx, userId)
  for (const userId of noticed) ctx.live.announceTo(userId, { type: 'notices.changed' })
}

/**
 * Closes a lobby whose place in the competition is gone, and voids its open bets. If the competition was cancelled, its
 * players get a notice of that instead.
 */
async function closeLobby(
  ctx: Context,
  competition: CompetitionRow,
  { lobbyId, reason }: Extract<Arrangement, { kind: 'close' }>,
): Promise<void> {
  const { players, noticed } = await inLobbies(ctx, [lobbyId], async (tx, lobbies) => {
    await tx
      .updateTable('competition_lobby')
      .set({ replaced_at: ctx.clock.date() })
      .where('lobby_id', '=', lobbyId)
      .where('replaced_at', 'is', null)
      .execute()
    const members = await tx
      .selectFrom('member')
      .select(['account_id', 'ranked'])
      .where('lobby_id', '=', lobbyId)
      .execute()
    const updates = await voidAndClose(ctx, tx, lobbies, reasonToStore({ code: reason }))
    const [match_id] = lobbies.map((lobby) => lobby.match_id)
    const notices = members
      .filter(({ ranked }) => ranked && reason === 'players-changed')
      .map(({ account_id }) => ({
        ...{ userId: account_id, kind: 'unseated', key: `${match_id} unseated ${lobbyId}` },
        details: { stage: null, matchId: match_id ?? null },
      }))
    const noticed = await writeNotices(ctx, tx, competition, notices)
    return { ...updates, reply: { players: members.map(({ account_id }) => account_id), noticed } }
  })
  for (const userId of players) publishMyGames(ctx, userId as UserId)
  for (const userId of noticed) ctx.live.announceTo(userId, { type: 'notices.changed' })
}
