import { BUILT_IN_EVENT_TYPES, type CountTotal, type MatchFile, type MatchFileTeam } from '@bettle/rules'

/** How long the provider also counts an event for the wrong side before it corrects the mistake, in match seconds. */
const WRONG_FOR = 75

/** An event that the provider counts for both sides at first. `team` is the wrong side. */
interface Mistake {
  readonly half: number
  readonly second: number
  readonly eventType: string
  readonly team: MatchFileTeam
}

/** A match as the local provider counts it: with mistakes that the provider corrects after a while. */
export interface CountedMatch {
  readonly file: MatchFile
  readonly mistakes: readonly Mistake[]
}

/** @param corrections the chance that an event is first counted for the other side, too, 0 to 1 */
export function countedMatch(file: MatchFile, corrections: number, random: () => number): CountedMatch {
  const mistakes = file.events.flatMap(({ half, second, eventType, team }): Mistake[] =>
    random() < corrections ? [{ half, second, eventType, team: team === 'home' ? 'away' : 'home' }] : [],
  )
  return { file, mistakes }
}

/** Returns the totals of all event types at a second of a half, also of types without any event. */
export function totalsAt({ file, mistakes }: CountedMatch, half: number, second: number): CountTotal[] {
  const types = [...new Set([...BUILT_IN_EVENT_TYPES, ...file.events.map(({ eventType }) => eventType)])]
  const hasHappened = (event: { readonly half: number; readonly second: number }) =>
    event.half < half || (event.half === half && event.second <= second)
  const isUncorrected = (mistake: Mistake) => mistake.half === half && second < mistake.second + WRONG_FOR
  return types.flatMap((eventType) =>
    (['home', 'away'] as const).map((side) => {
      const isCounted = (event: Pick<Mistake, 'eventType' | 'team'>) =>
        event.eventType === eventType && event.team === side
      const happened = file.events.filter((event) => isCounted(event) && hasHappened(event))
      const wrong = mistakes.filter((one) => isCounted(one) && hasHappened(one) && isUncorrected(one))
      return { eventType, side, total: happened.length + wrong.length }
    }),
  )
}
