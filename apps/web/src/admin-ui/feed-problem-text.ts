import type { FeedProblem } from '@bettle/contract'

const TEXTS: Record<FeedProblem, string> = {
  unreachable: 'The provider did not answer.',
  'address-refused':
    'The address of the provider is private, or does not exist. Use a public address that begins with https.',
  redirected: 'The provider redirects to another address. Enter the other address instead.',
  'key-refused': 'The provider refused the key. Check the key.',
  'key-unreadable': 'Bettle cannot read the stored key of the provider any more. Enter the key again.',
  'too-many-calls': 'The provider says that Bettle sent too many requests. Try again later.',
  'not-in-plan':
    'Your plan with the provider does not include this match, season or day. Choose another one, or a larger plan.',
  'calls-used-up': 'Today’s limit of requests to this provider is reached. The limit starts again at midnight UTC.',
  failed: 'The provider answered with an error. Try again later.',
  'too-large': 'The answer of the provider is too large.',
  'not-understood': 'The answer of the provider does not have the expected format.',
  'other-match': 'The provider answered about another match. Check the id of the match, or take over.',
  'no-counts': 'The answer of the provider has no counts that Bettle can use. Take over, or wait for the next answer.',
  frozen:
    'The provider repeats an old answer: its time has not moved for minutes. Take over, or wait for a new answer.',
  'no-fixtures':
    'Bettle does not know where this provider lists matches. Edit the provider, and fill in the fields under “List of matches”.',
  'match-unknown': 'The provider does not know this match, or has not counted any events of this match yet.',
}

/** Returns why a provider's response could not be used, and what to do about it. */
export const feedProblemText = (problem: FeedProblem): string => TEXTS[problem]
