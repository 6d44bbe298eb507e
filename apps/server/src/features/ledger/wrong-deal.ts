import { dealCommitment, dealHand } from '@bettle/rules'
import { digest } from './digest.ts'
import type { LobbyToCheck } from './stored-lobbies.ts'

/**
 * Compares the deal of cards with its published hash, and each played card with the hand that the seed gives its player
 * ([H2], [H3]). A seed that was replaced together with its hash is found if a played card is not in the new hand.
 */
export function wrongDeal({ id, settings, deal, bets }: LobbyToCheck): string[] {
  if (!settings.enableBettleCards) {
    return bets.flatMap((bet) => (bet.card ? [`bet ${bet.id} has a card, but the lobby plays without cards`] : []))
  }
  if (!deal) return ['the lobby plays with cards, but the deal of its cards is missing in the database']
  const { seed, commitment } = deal
  // An older version stored no hash with the seed.
  const isOfSeed = commitment === null || commitment === dealCommitment(seed, digest)
  return [
    ...(isOfSeed ? [] : ['the published hash of the deal of cards is not the hash of its seed']),
    ...bets.flatMap(({ id: betId, userId, card }) => {
      if (!card || dealHand({ seed, lobbyId: id, userId }, settings, digest).includes(card.kind)) return []
      return [`bet ${betId} has the card ${card.kind}, which the deal did not give to ${userId}`]
    }),
  ]
}
