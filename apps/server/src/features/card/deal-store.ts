import { randomBytes } from 'node:crypto'
import type { Deal, Hand, LobbyId, SeatPush, UserId } from '@bettle/contract'
import { type CardKind, type CardPlayed, dealCommitment, dealHand, handOf } from '@bettle/rules'
import type { Reader, Tx } from '../../context.ts'
import type { DealRow, LobbyRow } from '../../db/schema.ts'
import type { SeatPushes } from '../../transactions/in-lobby.ts'
import { digest } from '../ledger/digest.ts'

const SEED_BYTES = 32

/**
 * Draws the seed of a new lobby that plays with cards ([H1]).
 * @param dealtAt now, where its first round has started already
 */
export async function insertDeal(tx: Tx, lobby: LobbyRow, dealtAt: Date | null): Promise<void> {
  if (!lobby.settings.enableBettleCards) return
  const seed = randomBytes(SEED_BYTES).toString('hex')
  const commitment = dealCommitment(seed, digest)
  await tx.insertInto('deal').values({ lobby_id: lobby.id, seed, commitment, dealt_at: dealtAt }).execute()
}

/** The deal of a lobby whose cards are dealt. */
export function dealtDeal(reader: Reader, lobbyId: string): Promise<DealRow | undefined> {
  return reader
    .selectFrom('deal')
    .selectAll()
    .where('lobby_id', '=', lobbyId)
    .where('dealt_at', 'is not', null)
    .executeTakeFirst()
}

/** The hash as it was when the seed was drawn: it is not reckoned from the seed that stands there now ([H3]). */
export const dealToWire = ({ seed, commitment }: Pick<DealRow, 'seed' | 'commitment'>): Deal => ({
  commitment: commitment ?? dealCommitment(seed, digest),
})

/** The cards somebody with a player's seat was dealt ([H2]). */
export function cardsDealt(lobby: Pick<LobbyRow, 'id' | 'settings'>, seed: string, userId: string): CardKind[] {
  return dealHand({ seed, lobbyId: lobby.id, userId }, lobby.settings, digest)
}

/** How somebody's cards stand, as the wire says it. */
export function handToWire(
  lobby: Pick<LobbyRow, 'id' | 'settings'>,
  seed: string,
  userId: string,
  played: readonly CardPlayed[],
): Hand {
  const { cards, nextRound } = handOf(cardsDealt(lobby, seed, userId), played, lobby.settings)
  return { cards: [...cards], nextRound }
}

/** Tells somebody the cards they have just been dealt. */
export function handDealt(lobby: LobbyRow, deal: Pick<DealRow, 'seed' | 'commitment'>, userId: string): SeatPushes {
  const push: SeatPush = {
    type: 'hand.dealt',
    hand: handToWire(lobby, deal.seed, userId, []),
    deal: dealToWire(deal),
  }
  return { lobbyId: lobby.id as LobbyId, userId: userId as UserId, push }
}
