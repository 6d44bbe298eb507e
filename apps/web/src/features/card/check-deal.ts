import type { GameSettings, getDeal, LobbyId, Reply } from '@bettle/contract'
import { type CardKind, dealCommitment, dealHand } from '@bettle/rules'
import { sha256 } from '../../hash/sha256.ts'

export type DealReply = Reply<typeof getDeal>
type Hands = NonNullable<DealReply['hands']>
export type PublishedDeal = DealReply & { seed: string; hands: Hands }

export const isPublished = (deal: DealReply): deal is PublishedDeal =>
  deal.seed !== undefined && deal.hands !== undefined

export interface CheckedDeal {
  /** True if the seed matches the hash that was published before the deal. */
  isSeedKept: boolean
  hands: readonly CheckedHand[]
}

export interface CheckedHand {
  userId: Hands[number]['userId']
  /** The hand as the server reports it. */
  cards: readonly CardKind[]
  /** The hand that this device draws from the seed. */
  drawn: readonly CardKind[]
  matches: boolean
}

/** Draws every hand again from the published seed on this device, and compares the hands with the server's deal. */
export async function checkDeal(deal: PublishedDeal, lobbyId: LobbyId, settings: GameSettings): Promise<CheckedDeal> {
  const { seed, hands, commitment } = deal
  const drawWith = (digest: (text: string) => string) => ({
    commitment: dealCommitment(seed, digest),
    hands: hands.map(({ userId }) => dealHand({ seed, lobbyId, userId }, settings, digest)),
  })
  // The rules need hashes synchronously, but the browser computes them asynchronously. A first run collects the inputs;
  // a second run uses their hashes.
  const asked = new Set<string>()
  drawWith((text) => {
    asked.add(text)
    return ''
  })
  const digests = new Map(await Promise.all([...asked].map(async (text) => [text, await sha256(text)] as const)))
  const drawn = drawWith((text) => digests.get(text) ?? '')
  return {
    isSeedKept: drawn.commitment === commitment,
    hands: hands.map(({ userId, cards }, index) => {
      const again = drawn.hands[index] ?? []
      return { userId, cards, drawn: again, matches: again.join() === cards.join() }
    }),
  }
}
