import type { Translation } from '../catalog.ts'
import type { rematch as English } from '../en/rematch.ts'

export const rematch = {
  'rematch-card.next-match-with-the': 'Próximo partido con la misma gente',
  'rematch-card.opened-a-game-on':
    '{isOwn, select, true {Has abierto una partida en {homeTeam} vs. {awayTeam}.} other {<bold>{name}</bold> ha abierto una partida en {homeTeam} vs. {awayTeam}.}}',
  'rematch-card.when-you-choose-a':
    'Cuando elijas un partido, invitamos a toda la gente de esta sala{bringsBots, select, true {, y sus bots ocupan sus plazas} other {}}. Las reglas no cambian.',
  'rematch-card.the-next-practice-match': 'Pronto podrás elegir el próximo partido de práctica.',
  'rematch-card.v': '{homeTeam} vs. {awayTeam}',
  'rematch-card.go-to-the-game': 'Ir a la partida',
  'rematch-card.join': 'Unirme',
  'rematch-card.watch': 'Mirar',
  'rematch-card.under-way': 'En juego',
  'rematch-card.kick-off-not-announced': 'Hora de inicio por confirmar',
} satisfies Translation<typeof English>
