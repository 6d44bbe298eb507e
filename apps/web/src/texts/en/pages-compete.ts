import type { Catalog } from '../catalog.ts'

export const pagesCompete = {
  'compete-area.loading-the-competition': { text: 'Loading the competition', about: 'Label, loading competition.' },
  'compete-frame.the-competition-does-not': {
    text: 'The competition does not exist, or it is private. If you have a code for the competition, enter the code under Compete.',
    about: 'Text, compete frame.',
  },
  'compete-frame.competitions': { text: 'Competitions', about: 'Link, to competitions.' },
  'compete-frame.competition-not-found': { text: 'Competition not found', about: 'Title, compete frame.' },
  'compete-frame.the-competition-could-not': {
    text: 'The competition could not be loaded.',
    about: 'Title, compete frame.',
  },
  'compete-frame.loading-the-competition': { text: 'Loading the competition', about: 'Label, loading competition.' },
  'competition-page.organise': { text: 'Organise', about: 'Link, shown.' },
  'competition-page.to-decide': { text: ', to decide:', about: 'Text, shown.' },
  'competition-page.play-again-with-these': { text: 'Play again with these players', about: 'Link, shown.' },
  'competition-page.share': { text: 'Share', about: 'Button, share button.' },
  'create-competition-page.new-competition': { text: 'New competition', about: 'Heading, new.' },
  'create-competition-page.you-need-an-account': {
    text: 'You need an account to organise a competition.',
    about: 'Text, new.',
  },
  'create-competition-page.new-competition-2': { text: 'New Competition ·', about: 'Title, create competition page.' },
  'create-competition-page.register-first': { text: 'Register first', about: 'Title, new.' },
  'draw-page.competition': { text: 'Competition', about: 'Link, draw page.' },
  'draw-page.the-draw-of': { text: 'The draw of {name}', about: 'Heading, draw page.', params: { name: 'name' } },
  'draw-page.a-secret-number-the': {
    text: 'A secret number, the seed, decides the draw. When enrolment opens, the hash of the seed is published. When enrolment closes, the seed and the list of players are published too. Each player gets a number, called the lot: the SHA-256 hash of the seed, the list and the player. The player with the lowest lot comes first. The groups follow from the lots, and later divisions from the tables before. Your browser computes all of this again on this page.',
    about: 'Sentence, draw page.',
  },
  'draw-page.this-shows-that-the': {
    text: 'This shows that the seed was fixed before enrolment and that nothing was changed after the draw. It does not show everything: whoever runs this server could know the seed early and try which list of players gives which draw, for instance with accounts of their own.',
    about: 'Sentence, draw page.',
  },
  'draw-page.the-draw': { text: 'The draw ·', about: 'Title, draw page.' },
  'organise-competition-page.only-the-organiser-of': {
    text: 'Only the organiser of this competition and administrators can use this page.',
    about: 'Text, shown.',
  },
  'organise-competition-page.competition-page': { text: 'Competition page', about: 'Link, shown.' },
  'organise-competition-page.invitation-codes': { text: 'Invitation codes', about: 'Text, shown.' },
  'organise-competition-page.organise': { text: 'Organise {name} ·', about: 'Title, shown.', params: { name: 'name' } },
  'organise-competition-page.you-are-not-the': { text: 'You are not the organiser', about: 'Title, shown.' },
} as const satisfies Catalog
