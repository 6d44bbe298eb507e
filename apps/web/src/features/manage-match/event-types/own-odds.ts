import type { GivenOdds } from '@bettle/contract'
import { typedNumber } from '../../../text/typed-number.ts'
import { msg } from '../../../texts/msg.ts'

/** The operator's own odds as typed. */
export interface OwnOddsText {
  threshold: string
  over: string
  under: string
}

export const NO_OWN_ODDS: OwnOddsText = { threshold: '', over: '', under: '' }

type OwnOdds = { odds: GivenOdds[]; problem?: undefined } | { problem: string }

/** Parses the odds of a new event type. There are none if nothing was typed. */
export function ownOddsOf({ threshold, over, under }: OwnOddsText): OwnOdds {
  const sides = [
    ['over', over],
    ['under', under],
  ] as const
  const given = sides.filter(([, text]) => text.trim() !== '')
  if (threshold.trim() === '' && given.length === 0) return { odds: [] }
  const line = threshold.trim() === '' ? Number.NaN : typedNumber(threshold)
  if (!Number.isInteger(line * 2) || line < 0 || line > 1000)
    return { problem: msg('manage-match.own-odds.the-threshold-of-your') }
  if (given.length === 0) return { problem: msg('manage-match.own-odds.give-odds-for-over') }
  const odds = given.map(([betType, text]) => ({ betType, threshold: line, oddsValue: typedNumber(text) }))
  if (odds.some(({ oddsValue }) => !(oddsValue >= 1.01 && oddsValue <= 100)))
    return { problem: msg('manage-match.own-odds.your-own-odds-are') }
  return { odds }
}
