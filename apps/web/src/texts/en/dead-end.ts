import type { Catalog } from '../catalog.ts'

export const deadEnd = {
  'crash-page.this-page-stopped-working': { text: 'This page stopped working', about: 'Heading, crash page.' },
  'crash-page.your-chips-and-bets': {
    text: 'Your chips and bets are safe on the server, and the game continues. Load the page again: this usually helps.',
    about: 'Sentence, crash page.',
  },
  'crash-page.load-again': { text: 'Load again', about: 'Button, crash page.' },
  'crash-page.crash-reports': { text: 'Crash reports', about: 'Link, crash page.' },
  'crash-page.if-you-like-tell': {
    text: 'If you like, tell us what you did just before, so that we can fix the problem.',
    about: 'Sentence, crash page.',
  },
  'crash-page.load-the-page-again': { text: 'Load the page again.', about: 'Item of a list, tips.' },
  'crash-page.if-the-page-stops': {
    text: 'If the page stops again, go back to the start page, or open your link again.',
    about: 'Item of a list, tips.',
  },
  'crash-page.your-browser-may-be': {
    text: 'Your browser may be too old. Update your browser, or use another browser.',
    about: 'Item of a list, tips.',
  },
  'crash-page.a-browser-extension-may': {
    text: 'A browser extension may break the page. Try a private window.',
    about: 'Item of a list, tips.',
  },
  'crash-page.stack': { text: 'Stack', about: 'Summary, inside.' },
  'crash-page.to-the-lobbies': { text: 'To the lobbies', about: 'Button, crash page.' },
  'crash-page.to-the-start-page': { text: 'To the start page', about: 'Button, crash page.' },
  'crash-page.crash-report': { text: 'Crash report', about: 'Label, crash page.' },
  'crash-page.what-failed': { text: 'What failed', about: 'Read by screen readers, inside.' },
  'dead-end.go-back': { text: 'Go back', about: 'Button, said.' },
  'dead-end.to-the-lobbies': { text: 'To the lobbies', about: 'Link, said.' },
  'forbidden-page.your-account-has-no': {
    text: 'Your account has no access to this page. Your games and chips are safe.',
    about: 'Text, forbidden page.',
  },
  'forbidden-page.no-entry': { text: 'No entry ·', about: 'Title, forbidden page.' },
  'forbidden-page.you-cant-access-that': { text: "You can't access that", about: 'Title, forbidden page.' },
  'not-found-page.there-is-no-page': { text: 'There is no page at this address.', about: 'Text, not found.' },
  'not-found-page.page-not-found': { text: 'Page Not Found ·', about: 'Title, not found.' },
  'not-found-page.page-not-found-2': { text: 'Page Not Found', about: 'Title, not found.' },
} as const satisfies Catalog
