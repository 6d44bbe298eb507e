import type { GameSettings, getDeal, LobbyId, Reply } from '@bettle/contract'
import { type CardKind, dealCommitment, dealHand } from '@bettle/rules'

export type DealReply = Reply<typeof getDeal>
type Hands = NonNullable<DealReply['hands']>
export type PublishedDeal = DealReply & { seed: string; hands: Hands }

export const isPublished = (deal: DealReply): deal is PublishedDeal =>
  deal.seed !== undefined && deal.hands !== undefined

export interface CheckedDeal {
  /** The seed is the one whose hash was published before anybody saw a card. */
  isSeedKept: boolean
  hands: readonly CheckedHand[]
}

export interface CheckedHand {
  userId: Hands[number]['userId']
  /** As the server says it was dealt. */
  cards: readonly CardKind[]
  /** As it is drawn here from the seed. */
  drawn: readonly CardKind[]
  matches: boolean
}

/** Draws every hand again from the seed that was told, on this device, and holds it against what was dealt. */
export async function checkDeal(deal: PublishedDeal, lobbyId: LobbyId, settings: GameSettings): Promise<CheckedDeal> {
  const { seed, hands, commitment } = deal
  const drawWith = (digest: (text: string) => string) => ({
    commitment: dealCommitment(seed, digest),
    hands: hands.map(({ userId }) => dealHand({ seed, lobbyId, userId }, settings, digest)),
  })
  // The rules ask for a digest at once and the browser gives its own later: first what is asked for, then the answers.
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

async function sha256(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
