import type { CardKind } from '@bettle/rules'
import { DIRECTION_LABELS } from '../../ui/index.ts'

export const CARD_NAMES: Record<CardKind, string> = {
  boost: 'Boost',
  shield: 'Shield',
  'near-miss': 'Near Miss',
  scout: 'Scout',
}

/** Returns the effect of a card in one sentence, at this lobby's strength ([H5] to [H8]). */
export function cardSentence(kind: CardKind, strength: number): string {
  switch (kind) {
    case 'boost':
      return `A win pays ${strength.toFixed(1)} times as much.`
    case 'shield': {
      const share = Math.min(100, Math.round(strength * 100) - 100)
      return share === 100
        ? 'If the bet loses, you get the whole stake back.'
        : `If the bet loses, you get ${share} % of the stake back.`
    }
    case 'near-miss':
      return 'A bet that loses by a single event is void: the stake comes back.'
    case 'scout':
      return 'When betting has closed, you see the other players’ bets on the coming round.'
  }
}

/** The bet of the example. It is the selected play, or an invented one. */
export interface ExamplePlay {
  readonly betType: 'over' | 'under'
  readonly threshold: number
  readonly odds: number
  readonly stake: number
}

export const USUAL_PLAY: ExamplePlay = { betType: 'over', threshold: 4.5, odds: 1.85, stake: 10 }

/**
 * Returns an example of a card's effect with numbers. `reckoned` holds the amounts in chips, which the caller computes.
 */
export function cardExample(
  kind: CardKind,
  { betType, threshold, odds, stake }: ExamplePlay,
  reckoned: { payout: number; boosted: number; saved: number },
): string {
  const line = `${DIRECTION_LABELS[betType].toLowerCase()} ${threshold.toFixed(1)}`
  switch (kind) {
    case 'boost':
      return `${stake} on ${line} at ${odds.toFixed(2)} return ${reckoned.payout} if the bet wins, and ${reckoned.boosted} with Boost.`
    case 'shield':
      return `${stake} on ${line} are lost if the bet loses. With Shield ${reckoned.saved} ${reckoned.saved === 1 ? 'comes' : 'come'} back.`
    case 'near-miss': {
      const near = betType === 'over' ? Math.ceil(threshold) - 1 : Math.floor(threshold) + 1
      const far = betType === 'over' ? near - 1 : near + 1
      const missed = `${line} with a count of ${near} misses by one: with Near Miss the ${stake} come back.`
      return `${capital(missed)}${far < 0 ? '' : ` With a count of ${far} the bet still loses.`}`
    }
    case 'scout':
      return `You play Scout with a bet on round 4. When betting on round 4 closes, you see the bets of all other players on round 4. The other players see these bets when the round begins.`
  }
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Returns the effect of a card on its settled bet: 'Boost: +9 chips'. */
export function effectText(kind: CardKind, credited: number, outcome: 'open' | 'won' | 'lost' | 'void'): string {
  const name = CARD_NAMES[kind]
  if (outcome === 'open') return `${name} is played with this bet`
  if (kind === 'scout') return `${name} showed the others' bets`
  if (kind === 'near-miss' && credited > 0) return `${name} brought the stake back`
  if (credited > 0) return `${name}: +${credited} ${credited === 1 ? 'chip' : 'chips'}`
  return outcome === 'won' ? `${name} was not needed` : `${name} had no effect`
}
