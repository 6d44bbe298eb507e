import type { Translation } from '../catalog.ts'
import type { card as English } from '../en/card.ts'

export const card = {
  'deal-button.check-the-deal': 'Verteilung prüfen',
  'deal-dialog.no-cards-have-been': 'In dieser Partie wurden keine Karten verteilt.',
  'deal-dialog.the-seed-is-shown': 'Der Startwert steht hier, sobald die Ergebnisse bestätigt sind.',
  'deal-dialog.the-check-could-not': 'Die Prüfung konnte nicht geladen werden. Prüf deine Verbindung und lade neu.',
  'deal-dialog.you': '· Du',
  'deal-dialog.the-seed-gives': 'Der Startwert ergibt: {drawn}',
  'deal-dialog.the-deal-of-the': 'So wurden die Karten verteilt',
  'deal-dialog.a-secret-number-the':
    'Eine geheime Zahl, der Startwert, entscheidet, wer welche Karten bekommt. Beim Verteilen wird der Hash des Startwerts veröffentlicht. Ein Hash ist wie ein Fingerabdruck. Sind die Ergebnisse bestätigt, wird auch der Startwert veröffentlicht. Dann können alle nachprüfen, dass niemand die Karten getauscht hat.',
  'deal-dialog.loading-the-deal': 'Verteilung wird geladen',
  'deal-dialog.dealing-the-cards-again': 'Die Karten werden zur Prüfung noch einmal verteilt',
  'deal-dialog.checked-on-this-device':
    'Auf diesem Gerät geprüft: Der Startwert passt zum Hash und ergibt für alle genau diese Karten.',
  'deal-dialog.the-seed-gives-every':
    'Der Startwert ergibt für alle diese Karten, passt aber nicht zu dem Hash, den dieser Browser zuerst gesehen hat.',
  'deal-dialog.the-seed-fits-the': 'Der Startwert passt zum Hash, ergibt aber andere Karten.',
  'deal-dialog.the-seed-does-not': 'Der Startwert passt nicht zum veröffentlichten Hash.',
  'deal-dialog.cards-dealt-again': 'Noch einmal verteilte Karten',
  'deal-dialog.matches': 'stimmt',
  'deal-dialog.differs': 'weicht ab',
  'deal-dialog.hash-of-the-seed': 'Hash des Startwerts, beim Verteilen veröffentlicht (SHA-256)',
  'deal-dialog.seed': 'Startwert',
  'promise-of-deal.this-is-not-the': 'Das ist nicht der Hash, der veröffentlicht wurde.',
  'promise-of-deal.this-browser-first-saw':
    'Dieser Browser hat zuerst einen anderen Hash gesehen, der Startwert wurde also später geändert. Vielleicht hat jemand die Karten ausgesucht.',
  'promise-of-deal.the-hash-that-this': 'Der Hash, den dieser Browser zuerst gesehen hat:',
  'promise-of-deal.this-is-the-hash':
    'Das ist der Hash, den dieser Browser zuerst gesehen hat. Ändert er sich, hat vielleicht jemand die Karten getauscht. Dann steht hier eine Warnung.',
  'promise-of-deal.this-browser-first-saw-the':
    'Dieser Browser hat den Hash erst nach dem Ende des Spiels gesehen. Ob er vorher geändert wurde, kann der Browser nicht wissen.',
  'deal-dialog.a-player': 'Jemand',
  'deal-dialog.a-player-who-has-left': 'Jemand, der nicht mehr dabei ist',
} satisfies Translation<typeof English>
