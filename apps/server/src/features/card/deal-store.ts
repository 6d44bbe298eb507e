import { randomBytes } from 'node:crypto'
import type { Deal, Hand, LobbyId, SeatPush, UserId } from '@bettle/contract'
import { type CardKind, type CardPlayed, dealCommitment, dealHand, handOf } from '@bettle/rules'
import type { DealRow, LobbyRow, Reader, Tx } from '../../db/schema.ts'
import type { SeatPushes } from '../../transactions/in-lobby.ts'
import { digest } from '../ledger/digest.ts'

const SEED_BYTES = 32

/**
 * Generates and stores the seed of a new lobby with cards ([H1]).
 * @param dealtAt the current time if the first round has already started, otherwise null
 */
export async function insertDeal(tx: Tx, lobby: LobbyRow, dealtAt: Date | null): Promise<void> {
  if (!lobby.settings.enableBettleCards) return
  const seed = randomBytes(SEED_BYTES).toString('hex')
  const commitment = dealCommitment(seed, digest)
  await tx.insertInto('deal').values({ lobby_id: lobby.id, seed, commitment, dealt_at: dealtAt }).execute()
}

/** Returns the deal of a lobby; undefined if the lobby has no cards or they are not dealt yet. */
export function dealtDeal(reader: Reader, lobbyId: string): Promise<DealRow | undefined> {
  return reader
    .selectFrom('deal')
    .selectAll()
    .where('lobby_id', '=', lobbyId)
    .where('dealt_at', 'is not', null)
    .executeTakeFirst()
}

/** Returns the commitment that was stored with the seed ([H3]). It hashes the seed only if no commitment is stored. */
export const dealToWire = ({ seed, commitment }: Pick<DealRow, 'seed' | 'commitment'>): Deal => ({
  commitment: commitment ?? dealCommitment(seed, digest),
})

/** Returns the cards that a player was dealt ([H2]). */
export function cardsDealt(lobby: Pick<LobbyRow, 'id' | 'settings'>, seed: string, userId: string): CardKind[] {
  return dealHand({ seed, lobbyId: lobby.id, userId }, lobby.settings, digest)
}

/** Returns a player's hand in the wire format. */
export function handToWire(
  lobby: Pick<LobbyRow, 'id' | 'settings'>,
  seed: string,
  userId: string,
  played: readonly CardPlayed[],
): Hand {
  const { cards, nextRound } = handOf(cardsDealt(lobby, seed, userId), played, lobby.settings)
  return { cards: [...cards], nextRound }
}

/** Returns the push to a player whose cards have just been dealt. */
export function handDealt(lobby: LobbyRow, deal: Pick<DealRow, 'seed' | 'commitment'>, userId: string): SeatPushes {
  const push: SeatPush = {
    type: 'hand.dealt',
    hand: handToWire(lobby, deal.seed, userId, []),
    deal: dealToWire(deal),
  }
  return { lobbyId: lobby.id as LobbyId, userId: userId as UserId, push }
}
