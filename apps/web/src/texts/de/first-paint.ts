import type { Translation } from '../catalog.ts'
import type { firstPaint as English } from '../en/first-paint.ts'

export const firstPaint = {
  'draw-skeletons.loading': 'Wird geladen',
  'draw-skeletons.bettle-loads-slowly-check': 'Bettle lädt langsam: Prüf deine Verbindung.',
  'draw-skeletons.try-again': 'Noch einmal',
  'draw-skeletons.bettle-did-not-start':
    'Bettle ist nicht gestartet. Deine Chips und Wetten sind auf dem Server sicher.',
  'draw-skeletons.load-again': 'Neu laden',
  'draw-skeletons.this-browser-is-too':
    'Dieser Browser ist zu alt für Bettle. Bettle braucht {floor} oder neuer. Öffne diese Adresse in einem anderen Browser:',
  'draw-skeletons.copy-the-address': 'Adresse kopieren',
  'header-skeleton.logout': 'Abmelden',
  'hub-skeleton.lobby-code': 'Lobby-Code',
  'hub-skeleton.a-friend-in-the': 'Den Code kennen alle in der Lobby.',
  'hub-skeleton.join-game': 'MITSPIELEN',
  'hub-skeleton.play-a-match': 'EIGENES SPIEL',
  'hub-skeleton.lobbies': 'Lobbys',
  'hub-skeleton.players-lounge': 'PLAYERS LOUNGE',
  'hub-skeleton.create-game': 'NEUE PARTIE',
  'hub-skeleton.compete': 'WETTBEWERBE',
  'hub-skeleton.open-lobbies': 'OFFENE LOBBYS',
  'hub-skeleton.loading-open-lobbies': 'Offene Lobbys werden geladen',
  'keep-skeleton.copied': 'Kopiert',
  'keep-skeleton.selected-copy-it': 'Markiert: bitte kopieren',
  'keep-skeleton.of-files-have-arrived': ' {loaded} von {count} Dateien geladen.',
  'plain-skeleton.login': 'Login',
  'plain-skeleton.register': 'Mitmachen',
  'run.your-browser-stores-nothing':
    'Dein Browser speichert für diese Seite nichts. Spielen kannst du trotzdem, aber beim Schließen oder Neuladen wirst du abgemeldet.',
  'sign-in-skeleton.welcome': 'Willkommen',
  'sign-in-skeleton.sign-in': 'Anmelden',
  'sign-in-skeleton.players-lounge': 'Players Lounge',
  'sign-in-skeleton.email': 'E-Mail',
  'sign-in-skeleton.password': 'Passwort',
} satisfies Translation<typeof English>
