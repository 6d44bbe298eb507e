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
} as const satisfies Catalog
