import { type Play, type PlaysUsed, playsUsed } from '@bettle/rules'
import type { Reader } from '../../context.ts'
import type { OptionRow } from '../../db/schema.ts'
import { memberKeyOf } from '../ledger/post.ts'

type PlayColumns = Pick<OptionRow, 'event_type' | 'bet_type' | 'threshold'>

/** The play of an option or of a bet ([J1]). */
export const toPlay = ({ event_type: eventType, bet_type: betType, threshold }: PlayColumns): Play => ({
  eventType,
  betType,
  threshold,
})

/** The plays that each player of these lobbies had used before a moment, by `holderOf` ([J4]). */
export async function playsUsedIn(
  reader: Reader,
  lobbyIds: readonly string[],
  before: Date,
): Promise<ReadonlyMap<string, PlaysUsed>> {
  if (lobbyIds.length === 0) return new Map()
  const bets = await reader
    .selectFrom('bet')
    .select(['lobby_id', 'account_id', 'event_type', 'bet_type', 'threshold'])
    .where('lobby_id', 'in', lobbyIds)
    .where('placed_at', '<', before)
    .execute()
  const byHolder = new Map<string, Play[]>()
  for (const bet of bets) {
    const holder = memberKeyOf({ lobbyId: bet.lobby_id, userId: bet.account_id })
    byHolder.set(holder, [...(byHolder.get(holder) ?? []), toPlay(bet)])
  }
  return new Map([...byHolder].map(([holder, plays]) => [holder, playsUsed(plays)]))
}
