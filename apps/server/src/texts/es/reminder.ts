import type { Translation } from '../catalog.ts'
import type { reminder as English } from '../en/reminder.ts'

export const reminder = {
  'closing.title': 'Las apuestas se cierran en un minuto',
  'closing.body': 'Aún no has apostado en la ronda {round} de {home} – {away}.',
  'starts.title': 'Tu partida empieza pronto',
  'starts.body': '{home} – {away} empieza en {minutes, plural, one {# minuto} many {# minutos} other {# minutos}}.',
  'result.title': 'Tu resultado',
  'result.body':
    '{home} – {away}: puesto {rank} de {players}, con {chips, plural, one {# ficha} many {# fichas} other {# fichas}}.',
  'result.advanced': '{name}: pasas a la siguiente fase.',
  'result.eliminated': '{name}: te quedas fuera.',
  'result.champion': '{name}: ¡has ganado!',
  'result.promoted': '{name}: subes de división.',
  'result.relegated': '{name}: bajas de división.',
  'invited.title': 'Te invitan a jugar',
  'invited.body': '{by} te invita a jugar {home} – {away}.',
} satisfies Translation<typeof English>
