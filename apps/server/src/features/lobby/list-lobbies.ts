import type { Answer, Asked, listLobbies as route } from '@bettle/contract'
import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import { readLobby } from '../../db/read-lobby.ts'
import { openLobbyCards } from './lobby-card.ts'

/** More than fit a screen; a code finds any. */
const MOST = 200
const PAGE_SIZE = 50
/** So many of one host stand among the first; the rest come when everyone has had a place ([M12]). */
const OF_ONE_HOST = 2

/** The open lobbies of matches that are not over, the newest first, without one host before all others. */
export async function listLobbies(
  ctx: Context,
  { page, pageSize }: Asked<typeof route>['query'],
): Promise<Answer<typeof route>> {
  const isPaged = page !== undefined || pageSize !== undefined
  const size = isPaged ? (pageSize ?? PAGE_SIZE) : MOST
  const listed = ctx.db
    .selectFrom('lobby')
    .innerJoin('match', 'match.id', 'lobby.match_id')
    .where('lobby.status', '=', 'open')
    .where('lobby.is_private', '=', false)
    .where('match.status', 'in', ['upcoming', 'active'])
    .where('match.deleted_at', 'is', null)
  const ranked = listed
    .selectAll('lobby')
    .select(sql<number>`row_number() over (partition by lobby.host_id order by lobby.id desc)`.as('nth_of_host'))
  const rows = await ctx.db
    .selectFrom(ranked.as('lobby'))
    .selectAll()
    .orderBy(sql`lobby.nth_of_host > ${OF_ONE_HOST}`)
    .orderBy('lobby.id', 'desc')
    .limit(size)
    .offset(((page ?? 1) - 1) * size)
    .execute()
  const lobbies = await openLobbyCards(ctx.db, rows.map(readLobby), ctx.clock.now())
  if (!isPaged) return { lobbies }
  const { total } = await listed.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow()
  return { lobbies, total }
}
