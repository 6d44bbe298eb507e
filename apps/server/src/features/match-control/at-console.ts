import type * as contract from '@bettle/contract'
import type { Answer, MatchId, UserId } from '@bettle/contract'
import { roundStatus } from '@bettle/rules'
import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import { readLobby } from '../../db/queries/read-lobby.ts'
import type { MatchRow, Reader } from '../../db/schema.ts'
import { openLobbiesOnCopies } from '../match/lobbies-on-copies.ts'
import { matchRow } from '../match/match-store.ts'
import { timetablesOf } from '../match/timetable.ts'
import { hasBetOn } from '../operator/operate-match.ts'
import { publicUsersOf } from '../user/user-columns.ts'

/** How long an operator counts as present at the console after a call (wall time, ms). */
const LEASE = 15_000

/**
 * Notes that an operator is at the console of a match, or leaves it ([W6]). Returns the other operators there, and the
 * figures of the match. The others receive an update when this operator comes or leaves, not when the lease is renewed.
 */
export async function atConsole(
  ctx: Context,
  userId: UserId,
  { matchId, leaving = false }: { matchId: MatchId; leaving?: boolean | undefined },
): Promise<Answer<typeof contract.atConsole>> {
  const match = await matchRow(ctx.db, matchId)
  const now = ctx.clock.now()
  const leases = await ctx.db
    .selectFrom('console_lease')
    .select(['account_id', 'until'])
    .where('match_id', '=', matchId)
    .where('until', '>', new Date(now))
    .orderBy('account_id')
    .execute()
  const others = leases.map(({ account_id }) => account_id).filter((id) => id !== userId)
  const wasThere = others.length < leases.length
  // A user who bet on the match may not control it, and so does not count as being at its console ([V6]).
  const hasLeft = leaving || (await hasBetOn(ctx.db, userId, matchId))
  await keepLease(ctx, userId, matchId, hasLeft ? now : now + LEASE)
  if (wasThere === hasLeft)
    for (const id of others) ctx.live.announceTo(id as UserId, { type: 'at-console.changed', matchId })
  const users = await publicUsersOf(ctx.db, others)
  return { operators: [...users.values()], impact: await impactOf(ctx.db, match, now) }
}

async function keepLease(ctx: Context, userId: UserId, matchId: MatchId, until: number): Promise<void> {
  await sql`
    insert into console_lease (match_id, account_id, until) values (${matchId}, ${userId}, ${new Date(until)})
    on conflict (match_id, account_id) do update set until = excluded.until`.execute(ctx.db)
}

async function impactOf(reader: Reader, match: MatchRow, now: number) {
  const stored = await reader
    .selectFrom('lobby')
    .selectAll()
    .where('match_id', '=', match.id)
    .where('status', '=', 'open')
    .execute()
  const lobbies = stored.map(readLobby)
  const { players } = await reader
    .selectFrom('member')
    .innerJoin('lobby', 'lobby.id', 'member.lobby_id')
    .select(({ fn }) => fn.count<number>('member.account_id').distinct().as('players'))
    .where('lobby.match_id', '=', match.id)
    .where('lobby.status', '=', 'open')
    .where('member.role', '=', 'player')
    .where('member.present', '=', true)
    .executeTakeFirstOrThrow()
  const begun = (await timetablesOf(reader, match)).flatMap(({ timetable }) =>
    timetable.rounds.filter((round) => roundStatus(timetable, round, now) !== 'upcoming').map(({ id }) => id),
  )
  const shown = lobbies.filter(({ settings }) => settings.showCompetitorBets).map(({ id }) => id)
  const { openBets } = await reader
    .selectFrom('bet')
    .select(({ fn }) => fn.countAll<number>().as('openBets'))
    .where('outcome', '=', 'open')
    .where('lobby_id', '=', sql<string>`any(${shown}::uuid[])`)
    .where('round_id', '=', sql<string>`any(${begun}::uuid[])`)
    .executeTakeFirstOrThrow()
  const onCopies = await openLobbiesOnCopies(reader, match.id as MatchId)
  return {
    lobbies: lobbies.length,
    players: Number(players),
    openBets: Number(openBets),
    onCopies: onCopies.length,
  }
}
