import { type BetId, GameError, type UserId } from '@bettle/contract'
import type { Suspension } from '@bettle/rules'
import { sql } from 'kysely'
import type { Tx } from '../../context.ts'
import { hashOf, writeAnswered } from '../../db/answered-request.ts'
import { newId } from '../../db/ids.ts'
import type { BetRow, LobbyRow, MemberRow, OptionRow } from '../../db/schema.ts'
import type { BetWithNames } from './bet-wire.ts'
import type { PlaceBetWish, PlacedBet } from './place-bet.ts'

/** All that decides about a bet beside the clock. */
export interface Known {
  readonly member: Pick<MemberRow, 'role' | 'present' | 'chips'> | undefined
  readonly username: string
  readonly name: string
  readonly selected_avatar: string | null
  /** A bet of this player on the round stands already. */
  readonly placed: boolean
  /** The lobby has settled the round. */
  readonly settled: boolean
  readonly option: Omit<OptionRow, 'retired_at' | 'created_at'> | undefined
  readonly isRetired: boolean
  readonly suspensions: readonly Suspension[]
  /** The round the options of the plan are priced for. */
  readonly pricedRoundId: string | null
  /** What the same request was answered before, and for which body. */
  readonly answered: { readonly bodyHash: string; readonly reply: PlacedBet } | undefined
}

interface KnownRow extends Pick<MemberRow, 'present' | 'chips'> {
  role: MemberRow['role'] | null
  username: string
  name: string
  selected_avatar: string | null
  placed: boolean
  settled: boolean
  option: OptionRow | null
  suspensions: Suspension[]
  priced_round_id: string | null
  body_hash: string | null
  reply: PlacedBet
}

/** In one statement, as everybody who bets waits for it; the lobby must be locked. */
export async function whatIsKnown(tx: Tx, lobby: LobbyRow, userId: UserId, wish: PlaceBetWish): Promise<Known> {
  const { rows } = await sql<KnownRow>`
    select member.role, member.present, member.chips, account.username, account.name, account.selected_avatar,
      plan.priced_round_id,
      to_jsonb(option) as option, request.body_hash, request.reply,
      exists (select from bet where lobby_id = ${lobby.id} and account_id = ${userId} and round_id = ${wish.matchRoundId})
        as placed,
      exists (select from lobby_round where lobby_id = ${lobby.id} and round_id = ${wish.matchRoundId}
        and settled_at is not null) as settled,
      (select coalesce(jsonb_agg(jsonb_build_object('eventType', event_type, 'oddsId', option_id)), '[]')
        from suspension where match_id = ${lobby.match_id} and until_at is null) as suspensions
    from plan
    join account on account.id = ${userId}
    left join member on member.lobby_id = ${lobby.id} and member.account_id = account.id
    left join option on option.id = ${wish.oddsId} and option.plan_id = plan.id
    left join request on request.account_id = account.id and request.request_id = ${wish.requestId ?? null}
    where plan.id = ${lobby.plan_id}`.execute(tx)
  const [row] = rows
  if (!row) throw new GameError('lobby-not-found')
  return {
    username: row.username,
    name: row.name,
    selected_avatar: row.selected_avatar,
    placed: row.placed,
    settled: row.settled,
    suspensions: row.suspensions,
    member: row.role === null ? undefined : { role: row.role, present: row.present, chips: row.chips },
    option: row.option ?? undefined,
    isRetired: row.option?.retired_at != null,
    pricedRoundId: row.priced_round_id,
    answered: row.body_hash === null ? undefined : { bodyHash: row.body_hash, reply: row.reply },
  }
}

/** The bet as it will stand. */
export function newBet(
  lobby: LobbyRow,
  userId: UserId,
  wish: PlaceBetWish,
  {
    option,
    username,
    name,
    selected_avatar,
  }: Pick<Known, 'username' | 'name' | 'selected_avatar'> & { option: NonNullable<Known['option']> },
  roundNumber: number,
  now: Date,
): BetWithNames {
  return {
    id: newId<BetId>(),
    lobby_id: lobby.id,
    account_id: userId,
    round_id: wish.matchRoundId,
    option_id: option.id,
    option_name: option.name,
    event_type: option.event_type,
    bet_type: option.bet_type,
    threshold: option.threshold,
    hundredths: option.hundredths,
    stake: wish.stake,
    outcome: 'open',
    payout: null,
    count: null,
    placed_at: now,
    settled_at: null,
    username,
    name,
    selected_avatar,
    round_number: roundNumber,
  }
}

/** Writes the bet, counts it for its player, and remembers what the request is answered. */
export async function insertBet(tx: Tx, bet: BetWithNames, wish: PlaceBetWish, reply: PlacedBet): Promise<void> {
  const writing = tx
    .with('placed', (db) => db.insertInto('bet').values(bareBet(bet)))
    .with('counted', (db) =>
      db
        .updateTable('member')
        .set((eb) => ({ bets_placed: eb('bets_placed', '+', 1) }))
        .where('lobby_id', '=', bet.lobby_id)
        .where('account_id', '=', bet.account_id),
    )
  await writeAnswered(writing, {
    account_id: bet.account_id,
    requestId: wish.requestId,
    body_hash: bodyHash(wish),
    reply,
    created_at: bet.placed_at,
  })
}

function bareBet({
  username: _username,
  name: _name,
  selected_avatar: _avatar,
  round_number: _roundNumber,
  ...bet
}: BetWithNames): BetRow {
  return bet
}

/** What a request id stands for: another body under it is another request. */
export function bodyHash({ lobbyId, oddsId, matchRoundId, stake, odds, card }: PlaceBetWish): string {
  return hashOf([lobbyId, oddsId, matchRoundId, stake, odds ?? null, card ?? null])
}
