import type { BetType } from './bet.ts'

/** What an option is about. */
export interface OptionLine {
  readonly betType: BetType
  readonly threshold: number
  readonly eventType: string
}

/** What an option is called: 'Over 4.5 Throw' ([P5]). In English: who shows it in another language makes it from the line. */
export function optionName({ betType, threshold, eventType }: OptionLine): string {
  return `${betType === 'over' ? 'Over' : 'Under'} ${threshold} ${eventType}`
}

/** The name that somebody gave an option; null where they gave none, or the one it has anyway ([P5]). */
export function ownName(given: string | undefined, line: OptionLine): string | null {
  return given === undefined || given === '' || given === optionName(line) ? null : given
}
