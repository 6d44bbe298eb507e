import type { GameSettings } from '@bettle/contract'
import { hasCuts, UNLIMITED_SEATS, USUAL_PENALTY, USUAL_STAKES } from '@bettle/rules'
import { msg } from '../../texts/msg.ts'
import { cutsText } from './cuts-text.ts'

/**
 * Returns a lobby's settings for a visitor who has never played. Seats, rounds and chips are always included, other
 * settings only if they differ from the defaults. The names of modes are not used.
 */
export function plainRules(settings: GameSettings): string[] {
  const { minBetAmount, maxBetAmount, maxPlayers } = settings
  const hasUsualStakes = minBetAmount === USUAL_STAKES.least && maxBetAmount === USUAL_STAKES.most
  const unusual: (string | false)[] = [
    settings.isPrivate && msg('match-ui.plain-rules.to-join-you-need'),
    !settings.showCompetitorBets && msg('match-ui.plain-rules.everyone-sees-only-their'),
    repeatsText(settings),
    !settings.enableBettleCards && msg('match-ui.plain-rules.no-special-cards'),
    eliminationText(settings),
    shareText(settings),
    !hasUsualStakes && msg('match-ui.plain-rules.each-bet-to-chips', { minBetAmount, maxBetAmount }),
    settings.allowLateBetting && msg('match-ui.plain-rules.you-can-bet-until'),
    penaltyText(settings),
    settings.autoKickInactive && msg('match-ui.plain-rules.three-rounds-without-a'),
    !settings.allowSpectators && msg('match-ui.plain-rules.no-spectators'),
    !settings.allowChatting && msg('match-ui.plain-rules.no-chat'),
  ]
  return [
    maxPlayers >= UNLIMITED_SEATS
      ? msg('match-ui.plain-rules.any-number-of-players')
      : msg('match-ui.plain-rules.up-to-player', { maxPlayers }),
    msg('match-ui.plain-rules.a-round-lasts-minutes', { roundDuration: settings.roundDuration }),
    msg('match-ui.plain-rules.you-start-with-chips', { startingChips: settings.startingChips }),
    ...unusual.filter((rule) => rule !== false),
  ]
}

function eliminationText(settings: GameSettings): string | false {
  if (!settings.isTournament) return false
  if (!hasCuts(settings))
    return msg('match-ui.plain-rules.out-of-the-game', { eliminationThreshold: settings.eliminationThreshold })
  const cuts = cutsText(settings)
  return cuts !== undefined && msg('match-ui.plain-rules.half-of-the-players', { cuts })
}

function repeatsText({ gameMode, maxPlayRepeats }: GameSettings): string | false {
  if (gameMode === 'classic') return false
  if (gameMode === 'bettle-chips') return msg('match-ui.plain-rules.you-can-place-each')
  return msg('match-ui.plain-rules.repeat-the-same-kind', { times: maxPlayRepeats })
}

function shareText({ prizeDistribution }: GameSettings): string | false {
  if (prizeDistribution === 'winner-takes-all') return false
  return prizeDistribution === 'top-3'
    ? msg('match-ui.plain-rules.trophies-for-the-first')
    : msg('match-ui.plain-rules.trophies-shared-by-chips')
}

function penaltyText({ inactivityPenalty: penalty }: GameSettings): string | false {
  if (penalty === USUAL_PENALTY) return false
  if (penalty === 0) return msg('match-ui.plain-rules.a-round-without-a')
  return msg('match-ui.plain-rules.a-round-without-a-bet', { penalty })
}
