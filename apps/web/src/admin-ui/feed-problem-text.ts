import type { FeedProblem } from '@bettle/contract'

const TEXTS: Record<FeedProblem, string> = {
  unreachable: 'The provider did not answer.',
  'address-refused':
    'The address of the provider is private, or does not exist. Use a public address that begins with https.',
  redirected: 'The provider redirects to another address. Enter the other address instead.',
  'key-refused': 'The provider refused the key. Check the key.',
  'key-unreadable': 'The stored key cannot be read any more. Enter the key again.',
  'too-many-calls': 'The provider says that it got too many calls from Bettle. Try again later.',
  'calls-used-up': 'The calls of today are used up. The limit starts again at midnight UTC.',
  failed: 'The provider answered with an error. Try again later.',
  'too-large': 'The answer of the provider is too large.',
  'not-understood': 'The answer of the provider has no totals in the expected format.',
  'no-fixtures':
    'Bettle does not know where this provider lists matches. Edit the provider, and enter the paths of the list.',
  'match-unknown': 'The provider does not know this match, or has no counts of this match yet.',
}

/** Returns why a provider's response could not be used, and what to do about it. */
export const feedProblemText = (problem: FeedProblem): string => TEXTS[problem]
