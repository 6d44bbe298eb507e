import type { FeedProblem } from '@bettle/contract'

/**
 * Thrown if a provider's answer cannot be used. It holds a code and no text of the provider, because such a text could
 * contain the key.
 */
export class FeedFailure extends Error {
  override name = 'FeedFailure'
  readonly problem: FeedProblem

  constructor(problem: FeedProblem) {
    super(problem)
    this.problem = problem
  }
}
