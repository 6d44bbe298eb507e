import { HALF_MINUTES, type Round } from '@bettle/rules'
import { eventTypeText } from '../../text/event-type-text.ts'
import { LANGUAGE } from '../../texts/language.ts'
import { msg } from '../../texts/msg.ts'

/** The direction and the threshold of a bet or an option. */
export interface BetLine {
  readonly betType: 'over' | 'under'
  readonly threshold: number
}

/** Returns the noun in the number that fits a count: 'corner' or 'corners'. */
export type Noun = (count: number) => string

const NOUNS: Readonly<Record<string, Noun>> = {
  Goal: (count) => msg('match-ui.noun.goal', { count }),
  Throw: (count) => msg('match-ui.noun.throw', { count }),
  Corner: (count) => msg('match-ui.noun.corner', { count }),
  Shot: (count) => msg('match-ui.noun.shot', { count }),
  Card: (count) => msg('match-ui.noun.card', { count }),
  'Free-Kick': (count) => msg('match-ui.noun.free-kick', { count }),
  'Goal-Kick': (count) => msg('match-ui.noun.goal-kick', { count }),
  Penalty: (count) => msg('match-ui.noun.penalty', { count }),
  Offside: (count) => msg('match-ui.noun.offside', { count }),
}

/**
 * Returns the plain noun of an event type. A name that an administrator gave is kept. In English, words in it that begin
 * with a capital letter begin with a small one, 'Long Shot' → 'long shot', 'VAR' → 'VAR', and it gets a plural.
 */
export function nounOf(eventType: string, displayName: string): Noun {
  const isBuiltIn =
    displayName === eventType || displayName === eventTypeText({ name: eventType, displayName: eventType })
  const noun = isBuiltIn && Object.hasOwn(NOUNS, eventType) ? NOUNS[eventType] : undefined
  if (noun) return noun
  if (LANGUAGE !== 'en') return () => displayName
  const one = displayName.replace(/(?:^|\s)\p{Lu}(?=\p{Ll})/gu, (letter) => letter.toLowerCase())
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
  const push = Number.isInteger(threshold) ? msg('match-ui.bet-text.exactly-stake-back', { threshold }) : ''
  if (betType === 'over')
    return msg('match-ui.bet-text.or-more', { threshold: Math.floor(threshold) + 1, noun: noun(2), push })
  const most = Math.ceil(threshold) - 1
  if (most < 0) return msg('match-ui.bet-text.fewer-than-no', { noun: noun(2) })
  return msg('match-ui.bet-text.no', { isMost: most === 0, noun: noun(2), most, noun2: noun(most), push })
}

/** The minutes of a round. */
export type Window = Pick<Round, 'halfNumber' | 'startMinute' | 'endMinute'>

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
    return needed <= 0 ? msg('match-ui.bet-text.enough-already') : msg('match-ui.bet-text.one-more', { needed, by })
  }
  const room = Math.ceil(threshold) - 1 - count
  if (room >= 0)
    return room === 0
      ? msg('match-ui.bet-text.none-more', { by })
      : msg('match-ui.bet-text.at-most-one-more', { room, by })
  return count === threshold
    ? msg('match-ui.bet-text.stake-back-if-none', { by })
    : msg('match-ui.bet-text.too-many-already')
}

/** Returns when a round ends: 'by 30'', 'by half-time'. */
export function endText({ halfNumber, endMinute }: Window): string {
  if (endMinute !== null)
    return msg('match-ui.bet-text.by', { halfNumber: (halfNumber - 1) * HALF_MINUTES + endMinute })
  return halfNumber === 1 ? msg('match-ui.bet-text.by-half-time') : msg('match-ui.bet-text.by-the-final-whistle')
}

/** Returns a chance in plain words: 'about 4 of 10'. */
export function chanceText(chance: number): string {
  const tenths = Math.round(chance * 10)
  if (tenths === 0) return msg('match-ui.bet-text.fewer-than-1-of')
  return tenths === 10 ? msg('match-ui.bet-text.more-than-9-of') : msg('match-ui.bet-text.about-of-10', { tenths })
}

/** Returns a chance in whole percent. An undecided bet never has 0 or 100 %. */
export function percentOf(chance: number): number {
  if (chance === 0 || chance === 1) return chance * 100
  return Math.min(99, Math.max(1, Math.round(chance * 100)))
}
