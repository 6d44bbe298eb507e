import type { CardKind } from '@bettle/rules'
import { fixed } from '../../text/number-text.ts'
import { msg } from '../../texts/msg.ts'

export const CARD_NAMES: Record<CardKind, string> = {
  boost: msg('match-ui.card-text.boost'),
  shield: msg('match-ui.card-text.shield'),
  'near-miss': msg('match-ui.card-text.near-miss'),
  scout: msg('match-ui.card-text.scout'),
}

/** Returns the effect of a card in one sentence, at this lobby's strength ([H5] to [H8]). */
export function cardSentence(kind: CardKind, strength: number): string {
  switch (kind) {
    case 'boost':
      return msg('match-ui.card-text.a-win-pays-times', { strength: fixed(strength, 1) })
    case 'shield': {
      const share = Math.min(100, Math.round(strength * 100) - 100)
      return share === 100
        ? msg('match-ui.card-text.if-the-bet-loses')
        : msg('match-ui.card-text.if-the-bet-loses-you', { share })
    }
    case 'near-miss':
      return msg('match-ui.card-text.a-bet-that-loses')
    case 'scout':
      return msg('match-ui.card-text.when-betting-has-closed')
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
  const line = msg('match-ui.card-text.line', { betType, line: fixed(threshold, 1) })
  switch (kind) {
    case 'boost':
      return msg('match-ui.card-text.on-at-return-if', {
        stake,
        line,
        odds: fixed(odds, 2),
        payout: reckoned.payout,
        boosted: reckoned.boosted,
      })
    case 'shield':
      return msg('match-ui.card-text.on-are-lost-if', { stake, line, saved: reckoned.saved })
    case 'near-miss': {
      const near = betType === 'over' ? Math.ceil(threshold) - 1 : Math.floor(threshold) + 1
      const far = betType === 'over' ? near - 1 : near + 1
      const missed = msg('match-ui.card-text.with-a-count-of', { line, near, stake })
      return msg('match-ui.card-text.text', { missed: capital(missed), isFar: far < 0, far })
    }
    case 'scout':
      return msg('match-ui.card-text.you-play-scout-with')
  }
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Returns the effect of a card on its settled bet: 'Boost: +9 chips'. */
export function effectText(kind: CardKind, credited: number, outcome: 'open' | 'won' | 'lost' | 'void'): string {
  const name = CARD_NAMES[kind]
  if (outcome === 'open') return msg('match-ui.card-text.is-played-with-this', { name })
  if (kind === 'scout') return msg('match-ui.card-text.showed-the-others-bets', { name })
  if (kind === 'near-miss' && credited > 0) return msg('match-ui.card-text.brought-the-stake-back', { name })
  if (credited > 0) return msg('match-ui.card-text.chips', { name, credited })
  return outcome === 'won'
    ? msg('match-ui.card-text.was-not-needed', { name })
    : msg('match-ui.card-text.had-no-effect', { name })
}
