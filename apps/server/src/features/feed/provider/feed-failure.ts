import type { FeedProblem } from '@bettle/contract'

/** Why a provider's answer cannot be used. It has a code and no text of the provider, which could contain the key. */
export class FeedFailure extends Error {
  override name = 'FeedFailure'
  readonly problem: FeedProblem

  constructor(problem: FeedProblem) {
    super(problem)
    this.problem = problem
  }
}
