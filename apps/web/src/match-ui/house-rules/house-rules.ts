import type { GameSettings } from '@bettle/contract'
import { hasCuts, UNLIMITED_SEATS, USUAL_PENALTY, USUAL_STAKES } from '@bettle/rules'
import { msg } from '../../texts/msg.ts'
import { cutsText } from './cuts-text.ts'

/**
 * Returns a lobby's settings as short texts for all screens. Seats, rounds and chips are always included, other
 * settings only if they differ from the defaults. A competition fixes seats, privacy, spectators and the prize itself,
 * so they are omitted.
 */
export function houseRules(settings: GameSettings, isCompetition = false): string[] {
  const { maxPlayers, minBetAmount, maxBetAmount, inactivityPenalty } = settings
  const hasUsualStakes = minBetAmount === USUAL_STAKES.least && maxBetAmount === USUAL_STAKES.most
  const unusual: (string | false)[] = [
    !isCompetition && settings.isPrivate && msg('match-ui.house-rules.private'),
    !settings.showCompetitorBets && msg('match-ui.house-rules.blind'),
    modeText(settings),
    !settings.enableBettleCards && msg('match-ui.house-rules.no-cards'),
    eliminationText(settings),
    !isCompetition && prizeText(settings),
    !hasUsualStakes && msg('match-ui.house-rules.bets', { minBetAmount, maxBetAmount }),
    settings.allowLateBetting && msg('match-ui.house-rules.late-betting'),
    inactivityPenalty !== USUAL_PENALTY &&
      (inactivityPenalty === 0
        ? msg('match-ui.house-rules.no-inactivity-penalty')
        : msg('match-ui.house-rules.inactivity-penalty', { inactivityPenalty })),
    settings.autoKickInactive && msg('match-ui.house-rules.three-rounds-without-a'),
    !isCompetition && !settings.allowSpectators && msg('match-ui.house-rules.no-spectators'),
    !settings.allowChatting && msg('match-ui.house-rules.no-chat'),
  ]
  return [
    ...(isCompetition ? [] : [seatsText(maxPlayers)]),
    msg('match-ui.house-rules.minute-rounds', { roundDuration: settings.roundDuration }),
    msg('match-ui.house-rules.chips', { startingChips: settings.startingChips }),
    ...unusual.filter((rule) => rule !== false),
  ]
}

const seatsText = (maxPlayers: number): string =>
  maxPlayers >= UNLIMITED_SEATS
    ? msg('match-ui.house-rules.any-number-of-players')
    : msg('match-ui.house-rules.players', { count: maxPlayers })

function eliminationText(settings: GameSettings): string | false {
  if (!settings.isTournament) return false
  if (!hasCuts(settings))
    return msg('match-ui.house-rules.out-below-chips', { eliminationThreshold: settings.eliminationThreshold })
  const cuts = cutsText(settings)
  return cuts !== undefined && msg('match-ui.house-rules.cuts-after', { cuts })
}

function modeText({ gameMode, maxPlayRepeats }: GameSettings): string | false {
  if (gameMode === 'classic') return false
  return gameMode === 'bettle-chips'
    ? msg('match-ui.house-rules.bettle-chips')
    : msg('match-ui.house-rules.bet-stop', { maxPlayRepeats })
}

function prizeText({ prizeDistribution }: GameSettings): string | false {
  if (prizeDistribution === 'winner-takes-all') return false
  return prizeDistribution === 'top-3'
    ? msg('match-ui.house-rules.pot-top-three')
    : msg('match-ui.house-rules.pot-by-chips')
}

/** Returns the settings in one line: '8 players · 10-minute rounds · 100 chips · Blind · Bet Stop 3'. */
export const houseRulesLine = (settings: GameSettings, isCompetition = false): string =>
  houseRules(settings, isCompetition).join(' · ')
