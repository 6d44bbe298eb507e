import type { Lobby } from '@bettle/contract'
import type { GameMoment } from '../../../match-ui/clock/game-moment.ts'
import { cardObstacle } from '../hand/card-obstacle.ts'
import { isLocked, type SlipObstacle } from '../slip/slip-rules.ts'

/** The parts of the game that a hint explains. If several hints matter, the first in this order is shown. */
export const HINTS = ['second-bet', 'elimination', 'half-time', 'card', 'blind'] as const
export type HintId = (typeof HINTS)[number]

export interface HintFacts {
  lobby: Pick<Lobby, 'currentUser' | 'gameSettings' | 'users' | 'bets' | 'hand' | 'rounds'>
  moment: Pick<GameMoment, 'next' | 'window'>
  obstacle: SlipObstacle | undefined
  /** The player has just finished the guide to the first bet. */
  hasFinishedGuide: boolean
}

/** Returns the hints that matter to the player now. The list is empty while the player cannot bet. */
export function hintsNow(facts: HintFacts): readonly HintId[] {
  if (isLocked(facts.obstacle) || facts.moment.next === undefined || facts.moment.window.state === 'none') return []
  return HINTS.filter((id) => MATTERS[id](facts))
}

const MATTERS: Readonly<Record<HintId, (facts: HintFacts) => boolean>> = {
  'second-bet': ({ hasFinishedGuide, lobby }) => hasFinishedGuide && lobby.bets.length === 1,
  elimination: ({ lobby: { gameSettings, currentUser, users } }) =>
    gameSettings.isTournament &&
    (currentUser.chips < 2 * gameSettings.eliminationThreshold || users.some(({ seat }) => seat === 'eliminated')),
  'half-time': ({ moment }) => isHalfTime(moment),
  card: ({ lobby: { hand, rounds }, moment, obstacle }) =>
    hand?.cards.some(
      (card) =>
        cardObstacle(card, { hand, round: moment.next?.roundNumber, rounds: rounds.length, slip: obstacle }) ===
        undefined,
    ) ?? false,
  blind: ({ lobby: { gameSettings } }) => !gameSettings.showCompetitorBets,
}

/** At half-time, betting on the first round of the next half is open, and its closing time is unknown. */
const isHalfTime = ({ window, next }: HintFacts['moment']) =>
  window.state === 'open' && window.closesAt === null && next !== undefined && next.halfNumber > 1

/** Returns the text of a hint. */
export function hintText(id: HintId, { lobby, moment }: Pick<HintFacts, 'lobby' | 'moment'>): string {
  const round = moment.next?.roundNumber
  switch (id) {
    case 'second-bet':
      return `Now place a bet on round ${round} yourself.`
    case 'elimination':
      return `You are out of the game if a round ends and you have fewer than ${lobby.gameSettings.eliminationThreshold} chips and no open bet.`
    case 'half-time':
      return `It is half-time. Betting on round ${round} stays open until the next half begins.`
    case 'card':
      return 'You can now play one of your cards with a bet. Press your cards to read about them.'
    case 'blind':
      return 'Bets are secret in this game. You see only your own bets, even after the round.'
  }
}
