import type { LobbyCard } from '@bettle/contract'
import type { Context } from '../../context.ts'
import { readLobby } from '../../db/read-lobby.ts'
import { lobbyRowByCode } from '../member/member-store.ts'
import { lobbyCards, openLobbyCards } from './lobby-card.ts'

/** More than fit a screen; the hub shows the newest, a code finds any. */
const MOST = 200

/** The open lobbies of matches that are not over. */
export async function listLobbies(ctx: Context): Promise<LobbyCard[]> {
  const rows = await ctx.db
    .selectFrom('lobby')
    .innerJoin('match', 'match.id', 'lobby.match_id')
    .selectAll('lobby')
    .where('lobby.status', '=', 'open')
    .where('lobby.is_private', '=', false)
    .where('match.status', 'in', ['upcoming', 'active'])
    .where('match.deleted_at', 'is', null)
    .orderBy('lobby.id', 'desc')
    .limit(MOST)
    .execute()
  return openLobbyCards(ctx.db, rows.map(readLobby), ctx.clock.now())
}

export async function findLobbyByCode(ctx: Context, code: string): Promise<LobbyCard> {
  const [card] = await lobbyCards(ctx.db, [await lobbyRowByCode(ctx.db, code)], ctx.clock.now())
  if (!card) throw new Error('a lobby without a match')
  return card
}
