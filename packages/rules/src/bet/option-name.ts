import type { BetType } from './bet.ts'

/** The terms of an option that give its name. */
export interface OptionLine {
  readonly betType: BetType
  readonly threshold: number
  readonly eventType: string
}

/**
 * Returns the English name of an option, such as 'Over 4.5 Throw' ([P5]). A client in another language composes the
 * name from the terms of the option.
 */
export function optionName({ betType, threshold, eventType }: OptionLine): string {
  return `${betType === 'over' ? 'Over' : 'Under'} ${threshold} ${eventType}`
}

/**
 * Returns the name that an administrator gave an option. Returns null if no name was given, or if the name equals the
 * generated one ([P5]).
 */
export function ownName(given: string | undefined, line: OptionLine): string | null {
  return given === undefined || given === '' || given === optionName(line) ? null : given
}
