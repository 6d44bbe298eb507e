import type { Standing } from '@bettle/contract'
import { type CardKind, countsPlays, type isActive, type PriceList, type Suspension } from '@bettle/rules'
import { sql } from 'kysely'
import type { LobbyRow, OptionRow, Tx } from '../../db/schema.ts'
import { isLoneRecorder } from '../match/lone-recorder.ts'
import { type MatchTimetable, type TimetableJson, timetableFromJson, timetableJson } from '../match/timetable.ts'
import { hasSettledBet } from '../member/member-store.ts'
import type { SeatColumns } from '../member/seat-of-member.ts'
import type { BetRequest, PlaceBetReply } from './bet-request.ts'

/** All data that decides about a batch of bets, except the clock. */
export interface BetContext {
  /** One context for each request, in the order of the requests. */
  readonly requests: readonly RequestContext[]
  readonly plans: ReadonlyMap<string, PlanContext>
  readonly options: ReadonlyMap<string, OptionContext>
  /** The database's time when it read the context. */
  readonly at: Date
}

export interface RequestContext {
  readonly member: (SeatColumns & Omit<Standing, 'userId' | 'isActive'> & Parameters<typeof isActive>[0]) | null
  /** True if the lobby plays with elimination and its last remaining player is known ([X5]). */
  readonly isDecided: boolean
  readonly username: string
  readonly name: string
  readonly selected_avatar: string | null
  readonly profile_image_key: string | null
  /**
   * True if the player is an administrator or attached the match's feed. A bet ends what such a player may do to the
   * match ([V6], [V11]).
   */
  readonly isOperator: boolean
  /** True if the player is a named recorder and no other recorder is present ([RM30]). */
  readonly isLoneRecorder: boolean
  /** True if the player already has a bet on the round. */
  readonly placed: boolean
  /** How many times this player has bet on the option's play, if the lobby limits plays ([J4]). */
  readonly timesUsed: number
  /** True if the lobby has settled the round. */
  readonly settled: boolean
  /** The stored answer to the same request id, with the hash of the first request's body. */
  readonly answered: { readonly bodyHash: string; readonly reply: PlaceBetReply } | null
  /** Set only if the request uses a card. */
  readonly cards: CardContext | null
}

export interface CardContext {
  /** The seed of the lobby's cards. Null if the lobby has no cards, or they are not dealt yet. */
  readonly seed: string | null
  /** The player's earlier bets with a card in this lobby. */
  readonly played: readonly { readonly kind: CardKind; readonly roundId: string }[]
}

export interface PlanContext {
  readonly timetable: MatchTimetable
  /** True if the match was deleted: its lobbies that are still open will be closed. */
  readonly isDeleted: boolean
  /** The round for which the options are priced now. */
  readonly pricedRoundId: string | null
  readonly suspensions: readonly Suspension[]
  /** The price lists that applied since the first request arrived, for each round that a request names. */
  readonly prices: ReadonlyMap<string, readonly PriceList[]>
}

/** An option parsed from JSON, in which times remain strings. */
export type OptionContext = Omit<OptionRow, 'retired_at' | 'created_at' | 'handed_back_at'> & {
  readonly retired_at: string | null
  readonly handed_back_at: string | null
}

interface BetContextRow {
  at: Date
  requests: RequestContext[] | null
  plans: {
    id: string
    isDeleted: boolean
    pricedRoundId: string | null
    timetable: TimetableJson
    suspensions: Suspension[]
  }[]
  options: OptionContext[]
  prices: (PriceList & { planId: string; roundId: string })[]
}

/**
 * Reads the context of all requests to bet in one statement. An earlier statement must have locked the lobbies, because
 * a statement that waits for a lock itself reads old data.
 */
