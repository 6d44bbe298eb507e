import type { Translation } from '../catalog.ts'
import type { pagesCircle as English } from '../en/pages-circle.ts'

export const pagesCircle = {
  'back-to-lobbies.lobbies': 'Lobbys',
  'circle-area.loading-the-circle': 'Kreis wird geladen',
  'circle-page.invite': 'Einladen',
  'circle-page.the-circle-does-not':
    'Den Kreis gibt es nicht, oder du bist kein Mitglied. Wer drin ist, kann dir den Link schicken.',
  'circle-page.the-circle-could-not': 'Der Kreis konnte nicht geladen werden.',
  'circle-page.loading-the-circle': 'Kreis wird geladen',
  'circle-page.table-of': 'Tabelle von {name}',
  'circle-page.best': 'Top',
  'circle-page.best-finish': 'Bester Rang',
  'circle-page.circle-not-found': 'Kreis nicht gefunden',
  'circle-page.circle': 'Kreis',
  'circles-page.circles': 'Kreise',
  'circles-page.circles-2': 'Kreise ·',
  'guest-of-circle.guests-play-evenings-by':
    'Gäste spielen Abende per Link mit. Für einen Kreis brauchst du ein Konto, und deine Plätze bleiben deine.',
  'guest-of-circle.register': 'Konto anlegen',
  'guest-of-circle.circle': 'Kreis ·',
  'guest-of-circle.register-to-join-a': 'Leg ein Konto an, um einem Kreis beizutreten',
  'join-circle-page.join-a-circle': 'Kreis beitreten ·',
} satisfies Translation<typeof English>
