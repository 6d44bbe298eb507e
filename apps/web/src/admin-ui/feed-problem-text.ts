import type { FeedProblem } from '@bettle/contract'

const TEXTS: Record<FeedProblem, string> = {
  unreachable: 'The provider did not answer.',
  'address-refused': 'The address of the provider is private or does not exist. Use a public address with https.',
  redirected: 'The provider sends calls to another address. Enter that address instead.',
  'key-refused': 'The provider refused the key. Check the key.',
  'key-unreadable': 'The stored key cannot be read any more. Enter the key again.',
  'too-many-calls': 'The provider says it had too many calls.',
  'calls-used-up': 'The calls of today are used up. The limit starts again at midnight UTC.',
  failed: 'The provider answered with an error.',
  'too-large': 'The answer of the provider is too large.',
  'not-understood': 'The answer of the provider has no totals in the expected format.',
  'no-fixtures': 'The provider has no list of matches: say in its form where the list is.',
  'match-unknown': 'The provider does not know this match, or has no counts of it yet.',
}

/** Says why a provider's answer could not be used, and what helps. */
export const feedProblemText = (problem: FeedProblem): string => TEXTS[problem]
