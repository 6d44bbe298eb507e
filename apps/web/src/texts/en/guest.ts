import type { Catalog } from '../catalog.ts'

export const guest = {
  'ask-host.lets-in-no-more': {
    text: '{host} is not letting in any more guests from your network. You can still join with an account: create one or sign in.',
    about: 'Notice, ask host.',
    params: { host: 'host' },
  },
  'ask-host.has-been-asked-keep': {
    text: 'We have asked {host}, {username}. Keep this page open: you get your seat when {host} says yes.',
    about: 'Text, ask host.',
    params: { host: 'host', username: 'username' },
  },
  'ask-host.others-from-your-network': {
    text: 'Others on your network are in this game already, so {host} decides whether more people may join from there.',
    about: 'Sentence, ask host.',
    params: { host: 'host' },
  },
  'ask-host.ask-to-let-me': { text: 'Ask {host} to let me in', about: 'Button, ask host.', params: { host: 'host' } },
  'face-choice.your-face-if-you': {
    text: 'Your face <part>(if you like)</part>',
    about: 'Sentence, face choice.',
    params: { part: 'the element span' },
  },
  'guest-seat-form.take-a-seat-as': {
    text: '{isPlayer, select, true {Take a seat as {username}} other {Watch as {username}}}',
    about: 'Button, returning guest.',
    params: { isPlayer: 'whether player', username: 'username' },
  },
  'guest-seat-form.your-seat-is-played': {
    text: 'Your seat, {username}, is being played on another phone. You can take it back until the match ends.',
    about: 'Sentence, take back seat.',
    params: { username: 'username' },
  },
  'guest-seat-form.take-my-seat-back': { text: 'Take my seat back', about: 'Button, take back seat.' },
  'guest-seat-form.you-could-not-join': {
    text: 'You could not join. Please try again.',
    about: 'Message after a failure, guest seat form.',
  },
  'guest-seat-form.join-as-a-guest': { text: 'Join as a guest', about: 'Label, guest seat form.' },
  'guest-seat-form.your-name': { text: 'Your name', about: 'Label of the field username, guest seat form.' },
  'guest-seat-form.take-a-seat': { text: 'Take a seat', about: 'Text, guest seat form.' },
  'guest-seat-form.watch': { text: 'Watch', about: 'Text, guest seat form.' },
  'open-lobby-list.open-lobbies': { text: 'Open lobbies', about: 'Heading, open lobby list.' },
  'open-lobby-list.v': {
    text: '{homeTeam} v {awayTeam}',
    about: 'Text, open lobby list.',
    params: { homeTeam: 'home team', awayTeam: 'away team' },
  },
  'open-lobby-list.of-seats-taken': {
    text: '{username} · {players} of {maxPlayers} seats taken',
    about: 'Text, open lobby list.',
    params: { username: 'username', players: 'players', maxPlayers: 'max players' },
  },
} as const satisfies Catalog
