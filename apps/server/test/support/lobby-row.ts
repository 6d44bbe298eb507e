import type { LobbyId, MatchId, UserId } from '@bettle/contract'
import type { Context } from '../../src/context.ts'
import { newId } from '../../src/db/ids.ts'

/** Inserts a bare match row, for tests that are not about football. */
export async function aMatchRow({ ctx }: { readonly ctx: Context }): Promise<MatchId> {
  const id = newId<MatchId>()
  const now = ctx.clock.date()
  await ctx.db
    .insertInto('match')
    .values({
      id,
      home_team: 'Home',
      away_team: 'Away',
      status: 'upcoming',
      tempo: 1,
      abandoned_reason: null,
      feed: null,
      created_at: now,
      updated_at: now,
    })
    .execute()
  return id
}

/** Inserts a bare lobby row with its members. The first member is the host. */
export async function aLobbyRow({ ctx }: { readonly ctx: Context }, members: readonly UserId[]): Promise<LobbyId> {
  const [host] = members
  if (host === undefined) throw new Error('A lobby has a host')
  const matchId = await aMatchRow({ ctx })
  const planId = newId()
  const id = newId<LobbyId>()
  const now = ctx.clock.date()
  await ctx.db
    .insertInto('plan')
    .values({ id: planId, match_id: matchId, round_duration: 10, priced_round_id: null, created_at: now })
    .execute()
  await ctx.db
    .insertInto('lobby')
    .values({
      id,
      code: id.slice(-12),
      match_id: matchId,
      plan_id: planId,
      host_id: host,
      settings: '{}',
      is_private: false,
      status: 'open',
      closed_reason: null,
      ledger_hash: '',
      created_at: now,
    })
    .execute()
  await ctx.db
    .insertInto('member')
    .values(
      members.map((userId) => ({
        lobby_id: id,
        account_id: userId,
        role: 'player' as const,
        ranked: true,
        joined_at: now,
      })),
    )
    .execute()
  return id
}
