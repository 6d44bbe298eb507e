import { GameError, sentence } from '@bettle/contract'
import { CAPS, type LobbiesHeld, openingRefusal, seatRefusal } from '@bettle/rules'
import { sql } from 'kysely'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/schema.ts'
import { countDailyAction } from '../../user/count-daily-action.ts'

type Server = Pick<Context, 'clock' | 'config'>

/**
 * Counts the opening of a lobby, and throws if the host may not open another one ([M12]). Two concurrent requests of
 * one host wait for each other in this function, on any server.
 */
export async function refuseOpening(ctx: Server, tx: Tx, hostId: string): Promise<void> {
  if (!(await refuseOverCaps(ctx, tx, hostId))) return
  const said = sentence('lobbies-opened', { count: CAPS.openedADay })
  await countDailyAction(ctx, tx, hostId, { kind: 'lobby-opened', most: CAPS.openedADay, said })
}

/**
 * Throws if the host has too many lobbies or seats. It does not count the opening.
 * @returns whether the host has limits
 */
export async function refuseOverCaps(ctx: Server, tx: Tx, hostId: string): Promise<boolean> {
  const held = await heldWithLobbies(ctx, tx, hostId)
  const refusal = held && openingRefusal(held)
  if (refusal) throw new GameError(refusal)
  return held !== undefined
}

/** Throws if the user may not take another seat ([M12]). */
export async function refuseSeat(ctx: Server, tx: Tx, userId: string): Promise<void> {
  const held = await heldWithLobbies(ctx, tx, userId)
  const refusal = held && seatRefusal(held)
  if (refusal) throw new GameError(refusal)
}

/**
 * Locks the user's account until the transaction ends, and counts the user's lobbies, except those of competitions
 * ([CP58]). Bets and messages do not wait for this lock. Returns undefined for a bot, and if the configuration sets no
 * limits.
 */
async function heldWithLobbies(ctx: Server, tx: Tx, userId: string): Promise<LobbiesHeld | undefined> {
  if (!ctx.config.rateLimits) return undefined
  const account = await tx
    .selectFrom('account')
    .select('is_bot')
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  if (account.is_bot) return undefined
  const { rows } = await sql<LobbiesHeld>`
    select count(*) filter (where lobby.host_id = member.account_id)::int as hosted, count(*)::int as seats
    from member join lobby on lobby.id = member.lobby_id join match on match.id = lobby.match_id
    where member.account_id = ${userId} and member.present and lobby.status = 'open' and lobby.host_id is not null
      and match.status in ('upcoming', 'active') and match.deleted_at is null`.execute(tx)
  return rows[0]
}
