import type { MatchFile, MatchFileTeam } from './match-file.ts'

/** One step of the replay of a recorded match. Its seconds count from the kick-off of its half. */
export type FeedStep =
  | { readonly kind: 'start-half'; readonly half: number }
  | {
      readonly kind: 'event'
      readonly half: number
      readonly second: number
      readonly eventType: string
      readonly team: MatchFileTeam
      readonly sourceId: string
    }
  | { readonly kind: 'end-half'; readonly half: number; readonly second: number }

/**
 * Returns a recorded match as replay steps in order. An event's sourceId comes from its position in the file, so
 * playing the same file twice under one prefix records no event twice ([F2]).
 */
export function feedSteps(file: MatchFile, prefix: string): FeedStep[] {
  const events = file.events.map((event, index) => ({ ...event, sourceId: `${prefix}:${index}` }))
  return file.halves
    .toSorted((a, b) => a.halfNumber - b.halfNumber)
    .flatMap(({ halfNumber: half, durationSeconds }): FeedStep[] => {
      const ofHalf = events.filter((event) => event.half === half).toSorted((a, b) => a.second - b.second)
      const afterLast = (ofHalf.at(-1)?.second ?? -1) + 1
      return [
        { kind: 'start-half', half },
        ...ofHalf.map(({ second, eventType, team, sourceId }) => ({
          kind: 'event' as const,
          half,
          second,
          eventType,
          team,
          sourceId,
        })),
        { kind: 'end-half', half, second: Math.max(durationSeconds, afterLast) },
      ]
    })
}
