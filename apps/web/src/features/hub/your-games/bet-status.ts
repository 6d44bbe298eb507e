import type { MyGame } from '@bettle/contract'
import { msg } from '../../../texts/msg.ts'
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
  if (eliminatedIn !== null) return { ...calm, text: msg('hub.bet-status.you-have-been-out', { eliminatedIn }) }
  if (role === 'spectator') return { ...calm, text: msg('hub.bet-status.you-are-watching') }
  if (!nextRound) return { ...calm, text: msg('hub.bet-status.there-is-nothing-left') }
  const { roundNumber } = nextRound
  if (nextRound.hasBet)
    return { text: msg('hub.bet-status.bet-placed-for', { roundNumber }), isPressing: false, isDone: true }
  if (nextRound.closesAt === null) return { ...calm, text: msg('hub.bet-status.no-bet-for-yet', { roundNumber }) }
  const left = Date.parse(nextRound.closesAt) - now
  if (left <= 0) return { ...calm, text: msg('hub.bet-status.no-bet-for-betting', { roundNumber }) }
  return {
    text: msg('hub.bet-status.no-bet-for-closes', { roundNumber, clock: clockText(left / 1000) }),
    isPressing: left <= SOON,
    isDone: false,
  }
}
