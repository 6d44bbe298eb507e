import type { BetId } from '@bettle/contract'
import { hashOf } from '../../db/answered-request.ts'
import { newId } from '../../db/ids.ts'
import type { LobbyRow } from '../../db/schema.ts'
import type { BetWithNames } from './bet-wire.ts'
import type { BetWish, PlaceBetWish } from './bet-wish.ts'
import type { KnownOfWish, KnownOption } from './what-is-known.ts'

/** The bet as it will stand. */
export function newBet(
  lobby: LobbyRow,
  wish: BetWish,
  { username, name, selected_avatar, profile_image_key }: KnownOfWish,
  option: KnownOption,
  roundNumber: number,
): BetWithNames {
  return {
    id: newId<BetId>(),
    lobby_id: lobby.id,
    account_id: wish.userId,
    round_id: wish.matchRoundId,
    option_id: option.id,
    option_name: option.name,
    event_type: option.event_type,
    bet_type: option.bet_type,
    threshold: option.threshold,
    hundredths: option.hundredths,
    stake: wish.stake,
    card: wish.card ?? null,
    outcome: 'open',
    payout: null,
    count: null,
    // What the window and the price were judged by, however long it waited since ([B14]).
    placed_at: new Date(wish.arrivedAt),
    settled_at: null,
    username,
    name,
    selected_avatar,
    profile_image_key,
    round_number: roundNumber,
  }
}

/** What a request id stands for: another body under it is another request. */
export function bodyHash({ lobbyId, oddsId, matchRoundId, stake, odds, card }: PlaceBetWish): string {
  return hashOf([lobbyId, oddsId, matchRoundId, stake, odds ?? null, card ?? null])
}
