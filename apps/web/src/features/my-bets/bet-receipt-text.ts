import type { getReceipt, Reply } from '@bettle/contract'
import { oddsFromWire, payoutOf, reasonSentence, reasonSentences } from '@bettle/rules'
import { minuteLabel } from '../../match-ui/clock/match-clock.ts'
import { timeOfDay } from '../../text/date-text.ts'

export type Receipt = Reply<typeof getReceipt>

/** Formats an amount with its sign, '+18' or '−10', with a true minus sign. */
export function signed(amount: number): string {
  return amount > 0 ? `+${amount}` : amount < 0 ? `−${-amount}` : '0'
}

/** Returns the comparison of the count with the line, and the result that follows from it. */
export function verdictText(receipt: Receipt): string {
  const { outcome, count, threshold, betType, ledger, cardEffect, voidReason } = receipt
  const compared = betType === 'over' ? `more than ${threshold}` : `fewer than ${threshold}`
  switch (outcome) {
    case 'open':
      return `${count} so far. The bet needs ${compared}.`
    case 'won':
      return `${count} is ${compared}, so the bet won.`
    case 'lost':
      return `${count} is not ${compared}, so the bet lost.`
    case 'void': {
      if (cardEffect?.kind === 'near-miss' && cardEffect.credited > 0)
        return `${count} is not ${compared}, but only by one: Near Miss brought the stake back.`
      if (count === threshold && !voidReason)
        return `${count} is neither more nor fewer than ${threshold}, so the stake came back.`
      const why = voidReason ?? ledger.findLast(({ kind }) => kind === 'refund')?.why
      return `Void: ${withoutStop(why ? reasonSentence(why) : 'this round was never played')}, so the stake came back.`
    }
  }
}

/** Returns the calculation of the payout, for example '10 × 1.85 = 18.5 → 18 chips, rounded down'. */
export function arithmeticText({ outcome, stake, odds }: Receipt): string {
  if (outcome === 'void') return `${stake} staked → ${chipsText(stake)} back`
  const product = `${stake} × ${odds.toFixed(2)}`
  const payout = payoutOf(oddsFromWire(odds), stake)
  const exact = (oddsFromWire(odds) * stake) / 100
  const sum =
    exact === payout
      ? `${product} = ${chipsText(payout)}`
      : `${product} = ${exact} → ${chipsText(payout)}, rounded down`
  return outcome === 'lost' ? `If the bet had won: ${sum}` : sum
}

export interface CorrectionText {
  at: string
  /** The corrected event and the reason, for example "Corner 12' cancelled: VAR". */
  why: string
  /** The effect on the bet, for example 'lost', or 'still won' if only the count changed. */
  change: string
  amount: string
}

/** Returns each correction with its time, its reason and its effect. */
export function correctionTexts(
  { corrections, removedEvents }: Receipt,
  half: { halfNumber: number },
  eventName: (eventType: string) => string,
): CorrectionText[] {
  let since = Number.NEGATIVE_INFINITY
  return corrections.map(({ at, whys, from, to, amount }) => {
    const reason = reasonSentences(whys) || null
    const until = Date.parse(at)
    const removed = removedEvents.filter(({ removedAt }) => {
      const when = Date.parse(removedAt)
      return when > since && when <= until
    })
    since = until
    const what = removed
      .map(({ eventType, minute }) => `${eventName(eventType)} ${minuteLabel(half, minute)}`)
      .join(', ')
    const why =
      what === '' ? (reason ?? 'The events of this round were corrected') : reasoned(`${what} cancelled`, reason)
    return {
      at: timeOfDay(until),
      why,
      change: from === to ? `still ${to}` : to,
      amount: signed(amount),
    }
  })
}

/** Joins a text and a reason: 'cancelled: VAR', or 'cancelled' if there is no reason. */
export function reasoned(what: string, reason: string | null): string {
  return reason ? `${what}: ${withoutStop(reason)}` : what
}

export const chipsText = (chips: number) => (chips === 1 ? '1 chip' : `${chips} chips`)

const withoutStop = (sentence: string) => sentence.replace(/\.$/, '')
