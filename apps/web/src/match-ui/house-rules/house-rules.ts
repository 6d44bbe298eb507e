import type { GameSettings } from '@bettle/contract'
import { UNLIMITED_SEATS, USUAL_PENALTY, USUAL_STAKES } from '@bettle/rules'

/**
 * Returns a lobby's settings as short texts for all screens. Seats, rounds and chips are always included, other
 * settings only if they differ from the defaults. A competition fixes seats, privacy, spectators and the prize itself,
 * so they are omitted.
 */
export function houseRules(settings: GameSettings, isCompetition = false): string[] {
  const { maxPlayers, minBetAmount, maxBetAmount, inactivityPenalty } = settings
  const hasUsualStakes = minBetAmount === USUAL_STAKES.least && maxBetAmount === USUAL_STAKES.most
  const unusual: (string | false)[] = [
    !isCompetition && settings.isPrivate && 'Private',
    !settings.showCompetitorBets && 'Blind',
    modeText(settings),
    !settings.enableBettleCards && 'No cards',
    settings.isTournament && `Out below ${settings.eliminationThreshold} chips`,
    !isCompetition && prizeText(settings),
    !hasUsualStakes && `Bets ${minBetAmount}–${maxBetAmount}`,
    settings.allowLateBetting && 'Late betting',
    inactivityPenalty !== USUAL_PENALTY &&
      (inactivityPenalty === 0 ? 'No inactivity penalty' : `Inactivity penalty ${inactivityPenalty}`),
    settings.autoKickInactive && 'Three rounds without a bet: out',
    !isCompetition && !settings.allowSpectators && 'No spectators',
    !settings.allowChatting && 'No chat',
  ]
  return [
    ...(isCompetition ? [] : [seatsText(maxPlayers)]),
    `${settings.roundDuration}-minute rounds`,
    `${settings.startingChips} chips`,
    ...unusual.filter((rule) => rule !== false),
  ]
}

const seatsText = (maxPlayers: number): string =>
  maxPlayers >= UNLIMITED_SEATS ? 'Any number of players' : `${maxPlayers} ${maxPlayers === 1 ? 'player' : 'players'}`

function modeText({ gameMode, maxPlayRepeats }: GameSettings): string | false {
  if (gameMode === 'classic') return false
  return gameMode === 'bettle-chips' ? 'Bettle Chips' : `Bet Stop ${maxPlayRepeats}`
}

function prizeText({ prizeDistribution }: GameSettings): string | false {
  if (prizeDistribution === 'winner-takes-all') return false
  return prizeDistribution === 'top-3' ? 'Pot: top three' : 'Pot by chips'
}

/** Returns the settings in one line: '8 players · 10-minute rounds · 100 chips · Blind · Bet Stop 3'. */
export const houseRulesLine = (settings: GameSettings, isCompetition = false): string =>
  houseRules(settings, isCompetition).join(' · ')
