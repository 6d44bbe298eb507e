import type { Catalog } from '../catalog.ts'

export const firstPaint = {
  'draw-skeletons.loading': { text: 'Loading', about: 'Sentence, draw skeletons.' },
  'draw-skeletons.bettle-loads-slowly-check': {
    text: 'Bettle is loading slowly: check your connection.',
    about: 'Sentence, draw skeletons.',
  },
  'draw-skeletons.try-again': { text: 'Try again', about: 'Text, draw skeletons.' },
  'draw-skeletons.bettle-did-not-start': {
    text: 'Bettle did not start. Your chips and bets are safe on the server.',
    about: 'Sentence, draw skeletons.',
  },
  'draw-skeletons.load-again': { text: 'Load again', about: 'Text, draw skeletons.' },
  'draw-skeletons.this-browser-is-too': {
    text: 'This browser is too old for Bettle. Bettle needs {floor}, or newer. Open this address in another browser:',
    about: 'Sentence, draw skeletons.',
    params: { floor: 'floor' },
  },
  'draw-skeletons.copy-the-address': { text: 'Copy the address', about: 'Button, draw skeletons.' },
  'header-skeleton.logout': { text: 'Logout', about: 'Button, header skeleton.' },
  'hub-skeleton.lobby-code': { text: 'Lobby code', about: 'Text, join skeleton.' },
  'hub-skeleton.a-friend-in-the': {
    text: 'A friend in the lobby can tell you the code.',
    about: 'Sentence, join skeleton.',
  },
  'hub-skeleton.join-game': { text: 'JOIN GAME', about: 'Button, join skeleton.' },
  'hub-skeleton.play-a-match': { text: 'PLAY A MATCH', about: 'Button, join skeleton.' },
  'hub-skeleton.lobbies': { text: 'Lobbies', about: 'Label, hub skeleton.' },
  'hub-skeleton.players-lounge': { text: 'PLAYERS LOUNGE', about: 'Label, hub skeleton.' },
  'hub-skeleton.create-game': { text: 'CREATE GAME', about: 'Label, hub skeleton.' },
  'hub-skeleton.compete': { text: 'COMPETE', about: 'Label, hub skeleton.' },
  'hub-skeleton.open-lobbies': { text: 'OPEN LOBBIES', about: 'Title, join skeleton.' },
  'hub-skeleton.loading-open-lobbies': { text: 'Loading open lobbies', about: 'Label, join skeleton.' },
  'keep-skeleton.copied': { text: 'Copied', about: 'Text, keep skeleton.' },
  'keep-skeleton.selected-copy-it': { text: 'Selected: copy it', about: 'Text, keep skeleton.' },
  'keep-skeleton.of-files-have-arrived': {
    text: ' {loaded} of {count} files have arrived.',
    about: 'Text, keep skeleton.',
    params: { loaded: 'loaded', count: 'count' },
  },
  'plain-skeleton.login': {
    text: 'Login',
    about: 'Button, plain skeleton. The header of a phone has room for one short word.',
  },
  'plain-skeleton.register': {
    text: 'Register',
    about: 'Button, plain skeleton. The header of a phone has room for one short word.',
  },
  'run.your-browser-stores-nothing': {
    text: 'Your browser stores nothing for this page. You can play, but you are signed out when you close or reload the page.',
    about: 'Text, run.',
  },
  'sign-in-skeleton.welcome': { text: 'Welcome', about: 'Label, sign in skeleton.' },
  'sign-in-skeleton.sign-in': { text: 'Sign In', about: 'Label, sign in skeleton.' },
  'sign-in-skeleton.players-lounge': { text: 'Players Lounge', about: 'Label, sign in skeleton.' },
  'sign-in-skeleton.email': { text: 'Email', about: 'Label, form skeleton.' },
  'sign-in-skeleton.password': { text: 'Password', about: 'Label, form skeleton.' },
} as const satisfies Catalog
