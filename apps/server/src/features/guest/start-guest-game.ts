import type { IncomingHttpHeaders } from 'node:http'
import type * as contract from '@bettle/contract'
import { type Answer, GameError, type LobbyId, type MatchId, sentence, type UserId } from '@bettle/contract'
import type { Context } from '../../context.ts'
import { newId } from '../../db/ids.ts'
import { transaction } from '../../db/transaction.ts'
import type { AttemptLimits } from '../../http/limits/attempt-limits.ts'
import { createLocalOperator } from '../feed/local-operator.ts'
import { createLobby } from '../lobby/create-lobby.ts'
import { joinLobby } from '../lobby/seat/join-lobby.ts'
import { lobbyRow } from '../member/member-store.ts'
import { ensureBots } from '../practice/bots.ts'
import { feedOf, practiceFile } from '../practice/practice-file.ts'
import { drawSeed } from '../practice/seeded-random.ts'
import { issueToken } from '../session/issue-token.ts'
import type { From } from '../session/login.ts'
import { guestUntil, insertGuest } from '../user/guest-account.ts'
import { botsOf, GUEST_TEMPO, plannedStart } from './guest-games.ts'
import { countGames, forgetGame, gameOf, MOST_GAMES, untilNextFree, waitForOthers } from './guest-store.ts'

/** How long a start that a crash interrupted counts as a trial game (ms). */
const STARTING_MS = 60_000
/** No other user may join, watch or chat in a trial lobby. */
const SETTINGS = { isPrivate: true, allowGuests: false, allowSpectators: false, allowChatting: false }

type Started = Answer<typeof contract.startGuestGame>

/** Starts a guest's own game against bots in one call ([G1], [G2]). A guest who has a game gets that game. */
export async function startGuestGame(
  ctx: Context,
  limits: Pick<AttemptLimits, 'guest' | 'guestDay'>,
  headers: IncomingHttpHeaders,
  { ip, device }: From,
): Promise<Started> {
  if (!ctx.config.guests) throw new GameError('not-found', sentence('no-trial-games'))
  const guestId = await guestAsking(ctx, headers)
  const played = guestId && (await gamePlayed(ctx, guestId))
  if (played) return played
  const attempt = newId()
  await limits.guest.attempt(attempt, ip)
  let userId: UserId | undefined
  try {
    await limits.guestDay.attempt(attempt, ip)
    userId = await takeGuestSlot(ctx, guestId)
    const { matchId, lobbyId } = await makeGame(ctx, userId)
    const token = await transaction(ctx, async (tx) => {
      await tx
        .updateTable('guest_game')
        .set({ match_id: matchId, lobby_id: lobbyId, held_until: ctx.clock.date() })
        .where('account_id', '=', userId as UserId)
        .execute()
      return guestId ? undefined : await issueToken(ctx, tx, userId as UserId, device)
    })
    return {
      ...(token && { token: { ...token, isGuest: true as const } }),
      ...(await startedGame(ctx, matchId, lobbyId)),
    }
  } catch (error) {
    await limits.guest.succeeded(attempt, ip)
    await limits.guestDay.succeeded(attempt, ip)
    if (userId) await forgetGame(ctx.db, userId)
    throw error
  }
}

/**
 * Returns the calling guest, or undefined for a visitor. An ended session also gives undefined, because it must not
 * prevent a new start.
 */
export async function guestAsking(ctx: Context, headers: IncomingHttpHeaders): Promise<UserId | undefined> {
  const caller = await ctx.callers.authenticate(headers).catch((error: unknown) => {
    if (error instanceof GameError) return undefined
    throw error
  })
  if (caller && !caller.isGuest) {
    throw new GameError('forbidden', sentence('has-account'))
  }
  return caller?.userId
}

async function gamePlayed(ctx: Context, userId: UserId): Promise<Started | undefined> {
  const game = await gameOf(ctx.db, userId)
  if (!game) return undefined
  if (!game.matchId || !game.lobbyId) throw new GameError('unavailable', { retryAfter: 1 })
  return startedGame(ctx, game.matchId, game.lobbyId)
}

async function startedGame({ db }: Context, matchId: MatchId, lobbyId: LobbyId): Promise<Started> {
  const { code } = await lobbyRow(db, lobbyId)
  return { matchId, lobbyId, lobbyCode: code }
}

/** Reserves one of the limited trial games, and creates an account if the caller has none. */
function takeGuestSlot(ctx: Context, guestId: UserId | undefined): Promise<UserId> {
  return transaction(ctx, async (tx) => {
    await waitForOthers(tx)
    const now = ctx.clock.now()
    // A start that still has no match at this time was interrupted by a crash.
    await tx.deleteFrom('guest_game').where('match_id', 'is', null).where('held_until', '<=', new Date(now)).execute()
    if (guestId && (await gameOf(tx, guestId))) throw new GameError('unavailable', { retryAfter: 1 })
    if ((await countGames(tx)) >= MOST_GAMES) {
      throw new GameError('guests-full', { retryAfter: Math.ceil((await untilNextFree(tx, now)) / 1000) })
    }
    if (guestId) {
      await tx
        .updateTable('account')
        .set({ guest_until: guestUntil(now) })
        .where('id', '=', guestId)
        .where('guest_until', 'is not', null)
        .execute()
    }
    const userId = guestId ?? (await insertGuest(tx, now))
    await tx
      .insertInto('guest_game')
      .values({
        account_id: userId,
        match_id: null,
        lobby_id: null,
        held_by: null,
        held_until: new Date(now + STARTING_MS),
      })
      .execute()
    return userId
  })
}

/** Creates a simulated match and a lobby with the guest and one bot. The other bots join one by one. */
async function makeGame(ctx: Context, guestId: UserId): Promise<{ matchId: MatchId; lobbyId: LobbyId }> {
  const seed = drawSeed()
  const bots = botsOf(seed, await ensureBots(ctx))
  const [host] = bots
  if (!host) throw new Error('there are no bots')
  const { homeTeam, awayTeam } = practiceFile(seed)
  const operator = createLocalOperator(ctx, { feed: feedOf(seed), guestId })
  const startTime = plannedStart(ctx.clock.now())
  const { id: matchId } = await operator.createMatch({ homeTeam, awayTeam, tempo: GUEST_TEMPO, startTime })
  const gameSettings = { ...SETTINGS, maxPlayers: bots.length + 1 }
  const lobby = await createLobby(ctx, host.userId, { matchId, gameSettings, isForGuest: true })
  await joinLobby(ctx, guestId, { lobbyCode: lobby.lobbyCode, role: 'player' })
  return { matchId, lobbyId: lobby._id }
}
