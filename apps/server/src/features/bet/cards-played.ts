import type { Bet, LobbyPush } from '@bettle/contract'

/** Returns the pushes for cards that went with bets which are public from now on ([H6]). */
export function cardsPlayedWith(bets: readonly Bet[]): LobbyPush[] {
  const cards = bets.flatMap(({ user, card: kind }) => (kind ? [{ userId: user._id, kind }] : []))
  const [bet] = bets
  if (!bet || cards.length === 0) return []
  const { _id: matchRoundId, roundNumber } = bet.matchRound
  return [{ type: 'card.played', matchRoundId, roundNumber, cards }]
}
