import type { Catalog } from '../catalog.ts'

export const page = {
  'head.description': {
    text: 'Call the next ten minutes of a real match with free chips, against your friends.',
    about: 'Description of the app for search engines and on a phone’s home screen.',
  },
  'head.needs-scripts': {
    text: 'Bettle is a live game and needs JavaScript: switch it on for this site and load the page again.',
    about: 'Sentence on the page of a browser without JavaScript.',
  },
  'home-screen.my-game': { text: 'My game', about: 'Shortcut in the menu of the app’s icon on a home screen.' },
  'home-screen.play-a-match': {
    text: 'Play a match',
    about: 'Shortcut in the menu of the app’s icon on a home screen: opens a lobby.',
  },
  'offline.title': { text: 'No connection · Bettle', about: 'Title of the tab of the page without a connection.' },
  'offline.heading': { text: 'No connection', about: 'Heading of the page without a connection.' },
  'offline.shows-no-game': {
    text: 'Bettle cannot be reached, so it shows no game: scores, prices and chips could be old.',
    about: 'Sentence on the page without a connection.',
  },
  'offline.bets-count': {
    text: 'Bets that were accepted are kept on the server and count. Your game goes on without this device.',
    about: 'Sentence on the page without a connection.',
  },
  'offline.last-reached': {
    text: 'This device last reached Bettle at {time}.',
    about: 'Sentence on the page without a connection.',
    params: { time: 'Date and time, such as "14 Jun 2026, 18:30".' },
  },
  'offline.try-again': { text: 'Try again', about: 'Button on the page without a connection.' },
} as const satisfies Catalog
