import type { GameSettings, Lobby } from '@bettle/contract'
import { hasCuts } from '@bettle/rules'
import type { GameMoment } from '../../../match-ui/clock/game-moment.ts'
import { cutsText } from '../../../match-ui/house-rules/cuts-text.ts'
import { msg } from '../../../texts/msg.ts'
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
    (hasCuts(gameSettings) ||
      currentUser.chips < 2 * gameSettings.eliminationThreshold ||
      users.some(({ seat }) => seat === 'eliminated')),
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

const cutsHint = (settings: GameSettings) =>
  msg('bet.hints.after-the-lower-half', { cuts: cutsText(settings) ?? msg('bet.hints.a-cut') })

/** Returns the text of a hint. */
export function hintText(id: HintId, { lobby, moment }: Pick<HintFacts, 'lobby' | 'moment'>): string {
  const round = moment.next?.roundNumber
  switch (id) {
    case 'second-bet':
      return msg('bet.hints.now-place-a-bet', { round })
    case 'elimination':
      if (hasCuts(lobby.gameSettings)) return cutsHint(lobby.gameSettings)
      return msg('bet.hints.you-are-out-of', { eliminationThreshold: lobby.gameSettings.eliminationThreshold })
    case 'half-time':
      return msg('bet.hints.it-is-half-time', { round })
    case 'card':
      return msg('bet.hints.you-can-now-play')
    case 'blind':
      return msg('bet.hints.bets-are-secret-in')
  }
}
