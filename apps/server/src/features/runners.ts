import type { Context } from '../context.ts'
import type { JobKind } from '../jobs/jobs.ts'
import { leaveLobbies } from './account/delete-account.ts'
import { EMAIL_PAUSES, sendEmail } from './account/emails/send-email.ts'
import { removePicture } from './account/forget-pictures.ts'
import { leaveCircles } from './circle/leave-circle.ts'
import { advanceCompetition } from './competition/advance-competition.ts'
import { wakeCompetitions } from './competition/wake-competitions.ts'
import { playMatchFeed } from './feed/play-match-feed.ts'
import { pollProvider } from './feed/provider/poll-provider.ts'
import { showProvider } from './feed/provider/show-provider.ts'
import { stopBetting } from './feed/stop-betting.ts'
import { confirmResultsWhenDue } from './match-control/confirm-results.ts'
import { mindOwnMatch } from './match-control/mind-own-match.ts'
import { mailReminder } from './reminder/mail-reminder.ts'
import { remindClosing } from './reminder/remind-closing.ts'
import { remindResult } from './reminder/remind-result.ts'
import { remindStarts } from './reminder/remind-starts.ts'
import { sendReminder } from './reminder/send-reminder.ts'
import { endRound } from './room/recorders/end-round.ts'
import { bookTrophies } from './settlement/book-trophies.ts'
import { closeLobbies } from './settlement/close-lobbies.ts'
import { correctRound } from './settlement/correct-round.ts'
import { dealCards } from './settlement/deal-cards.ts'
import { hideRound } from './settlement/hide-round.ts'
import { publishHands } from './settlement/publish-hands.ts'
import { revealRound } from './settlement/reveal-round.ts'
import { type MatchWork, rescheduleMatch } from './settlement/schedule.ts'
import { sealLobbies } from './settlement/seal-lobbies.ts'

/**
 * Every kind of job, with the subject of its queue and its handler. Jobs of one instant run in this order: the end of a
 * round before the start of the next, and results before what they reveal. Corrections run before any end of a round is
 * decided. So no member is eliminated or penalised because of chips that a correction removes.
 */
export const jobKinds = {
  'plan-match': { queue: 'match', run: rescheduleMatch },
  correct: { queue: 'match', run: correctRound, isFirst: true },
  // Runs once all rounds of a change are corrected, so that the ends of rounds are decided on the corrected chips.
  'plan-ends': { queue: 'match', run: rescheduleMatch, isFirst: true },
  'round-end': { queue: 'match', run: endRound },
  'hide-round': { queue: 'match', run: hideRound },
  'tell-hands': { queue: 'match', run: publishHands },
  'deal-cards': { queue: 'match', run: dealCards },
  'round-start': { queue: 'match', run: revealRound },
  'book-trophies': { queue: 'match', run: bookTrophies },
  'close-lobbies': { queue: 'match', run: closeLobbies },
  'confirm-results': { queue: 'match', run: confirmResultsWhenDue },
  'seal-ledgers': { queue: 'match', run: sealLobbies },
  'own-match': { queue: 'match', run: mindOwnMatch },
  'wake-competitions': { queue: 'match', run: wakeCompetitions },
  'advance-competition': { queue: 'competition', run: advanceCompetition },
  'leave-lobbies': { queue: 'account', run: leaveLobbies },
  'leave-circles': { queue: 'account', run: leaveCircles },
  'remove-picture': { queue: 'pictures', run: removePicture },
  'send-email': { queue: 'email', run: sendEmail, pauses: EMAIL_PAUSES },
  'remind-closing': { queue: 'remind', run: remindClosing },
  'remind-starts': { queue: 'remind', run: remindStarts },
  'remind-result': { queue: 'remind', run: remindResult },
  'send-reminder': { queue: 'reminder', run: sendReminder },
  'mail-reminder': { queue: 'reminder-mail', run: mailReminder },
  'stop-betting': { queue: 'feed', run: stopBetting, isFirst: true },
  'play-feed': { queue: 'feed', run: playMatchFeed },
  'show-provider': { queue: 'feed', run: showProvider },
  'poll-provider': { queue: 'poll', run: pollProvider },
} satisfies Record<
  | MatchWork
  | 'advance-competition'
  | 'leave-lobbies'
  | 'leave-circles'
  | 'remove-picture'
  | 'send-email'
  | 'play-feed'
  | 'remind-closing'
  | 'remind-starts'
  | 'remind-result'
  | 'send-reminder'
  | 'mail-reminder'
  | 'poll-provider'
  | 'show-provider'
  | 'stop-betting',
  JobKind<Context>
>
