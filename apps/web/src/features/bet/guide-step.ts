import type { Bet, Odds } from '@bettle/contract'
import type { Round } from '@bettle/rules'
import { HALF_MINUTES } from '@bettle/rules'
import { type Noun, neededText, spanText, winningText } from '../../match-ui/bet-text.ts'
import { OPTIONS_PER_PAGE } from './option-columns.tsx'
import { returnOf } from './slip-rules.ts'

/** What happens often, and so is decided soon: the first of them that is offered is shown. */
const OFTEN = ['Throw', 'Free-Kick', 'Shot', 'Goal-Kick', 'Corner']
/** What the model finds somewhat likelier than not is offered at about this: who begins is led to the side that may well win. */
const GOOD_START = 1.8

/** The option to begin with: one of something that happens often, at nearly even odds; undefined where none is offered. */
export function optionToBeginWith(offered: readonly Odds[]): Odds | undefined {
  const open = offered.filter((option) => !option.suspended && isOnFirstPage(option, offered))
  const often = OFTEN.map((name) => open.filter(({ eventType }) => eventType === name)).find(({ length }) => length > 0)
  return [...(often ?? open)].sort((one, other) => distance(one) - distance(other))[0]
}

/** What one has to leaf for is no beginning. */
function isOnFirstPage({ eventType, betType, threshold }: Odds, offered: readonly Odds[]): boolean {
  const lower = offered.filter(
    (other) => other.eventType === eventType && other.betType === betType && other.threshold < threshold,
  )
  return lower.length < OPTIONS_PER_PAGE
}

/** Whether an option is still one to begin with, once its price has moved. */
export const isGoodStart = (option: Odds): boolean => !option.suspended && distance(option) < 0.4

/** Of two alike the over: something has to happen for it. */
const distance = ({ odds, betType }: Odds) => Math.abs(odds - GOOD_START) + (betType === 'over' ? 0 : 0.01)

export interface GuideFacts {
  /** The bet that is explained, once it has been placed. */
  bet: Pick<Bet, 'odds' | 'stake' | 'outcome' | 'payout'> | undefined
  /** The round of that bet, else the one that bets are for. */
  round: Round | undefined
  /** The round of that bet has begun. */
  isPlayed: boolean
  count: number
  /** No bet is taken at the moment. */
  isClosed: boolean
  /** Nor will any be in this match. */
  isOver: boolean
  picked: Odds | undefined
  /** Something was picked and not placed in time. */
  isLate: boolean
  shown: Odds | undefined
  /** How often it comes true, in words, where anybody has measured it. */
  chance: string | undefined
  /** The name of its kind, where another is open. */
  elsewhere: string | undefined
  stake: number
  noun: Noun
}

export interface GuideStep {
  step: 1 | 2 | 3
  text: string
  /** How long bets are taken stands behind it. */
  withDeadline: boolean
  /** There is a receipt to look at. */
  isSettled: boolean
}

/** What the guide says now: it waits for what happens and never asks to go on. */
export function guideStep(facts: GuideFacts): GuideStep {
  const { bet, isClosed, isOver, picked, isLate, shown, chance, elsewhere, round, stake, noun } = facts
  if (bet) return { step: 3, text: betText(facts, bet), withDeadline: false, isSettled: bet.outcome !== 'open' }
  const said = { withDeadline: true, isSettled: false }
  if (isClosed || !round) {
    return {
      ...said,
      step: 1,
      withDeadline: false,
      text: isOver
        ? 'Nothing is left to bet on in this match. The next one is as good a start.'
        : 'Betting opens again when the next round begins. Wait for it here.',
    }
  }
  if (picked) {
    const text = `${picked.odds.toFixed(2)} is the price: ${stake} chips become ${returnOf(picked.odds, stake)} if it wins, else none.`
    return { ...said, step: 2, text }
  }
  if (shown && elsewhere) {
    return {
      ...said,
      step: 1,
      withDeadline: false,
      text: `Press ${elsewhere.toUpperCase()}: ${noun(2)} come often, so you soon see how a bet goes.`,
    }
  }
  if (!shown) return { ...said, step: 1, text: 'Pick an over or an under.' }
  return {
    ...said,
    step: 1,
    text: `${isLate ? 'Too late. Now press' : 'Press'} ${lineOf(shown)}: ${winningText(shown, noun)} in ${spanText(round)} win${chance && !isLate ? `, ${chance} times` : ''}.`,
  }
}

function betText({ round, isPlayed, count, noun }: GuideFacts, bet: NonNullable<GuideFacts['bet']>): string {
  const { odds, stake, outcome, payout } = bet
  const came = `${count === 0 ? 'No' : count} ${noun(count)}`
  switch (outcome) {
    case 'won':
      return `${came}: ${lineOf(odds)} has won, ${payout ?? returnOf(odds.odds, stake)} chips came back.`
    case 'lost':
      return payout
        ? `${came}: ${lineOf(odds)} has lost. Your card brought ${payout} of the ${stake} chips back.`
        : `${came}: ${lineOf(odds)} has lost, the ${stake} chips are gone.`
    case 'void':
      return `Nobody wins on this one: the ${stake} chips came back.`
    case 'open': {
      if (!round) return 'Placed.'
      if (isPlayed) return `Now it counts: ${came.toLowerCase()} so far, ${neededText(odds, count, round)}.`
      const start = (round.halfNumber - 1) * HALF_MINUTES + round.startMinute
      return `Placed. Round ${round.roundNumber} starts at ${start}' and counts from 0.`
    }
  }
}

const lineOf = ({ betType, threshold }: Pick<Odds, 'betType' | 'threshold'>) =>
  `${betType.toUpperCase()} ${threshold.toFixed(1)}`
