import type { Catalog } from '../catalog.ts'

export const pagesInvitation = {
  'chips-text.you-bet-with-chips': {
    text: 'You bet with chips. Chips are points: they are free, and nobody can buy or sell them. The player with the most at the end wins.',
    about: 'Text, chips text.',
  },
  'guest-seat.every-seat-is-taken': {
    text: 'Every seat is taken. Ask your friend for another game.',
    about: 'Sentence, guest seat panel.',
  },
  'guest-seat.every-seat-is-taken-but': {
    text: 'Every seat is taken, but you can watch.',
    about: 'Sentence, guest seat panel.',
  },
  'guest-seat.no-account-is-needed': {
    text: 'You do not need an account. To win trophies and keep your results, <link>create an account</link> or <link2>sign in</link2>',
    about: 'Sentence, guest seat panel.',
    params: { link: 'the element Link', link2: 'the element Link' },
  },
  'guest-seat.join-this-game': { text: 'Join this game', about: 'Read by screen readers, guest seat panel.' },
  'invitation-note.you-are-invited-to': {
    text: 'You are invited to lobby {code}',
    about: 'Text, invitation note.',
    params: { code: 'code' },
  },
  'invitation-page.invites-you-to-a': {
    text: '{username} invites you to a game',
    about: 'Heading, invited.',
    params: { username: 'username' },
  },
  'invitation-page.you-can-no-longer': { text: 'You can no longer join this game.', about: 'Sentence, invited.' },
  'invitation-page.you-need-a-free': {
    text: 'You need a free account: a name, an email address and a password.',
    about: 'Sentence, invited.',
  },
  'invitation-page.i-have-an-account': { text: 'I have an account', about: 'Link, sign in links.' },
  'invitation-page.sign-in': { text: 'Sign in', about: 'Link, not read.' },
  'invitation-page.try-again': { text: 'Try again', about: 'Button, not read.' },
  'invitation-page.loading-the-invitation': { text: 'Loading the invitation', about: 'Text, reading.' },
  'invitation-page.v': {
    text: '{homeTeam} v {awayTeam} ·',
    about: 'Title, invitation page.',
    params: { homeTeam: 'home team', awayTeam: 'away team' },
  },
  'invitation-page.invitation': { text: 'Invitation ·', about: 'Title, invitation page.' },
  'invitation-page.in-bettle-you-bet': {
    text: '{isPractice, select, true {In Bettle you bet on the next {roundDuration} minutes of a simulated football match, {homeTeam} v {awayTeam}: three corners or more, or fewer?} other {In Bettle you bet on the next {roundDuration} minutes of a real football match, {homeTeam} v {awayTeam}: three corners or more, or fewer?}}',
    about: 'The game in a sentence, for a visitor. Text, invitation page.',
    params: {
      isPractice: 'whether the match is simulated',
      roundDuration: 'minutes of a round',
      homeTeam: 'home team',
      awayTeam: 'away team',
    },
  },
  'invitation-page.lobby-not-found': { text: 'Lobby not found', about: 'Title, not read.' },
  'invitation-page.the-invitation-could-not': { text: 'The invitation could not be loaded', about: 'Title, not read.' },
  'invitation-page.no-game-has-the': {
    text: 'No game has the code in this link: the code is wrong, or the game was deleted. Ask your friend to send the link again. A code has six letters and digits.',
    about: 'Text, not read.',
  },
  'invitation-page.find-another-game': { text: 'Find another game', about: 'Button, invitation page.' },
  'invitation-page.take-a-seat': { text: 'Take a seat', about: 'Button, invitation page.' },
  'seat-link-page.play-on-with-this': { text: 'Play on with this phone', about: 'Heading, seat link page.' },
  'seat-link-page.the-host-made-this': {
    text: 'The host made this link for a lost phone. You get the seat back with all chips and bets. Bets already placed are shown when their rounds start.',
    about: 'Sentence, seat link page.',
  },
  'seat-link-page.take-my-seat': { text: 'Take my seat', about: 'Button, seat link page.' },
  'seat-link-page.your-seat': { text: 'Your seat ·', about: 'Title, seat link page.' },
} as const satisfies Catalog
