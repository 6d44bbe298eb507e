import type { EventOnFile } from './match-on-file.ts'

export interface Recorded {
  readonly eventType: string
  readonly team: string | null
  readonly timeStamp: string
}

/** How far each recorded event is from the moment it has on file: later above zero, earlier below (wall time, ms). */
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

/** Of how much they are off, either way. */
export function medianMiss(late: readonly number[]): number {
  return late.map(Math.abs).toSorted((a, b) => a - b)[Math.floor(late.length / 2)] ?? 0
}
