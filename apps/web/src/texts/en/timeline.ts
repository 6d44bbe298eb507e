import type { Catalog } from '../catalog.ts'

export const timeline = {
  'legend-dialog.now': { text: 'Now', about: 'Text, legend dialog.' },
  'legend-dialog.counts-for-one-of': { text: 'Counts for one of your bets', about: 'Text, legend dialog.' },
  'legend-dialog.cancelled-this-event-does': {
    text: 'Cancelled: this event does not count',
    about: 'Text, legend dialog.',
  },
  'legend-dialog.the-match-is-played': {
    text: 'The match is played {tempo} times as fast as in real life',
    about: 'Text, legend dialog.',
    params: { tempo: 'tempo' },
  },
  'legend-dialog.wins-if-there-are': {
    text: 'Wins if there are more events than the number beside this sign',
    about: 'Text, legend dialog.',
  },
  'legend-dialog.wins-if-there-are-fewer': {
    text: 'Wins if there are fewer events than the number beside this sign',
    about: 'Text, legend dialog.',
  },
  'legend-dialog.a-small-sign-beside': {
    text: 'A small sign beside the odds: the odds have just gone up or down',
    about: 'Text, legend dialog.',
  },
  'legend-dialog.you-cannot-place-this': { text: 'You cannot place this bet now', about: 'Text, legend dialog.' },
  'legend-dialog.the-round-of-this': { text: 'The round of this bet has not begun', about: 'Text, legend dialog.' },
  'legend-dialog.upcoming': { text: 'UPCOMING', about: 'Badge, legend dialog.' },
  'legend-dialog.the-round-is-being': {
    text: 'The round is being played, and the bet is losing now',
    about: 'Text, legend dialog.',
  },
  'legend-dialog.active': { text: 'ACTIVE', about: 'Badge, legend dialog.' },
  'legend-dialog.the-round-is-being-played': {
    text: 'The round is being played, and the bet is winning now',
    about: 'Text, legend dialog.',
  },
  'legend-dialog.winning': { text: 'WINNING', about: 'Badge, legend dialog.' },
  'legend-dialog.paid-out': { text: 'Paid out', about: 'Text, legend dialog.' },
  'legend-dialog.won': { text: 'WON', about: 'Badge, legend dialog.' },
  'legend-dialog.the-stake-is-lost': { text: 'The stake is lost', about: 'Text, legend dialog.' },
  'legend-dialog.lost': { text: 'LOST', about: 'Badge, legend dialog.' },
  'legend-dialog.the-bet-does-not': {
    text: 'The bet does not count: the stake was returned',
    about: 'Text, legend dialog.',
  },
  'legend-dialog.void': { text: 'VOID', about: 'Badge, legend dialog.' },
  'legend-dialog.this-player-leads': { text: 'This player leads', about: 'Text, legend dialog.' },
  'legend-dialog.an-arrow-with-a': {
    text: 'An arrow with a number: moved up or down by that many ranks',
    about: 'Text, legend dialog.',
  },
  'legend-dialog.what-the-signs-mean': { text: 'What the signs mean', about: 'Title, legend dialog.' },
  'legend-dialog.events': { text: 'Events', about: 'Title, legend dialog.' },
  'legend-dialog.on-the-timeline': { text: 'On the timeline', about: 'Title, legend dialog.' },
  'legend-dialog.odds': { text: 'Odds', about: 'Title, legend dialog.' },
  'legend-dialog.your-bets': { text: 'Your bets', about: 'Title, legend dialog.' },
  'legend-dialog.ranking': { text: 'Ranking', about: 'Title, legend dialog.' },
  'match-timeline.now': { text: 'Now', about: 'Button, match timeline.' },
  'match-timeline.timeline': { text: 'Timeline', about: 'Read by screen readers, match timeline.' },
  'match-timeline.what-the-signs-mean': { text: 'What the signs mean', about: 'Read by screen readers, corner.' },
  'timeline-track.r': { text: 'R{roundNumber}', about: 'Text, round name.', params: { roundNumber: 'round number' } },
  'timeline-event.title': {
    text: '{minute} {name}{side, select, home {, home} away {, away} other {}}{isCancelled, select, true {, cancelled} other {}}{hasReason, select, true {: {reason}} other {}}',
    about: 'An event of the timeline. Title, timeline event.',
    params: {
      minute: 'minute of the match',
      name: 'name of the event type',
      side: 'home, away or another one',
      isCancelled: 'whether it does not count',
      hasReason: 'whether it says why',
      reason: 'the reason',
    },
  },
} as const satisfies Catalog
