import type { Translation } from '../catalog.ts'
import type { deadEnd as English } from '../en/dead-end.ts'

export const deadEnd = {
  'crash-page.this-page-stopped-working': 'Diese Seite ist abgestürzt',
  'crash-page.your-chips-and-bets':
    'Deine Chips und Wetten sind auf dem Server sicher, und die Partie läuft weiter. Lade die Seite neu, das hilft meistens.',
  'crash-page.load-again': 'Neu laden',
  'crash-page.crash-reports': 'Absturzberichte',
  'crash-page.if-you-like-tell':
    'Wenn du magst, erzähl uns, was du kurz davor gemacht hast. Das hilft uns, den Fehler zu finden.',
  'crash-page.load-the-page-again': 'Lade die Seite neu.',
  'crash-page.if-the-page-stops':
    'Stürzt die Seite wieder ab, geh zurück zur Startseite oder öffne deinen Link noch einmal.',
  'crash-page.your-browser-may-be': 'Vielleicht ist dein Browser zu alt. Aktualisiere ihn oder nimm einen anderen.',
  'crash-page.a-browser-extension-may': 'Vielleicht stört eine Browser-Erweiterung. Probier ein privates Fenster.',
  'crash-page.stack': 'Stack',
  'crash-page.to-the-lobbies': 'Zu den Lobbys',
  'crash-page.to-the-start-page': 'Zur Startseite',
  'crash-page.crash-report': 'Absturzbericht',
  'crash-page.what-failed': 'Was fehlgeschlagen ist',
  'dead-end.go-back': 'Zurück',
  'dead-end.to-the-lobbies': 'Zu den Lobbys',
  'forbidden-page.your-account-has-no':
    'Dein Konto darf diese Seite nicht öffnen. Deine Partien und Chips sind sicher.',
  'forbidden-page.no-entry': 'Kein Zutritt ·',
  'forbidden-page.you-cant-access-that': 'Hier kommst du nicht rein',
  'not-found-page.there-is-no-page': 'Unter dieser Adresse gibt es keine Seite.',
  'not-found-page.page-not-found': 'Seite nicht gefunden ·',
  'not-found-page.page-not-found-2': 'Seite nicht gefunden',
} satisfies Translation<typeof English>
