import { createHash } from 'node:crypto'
import { getDeal } from '@bettle/contract'
import { expect } from 'vitest'
import type { LobbyInPlay } from './game.ts'

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

/**
 * Draws every hand again from the published seed. Expects that every played card was in its hand and was not played too
 * soon ([H2], [H3], [H5]).
 */
export async function expectFairDeal({ lobby, facts, bots }: LobbyInPlay): Promise<void> {
  const { showCompetitorBets, allowLateBetting, cardCooldownTime } = facts.settings
  const deal = await bots[0]?.player.gets(getDeal, { params: { lobbyId: lobby._id } })
  const { seed = '', commitment, hands = [] } = deal ?? {}
  expect(sha256(seed)).toBe(commitment)
  expect(hands.map(({ userId }) => userId).sort()).toEqual(facts.members.map(({ userId }) => userId).sort())
  for (const { userId, cards } of hands) {
    const kinds = ['boost', 'shield', 'near-miss', ...(showCompetitorBets && !allowLateBetting ? ['scout'] : [])]
    const lots = kinds.map((kind) => `${sha256(JSON.stringify([seed, lobby._id, userId, kind]))} ${kind}`).sort()
    expect(cards).toEqual(lots.slice(0, 3).map((lot) => lot.split(' ')[1]))
    const played = facts.bets.filter((bet) => bet.userId === userId && bet.card).sort((a, b) => a.round - b.round)
    expect(new Set(played.map(({ card }) => card?.kind)).size).toBe(played.length)
    for (const [index, { card, round }] of played.entries()) {
      expect(cards).toContain(card?.kind)
      expect(round).toBeGreaterThan(index === 0 ? 1 : (played[index - 1]?.round ?? 0) + cardCooldownTime)
    }
  }
}
