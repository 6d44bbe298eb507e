import type { FeedProblem } from '@bettle/contract'
import { msg } from '../texts/msg.ts'

const TEXTS: Record<FeedProblem, string> = {
  unreachable: msg('admin-ui.feed-problem-text.the-provider-did-not'),
  'address-refused': msg('admin-ui.feed-problem-text.the-address-of-the'),
  redirected: msg('admin-ui.feed-problem-text.the-provider-redirects-to'),
  'key-refused': msg('admin-ui.feed-problem-text.the-provider-refused-the'),
  'key-unreadable': msg('admin-ui.feed-problem-text.bettle-cannot-read-the'),
  'too-many-calls': msg('admin-ui.feed-problem-text.the-provider-says-that'),
  'not-in-plan': msg('admin-ui.feed-problem-text.your-plan-with-the'),
  'calls-used-up': msg('admin-ui.feed-problem-text.todays-limit-of-requests'),
  failed: msg('admin-ui.feed-problem-text.the-provider-answered-with'),
  'too-large': msg('admin-ui.feed-problem-text.the-answer-of-the'),
  'not-understood': msg('admin-ui.feed-problem-text.the-answer-of-the-provider'),
  'other-match': msg('admin-ui.feed-problem-text.the-provider-answered-about'),
  'no-counts': msg('admin-ui.feed-problem-text.the-answer-of-the-provider-has'),
  frozen: msg('admin-ui.feed-problem-text.the-provider-repeats-an'),
  'no-fixtures': msg('admin-ui.feed-problem-text.bettle-does-not-know'),
  'match-unknown': msg('admin-ui.feed-problem-text.the-provider-does-not'),
}

/** Returns why a provider's response could not be used, and what to do about it. */
export const feedProblemText = (problem: FeedProblem): string => TEXTS[problem]
