import type { getReceipt, Reply } from '@bettle/contract'
import { oddsFromWire, payoutOf } from '@bettle/rules'
import { minuteLabel } from '../../match-ui/clock/match-clock.ts'
import { reasonsText, reasonText } from '../../match-ui/reason-text.ts'
import { timeOfDay } from '../../text/date-text.ts'
import { decimal, fixed } from '../../text/number-text.ts'
import { msg } from '../../texts/msg.ts'

export type Receipt = Reply<typeof getReceipt>

/** Formats an amount with its sign, '+18' or '−10', with a true minus sign. */
export function signed(amount: number): string {
  return amount > 0 ? `+${amount}` : amount < 0 ? `−${-amount}` : '0'
}

/** Returns the comparison of the count with the line, and the result that follows from it. */
export function verdictText(receipt: Receipt): string {
  const { outcome, count, threshold, betType, ledger, cardEffect, voidReason } = receipt
  const line = decimal(threshold)
  const compared =
    betType === 'over'
      ? msg('my-bets.bet-receipt-text.more-than', { threshold: line })
      : msg('my-bets.bet-receipt-text.fewer-than', { threshold: line })
  switch (outcome) {
    case 'open':
      return msg('my-bets.bet-receipt-text.so-far-the-bet', { count, compared })
    case 'won':
      return msg('my-bets.bet-receipt-text.is-so-the-bet', { count, compared })
    case 'lost':
      return msg('my-bets.bet-receipt-text.is-not-so-the', { count, compared })
    case 'void': {
      if (cardEffect?.kind === 'near-miss' && cardEffect.credited > 0)
        return msg('my-bets.bet-receipt-text.is-not-but-only', { count, compared })
      if (count === threshold && !voidReason)
        return msg('my-bets.bet-receipt-text.is-neither-more-nor', { count, threshold })
      const why = voidReason ?? ledger.findLast(({ kind }) => kind === 'refund')?.why
      return msg('my-bets.bet-receipt-text.void-so-the-stake', {
        withoutStop: withoutStop(why ? reasonText(why) : msg('my-bets.bet-receipt-text.this-round-was-never')),
      })
    }
  }
}

/** Returns the calculation of the payout, for example '10 × 1.85 = 18.5 → 18 chips, rounded down'. */
export function arithmeticText({ outcome, stake, odds }: Receipt): string {
  if (outcome === 'void') return msg('my-bets.bet-receipt-text.staked-back', { stake, chips: chipsText(stake) })
  const product = `${stake} × ${fixed(odds, 2)}`
  const payout = payoutOf(oddsFromWire(odds), stake)
  const exact = (oddsFromWire(odds) * stake) / 100
  const sum =
    exact === payout
      ? `${product} = ${chipsText(payout)}`
      : msg('my-bets.bet-receipt-text.rounded-down', { product, exact: decimal(exact), chips: chipsText(payout) })
  return outcome === 'lost' ? msg('my-bets.bet-receipt-text.if-the-bet-had', { sum }) : sum
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
    const reason = reasonsText(whys) || null
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
      what === ''
        ? (reason ?? msg('my-bets.bet-receipt-text.the-events-of-this'))
        : reasoned(msg('my-bets.bet-receipt-text.cancelled', { events: what }), reason)
    return {
      at: timeOfDay(until),
      why,
      change: msg('my-bets.bet-receipt-text.change', { isSame: from === to, outcome: to }),
      amount: signed(amount),
    }
  })
}

/** Joins a text and a reason: 'cancelled: VAR', or 'cancelled' if there is no reason. */
export function reasoned(what: string, reason: string | null): string {
  return reason ? msg('my-bets.bet-receipt-text.reasoned', { what, reason: withoutStop(reason) }) : what
}

export const chipsText = (chips: number) => msg('my-bets.bet-receipt-text.chips', { chips })

const withoutStop = (sentence: string) => sentence.replace(/\.$/, '')
