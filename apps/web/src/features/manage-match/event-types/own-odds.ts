import type { GivenOdds } from '@bettle/contract'

/** The operator's own odds as typed. */
export interface OwnOddsText {
  threshold: string
  over: string
  under: string
}

export const NO_OWN_ODDS: OwnOddsText = { threshold: '', over: '', under: '' }

const numberOf = (text: string) => Number(text.trim().replace(',', '.'))

type OwnOdds = { odds: GivenOdds[]; problem?: undefined } | { problem: string }

/** Parses the odds of a new event type. There are none if nothing was typed. */
export function ownOddsOf({ threshold, over, under }: OwnOddsText): OwnOdds {
  const sides = [
    ['over', over],
    ['under', under],
  ] as const
  const given = sides.filter(([, text]) => text.trim() !== '')
  if (threshold.trim() === '' && given.length === 0) return { odds: [] }
  const line = threshold.trim() === '' ? Number.NaN : numberOf(threshold)
  if (!Number.isInteger(line * 2) || line < 0 || line > 1000)
    return { problem: 'The threshold of your own odds is a multiple of 0.5 from 0 to 1000.' }
  if (given.length === 0) return { problem: 'Give odds for over, for under, or for both.' }
  const odds = given.map(([betType, text]) => ({ betType, threshold: line, oddsValue: numberOf(text) }))
  if (odds.some(({ oddsValue }) => !(oddsValue >= 1.01 && oddsValue <= 100)))
    return { problem: 'Your own odds are numbers from 1.01 to 100.' }
  return { odds }
}
