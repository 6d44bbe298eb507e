import type { GameSettings } from '@bettle/contract'
import { UNLIMITED_SEATS, USUAL_PENALTY, USUAL_STAKES } from '@bettle/rules'

/**
 * Returns a lobby's settings for a visitor who has never played. Seats, rounds and chips are always included, other
 * settings only if they differ from the defaults. The names of modes are not used.
 */
export function plainRules(settings: GameSettings): string[] {
  const { minBetAmount, maxBetAmount, maxPlayers, eliminationThreshold } = settings
  const hasUsualStakes = minBetAmount === USUAL_STAKES.least && maxBetAmount === USUAL_STAKES.most
  const unusual: (string | false)[] = [
    settings.isPrivate && 'To join, you need the link or the code',
    !settings.showCompetitorBets && 'Everyone sees only their own bets',
    repeatsText(settings),
    !settings.enableBettleCards && 'No special cards',
    settings.isTournament && `Out of the game below ${eliminationThreshold} chips`,
    shareText(settings),
    !hasUsualStakes && `Each bet ${minBetAmount} to ${maxBetAmount} chips`,
    settings.allowLateBetting && 'You can bet until the round starts',
    penaltyText(settings),
    settings.autoKickInactive && 'Three rounds without a bet: you only watch',
    !settings.allowSpectators && 'No spectators',
    !settings.allowChatting && 'No chat',
  ]
  return [
    maxPlayers >= UNLIMITED_SEATS
      ? 'Any number of players'
      : `Up to ${maxPlayers} ${maxPlayers === 1 ? 'player' : 'players'}`,
    `A round lasts ${settings.roundDuration} minutes`,
    `You start with ${settings.startingChips} chips`,
    ...unusual.filter((rule) => rule !== false),
  ]
}

function repeatsText({ gameMode, maxPlayRepeats }: GameSettings): string | false {
  if (gameMode === 'classic') return false
  if (gameMode === 'bettle-chips') return 'You can place each kind of bet once in the game'
  const times = maxPlayRepeats === 1 ? 'once' : maxPlayRepeats === 2 ? 'twice' : `${maxPlayRepeats} times`
  return `Repeat the same kind of bet at most ${times}`
}

function shareText({ prizeDistribution }: GameSettings): string | false {
  if (prizeDistribution === 'winner-takes-all') return false
  return prizeDistribution === 'top-3' ? 'Trophies for the first three' : 'Trophies shared by chips'
}

function penaltyText({ inactivityPenalty: penalty }: GameSettings): string | false {
  if (penalty === USUAL_PENALTY) return false
  if (penalty === 0) return 'A round without a bet costs nothing'
  return `A round without a bet costs ${penalty} ${penalty === 1 ? 'chip' : 'chips'}`
}
