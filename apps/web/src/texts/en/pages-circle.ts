import type { Catalog } from '../catalog.ts'

export const pagesCircle = {
  'back-to-lobbies.lobbies': { text: 'Lobbies', about: 'Link, back to lobbies.' },
  'circle-area.loading-the-circle': { text: 'Loading the circle', about: 'Label, loading circle.' },
  'circle-page.invite': { text: 'Invite', about: 'Button, invite to circle.' },
  'circle-page.the-circle-does-not': {
    text: 'The circle does not exist, or you are not a member. A member can send you its link.',
    about: 'Text, no member.',
  },
  'circle-page.the-circle-could-not': { text: 'The circle could not be loaded.', about: 'Title, circle page.' },
  'circle-page.loading-the-circle': { text: 'Loading the circle', about: 'Label, circle page.' },
  'circle-page.table-of': { text: 'Table of {name}', about: 'Caption, shown.', params: { name: 'name' } },
  'circle-page.best': { text: 'Best', about: 'Short, shown.' },
  'circle-page.best-finish': { text: 'Best finish', about: 'Long, shown.' },
  'circle-page.circle-not-found': { text: 'Circle not found', about: 'Title, no member.' },
  'circle-page.circle': {
    text: 'Circle',
    about: 'Title of the window before the name of the circle is known. Circle page.',
  },
  'circles-page.circles': { text: 'Circles', about: 'Heading, circles page.' },
  'circles-page.circles-2': { text: 'Circles ·', about: 'Title, circles page.' },
  'guest-of-circle.guests-play-evenings-by': {
    text: 'Guests play evenings through the link. To be a member of a circle you need an account, and your seats stay yours.',
    about: 'Text, guest of circle.',
  },
  'guest-of-circle.register': { text: 'Register', about: 'Link, guest of circle.' },
  'guest-of-circle.circle': { text: 'Circle ·', about: 'Title, guest of circle.' },
  'guest-of-circle.register-to-join-a': { text: 'Register to join a circle', about: 'Title, guest of circle.' },
  'join-circle-page.join-a-circle': { text: 'Join a circle ·', about: 'Title, join circle page.' },
} as const satisfies Catalog
