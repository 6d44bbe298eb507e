import type { Catalog } from '../catalog.ts'

export const notice = {
  'notice-list.notices-about-your-competitions': {
    text: 'News from your competitions and circles appears here, and so do invitations to the next game.',
    about: 'Text, notice list.',
  },
  'notice-list.v': {
    text: '{homeTeam} v {awayTeam}',
    about: 'Text, notice list.',
    params: { homeTeam: 'home team', awayTeam: 'away team' },
  },
  'notice-list.your-game-in-is': {
    text: 'Your game in {name} is on. Play it now.',
    about: 'Text, notice list.',
    params: { name: 'name' },
  },
  'notice-list.notices': { text: 'Notices', about: 'Title, notice list.' },
  'notice-list.your-notices-could-not': { text: 'Your notices could not be loaded.', about: 'Title, notice list.' },
  'notice-list.loading-your-notices': { text: 'Loading your notices', about: 'Label, notice list.' },
  'notice-list.no-notices': { text: 'No notices', about: 'Title, notice list.' },
  'notice-text.the-draw-for-was': {
    text: 'The draw for {name} was made. You play in {stage}.',
    about: 'Text, notice text.',
    params: { name: 'name', stage: 'stage' },
  },
  'notice-text.a-place-in-became': {
    text: 'A place in {name} became free. You now have this place.',
    about: 'Text, notice text.',
    params: { name: 'name' },
  },
  'notice-text.your-account-was-disabled': {
    text: 'Your account was disabled for a while, so you lost your place in {name}. While enrolment is open you can enrol again.',
    about: 'Text, notice text.',
    params: { name: 'name' },
  },
  'notice-text.you-do-not-play': {
    text: 'You do not play in {name}: you were a reserve, and no place became free.',
    about: 'Text, notice text.',
    params: { name: 'name' },
  },
  'notice-text.you-play-in-from': {
    text: 'You play in {name} from the next season on.',
    about: 'Text, notice text.',
    params: { name: 'name' },
  },
  'notice-text.your-seat-in-the': {
    text: 'Your seat in the next game of {name} is ready. You can bet before kick-off.',
    about: 'Text, notice text.',
    params: { name: 'name' },
  },
  'notice-text.you-no-longer-play': {
    text: 'You no longer play in one of the next games of {name}. Your bets in it are void, and you lose nothing.',
    about: 'Text, notice text.',
    params: { name: 'name' },
  },
  'notice-text.the-players-of-your': {
    text: 'The players of your next game in {name} have changed. You keep your seat and your bets.',
    about: 'Text, notice text.',
    params: { name: 'name' },
  },
  'notice-text.your-next-game-in': {
    text: 'Your next game in {name} is at nearly the same time as your game in {other}. You can play both.',
    about: 'Text, notice text.',
    params: { name: 'name', other: 'other' },
  },
  'notice-text.your-game-in-has': {
    text: 'Your game in {name} has started.',
    about: 'Text, notice text.',
    params: { name: 'name' },
  },
  'notice-text.your-next-game-in-has': {
    text: 'Your next game in {name} has a new kick-off: {time}.',
    about: 'Text, notice text.',
    params: { name: 'name', time: 'time' },
  },
  'notice-text.a-match-of-has': {
    text: 'A match in {name} has a new kick-off.',
    about: 'Text, notice text.',
    params: { name: 'name' },
  },
  'notice-text.you-have-reached-the': {
    text: 'You have reached the knockout of {name}.',
    about: 'Text, notice text.',
    params: { name: 'name' },
  },
  'notice-text.you-have-reached-the-next': {
    text: 'You have reached the next round of {name}.',
    about: 'Text, notice text.',
    params: { name: 'name' },
  },
  'notice-text.you-are-out-of': {
    text: 'You are out of {name} after {stage}.',
    about: 'Text, notice text.',
    params: { name: 'name', stage: 'stage' },
  },
  'notice-text.you-have-won-congratulations': {
    text: 'You have won {name}. Congratulations!',
    about: 'Text, notice text.',
    params: { name: 'name' },
  },
  'notice-text.you-go-up-a': {
    text: 'You go up a division in {name} after {stage}.',
    about: 'Text, notice text.',
    params: { name: 'name', stage: 'stage' },
  },
  'notice-text.you-go-down-a': {
    text: 'You go down a division in {name} after {stage}.',
    about: 'Text, notice text.',
    params: { name: 'name', stage: 'stage' },
  },
  'notice-text.goes-on-without-you': {
    text: '{name} goes on without you, because you were absent from your last games.',
    about: 'Text, notice text.',
    params: { name: 'name' },
  },
  'notice-text.there-is-a-decision': {
    text: '{hasGains, select, true {{hasMore, select, true {There is a decision in {name}. It helps {gains} and {more} more. The competition’s page shows the reason.} other {There is a decision in {name}. It helps {gains}. The competition’s page shows the reason.}}} other {There is a decision in {name}. It helps no player now. The competition’s page shows the reason.}}',
    about: 'Text, notice text.',
    params: { name: 'name', hasGains: 'whether gains', gains: 'gains', hasMore: 'whether more', more: 'more' },
  },
  'notice-text.the-organiser-of-proposes': {
    text: '{hasGains, select, true {{hasMore, select, true {The organiser of {name} proposes a decision. It would help {gains} and {more} more. Vote on the competition’s page.} other {The organiser of {name} proposes a decision. It would help {gains}. Vote on the competition’s page.}}} other {The organiser of {name} proposes a decision. It would help no player now. Vote on the competition’s page.}}',
    about: 'Text, notice text.',
    params: { name: 'name', hasGains: 'whether gains', gains: 'gains', hasMore: 'whether more', more: 'more' },
  },
  'notice-text.the-organiser-disqualified-you': {
    text: 'The organiser disqualified you from {name}. The competition’s page shows the reason.',
    about: 'Text, notice text.',
    params: { name: 'name' },
  },
  'notice-text.does-not-start-because': {
    text: '{name} does not start, because there were too few players or matches.',
    about: 'Text, notice text.',
    params: { name: 'name' },
  },
  'notice-text.invites-you-to-the': {
    text: '{by} invites you to the next game with the same people: {home} v {away}.',
    about: 'Text, notice text.',
    params: { by: 'by', home: 'home', away: 'away' },
  },
  'notice-text.asks-you-to-join': {
    text: '{by} asks you to join the circle {circle}.',
    about: 'Text, notice text.',
    params: { by: 'by', circle: 'circle' },
  },
  'notice-text.asks-to-join-your': {
    text: '{by} asks to join your circle {circle}.',
    about: 'Text, notice text.',
    params: { by: 'by', circle: 'circle' },
  },
  'notice-text.let-you-into-the': {
    text: '{by} let you into the circle {circle}.',
    about: 'Text, notice text.',
    params: { by: 'by', circle: 'circle' },
  },
  'notice-text.was-cancelled-results-of': {
    text: '{name} was cancelled. Finished games keep their results.',
    about: 'Text, notice text.',
    params: { name: 'name' },
  },
  'notice-text.has-news-that-this': {
    text: '{name} has news that this version of Bettle cannot show. Reload the page.',
    about: 'Text, notice text.',
    params: { name: 'name' },
  },
  'notice-text.knockout-round': {
    text: 'knockout round {number}',
    about: 'Text, notice text.',
    params: { number: 'number' },
  },
  'notice-text.season': { text: 'season {number}', about: 'Text, notice text.', params: { number: 'number' } },
  'notice-text.the-group-stage': { text: 'the group stage', about: 'Text, notice text.' },
  'notices-bell.notices-unread': {
    text: 'Notices, {count} unread',
    about: 'Label, notices bell.',
    params: { count: 'count' },
  },
  'notices-bell.notices': { text: 'Notices', about: 'Label, notices bell.' },
  'use-own-match-starts.your-game-in-has': {
    text: 'Your game in {name} has started',
    about: 'Text, use own match starts.',
    params: { name: 'name' },
  },
  'use-own-match-starts.v': {
    text: '{homeTeam} v {awayTeam}',
    about: 'Description, use own match starts.',
    params: { homeTeam: 'home team', awayTeam: 'away team' },
  },
  'use-own-match-starts.play': { text: 'Play', about: 'Label, use own match starts.' },
  'notice-text.another-competition': { text: 'another competition', about: 'Other, notice text.' },
  'notice-text.opened-an-evening-at': {
    text: '{by} opened an evening of {circle}: {home} v {away}, {time}. Take a seat.',
    about: 'Notice of the bell.',
    params: {
      by: 'the player',
      circle: 'the circle',
      home: 'the home team',
      away: 'the away team',
      time: 'day and time of the kick-off',
    },
  },
  'notice-text.opened-an-evening': {
    text: '{by} opened an evening of {circle}: {home} v {away}. Take a seat.',
    about: 'Notice of the bell.',
    params: { by: 'the player', circle: 'the circle', home: 'the home team', away: 'the away team' },
  },
  'notice-text.a-competition': {
    text: 'A competition',
    about: 'Name of a competition whose name is not known, inside a sentence, notice text.',
  },
} as const satisfies Catalog
