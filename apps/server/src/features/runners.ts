import type { JobKind } from '../jobs/jobs.ts'
import { leaveLobbies } from './account/delete-account.ts'
import { removePicture } from './account/forget-pictures.ts'
import { playMatchFeed } from './feed/play-match-feed.ts'
import { stopBetting } from './feed/stop-betting.ts'
import { confirmResultsWhenDue } from './match-control/confirm-results.ts'
import { bookTrophies } from './settlement/book-trophies.ts'
import { closeLobbies } from './settlement/close-lobbies.ts'
import { correctRound } from './settlement/correct-round.ts'
import { dealCards } from './settlement/deal-cards.ts'
import { hideRound } from './settlement/hide-round.ts'
import { publishHands } from './settlement/publish-hands.ts'
import { rescheduleMatch } from './settlement/reschedule-match.ts'
import { revealRound } from './settlement/reveal-round.ts'
import type { MatchWork } from './settlement/schedule.ts'
import { sealLobbies } from './settlement/seal-lobbies.ts'
import { settleRound } from './settlement/settle-round.ts'

/**
 * Every kind of due work: to what its queue belongs, and who does it. At one instant it is done in this order: a round's end
 * comes before the next one's start, results first, then what they reveal. What was settled is put right before any end is decided:
 * nobody falls or pays by chips that a change has taken from them already.
 */
export const jobKinds = {
  'plan-match': { queue: 'match', run: rescheduleMatch },
  correct: { queue: 'match', run: correctRound, isFirst: true },
  // Once all rounds that the same change concerns are corrected: ends are decided on what then stands.
  'plan-ends': { queue: 'match', run: rescheduleMatch, isFirst: true },
  'round-end': { queue: 'match', run: settleRound },
  'hide-round': { queue: 'match', run: hideRound },
  'tell-hands': { queue: 'match', run: publishHands },
  'deal-cards': { queue: 'match', run: dealCards },
  'round-start': { queue: 'match', run: revealRound },
  'book-trophies': { queue: 'match', run: bookTrophies },
  'close-lobbies': { queue: 'match', run: closeLobbies },
  'confirm-results': { queue: 'match', run: confirmResultsWhenDue },
  'seal-ledgers': { queue: 'match', run: sealLobbies },
  'leave-lobbies': { queue: 'account', run: leaveLobbies },
  'remove-picture': { queue: 'pictures', run: removePicture },
  'stop-betting': { queue: 'feed', run: stopBetting, isFirst: true },
  'play-feed': { queue: 'feed', run: playMatchFeed },
} satisfies Record<MatchWork | 'leave-lobbies' | 'remove-picture' | 'play-feed' | 'stop-betting', JobKind>
