import { isActive } from '@bettle/rules'
import { sql } from 'kysely'
import type { LobbyRow, Tx } from '../../../db/schema.ts'
import { type FigureChange, keyOfRow, type MovedMember, memberKeyOf } from '../../ledger/post.ts'

/** A member who became active or inactive. */
export interface ActivityChange {
  readonly lobbyId: string
  readonly userId: string
}

interface Counted {
  lobby_id: string
  account_id: string
  bet: number
  open: number
  bet_before: number
  open_before: number
}

/**
 * Counts again how many settled rounds each member of these lobbies could have bet on, and on how many the member bet
 * ([K6]). Returns the members who became active or inactive.
 */
export async function countActivity(tx: Tx, lobbies: readonly Pick<LobbyRow, 'id'>[]): Promise<ActivityChange[]> {
  const lobbyIds = lobbies.map(({ id }) => id)
  const ids = sql`select value::uuid from jsonb_array_elements_text(${JSON.stringify(lobbyIds)}::jsonb)`
  const { rows } = await sql<Counted>`
    with by_round as (
      select lobby_id, account_id, round_id, bool_or(is_bet) as has_bet
      from (
        select lobby_id, account_id, round_id, true as is_bet from bet where lobby_id in (${ids}) and outcome <> 'open' and struck = 0
        union all select lobby_id, account_id, round_id, false from penalty where lobby_id in (${ids})) as played
      join lobby_round using (lobby_id, round_id)
      where lobby_round.settled_at is not null and lobby_round.counts is distinct from 'null'::jsonb
      group by lobby_id, account_id, round_id
    ), counted as (
      select member.lobby_id, member.account_id, member.rounds_bet as bet_before, member.rounds_open as open_before,
        count(by_round.round_id)::int as open, (count(*) filter (where by_round.has_bet))::int as bet
      from member left join by_round on by_round.lobby_id = member.lobby_id and by_round.account_id = member.account_id
      where member.lobby_id in (${ids})
      group by member.lobby_id, member.account_id
    )
    update member set rounds_open = counted.open, rounds_bet = counted.bet from counted
    where member.lobby_id = counted.lobby_id and member.account_id = counted.account_id
      and (counted.open, counted.bet) is distinct from (counted.open_before, counted.bet_before)
    returning member.lobby_id, member.account_id, counted.open, counted.bet, counted.open_before, counted.bet_before`.execute(
    tx,
  )
  return rows.flatMap((row) => {
    const now = isActive({ roundsBet: row.bet, roundsOpen: row.open })
    const before = isActive({ roundsBet: row.bet_before, roundsOpen: row.open_before })
    return now === before ? [] : [{ lobbyId: row.lobby_id, userId: row.account_id }]
  })
}

/** Returns the members who became active or inactive because their numbers of rounds changed. */
export function activityChanges(
  moved: readonly MovedMember[],
  changes: readonly Pick<FigureChange, 'lobbyId' | 'userId' | 'roundsOpen' | 'roundsBet'>[],
): ActivityChange[] {
  const byMember = new Map(changes.map((change) => [memberKeyOf(change), change]))
  return moved.flatMap((row) => {
    const change = byMember.get(keyOfRow(row))
    if (!change) return []
    const now = { roundsBet: row.rounds_bet, roundsOpen: row.rounds_open }
    const before = { roundsBet: now.roundsBet - change.roundsBet, roundsOpen: now.roundsOpen - change.roundsOpen }
    return isActive(now) === isActive(before) ? [] : [{ lobbyId: row.lobby_id, userId: row.account_id }]
  })
}
