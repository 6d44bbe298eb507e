import type { Bet, Odds } from '@bettle/contract'
import type { Round } from '@bettle/rules'
import { HALF_MINUTES } from '@bettle/rules'
import { type Noun, neededText, spanText, winningText } from '../../../match-ui/bets/bet-text.ts'
import { fixed } from '../../../text/number-text.ts'
import { msg } from '../../../texts/msg.ts'
import { DIRECTION_LABELS } from '../../../ui/index.ts'
import { OPTIONS_PER_PAGE } from '../odds/option-columns.tsx'
import { returnOf } from '../slip/slip-rules.ts'

/**
 * Event types that occur often, so that bets on them are decided early. The guide uses the first of these types that is
 * offered.
 */
const OFTEN = ['Throw', 'Free-Kick', 'Shot', 'Goal-Kick', 'Corner']
/**
 * The typical price of an option that the model considers slightly more likely than not. A beginner has a good chance
 * to win at this price.
 */
const GOOD_START = 1.8

/**
 * Returns the option to suggest for a first bet: the open option whose price is nearest to GOOD_START, on a frequent
 * event type if one is offered. It is undefined if no option is open.
 */
export function optionToBeginWith(offered: readonly Odds[]): Odds | undefined {
  const open = offered.filter((option) => !option.suspended && isOnFirstPage(option, offered))
  const often = OFTEN.map((name) => open.filter(({ eventType }) => eventType === name)).find(({ length }) => length > 0)
  return [...(often ?? open)].sort((one, other) => distance(one) - distance(other))[0]
}

/**
 * Returns whether the option is on the first page of its column. A beginner would not look for an option on a later
 * page.
 */
function isOnFirstPage({ eventType, betType, threshold }: Odds, offered: readonly Odds[]): boolean {
  const lower = offered.filter(
    (other) => other.eventType === eventType && other.betType === betType && other.threshold < threshold,
  )
  return lower.length < OPTIONS_PER_PAGE
}

/**
 * Returns whether the suggested option is still suitable: it is not suspended, and its price is still near GOOD_START.
 */
export const isGoodStart = (option: Odds): boolean => !option.suspended && distance(option) < 0.4

/**
 * Returns the distance of a price from `GOOD_START`. At equal distances the over is preferred, because an event that
 * happens wins it.
 */
const distance = ({ odds, betType }: Odds) => Math.abs(odds - GOOD_START) + (betType === 'over' ? 0 : 0.01)

export interface GuideFacts {
  /** The bet that the guide explains, after it was placed. */
  bet: Pick<Bet, 'odds' | 'stake' | 'outcome' | 'payout'> | undefined
  /** The round of the placed bet; before a bet is placed, the next round. */
  round: Round | undefined
  /** The round of the placed bet has begun. */
  isPlayed: boolean
  count: number
  /** Betting is closed at present. */
  isClosed: boolean
  /** Betting is over for the whole match. */
  isOver: boolean
  picked: Odds | undefined
  /** The player selected an option and did not place a bet in time. */
  isLate: boolean
  shown: Odds | undefined
  /** Text for the chance of the suggested option; undefined if the model has no measured mean for the event type. */
  chance: string | undefined
  /** The name of the suggested option's event type, if the player has selected another type. */
  elsewhere: string | undefined
  stake: number
  noun: Noun
}

export interface GuideStep {
  step: 1 | 2 | 3
  text: string
  /** The bet is settled, and its receipt can be shown. */
  isSettled: boolean
}

/**
 * Returns the guide's current step. A step ends when the player or the match advances, so the guide has no Next button.
 */
export function guideStep(facts: GuideFacts): GuideStep {
  const { bet, isClosed, isOver, picked, isLate, shown, chance, elsewhere, round, stake, noun } = facts
  if (bet) return { step: 3, text: betText(facts, bet), isSettled: bet.outcome !== 'open' }
  const said = { isSettled: false }
  if (isClosed || !round) {
    return {
      ...said,
      step: 1,
      text: isOver ? msg('bet.guide-step.betting-on-this-match') : msg('bet.guide-step.betting-opens-again-when'),
    }
  }
  if (picked) {
    const text = msg('bet.guide-step.is-the-price-chips', {
      odds: fixed(picked.odds, 2),
      stake,
      return: returnOf(picked.odds, stake),
    })
    return { ...said, step: 2, text }
  }
  if (shown && elsewhere) {
    return {
      ...said,
      step: 1,
      text: msg('bet.guide-step.press-come-often-so', { elsewhere: elsewhere.toUpperCase(), noun: noun(2) }),
    }
  }
  if (!shown) return { ...said, step: 1, text: msg('bet.guide-step.no-bet-is-possible') }
  return {
    ...said,
    step: 1,
    text: msg('bet.guide-step.too-late-now-press', {
      isLate,
      line: lineOf(shown),
      winning: winningText(shown, noun),
      span: spanText(round),
      hasChance: Boolean(chance && !isLate),
      chance,
    }),
  }
}

function betText({ round, isPlayed, count, noun }: GuideFacts, bet: NonNullable<GuideFacts['bet']>): string {
  const { odds, stake, outcome, payout } = bet
  const came = msg('bet.guide-step.no', { isCount: count === 0, count, noun: noun(count) })
  switch (outcome) {
    case 'won':
      return msg('bet.guide-step.has-won-chips-came', {
        came,
        line: lineOf(odds),
        payout: payout ?? returnOf(odds.odds, stake),
      })
    case 'lost':
      return payout
        ? msg('bet.guide-step.has-lost-your-card', { came, line: lineOf(odds), payout, stake })
        : msg('bet.guide-step.has-lost-and-you', { came, line: lineOf(odds), stake })
    case 'void':
      return msg('bet.guide-step.this-bet-is-void', { stake })
    case 'open': {
      if (!round) return msg('bet.guide-step.placed')
      if (isPlayed)
        return msg('bet.guide-step.your-bet-counts-now', {
          came: came.charAt(0).toLowerCase() + came.slice(1),
          needed: neededText(odds, count, round),
        })
      const start = (round.halfNumber - 1) * HALF_MINUTES + round.startMinute
      return msg('bet.guide-step.placed-round-starts-at', { roundNumber: round.roundNumber, start })
    }
  }
}

const lineOf = ({ betType, threshold }: Pick<Odds, 'betType' | 'threshold'>) =>
  `${DIRECTION_LABELS[betType].toUpperCase()} ${fixed(threshold, 1)}`
