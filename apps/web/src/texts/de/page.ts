import type { Translation } from '../catalog.ts'
import type { page as English } from '../en/page.ts'

export const page = {
  'head.description': 'Tipp die nächsten zehn Minuten eines echten Spiels, mit kostenlosen Chips, gegen deine Freunde.',
  'head.needs-scripts':
    'Bettle ist ein Live-Spiel und braucht JavaScript: Schalte es für diese Seite ein und lade sie neu.',
  'home-screen.my-game': 'Meine Partie',
  'home-screen.play-a-match': 'Eigenes Spiel',
  'offline.title': 'Keine Verbindung · Bettle',
  'offline.heading': 'Keine Verbindung',
  'offline.shows-no-game':
    'Bettle ist nicht zu erreichen und zeigt deshalb keine Partie: Spielstände, Quoten und Chips könnten veraltet sein.',
  'offline.bets-count':
    'Angenommene Wetten liegen auf dem Server und zählen. Deine Partie geht auch ohne dieses Gerät weiter.',
  'offline.last-reached': 'Dieses Gerät hat Bettle zuletzt am {time} erreicht.',
  'offline.try-again': 'Noch einmal',
} satisfies Translation<typeof English>
