import type { Instant, MatchFileTeam } from '@bettle/rules'

/** What is wrong with a provider's answers about one match, in its own time from `from` to before `until`. */
export type PlannedFault = { readonly from: Instant; readonly until: Instant } & (
  | {
      /** No statistics: an empty list, no key, null instead of a list, or an empty list for one of the teams. */
      readonly kind: 'no-statistics'
      readonly form: 'empty' | 'left-out' | 'null' | 'one-team'
    }
  /** The total of one event type is left out, for one side or for both. */
  | { readonly kind: 'no-type'; readonly eventType: string; readonly sides: readonly MatchFileTeam[] }
  /** The provider's own word for the status, in place of the one that follows from the time. */
  | { readonly kind: 'status'; readonly status: string }
  /** The answer of the moment `from` is repeated. */
  | { readonly kind: 'frozen' }
  /** The answer is about another match. */
  | { readonly kind: 'other-match' }
  /** Events too many are counted, which the provider takes back afterwards. */
  | { readonly kind: 'too-many'; readonly eventType: string; readonly side: MatchFileTeam; readonly by: number }
  /** The starts of the halves are left out. */
  | { readonly kind: 'no-starts' }
)

type Kind = PlannedFault['kind']
type Of<K extends Kind> = Extract<PlannedFault, { readonly kind: K }>

/** Returns the faults of a kind that are in effect at an instant of the provider's time. */
export function faultsAt<K extends Kind>(faults: readonly PlannedFault[], kind: K, at: Instant): Of<K>[] {
  return faults.filter((fault): fault is Of<K> => fault.kind === kind && fault.from <= at && at < fault.until)
}
