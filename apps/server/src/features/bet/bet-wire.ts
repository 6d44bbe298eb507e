import type { Bet, BetId, LobbyId, LobbyPush, OddsId, RoundId } from '@bettle/contract'
import { cardCredit, oddsToWire, optionName, type Play, reasonStored } from '@bettle/rules'
import type { BetRow, OptionRow, Reader } from '../../db/schema.ts'
import { publicUserOf, userColumns } from '../user/user-columns.ts'

export interface BetWithNames extends BetRow {
  username: string
  name: string
  selected_avatar: string | null
  profile_image_key: string | null
  round_number: number
}

/** Selects bets with their players' names and their rounds' numbers. */
export function selectBets(reader: Reader) {
  return reader
    .selectFrom('bet')
    .innerJoin('account', 'account.id', 'bet.account_id')
    .innerJoin('round', 'round.id', 'bet.round_id')
    .selectAll('bet')
    .select([...userColumns, 'round.round_number'])
}

/** A bet on the wire: `isWon` is undefined while the bet is open, and null if it is void. */
export function betToWire(bet: BetWithNames): Bet {
  const line = { eventType: bet.event_type, betType: bet.bet_type, threshold: bet.threshold }
  const placedAt = bet.placed_at.toISOString()
  const isSettled = bet.outcome !== 'open'
  // Assigns most optional fields one by one, because spreads take three times as long and a settlement has thousands of
  // bets.
  const wire: Partial<Mutable<Bet>> = {
    _id: bet.id as BetId,
    lobbyId: bet.lobby_id as LobbyId,
    user: publicUserOf(bet),
    matchRound: { _id: bet.round_id as RoundId, roundNumber: bet.round_number },
    oddsId: bet.option_id as OddsId,
    odds: {
      _id: bet.option_id as OddsId,
      name: bet.option_name ?? optionName(line),
      ...(bet.option_name !== null && { customName: bet.option_name }),
      ...line,
      odds: oddsToWire(bet.hundredths),
    },
    stake: bet.stake,
  }
  if (bet.card !== null) wire.card = bet.card
  wire.outcome = bet.outcome
  if (isSettled) wire.isWon = bet.outcome === 'void' ? null : bet.outcome === 'won'
  if (bet.payout !== null) wire.payout = bet.payout
  if (bet.card !== null && isSettled) Object.assign(wire, cardEffectOf(bet))
  if (bet.count !== null) wire.count = bet.count
  if (bet.void_reason !== null) Object.assign(wire, voidReasonOf(bet))
  wire.placedAt = placedAt
  wire.settledAt = bet.settled_at?.toISOString() ?? null
  wire.createdAt = placedAt
  return wire as Bet
}

type Mutable<Type> = { -readonly [Key in keyof Type]: Type[Key] }

/** Returns the reason why a bet is void, if it is neither its count nor a round that never began ([S13]). */
export function voidReasonOf({ outcome, void_reason: reason }: BetRow): Pick<Bet, 'voidReason'> {
  return outcome === 'void' && reason !== null ? { voidReason: reasonStored(reason) } : {}
}

/** Returns the effect of the card on a settled bet. */
export function cardEffectOf({ bet_type: betType, ...bet }: BetRow): Pick<Bet, 'cardEffect'> {
  if (bet.card === null || bet.outcome === 'open') return {}
  return { cardEffect: { kind: bet.card, credited: cardCredit({ ...bet, betType }) } }
}

/** Returns the pushes for the cards of these bets. The bets are public from now on ([H6]). */
export function cardsPlayedWith(bets: readonly Bet[]): LobbyPush[] {
  const cards = bets.flatMap(({ user, card: kind }) => (kind ? [{ userId: user._id, kind }] : []))
  const [bet] = bets
  if (!bet || cards.length === 0) return []
  const { _id: matchRoundId, roundNumber } = bet.matchRound
  return [{ type: 'card.played', matchRoundId, roundNumber, cards }]
}

/** Returns the play of an option or of a bet ([J1]). */
export function toPlay(row: Pick<OptionRow, 'event_type' | 'bet_type' | 'threshold'>): Play {
  return { eventType: row.event_type, betType: row.bet_type, threshold: row.threshold }
}
