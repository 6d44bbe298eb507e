import type { Catalog } from '../catalog.ts'

export const card = {
  'deal-button.check-the-deal': { text: 'Check the deal', about: 'Button, deal button.' },
  'deal-dialog.no-cards-have-been': { text: 'No cards have been dealt in this game.', about: 'Sentence, deal dialog.' },
  'deal-dialog.the-seed-is-shown': {
    text: 'The seed is shown here when the results are confirmed.',
    about: 'Sentence, deal shown.',
  },
  'deal-dialog.the-check-could-not': {
    text: 'The check could not be loaded. Look at your connection, then reload the page.',
    about: 'Sentence, check.',
  },
  'deal-dialog.you': { text: '· You', about: 'Text, hand drawn.' },
  'deal-dialog.the-seed-gives': {
    text: 'The seed gives: {drawn}',
    about: 'Text, hand drawn.',
    params: { drawn: 'drawn' },
  },
  'deal-dialog.the-deal-of-the': { text: 'How the cards were dealt', about: 'Title, deal dialog.' },
  'deal-dialog.a-secret-number-the': {
    text: 'A secret number, the seed, decides who gets which cards. When the cards are dealt, the hash of the seed is published: a kind of fingerprint. When the results are confirmed, the seed itself is published. Then everyone can check that nobody has changed the cards.',
    about: 'Description, deal dialog.',
  },
  'deal-dialog.loading-the-deal': { text: 'Loading the deal', about: 'Label, deal dialog.' },
  'deal-dialog.dealing-the-cards-again': { text: 'Dealing the cards again to check the deal', about: 'Label, check.' },
  'deal-dialog.checked-on-this-device': {
    text: 'Checked on this device: the seed fits the hash, and the seed gives every player these cards.',
    about: 'Sentence, check.',
  },
  'deal-dialog.the-seed-gives-every': {
    text: 'The seed gives every player these cards, but the seed does not fit the hash that this browser saw first.',
    about: 'Sentence, check.',
  },
  'deal-dialog.the-seed-fits-the': {
    text: 'The seed fits the hash, but the seed gives other cards.',
    about: 'Sentence, check.',
  },
  'deal-dialog.the-seed-does-not': {
    text: 'The seed does not fit the hash that was published.',
    about: 'Sentence, check.',
  },
  'deal-dialog.cards-dealt-again': { text: 'Cards dealt again', about: 'Read by screen readers, check.' },
  'deal-dialog.matches': { text: 'matches', about: 'Badge, hand drawn.' },
  'deal-dialog.differs': { text: 'differs', about: 'Badge, hand drawn.' },
  'deal-dialog.hash-of-the-seed': {
    text: 'Hash of the seed, published at the deal (SHA-256)',
    about: 'Term, deal dialog.',
  },
  'deal-dialog.seed': { text: 'Seed', about: 'Term, deal dialog.' },
  'promise-of-deal.this-is-not-the': {
    text: 'This is not the hash that was published.',
    about: 'Sentence, promise note.',
  },
  'promise-of-deal.this-browser-first-saw': {
    text: 'This browser first saw a different hash, so the seed was changed later. Somebody may have chosen the cards.',
    about: 'Sentence, promise note.',
  },
  'promise-of-deal.the-hash-that-this': {
    text: 'The hash that this browser saw first:',
    about: 'Sentence, promise note.',
  },
  'promise-of-deal.this-is-the-hash': {
    text: 'This is the hash that this browser saw first. If it ever changes, somebody may have swapped the cards, and you see a warning here.',
    about: 'Sentence, promise note.',
  },
  'promise-of-deal.this-browser-first-saw-the': {
    text: 'This browser first saw the hash after the match had ended, so it cannot know whether the hash was changed before.',
    about: 'Sentence, promise note.',
  },
  'deal-dialog.a-player': { text: 'A player', about: 'Name of somebody in a large lobby, deal dialog.' },
  'deal-dialog.a-player-who-has-left': { text: 'A player who has left', about: 'Name of somebody, deal dialog.' },
} as const satisfies Catalog
