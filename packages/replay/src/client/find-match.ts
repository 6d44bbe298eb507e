import type { FeedMatch } from '../feed/feed-operator.ts'
import type { HttpOperator } from './http-operator.ts'

interface Wanted {
  readonly homeTeam: string
  readonly awayTeam: string
  readonly tempo: number
  /** The prefix of the source ids that this replay gives its events. */
  readonly name: string
}

/**
 * Finds the match that an earlier run left unfinished, by the events that the run recorded.
 * A match without events and with this tempo is found, too: an operator may create it beforehand, or a run may stop
 * before the first event.
 * A match that has only events of other sources is not used.
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
