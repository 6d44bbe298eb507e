import type { Translation } from '../catalog.ts'
import type { rematch as English } from '../en/rematch.ts'

export const rematch = {
  'rematch-card.next-match-with-the': 'Nächstes Spiel mit denselben Leuten',
  'rematch-card.opened-a-game-on':
    '{isOwn, select, true {Du hast eine Partie zu {homeTeam} – {awayTeam} eröffnet.} other {<bold>{name}</bold> hat eine Partie zu {homeTeam} – {awayTeam} eröffnet.}}',
  'rematch-card.when-you-choose-a':
    'Wenn du ein Spiel wählst, werden alle in dieser Lobby eingeladen{bringsBots, select, true {, und die Bots nehmen wieder Platz} other {}}. Die Regeln bleiben gleich.',
  'rematch-card.the-next-practice-match': 'Das nächste Übungsspiel steht bald zur Wahl.',
  'rematch-card.v': '{homeTeam} – {awayTeam}',
  'rematch-card.go-to-the-game': 'Zur Partie',
  'rematch-card.join': 'Mitspielen',
  'rematch-card.watch': 'Zuschauen',
  'rematch-card.under-way': 'Läuft',
  'rematch-card.kick-off-not-announced': 'Anpfiff noch nicht bekannt',
} satisfies Translation<typeof English>
