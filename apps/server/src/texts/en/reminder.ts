import type { Catalog } from '../catalog.ts'

export const reminder = {
  'closing.title': {
    text: 'Betting closes in a minute',
    about: 'Title of a push: the user has not bet on a round.',
  },
  'closing.body': {
    text: 'You have not bet on round {round} of {home} – {away}.',
    about: 'Text of that push.',
    params: { round: 'The number of the round.', home: 'A team.', away: 'A team.' },
  },
  'starts.title': {
    text: 'Your game starts soon',
    about: 'Title of a push before the kick-off of a match.',
  },
  'starts.body': {
    text: '{home} – {away} starts in {minutes, plural, one {# minute} other {# minutes}}.',
    about: 'Text of that push.',
    params: { home: 'A team.', away: 'A team.', minutes: 'A number of minutes.' },
  },
  'result.title': {
    text: 'Your result',
    about: 'Title of a push after the end of a game or of a stage of a competition.',
  },
  'result.body': {
    text: '{home} – {away}: rank {rank} of {players}, with {chips, plural, one {# chip} other {# chips}}.',
    about: 'Text of that push after a game.',
    params: {
      home: 'A team.',
      away: 'A team.',
      rank: 'The rank of the user.',
      players: 'The number of players.',
      chips: 'The chips of the user.',
    },
  },
  'result.advanced': {
    text: '{name}: you reached the next stage.',
    about: 'Text of that push after a stage.',
    params: { name: 'A competition.' },
  },
  'result.eliminated': {
    text: '{name}: you are out.',
    about: 'Text of that push after a stage.',
    params: { name: 'A competition.' },
  },
  'result.champion': {
    text: '{name}: you have won!',
    about: 'Text of that push after the last stage.',
    params: { name: 'A competition.' },
  },
  'result.promoted': {
    text: '{name}: you move up a division.',
    about: 'Text of that push after a season.',
    params: { name: 'A competition.' },
  },
  'result.relegated': {
    text: '{name}: you move down a division.',
    about: 'Text of that push after a season.',
    params: { name: 'A competition.' },
  },
  'invited.title': {
    text: 'A friend asks you in',
    about: 'Title of a push: another user opened a game and asks the user to play.',
  },
  'invited.body': {
    text: '{by} asks you to play {home} – {away}.',
    about: 'Text of that push.',
    params: { by: 'The name of a user.', home: 'A team.', away: 'A team.' },
  },
  'mail.open': {
    text: 'Open in Bettle',
    about: 'Button of a reminder by email: opens the game or the competition.',
  },
  'mail.why': {
    text: 'You get this email because you turned it on in your profile: “{kind}”.',
    about: 'Small print of a reminder by email.',
    params: { kind: 'The label of a switch, such as “My result is final”.' },
  },
  'mail.end': {
    text: 'Stop these emails',
    about: 'Link at the end of a reminder by email.',
  },
  'kind.starts': {
    text: 'A game of mine starts in 15 minutes',
    about: 'Label of the switch of a reminder, the same as in the profile.',
  },
  'kind.closing': {
    text: 'Betting closes in a minute and I have not bet',
    about: 'Label of the switch of a reminder, the same as in the profile.',
  },
  'kind.result': {
    text: 'My result is final',
    about: 'Label of the switch of a reminder, the same as in the profile.',
  },
  'kind.invited': {
    text: 'A friend asks me in',
    about: 'Label of the switch of a reminder, the same as in the profile.',
  },
  'end.title': {
    text: 'Reminders by email',
    about: 'Heading of the page to which a reminder by email leads.',
  },
  'end.on': {
    text: 'Bettle sends you these emails: “{kind}”.',
    about: 'Sentence of that page, above its button.',
    params: { kind: 'The label of a switch.' },
  },
  'end.press': {
    text: 'Stop these emails',
    about: 'Button of that page.',
  },
  'end.off': {
    text: 'Bettle no longer sends you these emails: “{kind}”. All other reminders stay as they are.',
    about: 'Sentence of that page, after the press.',
    params: { kind: 'The label of a switch.' },
  },
  'end.deleted': {
    text: 'This account was deleted. Bettle sends it no emails.',
    about: 'Sentence of that page.',
  },
  'end.unsigned': {
    text: 'This link is not complete, or was changed. Nothing was stopped. You can turn emails off in your profile.',
    about: 'Sentence of that page.',
  },
  'end.profile': {
    text: 'Go to my profile',
    about: 'Link of that page.',
  },
} as const satisfies Catalog
