import type { MyGame } from '@bettle/contract'
import { clockText } from '../../../ui/index.ts'

export interface BetStatus {
  readonly text: string
  /** True if the player can still bet and little time is left. */
  readonly isPressing: boolean
  readonly isDone: boolean
}

/** From this remaining time on (ms), the status urges the player to bet. */
const SOON = 120_000

/** Returns what the player can bet on, and for how long, in a game that is not open on the screen. */
export function betStatus(
  { role, eliminatedIn, nextRound }: Pick<MyGame, 'role' | 'eliminatedIn' | 'nextRound'>,
  now: number,
): BetStatus {
  const calm = { isPressing: false, isDone: false }
  if (eliminatedIn !== null) return { ...calm, text: `You have been out since round ${eliminatedIn}` }
  if (role === 'spectator') return { ...calm, text: 'You are watching' }
  if (!nextRound) return { ...calm, text: 'There is nothing left to bet on' }
  const round = `round ${nextRound.roundNumber}`
  if (nextRound.hasBet) return { text: `Bet placed for ${round}`, isPressing: false, isDone: true }
  if (nextRound.closesAt === null) return { ...calm, text: `No bet for ${round} yet` }
  const left = Date.parse(nextRound.closesAt) - now
  if (left <= 0) return { ...calm, text: `No bet for ${round}: betting has closed` }
  return { text: `No bet for ${round}, closes in ${clockText(left / 1000)}`, isPressing: left <= SOON, isDone: false }
}
