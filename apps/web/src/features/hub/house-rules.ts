import type { GameSettings } from '@bettle/contract'
import { DEFAULT_SETTINGS } from '@bettle/rules'

/** A lobby's settings in a few words: the stakes always, the rest only where it is not as usual. */
export function houseRules(settings: GameSettings): string[] {
  const { minBetAmount, maxBetAmount, roundDuration, inactivityPenalty } = settings
  const unusual: (string | false)[] = [
    settings.isPrivate && 'Private',
    !settings.showCompetitorBets && 'Blind betting',
    settings.allowLateBetting && 'Late betting',
    inactivityPenalty !== DEFAULT_SETTINGS.inactivityPenalty && `Penalty ${inactivityPenalty}`,
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
