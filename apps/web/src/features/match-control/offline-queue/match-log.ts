import { type Action, listActions, type MatchId } from '@bettle/contract'
import { callInTime as call } from '../../../api/call-in-time.ts'

/** The number of lines in one page of the log. */
const PAGE = 50

/**
 * Yields the pages of the log of a match, the latest actions first. A line that is written meanwhile shifts the pages,
 * so a line may be yielded twice.
 */
export async function* pagesOfLog(matchId: MatchId): AsyncGenerator<Action[]> {
  for (let page = 1; ; page += 1) {
    const { actions } = await call(listActions, { query: { matchId, page, pageSize: PAGE } })
    yield actions
    if (actions.length < PAGE) return
  }
}

export async function latestLine(matchId: MatchId, isIt: (line: Action) => boolean): Promise<Action | undefined> {
  for await (const page of pagesOfLog(matchId)) {
    const found = page.find(isIt)
    if (found) return found
  }
  return undefined
}
