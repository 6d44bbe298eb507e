import { HALF_MINUTES, type Round } from '@bettle/rules'

/** The direction and the threshold of a bet or an option. */
export interface BetLine {
  readonly betType: 'over' | 'under'
  readonly threshold: number
}

/** Returns the noun in the number that fits a count: 'corner' or 'corners'. */
export type Noun = (count: number) => string

const NOUNS: Readonly<Record<string, string>> = {
  Goal: 'goal',
  Throw: 'throw-in',
  Corner: 'corner',
  Shot: 'shot',
  Card: 'card',
  'Free-Kick': 'free kick',
  'Goal-Kick': 'goal kick',
  Penalty: 'penalty',
  Offside: 'offside',
}

/**
 * Returns the plain noun of an event type. A name that an administrator gave is kept, but words in it that begin with a
 * capital letter begin with a small one: 'Long Shot' → 'long shot', 'VAR' → 'VAR'.
 */
export function nounOf(eventType: string, displayName: string): Noun {
  const noun = displayName === eventType && Object.hasOwn(NOUNS, eventType) ? NOUNS[eventType] : undefined
  const one = noun ?? displayName.replace(/(?:^|\s)\p{Lu}(?=\p{Ll})/gu, (letter) => letter.toLowerCase())
  return (count) => (count === 1 ? one : pluralOf(one))
}

function pluralOf(one: string): string {
  if (/[^aeiou]y$/.test(one)) return `${one.slice(0, -1)}ies`
  return /(?:s|x|z|ch|sh)$/.test(one) ? `${one}es` : `${one}s`
}

/**
 * Returns which counts win: '1 or more corners', 'no corners', 'at most 1 corner'. For a whole threshold it also names
 * the count that returns the stake.
 */
export function winningText({ betType, threshold }: BetLine, noun: Noun): string {
  const push = Number.isInteger(threshold) ? `; exactly ${threshold}: stake back` : ''
  if (betType === 'over') return `${Math.floor(threshold) + 1} or more ${noun(2)}${push}`
  const most = Math.ceil(threshold) - 1
  if (most < 0) return `fewer than no ${noun(2)}`
  return `${most === 0 ? `no ${noun(2)}` : `at most ${most} ${noun(most)}`}${push}`
}

type Window = Pick<Round, 'halfNumber' | 'startMinute' | 'endMinute'>

/** Returns the match minutes of a round: 20'–30', until the whistle 40'–45'+, in added time only 45'+. */
export function spanText({ halfNumber, startMinute, endMinute }: Window): string {
  const before = (halfNumber - 1) * HALF_MINUTES
  if (endMinute !== null) return `${before + startMinute}'–${before + endMinute}'`
  const whistle = `${before + HALF_MINUTES}'+`
  return startMinute >= HALF_MINUTES ? whistle : `${before + startMinute}'–${whistle}`
}

/** Returns what an open bet still needs: 'one more by 30'', 'at most 2 more by 30''. */
export function neededText({ betType, threshold }: BetLine, count: number, round: Window): string {
  const by = endText(round)
  if (betType === 'over') {
    const needed = Math.floor(threshold) + 1 - count
    return needed <= 0 ? 'enough already' : `${needed === 1 ? 'one' : needed} more ${by}`
  }
  const room = Math.ceil(threshold) - 1 - count
  if (room >= 0) return room === 0 ? `none more ${by}` : `at most ${room === 1 ? 'one' : room} more ${by}`
  return count === threshold ? `stake back if none more ${by}` : 'too many already'
}

function endText({ halfNumber, endMinute }: Window): string {
  if (endMinute !== null) return `by ${(halfNumber - 1) * HALF_MINUTES + endMinute}'`
  return halfNumber === 1 ? 'by half-time' : 'by the final whistle'
}

/** Returns a chance in plain words: 'about 4 of 10'. */
export function chanceText(chance: number): string {
  const tenths = Math.round(chance * 10)
  if (tenths === 0) return 'fewer than 1 of 10'
  return tenths === 10 ? 'more than 9 of 10' : `about ${tenths} of 10`
}

/** Returns a chance in whole percent. An undecided bet never has 0 or 100 %. */
export function percentOf(chance: number): number {
  if (chance === 0 || chance === 1) return chance * 100
  return Math.min(99, Math.max(1, Math.round(chance * 100)))
}
