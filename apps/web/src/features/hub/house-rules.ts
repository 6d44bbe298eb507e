import type { GameSettings } from '@bettle/contract'
import { USUAL_PENALTY } from '@bettle/rules'

/** A lobby's settings in a few words: the stakes always, the rest only where it is not as usual. */
export function houseRules(settings: GameSettings): string[] {
  const { minBetAmount, maxBetAmount, roundDuration, inactivityPenalty } = settings
  const unusual: (string | false)[] = [
    settings.isPrivate && 'Private',
    !settings.showCompetitorBets && 'Blind betting',
    settings.allowLateBetting && 'Late betting',
    inactivityPenalty !== USUAL_PENALTY && (inactivityPenalty === 0 ? 'No penalty' : `Penalty ${inactivityPenalty}`),
    settings.autoKickInactive && 'Three rounds sat out: out',
    !settings.allowChatting && 'No chat',
  ]
  return [
    `${settings.startingChips} chips`,
    `Bets ${minBetAmount}–${maxBetAmount}`,
    `${roundDuration}-minute rounds`,
    ...unusual.filter((rule) => rule !== false),
  ]
}
