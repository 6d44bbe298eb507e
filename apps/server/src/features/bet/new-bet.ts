import type { BetId } from '@bettle/contract'
import { requestHashOf } from '../../db/answered-request.ts'
import { newId } from '../../db/ids.ts'
import type { LobbyRow } from '../../db/schema.ts'
import type { BetRequest, PlaceBetRequest } from './bet-request.ts'
import type { BetWithNames } from './bet-wire.ts'
import type { OptionContext, RequestContext } from './load-bet-context.ts'

/** Returns the row of an accepted bet. */
export function newBet(
  lobby: LobbyRow,
  request: BetRequest,
  { username, name, selected_avatar, profile_image_key }: RequestContext,
  option: OptionContext,
  roundNumber: number,
): BetWithNames {
  return {
    id: newId<BetId>(),
    lobby_id: lobby.id,
    account_id: request.userId,
    round_id: request.matchRoundId,
    option_id: option.id,
    option_name: option.name,
    event_type: option.event_type,
    bet_type: option.bet_type,
    threshold: option.threshold,
    hundredths: option.hundredths,
    stake: request.stake,
    card: request.card ?? null,
    outcome: 'open',
    payout: null,
    count: null,
    // The window and the price of this moment decide, however long the request waited ([B14]).
    placed_at: new Date(request.arrivedAt),
    settled_at: null,
    username,
    name,
    selected_avatar,
    profile_image_key,
    round_number: roundNumber,
  }
}

/** Hashes the request: a request id with another body is another request. */
export function bodyHash({ lobbyId, oddsId, matchRoundId, stake, odds, card }: PlaceBetRequest): string {
  return requestHashOf([lobbyId, oddsId, matchRoundId, stake, odds ?? null, card ?? null])
}