export async function loadBetContext(
  tx: Tx,
  lobbies: ReadonlyMap<string, LobbyRow>,
  requests: readonly BetRequest[],
  now: Date,
): Promise<BetContext> {
  const asked = requests.map((request, n) => {
    const lobby = lobbies.get(request.lobbyId)
    return {
      n,
      lobby_id: request.lobbyId,
      plan_id: lobby?.plan_id,
      match_id: lobby?.match_id,
      account_id: request.userId,
      option_id: request.oddsId,
      round_id: request.matchRoundId,
      request_id: request.requestId,
      elimination: lobby?.settings.isTournament ?? false,
      with_card: request.card !== undefined,
      counts_plays: lobby !== undefined && countsPlays(lobby.settings),
    }
  })
  const firstArrival = new Date(Math.min(...requests.map((request) => request.arrivedAt)))
  const { rows } = await sql<BetContextRow>`
    with asked as (
      select * from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as columns(n integer, lobby_id uuid, plan_id uuid, match_id uuid,
        account_id uuid, option_id uuid, round_id uuid, request_id text, with_card boolean, counts_plays boolean, elimination boolean))
    select clock_timestamp() as at,
      (select jsonb_agg(jsonb_build_object(
          'username', account.username, 'name', account.name, 'selected_avatar', account.selected_avatar, 'profile_image_key', account.profile_image_key,
          'member', case when member.role is not null then
            jsonb_build_object('role', member.role, 'present', member.present, 'seat_end', member.seat_end,
              'eliminated_in', member.eliminated_in, 'chips', member.chips,
              'betsPlaced', member.bets_placed, 'betsWon', member.bets_won, 'hasSettledBet', ${hasSettledBet},
              'roundsBet', member.rounds_bet, 'roundsOpen', member.rounds_open) end,
          'isOperator', account.role = 'admin' or exists (select from match_feed
            where match_feed.match_id = asked.match_id and match_feed.attached_by = asked.account_id),
          'isLoneRecorder', ${isLoneRecorder(now)},
          'placed', exists (select from bet where bet.lobby_id = asked.lobby_id and bet.account_id = asked.account_id
            and bet.round_id = asked.round_id and bet.struck = 0),
          'timesUsed', case when asked.counts_plays then (select count(*) from bet join option on option.id = asked.option_id
            where bet.lobby_id = asked.lobby_id and bet.account_id = asked.account_id and bet.event_type = option.event_type
              and bet.bet_type = option.bet_type and bet.threshold = option.threshold
              and bet.struck = 0) else 0 end,
          'isDecided', asked.elimination and exists (select from member won where won.lobby_id = asked.lobby_id and won.last_standing),
          'settled', exists (select from lobby_round where lobby_round.lobby_id = asked.lobby_id
            and lobby_round.round_id = asked.round_id and settled_at is not null),
          'answered', case when request.body_hash is not null then
            jsonb_build_object('bodyHash', request.body_hash, 'reply', request.reply) end,
          'cards', case when asked.with_card then jsonb_build_object(
            'seed', (select seed from deal where deal.lobby_id = asked.lobby_id and dealt_at is not null),
            'played', (select coalesce(jsonb_agg(jsonb_build_object('kind', card, 'roundId', round_id)), '[]') from bet
              where bet.lobby_id = asked.lobby_id and bet.account_id = asked.account_id and card is not null)) end) order by asked.n)
        from asked
        left join account on account.id = asked.account_id
        left join member on member.lobby_id = asked.lobby_id and member.account_id = asked.account_id
        left join request on request.account_id = asked.account_id and request.request_id = asked.request_id) as requests,
      (select coalesce(jsonb_agg(jsonb_build_object('id', plan.id, 'pricedRoundId', plan.priced_round_id,
          'isDeleted', match.deleted_at is not null,
          'timetable', ${timetableJson(sql`plan.id`)},
          'suspensions', (select coalesce(jsonb_agg(jsonb_build_object('eventType', event_type, 'oddsId', option_id)), '[]')
            from suspension where match_id = match.id and until_at is null))), '[]')
        from plan join match on match.id = plan.match_id where plan.id in (select plan_id from asked)) as plans,
      (select coalesce(jsonb_agg(to_jsonb(option)), '[]') from option where id in (select option_id from asked)) as options,
      (select coalesce(jsonb_agg(jsonb_build_object('planId', plan_id, 'roundId', round_id,
          'from', extract(epoch from from_at) * 1000, 'prices', prices)), '[]')
        from price_list list
        where (plan_id, round_id) in (select plan_id, round_id from asked)
          and not exists (select from price_list later where later.plan_id = list.plan_id and later.round_id = list.round_id
            and later.from_at > list.from_at and later.from_at <= ${firstArrival})) as prices`.execute(tx)
  const [row] = rows
  if (row?.requests?.length !== requests.length) throw new Error('a request has no context')
  return {
    at: row.at,
    requests: row.requests,
    plans: new Map(
      row.plans.map(({ id, timetable, ...plan }) => {
        const prices = listsByRound(row.prices.filter(({ planId }) => planId === id))
        return [id, { ...plan, timetable: timetableFromJson(timetable, id), prices }]
      }),
    ),
    options: new Map(row.options.map((option) => [option.id, option])),
  }
}

function listsByRound(lists: BetContextRow['prices']): Map<string, PriceList[]> {
  const byRound = new Map<string, PriceList[]>()
  for (const list of lists) byRound.set(list.roundId, [...(byRound.get(list.roundId) ?? []), list])
  return byRound
}
