import type { SlipFacts, SlipObstacle } from './slip-rules.ts'

/** Returns the text that tells the player why the slip cannot be placed. */
export function obstacleText(obstacle: SlipObstacle, limits: SlipFacts['limits'], chips: number): string {
  const text: Record<SlipObstacle, string> = {
    eliminated: 'You are eliminated: you cannot bet.',
    spectator: 'Spectators watch: they cannot bet.',
    'lobby-closed': 'This lobby is closed.',
    decided: 'This game is decided. No more bets can be placed.',
    'final-round': 'This is the final round. No more bets can be placed.',
    closed: 'Betting closed for next round',
    placed: 'Bet confirmed',
    offline: 'You are offline: you cannot bet now',
    'out-of-plays': 'You have used up all bets. Not betting costs nothing',
    pick: 'Pick an over or an under',
    suspended: 'Suspended for the moment',
    'own-price': 'You set these odds yourself: pick another bet',
    'no-stake': 'Choose how many chips to stake',
    'too-low': `The lowest stake here is ${limits.minBetAmount}`,
    'too-high': `The highest stake here is ${limits.maxBetAmount}`,
    chips: `You have ${chips} ${chips === 1 ? 'chip' : 'chips'}`,
    used: 'You have used up this bet: pick another bet',
  }
  return text[obstacle]
}
