import type { FeedMatch } from './feed-operator.ts'
import type { HttpOperator } from './http-operator.ts'

interface Wanted {
  readonly homeTeam: string
  readonly awayTeam: string
  readonly tempo: number
  /** What the source ids of this replay begin with. */
  readonly name: string
}

/**
 * The match an earlier run left unfinished. It is known by the events it recorded; one without any is taken too if it has
 * this tempo, so that an operator may create the match beforehand, and a run stopped before the first event goes on.
 * A match with events of somebody else only is theirs.
 */
export async function findMatch(operator: HttpOperator, wanted: Wanted): Promise<FeedMatch | undefined> {
  let untouched: FeedMatch | undefined
  for (const match of await operator.unfinishedMatches(wanted)) {
    const sourceIds = [...(await operator.recordedSourceIds(match.id))]
    if (sourceIds.some((sourceId) => sourceId.startsWith(`${wanted.name}:`))) return match
    if (sourceIds.length === 0 && match.tempo === wanted.tempo) untouched ??= match
  }
  return untouched
}
