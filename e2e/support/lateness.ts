import type { EventOnFile } from './match-on-file.ts'

export interface Recorded {
  readonly eventType: string
  readonly team: string | null
  readonly timeStamp: string
}

/**
 * Returns the difference between each recorded event and its true moment in the match file (wall time, ms). A positive
 * value means that the event was recorded late.
 */
export function lateness(
  recorded: readonly Recorded[],
  file: readonly EventOnFile[],
  kickOff: number,
  tempo: number,
): number[] {
  const kindOf = ({ eventType, team }: Pick<Recorded, 'eventType' | 'team'>) => `${eventType} ${team}`
  return [...new Set(file.map(kindOf))].flatMap((kind) => {
    const at = recorded
      .filter((event) => kindOf(event) === kind)
      .map(({ timeStamp }) => Date.parse(timeStamp) - kickOff)
    const wanted = file.filter((event) => kindOf(event) === kind).map(({ second }) => (second * 1000) / tempo)
    at.sort((a, b) => a - b)
    return wanted.map((moment, index) => (at[index] ?? 0) - moment)
  })
}

/** The median of the absolute differences (ms). */
export function medianMiss(late: readonly number[]): number {
  return late.map(Math.abs).toSorted((a, b) => a - b)[Math.floor(late.length / 2)] ?? 0
}
