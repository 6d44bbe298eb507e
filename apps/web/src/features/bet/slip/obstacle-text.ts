import { msg } from '../../../texts/msg.ts'
import type { SlipFacts, SlipObstacle } from './slip-rules.ts'

/** Returns the text that tells the player why the slip cannot be placed. */
export function obstacleText(obstacle: SlipObstacle, limits: SlipFacts['limits'], chips: number): string {
  const text: Record<SlipObstacle, string> = {
    eliminated: msg('bet.obstacle-text.you-are-eliminated-you'),
    spectator: msg('bet.obstacle-text.spectators-watch-they-cannot'),
    'lobby-closed': msg('bet.obstacle-text.this-lobby-is-closed'),
    decided: msg('bet.obstacle-text.this-game-is-decided'),
    'final-round': msg('bet.obstacle-text.this-is-the-final'),
    closed: msg('bet.obstacle-text.betting-closed-for-next'),
    placed: msg('bet.obstacle-text.bet-confirmed'),
    offline: msg('bet.obstacle-text.you-are-offline-you'),
    'out-of-plays': msg('bet.obstacle-text.you-have-used-up'),
    pick: msg('bet.obstacle-text.pick-an-over-or'),
    suspended: msg('bet.obstacle-text.suspended-for-the-moment'),
    'own-price': msg('bet.obstacle-text.you-set-these-odds'),
    'no-stake': msg('bet.obstacle-text.choose-how-many-chips'),
    'too-low': msg('bet.obstacle-text.the-lowest-stake-here', { minBetAmount: limits.minBetAmount }),
    'too-high': msg('bet.obstacle-text.the-highest-stake-here', { maxBetAmount: limits.maxBetAmount }),
    chips: msg('bet.obstacle-text.you-have-chip', { chips }),
    used: msg('bet.obstacle-text.you-have-used-up-this'),
  }
  return text[obstacle]
}
