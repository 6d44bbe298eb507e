import type { Catalog } from '../catalog.ts'

export const landing = {
  'page.title': { text: 'Bettle: call the next ten minutes', about: 'Landing page, title in the tab of the browser.' },
  'page.description': {
    text: 'A live prediction game on football matches. Play with free chips and your friends. Place one bet each round: over or under.',
    about: 'Landing page, description for search engines.',
  },
  'hero.heading': {
    text: 'Call the next',
    about: 'Landing page, first line of the headline. The second line follows: "ten minutes."',
  },
  'hero.accent': { text: 'ten minutes.', about: 'Landing page, second line of the headline.' },
  'hero.text': {
    text: 'How many corners before the clock shows 40? Choose over or under before the round starts, then watch every event on the pitch change your bet. Everyone gets a hundred free chips, and there is nothing to buy.',
    about: 'Landing page, text below the headline.',
  },
  'hero.action': { text: 'Play now', about: 'Landing page, button.' },
  'hero.picture': {
    text: 'The game on a phone: the score and the clock above, the round’s progress, and the bets for the next round below.',
    about: 'Landing page, describes a picture.',
  },
  'how.heading': { text: 'How it works', about: 'Landing page, title of a section.' },
  'how.text': { text: 'Six cards, one minute. Turn the cards over.', about: 'Landing page, text of a section.' },
  'how.seat.title': { text: 'Take a seat', about: 'Landing page, title of a card.' },
  'how.seat.text': {
    text: 'Join an open lobby, type a friend’s code, or open a lobby of your own.',
    about: 'Landing page, front of a card.',
  },
  'how.seat.back': {
    text: 'A lobby is one match and the people who play it. Everyone begins with the same chips. You can play, or only watch.',
    about: 'Landing page, back of a card.',
  },
  'how.rounds.title': { text: 'Live rounds', about: 'Landing page, title of a card.' },
  'how.rounds.text': {
    text: 'The match is divided into rounds of ten minutes.',
    about: 'Landing page, front of a card.',
  },
  'how.rounds.back': {
    text: 'Each half has five rounds. The last round of a half is five minutes plus added time. It ends when the half ends.',
    about: 'Landing page, back of a card.',
  },
  'how.over-under.title': { text: 'Over or under', about: 'Landing page, title of a card.' },
  'how.over-under.text': {
    text: 'Corners, throw-ins, shots, cards: pick one. Then pick over or under.',
    about: 'Landing page, front of a card.',
  },
  'how.over-under.back': {
    text: 'Over 1.5 corners wins with two or more corners. Under 1.5 wins with one or none. The price says how much you get back for each chip.',
    about: 'Landing page, back of a card.',
  },
  'how.chips.title': { text: 'Chips are free', about: 'Landing page, title of a card.' },
  'how.chips.text': { text: 'Nobody can buy chips, and chips buy nothing.', about: 'Landing page, front of a card.' },
  'how.chips.back': {
    text: 'You start each game with the same chips as everyone else, usually a hundred. You place one bet each round. Your chips decide your rank, and nothing else.',
    about: 'Landing page, back of a card.',
  },
  'how.counts.title': { text: 'Watch it count', about: 'Landing page, title of a card.' },
  'how.counts.text': {
    text: 'Every event on the pitch changes your bet at once.',
    about: 'Landing page, front of a card.',
  },
  'how.counts.back': {
    text: 'A bar fills, a tag turns to WINNING, the ranking changes. When the round is over, everyone sees who won. Each bet shows which events counted.',
    about: 'Landing page, back of a card.',
  },
  'how.whistle.title': { text: 'Final whistle', about: 'Landing page, title of a card.' },
  'how.whistle.text': { text: 'The player with the most chips wins.', about: 'Landing page, front of a card.' },
  'how.whistle.back': {
    text: 'You see a podium and your game in three numbers. The pot is paid in trophies. Then play again.',
    about: 'Landing page, back of a card.',
  },
  'friends.heading': { text: 'Better with friends', about: 'Landing page, title of a section.' },
  'friends.text': {
    text: 'Watch a match together, each with a phone. Or play with friends in other cities, and chat.',
    about: 'Landing page, text of a section.',
  },
  'friends.private.title': { text: 'Private lobbies', about: 'Landing page, title of a line.' },
  'friends.private.text': {
    text: 'The list does not show your lobby. Share the code, the link or the QR code with your friends. They join with only a name.',
    about: 'Landing page, text of a line.',
  },
  'friends.open.title': { text: 'Open lobbies', about: 'Landing page, title of a line.' },
  'friends.open.text': {
    text: 'Join a lobby from the list. The list shows the match, the host and the start of the next half.',
    about: 'Landing page, text of a line.',
  },
  'friends.chat.title': { text: 'Chat and spectators', about: 'Landing page, title of a line.' },
  'friends.chat.text': {
    text: 'Every lobby has a chat. Spectators can watch and chat without betting.',
    about: 'Landing page, text of a line.',
  },
  'friends.rules.title': { text: 'Your house rules', about: 'Landing page, title of a line.' },
  'friends.rules.text': {
    text: 'As host you choose the chips, the stakes and the length of a round. You also choose whether players see the other bets when a round has begun.',
    about: 'Landing page, text of a line.',
  },
  'friends.who-records.title': { text: 'Who records the match', about: 'Landing page, title of a line.' },
  'friends.who-records.text': {
    text: 'An operator or a feed of counts records the match. In a private lobby your own room can record it.',
    about: 'Landing page, text of a line.',
  },
  'friends.room.title': { text: 'Your room records', about: 'Landing page, title of a line.' },
  'friends.room.text': {
    text: 'Open a private lobby on a copy of the match. Everyone taps what they see. An event counts when enough players agree. A host without a seat can record alone.',
    about: 'Landing page, text of a line.',
  },
  'modes.heading': { text: 'Game modes', about: 'Landing page, title of a section.' },
  'modes.text': { text: 'Two ways to make it harder to play safe.', about: 'Landing page, text of a section.' },
  'modes.chips.title': { text: 'Bettle Chips', about: 'Landing page, title of a line: the name of a mode.' },
  'modes.chips.text': {
    text: 'A play you have used cannot be used again in a later round. So use your favourite plays at the right time.',
    about: 'Landing page, text of a line.',
  },
  'modes.stop.title': { text: 'Bet Stop', about: 'Landing page, title of a line: the name of a mode.' },
  'modes.stop.text': {
    text: 'The host sets how often you may repeat the same play. After that you must choose another play.',
    about: 'Landing page, text of a line.',
  },
  'competitions.heading': { text: 'Tournaments and leagues', about: 'Landing page, title of a section.' },
  'competitions.text': {
    text: 'Chips are free in competitions too. An invitation code opens exclusive games with prizes.',
    about: 'Landing page, text of a section.',
  },
  'competitions.tournaments.title': { text: 'Tournaments', about: 'Landing page, title of a line.' },
  'competitions.tournaments.text': {
    text: 'Free to enter, winner takes all. First a group stage, then knockout rounds until one player is left.',
    about: 'Landing page, text of a line.',
  },
  'competitions.leagues.title': { text: 'Leagues', about: 'Landing page, title of a line.' },
  'competitions.leagues.text': {
    text: 'Divisions 1 to 3. Play the season. The best players go up a division, the last players go down.',
    about: 'Landing page, text of a line.',
  },
  'previews.heading': { text: 'Look inside', about: 'Landing page, title of a section.' },
  'previews.text': {
    text: 'This small screen shows a practice match. Join at any time. A practice match runs faster than a real match.',
    about: 'Landing page, text of a section.',
  },
  'previews.hub': {
    text: 'The lobbies on a phone: six boxes for a code, and below the boxes the open lobbies with the matches.',
    about: 'Landing page, describes a picture.',
  },
  'previews.game': {
    text: 'The game on a large screen: own bets on the left, the match and the next bets in the middle, the ranking and the chat on the right.',
    about: 'Landing page, describes a picture.',
  },
  'previews.podium': {
    text: 'The end of a game on a phone: a podium with the first three players, and the winner’s chips.',
    about: 'Landing page, describes a picture.',
  },
  'team.heading': { text: 'Meet the team', about: 'Landing page, title of a section.' },
  'invitation.heading': { text: 'The next round is about to start', about: 'Landing page, title of the last section.' },
  'invitation.text': {
    text: 'You need one minute to create an account. Then press once to join a game.',
    about: 'Landing page, text of the last section.',
  },
  'invitation.action': { text: 'Take a seat', about: 'Landing page, button.' },
  'footer.text': {
    text: 'Bettle is a game. Chips are free, cannot be bought and are worth nothing outside the game.',
    about: 'Landing page, footer.',
  },
  'footer.sign-in': { text: 'Sign in', about: 'Landing page, link of the footer.' },
  'footer.terms': { text: 'Terms of Service', about: 'Landing page, link of the footer.' },
} as const satisfies Catalog
